// Declarations by example: the two steps, the contents of a receipt, a key that is used twice. [FRM-02] [LGL-02] [LGL-03]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { someFacts as facts } from "./arbitraries.ts";
import {
  checkRequest,
  type Declaration,
  declarationAct,
  declarationDraft,
  declarationForms,
  declarationsStoredSince,
  declarationStep,
  declaredFacts,
  receiptOf,
  receiptReference,
} from "./index.ts";

const typed: Readonly<Record<string, string>> = {
  product: "Web M",
  termination: "extraordinary",
  reason: "Still.\r\nSeit Tagen.",
  email: "ada@example.org",
  emailRepeat: "ada@example.org",
  colour: "blue",
};
const draft = declarationDraft("cancellation", (field) => typed[field] ?? null);

describe("a declaration", () => {
  it("[LGL-02] [LGL-03] ends a contract in one of two ways", () =>
    expect(declarationForms).toEqual(["cancellation", "withdrawal"]));
  it("[FRM-02] is read from the fields of its form alone; what was left out is as in an empty form", () =>
    expect(draft).toEqual({
      form: "cancellation",
      fields: {
        customerNumber: "",
        category: "",
        product: "Web M",
        termination: "extraordinary",
        reason: "Still.\nSeit Tagen.",
        end: "next",
        date: "",
        street: "",
        city: "",
        email: "ada@example.org",
        emailRepeat: "ada@example.org",
      },
    }));
  it.each([
    ["confirm", "confirm"],
    ["change", "change"],
    ["review", "review"],
    ["send", "review"],
    [null, "review"],
  ])("[LGL-02] the button %s means %s", (pressed, act) => expect(declarationAct(pressed)).toBe(act));
  it("[LGL-02] is reviewed, then confirmed; wrong, the form is shown again with every refused field", () => {
    expect(declarationStep("review", draft, facts).step).toBe("reviewed");
    expect(declarationStep("confirm", draft, facts).step).toBe("confirmed");
    expect(declarationStep("change", draft, facts)).toEqual({ step: "asked", refusals: [] });
    const empty = declarationDraft("withdrawal", () => null);
    const confirmed = declarationStep("confirm", empty, facts);
    expect(confirmed.step === "asked" && confirmed.refusals.map(({ field }) => field)).toEqual([
      "name",
      "contract",
      "email",
    ]);
    expect(declarationStep("change", empty, facts)).toEqual({ step: "asked", refusals: [] });
  });
  it("[LGL-02] is listed in the order of the form, without what was left out", () => {
    const filing = Result.getOrThrow(checkRequest(draft, facts)) as Declaration;
    expect(declaredFacts(filing)).toEqual([
      { name: "product", value: "Web M" },
      { name: "termination", value: "extraordinary" },
      { name: "reason", value: "Still.\nSeit Tagen." },
      { name: "end", value: "next" },
      { name: "email", value: "ada@example.org" },
    ]);
    expect(receiptReference(receiptOf(filing, "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55", instant(0)))).toBe("3F2A-91BC");
    expect(receiptReference({ id: "" })).toBe("-");
  });
  it("[LGL-02] [LGL-03] is stored until the third year after the one in which it arrived is over, where the seller is", () => {
    const storedSince = (now: string) =>
      new Date(declarationsStoredSince(instant(Date.parse(now)), "Europe/Berlin")).toISOString();
    expect(storedSince("2029-12-31T22:59:59Z")).toBe("2025-12-31T23:00:00.000Z");
    expect(storedSince("2029-12-31T23:00:00Z")).toBe("2026-12-31T23:00:00.000Z");
  });
});
