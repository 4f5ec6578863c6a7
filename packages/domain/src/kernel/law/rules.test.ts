// How laws and rules are written down. [HDL-01]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { law, rule } from "#kernel/law";
import { idsOf } from "./rules.ts";

const property = () => fc.property(fc.boolean(), () => true);

describe("a law", () => {
  it("[HDL-01] knows the ids of its sentence, in their order", () => {
    const made = law("[CRT-07] [VAT-110] nothing is lost, see [note] and [X-1]", property);
    expect(made).toMatchObject({
      ids: ["CRT-07", "VAT-110"],
      sentence: "[CRT-07] [VAT-110] nothing is lost, see [note] and [X-1]",
    });
    expect(made.property).toBe(property);
    expect(idsOf("[LINKS-07] [crt-07] [CRT-7] [CRT-0700] CRT-07")).toEqual([]);
  });
  it("[HDL-01] without an id is a defect of its author", () =>
    expect(() => law("nothing is lost", property)).toThrow(
      "a law without a requirement id such as [CRT-07] in front: nothing is lost",
    ));
});

describe("a rule", () => {
  const text = { en: "Nothing is lost.", de: "Nichts geht verloren." };
  it("[HDL-01] is for everyone and always, unless stated otherwise", () => {
    expect(rule("CRT-07", text, "rules.md")).toEqual({
      id: "CRT-07",
      text,
      source: "rules.md",
      scope: "everyone",
      validFrom: null,
      validUntil: null,
    });
    expect(rule("CRT-07", text, "rules.md", { scope: "consumers", validFrom: "2026-01-01" })).toMatchObject({
      scope: "consumers",
      validFrom: "2026-01-01",
      validUntil: null,
    });
  });
});
