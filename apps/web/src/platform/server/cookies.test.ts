// Cookies of a request: of two with one name, which counts. [OPS-07] [SES-02]
import { expect, it } from "vitest";
import { readCookies } from "./cookies.ts";

it.each([
  ["token=theirs; token=own", {}],
  ["token=own; locale=de; token=theirs", { locale: "de" }],
  ["token=own;token=own", {}],
  ["token=own;  token =theirs", {}],
  ["ticketing=a; ticketing=b; token=own", { token: "own" }],
  ["locale=de; locale=en; token=own", { locale: "de", token: "own" }],
  ["token=; token=own", {}],
  ["token=own;\ttoken\t= theirs", {}],
  ["token; token=own", {}],
  ["login-nonce=a; login-nonce=b; csrf=c; csrf=d; locale=de", { locale: "de" }],
  ["%74oken=theirs; token=own", { "%74oken": "theirs", token: "own" }],
  ['"token"=theirs; token=own', { '"token"': "theirs", token: "own" }],
  ["token=own; Token=theirs", { token: "own", Token: "theirs" }],
])("[OPS-07] [SES-02] [SEC2-15] of two that the server alone sets none counts: %s", (header, found) => {
  expect(Object.fromEntries(readCookies(header))).toEqual(found);
});
