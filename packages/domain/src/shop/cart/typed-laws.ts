// Laws of the cart's forms without scripts: what stands in them is what a screen would have wanted. [CRT-08] [LOC-16]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyIntents } from "./arbitraries.ts";
import { isProductItem } from "./contents.ts";
import type { CartIntent } from "./intents.ts";
import { maximumQuantity } from "./limits.ts";
import type { Cart, ProductItem } from "./model.ts";
import { actFields, type PressedIntent, typedIntents } from "./typed-intents.ts";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const pressed = new Set<CartIntent["kind"]>([
  "addition",
  "place",
  "remove-domain",
  "remove",
  "remove-voucher",
  "clear",
]);
const isPressed = (intent: CartIntent): intent is PressedIntent =>
  pressed.has(intent.kind) && !(intent.kind === "addition" && intent.quantity > 0);

const wanted = (cart: Cart, fields: Readonly<Record<string, string>>): readonly CartIntent[] | null => {
  const typed = typedIntents(cart, (name) => fields[name] ?? null);
  return Result.isSuccess(typed) ? typed.success : null;
};

const termsOf = (item: ProductItem, quantity: string): Readonly<Record<string, string>> => ({
  act: "terms",
  item: item.id,
  quantity,
  months: String(item.billingMonths),
  ...(item.location === null ? {} : { location: item.location }),
});

export const typedLaws: readonly Law[] = [
  law("[CRT-08] a form whose button is pressed wants what the same press wants on a screen", () =>
    fc.property(anyIntents, ({ cart, intents }) =>
      intents.filter(isPressed).every((intent) => same(wanted(cart, actFields(intent)), [intent])),
    ),
  ),
  law("[CRT-08] the terms of an item, sent as they stand, change nothing; another quantity changes that alone", () =>
    fc.property(anyIntents, fc.integer({ min: 1, max: maximumQuantity }), ({ cart }, quantity) =>
      cart.items
        .filter(isProductItem)
        .every(
          (item) =>
            same(wanted(cart, termsOf(item, String(item.quantity))), []) &&
            same(
              wanted(cart, termsOf(item, ` ${quantity} `)),
              quantity === item.quantity ? [] : [{ kind: "quantity", item: item.id, quantity }],
            ),
        ),
    ),
  ),
  law(
    "[CRT-02] [CRT-08] so many of an addition as are typed are wanted, up to the maximum that stands in the form; any other is refused",
    () =>
      fc.property(
        anyIntents,
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        ({ cart }, quantity, maximum) =>
          cart.items.filter(isProductItem).every((item) => {
            const fields = {
              ...actFields({ kind: "addition", item: item.id, product: "ipv4", quantity: 0 }),
              maximum: String(maximum),
            };
            const typed = (text: string) => wanted(cart, { ...fields, quantity: text });
            return (
              same(
                typed(` ${quantity} `),
                quantity > maximum ? null : [{ kind: "addition", item: item.id, product: "ipv4", quantity }],
              ) && ["0", "", "-1", "1.5", "zwei"].every((none) => typed(none) === null)
            );
          }),
      ),
  ),
  law("[CRT-08] a quantity that is none is refused, whatever was typed", () =>
    fc.property(anyIntents, fc.constantFrom("0", "100", "-1", "1.5", "", "1e1", "zwei"), ({ cart }, typed) =>
      cart.items.filter(isProductItem).every((item) => wanted(cart, termsOf(item, typed)) === null),
    ),
  ),
];
