"""The files of deploy/, which people copy: each is read by the program that it is for."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from shoal.server.settings import Settings, read_settings

from . import nginx

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SHOAL = Path(sys.executable).with_name("shoal")
NEEDED = pytest.mark.skipif(bool(nginx.missing()), reason=nginx.MISSING)


def run(*line: str | Path) -> str:
    """What a program complains about."""
    done = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return f"{done.stderr}{done.stdout if done.returncode else ''}"


def as_here(folder: Path) -> list[Path]:
    """The units, with the program of these tests in the place of the one that they start."""
    units = [folder / unit.name for unit in sorted(DEPLOY.glob("shoal*.[st][ei]*"))]
    for unit in units:
        unit.write_text((DEPLOY / unit.name).read_text("utf-8").replace("/opt/shoal/bin/shoal", str(SHOAL)), "utf-8")
    return units


@NEEDED
def test_systemd_has_nothing_to_say_against_the_units(tmp_path: Path) -> None:
    units = as_here(tmp_path)
    assert [unit.name for unit in units] == [
        "shoal-backup.service",
        "shoal-backup.timer",
        "shoal-think.service",
        "shoal.service",
    ]
    assert run("systemd-analyze", "verify", "--man=no", *units) == ""
    units[-1].write_text(units[-1].read_text("utf-8").replace("KillMode", "KilMode"), "utf-8")
    assert "KilMode" in run("systemd-analyze", "verify", "--man=no", *units), "it does look"


def test_units_share_their_user_and_their_settings() -> None:
    server, backup = ((DEPLOY / name).read_text("utf-8") for name in ("shoal.service", "shoal-backup.service"))
    for text in (server, backup):
        assert {"User=shoal", "DynamicUser=yes", "EnvironmentFile=-/etc/shoal.env"} <= set(text.splitlines())
        assert "--settings /etc/shoal.toml" in text
    thinks = (DEPLOY / "shoal-think.service").read_text("utf-8").splitlines()
    assert {
        "EnvironmentFile=-/etc/shoal.env",
        "ExecStart=/opt/shoal/bin/shoal think --settings /etc/shoal.toml",
    } <= set(thinks)


def test_the_backup_of_a_night_is_named_by_its_day(tmp_path: Path) -> None:
    """The line of the unit as systemd would run it, with what only it understands put in."""
    [line] = re.findall("^ExecStart=/bin/sh -c '(.+)'$", (DEPLOY / "shoal-backup.service").read_text("utf-8"), re.M)
    told = tmp_path / "shoal"
    told.write_text('#!/bin/sh\necho "$@"\n')
    told.chmod(0o755)
    line = line.replace("$$", "$").replace("%%", "%").replace("/opt/shoal/bin/shoal", str(told))
    said = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, check=True).stdout
    assert re.fullmatch(r"backup /var/lib/shoal-backups/shoal-[1-7]\.sqlite3 --settings /etc/shoal\.toml\n", said)


def test_the_server_takes_its_settings(tmp_path: Path) -> None:
    file = DEPLOY / "shoal.toml"
    found = read_settings({}, {}, file)
    assert found.proxy and found.hosts == ("fish.example.org",) and found.data == Path("/var/lib/shoal")
    aside = re.findall(r"^# (\w+) = ", file.read_text("utf-8"), re.M)
    assert aside and set(aside) <= {field.name for field in fields(Settings)}
    whole = tmp_path / "shoal.toml"
    whole.write_text(re.sub(r"^# (\w+ = )", r"\1", file.read_text("utf-8"), flags=re.M), "utf-8")
    assert read_settings({}, {}, whole).player_processes == 8
    secret = dict(re.findall(r"^# (SHOAL_\w+)=(.+)$", file.read_text("utf-8"), re.M))
    assert read_settings({}, secret, file).database.startswith("postgresql://shoal:")


@NEEDED
def test_nginx_takes_the_site(tmp_path: Path) -> None:
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    asked = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=fish"]
    subprocess.run(["openssl", *asked, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    site = nginx.SITE.read_text("utf-8").replace("/etc/letsencrypt/live/fish.example.org", str(tmp_path))
    ports = iter(range(9))  # sockets in their place: not everybody may listen at 80, nor has everybody IPv6
    site = re.sub(r"listen \S+?(?=;| ssl)", lambda _: f"listen unix:{tmp_path}/{next(ports)}", site)
    assert nginx.complaints(site, tmp_path) == ""
    assert "proxy_passs" in nginx.complaints(site.replace("proxy_pass ", "proxy_passs "), tmp_path), "it does look"


@NEEDED
def test_caddy_takes_its_file() -> None:
    done = subprocess.run(
        ["caddy", "adapt", "--pretty", "--config", DEPLOY / "Caddyfile"], capture_output=True, text=True
    )
    assert done.returncode == 0 and "127.0.0.1:8000" in done.stdout, done.stderr


def test_the_guide_quotes_what_is_really_said() -> None:
    """When something fails: the words of its tables and listings are those of the server."""
    guide = (ROOT / "docs" / "when-something-fails.md").read_text("utf-8")
    sources = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "shoal" / "server").rglob("*.py"))
    logged = set(re.findall(r'"what":\s"([^"]+)"', guide))
    assert len(logged) > 2 and all(f'("{what}"' in sources for what in logged)
    words = (ROOT / "src" / "shoal" / "core" / "library.ftl").read_text("utf-8")
    patterns = [
        ".+".join(map(re.escape, re.split(r"\{ \$\w+ \}", line)))
        for line in re.findall(r"^[a-z-]+ = (.+)$", words, re.M)
    ]
    said = re.findall(r"^\| (`+)shoal: (.+?) ?\1 \|", guide, re.M)
    assert len(said) > 5
    for _, text in said:
        assert any(re.fullmatch(pattern, text) for pattern in patterns), text
