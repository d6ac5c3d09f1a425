"""The description of the HTTP interface, made of the routes and the types they name."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any

import msgspec

from . import wire
from .http import Route

REFUSALS = (401, 403, 404, 409, 413, 415, 421, 422, 429, 503)
NAMED_IN_BODY = {
    ("POST", "/api/tables"),
    ("POST", "/api/me/clubs"),
    ("POST", "/api/mail/confirmed"),
}  # what may be gone


def describe(routes: list[Route], version: str) -> dict[str, Any]:
    """An OpenAPI document."""
    kinds = [kind for route in routes for kind in (route.body, route.query, route.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components(
        [*kinds, wire.Refusal], ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(map(id, kinds), schemas, strict=False))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schema_of, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "shoal", "version": version, "description": "Tables for five fish games."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(route: Route, schema_of: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"summary": route.summary, "operationId": route.handler.__name__}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    if route.query:
        kind = components[route.query.__name__]
        parameters += [
            {"name": name, "in": "query", "required": name in kind.get("required", ()), "schema": schema}
            for name, schema in kind["properties"].items()
        ]
    if parameters:
        found["parameters"] = parameters
    if route.body:
        found["requestBody"] = {
            "required": route.needs_body,
            "content": {"application/json": {"schema": schema_of[id(route.body)]}},
        }
    if route.private:
        found["security"] = [{"token": []}]
    answer: dict[str, Any] = {"description": HTTPStatus(route.status).phrase}
    if route.answer is not None:
        answer["content"] = {route.media: {"schema": schema_of[id(route.answer)]}}
    refusal = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    found["responses"] = {
        str(int(route.status)): answer,
        **{
            str(status): {"description": HTTPStatus(status).phrase, "content": refusal}
            for status in REFUSALS
            if applies(route, status)
        },
    }
    return found


def applies(route: Route, status: int) -> bool:
    """Whether a route may be refused so."""
    if status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.CONFLICT):
        return route.private or route.method != "GET"
    if status == HTTPStatus.MISDIRECTED_REQUEST:
        return route.path.startswith("/api/")
    if status == HTTPStatus.NOT_FOUND:
        return "{" in route.path or (route.method, route.path) in NAMED_IN_BODY
    if status in (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.UNSUPPORTED_MEDIA_TYPE):
        return route.body is not None
    if status == HTTPStatus.UNPROCESSABLE_ENTITY:
        return route.body is not None or route.query is not None
    return status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
