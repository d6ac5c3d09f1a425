"""What is sent to browsers is encrypted and signed as the examples of the RFCs are."""

from __future__ import annotations

from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from shoal.server import push

from .pushed import ADDRESS, decrypted, in_bytes, in_text, signed


def test_what_is_sent_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    def key(text: str) -> Any:
        return derive_private_key(int.from_bytes(in_bytes(text), "big"), SECP256R1())

    browser = key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    public = in_bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    ours, salt = key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), in_bytes("DGv6ra1nlYgDCS1FRnbzlw")
    secret, content = in_bytes("BTBZMqHH6r4Tts7J_aSIgg"), b"When I grow up, I want to be a watermelon"
    body = push.encrypted(content, public, secret, ours, salt)
    assert in_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert decrypted(body, browser, secret) == content
    once, again = (push.encrypted(content, public, secret) for _ in range(2))
    assert once != again and decrypted(once, browser, secret) == decrypted(again, browser, secret) == content


def test_the_server_says_who_it_is_as_in_the_example_of_rfc_8292() -> None:
    example = (
        "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3"
        "NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysa"
        "zNjjvW2L9OkSSHzvoD1oA, "
        "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
    )
    said, _ = signed(example)
    assert said == {"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"}
    signer = push.Signer(push.new_key(), ADDRESS)
    ours, key = signed(signer.authorization("https://push.example.net/p/1?2", 1453523768.5))
    assert ours == {"aud": "https://push.example.net", "exp": 1453523768 + push.VALID, "sub": ADDRESS}
    assert key == signer.public and len(in_bytes(key)) == 65
    assert "sub" not in signed(push.Signer(push.new_key(), "").authorization("https://a.example/", 0.0))[0]
