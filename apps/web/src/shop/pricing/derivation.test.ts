// A derivation as the ledger shows it: its parts below it, each in the words of the page. [HDL-02]
import type { Derivation } from "@kontor/domain/shop/pricing";
import { cents } from "@kontor/domain/kernel/money";
import { expect, it } from "vitest";
import { domainTexts } from "../../app/domain-texts.ts";
import { translatorOf } from "../../platform/texts/translate.ts";
import { derivationView } from "./derivation.ts";

it("[HDL-02] parts stand below their amount, and a domain's line names years all the way down", () => {
  const line: Derivation = {
    reason: "line",
    amount: cents(-1234),
    facts: { kind: "domain", subject: "hafen.de", quantity: 1 },
    parts: [
      {
        reason: "period",
        amount: cents(504),
        facts: { unitPrice: cents(504), quantity: 1, months: 12 },
        parts: [],
      },
    ],
  };
  const t = translatorOf("en", domainTexts("en")["ledger"]);
  expect(derivationView(line, { t, locale: "en", title: (subject) => subject })).toEqual({
    label: "hafen.de",
    amount: "−€12.34",
    parts: [{ label: "One year at €5.04", amount: "€5.04", parts: [] }],
  });
});
