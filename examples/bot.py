"""Play on a shoal server: `bot.py ADDRESS CODE` joins a table, `bot.py ADDRESS GAME me easy hard` makes one."""

import json
import random
import sys
import time
from urllib.request import HTTPError, Request, urlopen


def choose(view):
    return random.choice(view["legal"])  # put your own player here: view["picture"] is what your seat sees


def ask(path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    try:
        return urlopen(Request(server + path, body and json.dumps(body).encode(), headers), timeout=60)
    except HTTPError as refusal:  # its body says why; where it says when, ask again: the same id is harmless
        time.sleep(int(refusal.headers.get("Retry-After", 0)))
        return ask(path, body) if refusal.code in (429, 503) else refusal


def act(kind, **content):
    return ask(f"/api/tables/{table}/acts", {"type": kind, "id": f"{random.getrandbits(64):x}", **content})


(server, wanted, *seats), token = sys.argv[1:], ""
token = json.load(ask("/api/guests", {"name": "bot"}))["token"]
plan = {"plan": {"game": wanted, "seats": seats}}
table = json.load(ask("/api/tables", plan))["id"] if seats else json.load(ask(f"/api/codes/{wanted}"))["table"]
free = [chair["seat"] for chair in json.load(ask(f"/api/tables/{table}"))["seats"] if chair["kind"] == "open"]
act("sit", seat=free[0]) if free else act("start")

for line in ask(f"/api/tables/{table}/stream"):
    view = json.loads(line.strip() or "{}")  # an empty line only shows that the server is there
    if view.get("legal"):
        act("move", version=view["version"], move=choose(view))  # refused if too late: then a newer view follows
    if view.get("end"):
        print(f"seat {view['seat']}:", view["end"]["result"])
        break
