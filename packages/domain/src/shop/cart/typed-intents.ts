// What a form of the cart wants that was sent without scripts: its fields as intents, the same that a screen makes. [CRT-08] [LOC-16]
import * as Result from "effect/Result";
import { locations } from "#shop/catalog";
import { itemOf } from "./contents.ts";
import type { QuantityInvalid } from "./errors.ts";
import type { CartIntent } from "./intents.ts";
import { maximumQuantity } from "./limits.ts";
import type { Cart, ItemId } from "./model.ts";
import { quantityRefusal } from "./quantity.ts";

/** A field of a form; null where it has none of that name. */
type Field = (name: string) => string | null;

/** Acts of a form; `terms` stands for quantity, period and location together. */
export type CartAct =
  | Exclude<CartIntent["kind"], "quantity" | "billing" | "location" | "restore" | "restore-domain">
  | "terms";

/** What stands in one field of a form, beside those that are typed. */
export type ActFields = Readonly<Record<string, string>> & { readonly act: CartAct };

/** An intent that one press makes. */
export type PressedIntent = Extract<
  CartIntent,
  { readonly kind: "addition" | "place" | "remove-domain" | "remove" | "remove-voucher" | "clear" }
>;

/** The fields of a form whose button makes an intent; an addition is taken out by it, unless a quantity is typed beside them. */
export const actFields = (intent: PressedIntent): ActFields => {
  switch (intent.kind) {
    case "addition":
      return { act: intent.kind, item: intent.item, product: intent.product };
    case "place":
      return { act: intent.kind, ascii: intent.ascii, plan: intent.plan ?? "" };
    case "remove-domain":
      return { act: intent.kind, item: intent.item, ascii: intent.ascii };
    case "remove":
      return { act: intent.kind, item: intent.item };
    default:
      return { act: intent.kind };
  }
};

/** What is typed into a field for a number; not a number where it is none. */
const numberIn = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** The fields of an item's terms that say something else than the cart. */
const typedTerms = (cart: Cart, item: ItemId, field: Field): Result.Result<readonly CartIntent[], QuantityInvalid> => {
  const before = itemOf(cart, item);
  if (before?.kind !== "product") return Result.succeed([]);
  const quantity = numberIn(field("quantity") ?? String(before.quantity));
  const refusal = quantityRefusal(quantity);
  if (refusal !== null) return Result.fail(refusal);
  const months = numberIn(field("months") ?? "");
  const location = locations.find((known) => known === field("location"));
  return Result.succeed([
    ...(quantity === before.quantity ? [] : [{ kind: "quantity", item, quantity } as const]),
    ...(Number.isNaN(months) || months === before.billingMonths ? [] : [{ kind: "billing", item, months } as const]),
    ...(location === undefined || location === before.location ? [] : [{ kind: "location", item, location } as const]),
  ]);
};

/** So many of an addition as were typed; none where its button was pressed. What it has at most came with the form, and is the shop's to judge. */
const typedAddition = (item: ItemId, field: Field): Result.Result<readonly CartIntent[], QuantityInvalid> => {
  const typed = field("quantity");
  const quantity = typed === null ? 0 : numberIn(typed);
  const maximum = numberIn(field("maximum") ?? "");
  const refusal = typed === null ? null : quantityRefusal(quantity, Number.isNaN(maximum) ? maximumQuantity : maximum);
  if (refusal !== null) return Result.fail(refusal);
  return Result.succeed([{ kind: "addition", item, product: field("product") ?? "", quantity }]);
};

/** The intents of a form, in the order in which they are made; none where it wants nothing that is known. */
export const typedIntents = (cart: Cart, field: Field): Result.Result<readonly CartIntent[], QuantityInvalid> => {
  const item = field("item") ?? "";
  const ascii = field("ascii") ?? "";
  const intent = (wanted: CartIntent): Result.Result<readonly CartIntent[]> => Result.succeed([wanted]);
  switch (field("act")) {
    case "terms":
      return typedTerms(cart, item, field);
    case "addition":
      return typedAddition(item, field);
    case "place":
      return intent({ kind: "place", ascii, plan: field("plan") || null });
    case "remove-domain":
      return intent({ kind: "remove-domain", item, ascii });
    case "remove":
      return intent({ kind: "remove", item });
    case "authcode":
      return intent({ kind: "authcode", item, ascii, authcode: field("authcode") ?? "" });
    case "voucher":
      return intent({ kind: "voucher", code: field("voucher") ?? "" });
    case "remove-voucher":
      return intent({ kind: "remove-voucher" });
    case "clear":
      return intent({ kind: "clear" });
    default:
      return Result.succeed([]);
  }
};
