// Answers of DNS read as what they say of a name. [DOM-03] [DOM-08]
import { describe, expect, it } from "vitest";
import { dnsAnswerOf, dnsAvailability } from "./index.ts";

describe("an answer of DNS", () => {
  it("[DOM-08] sells no name for certain: one that is not there is probably free", () =>
    expect([null, "ENODATA", "ENOTFOUND"].map((code) => dnsAvailability(dnsAnswerOf(code)))).toEqual([
      "taken",
      "taken",
      "probably-available",
    ]));
  it("[DOM-03] [DOM-08] a fault of whatever kind reveals nothing about the name", () => {
    for (const code of ["ESERVFAIL", "ETIMEOUT", "EREFUSED", "ECONNREFUSED", "EBADRESP", "EFORMERR", "EANYTHING", ""])
      expect([dnsAnswerOf(code), dnsAvailability(dnsAnswerOf(code))], code).toEqual(["none", "unknown"]);
  });
});
