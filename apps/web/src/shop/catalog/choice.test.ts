// What of a stored or typed choice may be chosen of a product.
import fc from "fast-check";
import { expect, it } from "vitest";
import { chosenIn, type Offered } from "./choice.ts";

const offered: Offered = {
  billingMonths: [1, 6, 12],
  locations: ["DE", "NL"],
  additions: [{ key: "backup", maximum: 3 }],
};
const otherwise = { billingMonths: 6, location: "NL", additions: [] } as const;

it("[PRD-01] takes from the fields what is offered", () => {
  expect(chosenIn(new URLSearchParams("months=12&location=DE&add-backup=2"), offered, otherwise)).toEqual({
    billingMonths: 12,
    location: "DE",
    additions: [{ product: "backup", quantity: 2 }],
  });
});

it("[PRD-01] leaves what is not offered as it was, and gives no more of an addition than its maximum", () => {
  expect(chosenIn(new URLSearchParams("months=7&location=FR&add-backup=99&add-rocket=1"), offered, otherwise)).toEqual({
    billingMonths: 6,
    location: "NL",
    additions: [{ product: "backup", quantity: 3 }],
  });
});

it("[PRD-01] whatever stands in the fields, the choice is one that is offered", () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom("DE", "12", "-1", "1e9", ""),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom("months", "location", "add-backup", "add-rocket"), value)),
      (fields) => {
        const { billingMonths, location, additions } = chosenIn(new URLSearchParams(fields), offered, otherwise);
        expect(offered.billingMonths).toContain(billingMonths);
        expect(offered.locations).toContain(location);
        for (const { product, quantity } of additions) {
          expect(product).toBe("backup");
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 3).toBe(true);
        }
      },
    ),
  );
});
