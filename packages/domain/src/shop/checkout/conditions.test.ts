// What registries ask of holders: which boxes stand, and that no order goes past them. [DOM-01] [CHK-04]
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { emptyCart, type SelectedDomain } from "#shop/cart";
import { exampleCatalog } from "#shop/catalog/examples";
import { conditionsConfirmed } from "./conditions.ts";
import { endingConditions, noticesFor } from "./index.ts";
import { noAgreements, tickedAgreements } from "./rules.ts";

const condition = { en: "I live there.", de: "Ich wohne dort." };
const catalog = {
  ...exampleCatalog,
  endings: exampleCatalog.endings.map((each) => (each.ending === "de" ? { ...each, condition } : each)),
};
const named = (ascii: string): SelectedDomain => ({
  ascii,
  unicode: ascii,
  ending: ascii.split(".").at(-1) ?? "",
  acquisition: "register",
  authcodeGiven: false,
});
const cartOf = (...names: readonly string[]) => ({
  ...emptyCart("cart"),
  items: names.map((name) => ({ kind: "domain" as const, id: name, domain: named(name) })),
});

it("[DOM-01] [CHK-04] a condition stands once, in a box before the free one, where a name of its ending is ordered, and nowhere else", () => {
  expect(endingConditions(cartOf("one.de", "two.com", "three.de"), catalog)).toEqual([condition]);
  expect(noticesFor({ kind: "private" }, [condition])).toMatchObject({
    boxes: ["terms", "cancellationPolicy", "adult", "conditions", "earlyStart"],
    conditions: [condition],
  });
  expect(endingConditions(cartOf("two.com"), catalog)).toEqual([]);
  expect(noticesFor({ kind: "business" }, []).boxes).not.toContain("conditions");
});

it("[CHK-04] an order with such a name needs its box, any other order does not; a form's box is kept", () => {
  expect(Result.flip(conditionsConfirmed(noAgreements, cartOf("one.de"), catalog))).toMatchObject({
    success: { _tag: "ConditionsNotConfirmed" },
  });
  const ticked = tickedAgreements((box) => box === "conditions");
  expect(conditionsConfirmed(ticked, cartOf("one.de"), catalog)).toEqual(
    Result.succeed({ ...noAgreements, conditions: true }),
  );
  expect(conditionsConfirmed(noAgreements, cartOf("two.com"), catalog)).toEqual(Result.succeed(noAgreements));
});
