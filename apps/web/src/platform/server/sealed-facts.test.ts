// What a form was refused for reaches its page with its facts, and no link from elsewhere brings any that read as a sentence. [FRM-05] [REP-12]
import { refusalTexts, refusalText, type RefusalTag } from "@kontor/domain/site/refusal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factsInAddress, refusedIn } from "../page/refused-in.ts";
import { withSealedFacts, withTrueFacts } from "./sealed-facts.ts";

const key = "k".repeat(40);
const named = (Object.entries(refusalTexts.en) as [RefusalTag, string][]).flatMap(([tag, text]) => {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "").filter((name) => name !== "wait");
  return names.length === 0 ? [] : [{ tag, names }];
});
const anyFact = fc.oneof(
  fc.constantFrom("name, email", "Tor West", "🎉 (U+1F389)", "+49 40 123456", "a/b?c#d&e=f", "Äpfel % und +"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((text) => text.isWellFormed()),
);
const search = (address: string): URLSearchParams => new URL(address, "http://shop").searchParams;
const addressOf = (tag: string, facts: Readonly<Record<string, string>>): string =>
  `/en/some/page?${new URLSearchParams([["problem", tag], ...factsInAddress(facts).map((each) => [...each])])}#place`;

describe("facts of a refusal in an address", () => {
  it("[FRM-05] [REP-12] every refusal whose text names a fact arrives with it, whatever it holds", () =>
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.array(anyFact, { minLength: 6, maxLength: 6 }), (each, values) => {
        const facts = Object.fromEntries(each.names.map((name, at) => [name, values[at] ?? "x"]));
        const page = withTrueFacts(key, withSealedFacts(key, addressOf(each.tag, facts)));
        for (const locale of ["en", "de"] as const)
          expect(refusedIn(search(page), locale)).toBe(refusalText(locale, { ...facts, _tag: each.tag }));
        expect(page.endsWith("#place")).toBe(true);
      }),
    ));

  it.each([
    ["another text", (address: string) => address.replace("Tor+West", "Please+call+0900+123")],
    ["another refusal", (address: string) => address.replace("TicketAlreadyAdmitted", "TicketOfOtherEvent")],
    ["a fact more", (address: string) => address.replace("#", "&fact-event=Please+call+0900#")],
    ["no seal", (address: string) => address.replace(/&seal=[^&#]+/, "")],
    [
      "the seal of another shop",
      () => withSealedFacts("other", addressOf("TicketAlreadyAdmitted", { gate: "Tor West" })),
    ],
  ])("[FRM-05] [REP-12] an address with %s brings no sentence along", (_, changed) => {
    const sealed = withSealedFacts(key, addressOf("TicketAlreadyAdmitted", { gate: "Tor West" }));
    expect(refusedIn(search(withTrueFacts(key, sealed)), "en")).toContain("Tor West");
    const page = withTrueFacts(key, changed(sealed));
    expect([...search(page)].filter(([name]) => name.startsWith("fact-"))).toEqual([]);
  });

  it("[FRM-05] [REP-12] what no text names stays out of an address", () => {
    const address = addressOf("DomainTaken", { name: "a b.de", typed: "what was typed" });
    expect(withSealedFacts(key, address)).toContain("fact-name=a+b.de");
    expect(withSealedFacts(key, address)).not.toContain("typed");
  });

  it("[FRM-05] a plain fact needs no seal", () =>
    expect(withTrueFacts(key, "/en/cart?problem=VoucherNotValid&fact-code=WELCOM-3")).toBe(
      "/en/cart?problem=VoucherNotValid&fact-code=WELCOM-3",
    ));
});
