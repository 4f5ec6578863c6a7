// What was wanted of the cart when its scripts were gone with an earlier build: stored for the page that is loaded in its place. [VIS-05] [CRT-01]
import type { CartIntent } from "@kontor/domain/shop/cart";
import { type Guard, isCount, isListOf, isOneOf, isRecord, isText, orNull, slot } from "../../platform/client/tab-slot.ts";

/** An authcode is a secret and is not stored. */
type Storable = Exclude<CartIntent, { readonly kind: "authcode" | "restore" | "restore-domain" }>;

const fields: Readonly<Record<Storable["kind"], Readonly<Record<string, Guard<unknown>>>>> = {
  quantity: { item: isText, quantity: isCount },
  billing: { item: isText, months: isCount },
  location: { item: isText, location: isText },
  addition: { item: isText, product: isText, quantity: isCount },
  place: { ascii: isText, plan: orNull(isText) },
  "remove-domain": { item: isText, ascii: isText },
  remove: { item: isText },
  voucher: { code: isText },
  "remove-voucher": {},
  clear: {},
};

const hasKind = isRecord({ kind: isOneOf(...(Object.keys(fields) as Storable["kind"][])) });

const isStorable = (value: unknown): value is Storable => hasKind(value) && isRecord(fields[value.kind])(value);

const stored = slot(
  "kontor:unsent-intents",
  isRecord<{ readonly cart: string; readonly intents: readonly Storable[] }>({ cart: isText, intents: isListOf(isStorable) }),
);

/** False when something among it may not be stored. */
export const storeUnsent = (cart: string, intents: readonly CartIntent[]): boolean => {
  if (intents.length === 0 || !intents.every(isStorable)) return false;
  stored.write({ cart, intents });
  return stored.read() !== null;
};

/** What was stored for this cart; it is read once. */
export const takeUnsent = (cart: string): readonly CartIntent[] => {
  const unsent = stored.read();
  stored.clear();
  return unsent?.cart === cart ? unsent.intents : [];
};
