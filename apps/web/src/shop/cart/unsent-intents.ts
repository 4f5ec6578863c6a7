// Reads what was wanted of the cart and not confirmed when the page before this one went. [VIS-05] [CRT-01]
import type { Cart } from "@kontor/domain/shop/cart";
import {
  type Guard,
  isCount,
  isFlag,
  isListOf,
  isOneOf,
  isRecord,
  isTableOf,
  isText,
  orNull,
  slot,
} from "../../platform/client/tab-slot.ts";
import { type Storable, type Unsent, unsentName } from "./unsent-slot.ts";

const isDomain = isRecord({
  ascii: isText,
  unicode: isText,
  ending: isText,
  acquisition: isOneOf("register", "transfer"),
  authcodeGiven: isFlag,
});
const isContents: Guard<unknown> = (value): value is unknown =>
  isRecord({ kind: isOneOf("domain"), id: isText, domain: isDomain })(value) ||
  isRecord({
    kind: isOneOf("product"),
    id: isText,
    product: isText,
    quantity: isCount,
    billingMonths: isCount,
    location: orNull(isText),
    additions: isListOf(isRecord({ product: isText, quantity: isCount })),
    domains: isListOf(isDomain),
  })(value);

const fields: Readonly<Record<Storable["kind"], Readonly<Record<string, Guard<unknown>>>>> = {
  quantity: { item: isText, quantity: isCount },
  billing: { item: isText, months: isCount },
  location: { item: isText, location: isText },
  addition: { item: isText, product: isText, quantity: isCount },
  place: { ascii: isText, plan: orNull(isText) },
  "remove-domain": { item: isText, ascii: isText },
  "restore-domain": { item: isText, domain: isDomain, position: isCount },
  remove: { item: isText },
  restore: { item: isText, contents: isContents, position: isCount },
  voucher: { code: isText },
  "remove-voucher": {},
  clear: {},
};

const hasKind = isRecord({ kind: isOneOf(...(Object.keys(fields) as Storable["kind"][])) });

const isStorable = (value: unknown): value is Storable => hasKind(value) && isRecord(fields[value.kind])(value);

const isCart = isRecord<Pick<Cart, "id" | "version" | "voucher"> & { readonly items: readonly unknown[] }>({
  id: isText,
  version: isCount,
  voucher: orNull(isText),
  items: isListOf(isContents),
});
const isTitles = isTableOf(isText);

const stored = slot(
  unsentName,
  isRecord<Unsent>({
    cart: (value): value is Cart | string => isText(value) || isCart(value),
    titles: (value): value is Unsent["titles"] => value === undefined || isTitles(value),
    intents: isListOf(isStorable),
  }),
);

/** What was stored for this cart; it stays until a cart is at work with it. */
export const unsentOf = (id: string): Unsent | null => {
  const unsent = stored.read();
  return unsent !== null && (typeof unsent.cart === "string" ? unsent.cart : unsent.cart.id) === id ? unsent : null;
};
