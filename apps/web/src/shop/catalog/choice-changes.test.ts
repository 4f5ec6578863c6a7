// What differs between two choices. [PRD-01]
import { expect, it } from "vitest";
import { choiceChanges } from "./choice-changes.ts";
import type { Choice } from "./views.ts";

const domain = (name: string): Choice["domains"][number] => ({
  ascii: name,
  unicode: name,
  ending: "de",
  acquisition: "register",
  authcodeGiven: false,
});

const choice: Choice = {
  billingMonths: 1,
  location: "any",
  additions: [{ product: "backup", quantity: 1 }],
  domains: [domain("one.de")],
};

it("[PRD-01] [PRD-07] every part that differs is a change, in the order of the form", () => {
  const other: Choice = {
    billingMonths: 12,
    location: "AT",
    additions: [{ product: "ipv4", quantity: 2 }],
    domains: [domain("two.de")],
  };
  expect(choiceChanges(choice, other)).toEqual([
    { kind: "months", months: 12 },
    { kind: "location", location: "AT" },
    { kind: "addition", product: "backup", quantity: 0 },
    { kind: "addition", product: "ipv4", quantity: 2 },
    { kind: "added", name: "two.de" },
    { kind: "removed", name: "one.de" },
  ]);
});

it("[PRD-01] the same choice in another order is no change", () => {
  const two = { ...choice, domains: [domain("one.de"), domain("two.de")] };
  expect(choiceChanges(two, { ...two, domains: [domain("two.de"), domain("one.de")] })).toEqual([]);
});
