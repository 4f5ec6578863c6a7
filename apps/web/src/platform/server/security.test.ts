// Which hosts browsers ask over https alone: the shop's own, and those below it only where the operator says so. [OPS-07]
import { expect, it } from "vitest";
import { apiSettings } from "@kontor/api";
import { securityHeadersByName } from "./security.ts";

it("[OPS-07] https alone is asked for the shop's own host, for those below it by a setting", () => {
  const of = (secure: boolean | "subdomains") => securityHeadersByName(secure)["strict-transport-security"];
  expect([of(false), of(true), of("subdomains")]).toEqual([
    undefined,
    "max-age=31536000",
    "max-age=31536000; includeSubDomains",
  ]);
  expect([apiSettings({}).hsts, apiSettings({ HSTS: "subdomains" }).hsts]).toEqual(["host", "subdomains"]);
  expect(() => apiSettings({ HSTS: "on" })).toThrow(/HSTS/);
});
