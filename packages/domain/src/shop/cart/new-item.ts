// What a frontend puts into a cart, as typed: names are read and confirmed at their registries, what is asked of a product is read. That takes its
// time, so it is done before the cart is changed. [DOM-01] [DOM-02] [DOM-04] [DOM-07] [PRD-01] [CHK-07]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import {
  Catalogs,
  type FieldValues,
  knownEnding,
  knownProduct,
  type Location,
  type ProductKey,
  readFields,
} from "#shop/catalog";
import { type Acquisition, authcodeFrom, confirmAcquisition, type NameFacts, parseDomainName } from "#shop/domain-name";
import { domainsOf, isDomainItem, itemOf, selectedDomain } from "./contents.ts";
import type { Authcode, CartId, ItemId, SelectedAddition, SelectedDomain } from "./model.ts";
import { Authcodes, Carts } from "./ports.ts";
import type { ItemChange, ItemContents } from "./rules.ts";
import {
  addDomainToCart,
  addToCart,
  type CartSeen,
  changeCartItem,
  keepingAuthcodes,
  putCartItem,
} from "./use-cases.ts";

/** A requested domain: a name as typed, an authcode where it moves here. */
export interface NewDomain {
  readonly name: string;
  readonly acquisition: Acquisition;
  readonly authcode?: string;
}

/** What a frontend puts into a cart; what is left out takes the catalogue's default. */
export type NewItem =
  | {
      readonly kind: "product";
      readonly product: ProductKey;
      readonly quantity?: number;
      readonly billingMonths?: number;
      readonly location?: Location | null;
      readonly additions?: readonly SelectedAddition[];
      readonly domains?: readonly NewDomain[];
      /** What is asked beside the terms, as typed, by the keys of the product's fields. */
      readonly fields?: FieldValues;
      /** Names that stand in the cart already, in A-label form, and that the product is to include. [PRD-07] */
      readonly fromCart?: readonly string[];
    }
  | {
      readonly kind: "domain";
      readonly domain: NewDomain;
      /** The item that is to include the name; on its own without one. [PRD-07] */
      readonly includedIn?: ItemId;
    };

/** What of an item a frontend wants different; what is left out stays. */
export interface NewTerms {
  readonly quantity?: number;
  readonly billingMonths?: number;
  readonly location?: Location | null;
  readonly additions?: readonly SelectedAddition[];
  readonly domains?: readonly NewDomain[];
  /** Of a domain on its own. */
  readonly acquisition?: Acquisition;
  readonly authcode?: string;
}

/** How names are read, but for the endings of the catalogue. */
export type NameReading = Omit<NameFacts, "endings">;

/** An item that may be put into its cart, with the codes to be stored beside it. */
export interface ConfirmedItem {
  readonly codes: readonly Authcode[];
  readonly contents: ItemContents;
  readonly fromCart: readonly string[];
  readonly includedIn: ItemId | null;
}

/** Each name is confirmed, but for one that is in the item already: it keeps its authcode, and so does one that comes back into it. */
const confirmDomains = Effect.fnUntraced(function* (
  id: CartId,
  item: ItemId | null,
  wanted: readonly NewDomain[],
  facts: NameReading,
) {
  const cart = yield* (yield* Carts).byId(id);
  const catalog = yield* (yield* Catalogs).current;
  const before = domainsOf({ items: cart.items.filter((each) => each.id === item) });
  const domains: SelectedDomain[] = [];
  const codes: Authcode[] = [];
  for (const { name: typed, acquisition, authcode } of wanted) {
    const { name } = yield* Effect.fromResult(parseDomainName(typed, { ...facts, endings: catalog.endings }));
    const known = before.find(({ ascii }) => ascii === name.ascii);
    if (known?.acquisition !== acquisition) yield* confirmAcquisition(name, acquisition, catalog.endings);
    const ending = yield* Effect.fromResult(knownEnding(catalog, name.ending));
    const code =
      authcode === undefined || acquisition !== "transfer"
        ? null
        : yield* Effect.fromResult(authcodeFrom(authcode, ending));
    if (code !== null) codes.push({ name: name.ascii, code });
    const isBack = item !== null && known === undefined && acquisition === "transfer";
    const authcodeGiven =
      code !== null ||
      (isBack
        ? yield* (yield* Authcodes).has(id, name.ascii)
        : known?.acquisition === acquisition && known.authcodeGiven);
    domains.push({ ...selectedDomain(name, acquisition), authcodeGiven });
  }
  return { domains, codes };
});

/** What is asked of a product; undefined where nothing was sent, as from before there were fields. */
const readChosen = Effect.fnUntraced(function* (
  { product, fields = {} }: Extract<NewItem, { kind: "product" }>,
  { toAscii }: NameReading,
) {
  if (Object.keys(fields).length === 0) return undefined;
  const catalog = yield* (yield* Catalogs).current;
  const read = yield* Effect.fromResult(
    Result.flatMap(knownProduct(catalog, product), (known) => readFields(known, fields, toAscii)),
  );
  return Object.keys(read).length === 0 ? undefined : read;
});

/** An item to add, or with its id to put in the place of what it was. */
export const confirmItem = Effect.fn("confirmItem")(function* (
  cart: CartId,
  wanted: NewItem,
  facts: NameReading,
  item: ItemId | null = null,
) {
  if (wanted.kind === "domain") {
    const { domains, codes } = yield* confirmDomains(cart, item, [wanted.domain], facts);
    const [domain] = domains;
    if (domain === undefined) return yield* Effect.die("one name is one domain");
    const contents: ItemContents = { kind: "domain", domain };
    return { codes, contents, fromCart: [], includedIn: wanted.includedIn ?? null } satisfies ConfirmedItem;
  }
  const { fromCart = [], ...choice } = wanted;
  const { domains, codes } = yield* confirmDomains(cart, item, choice.domains ?? [], facts);
  const contents: ItemContents = { ...choice, domains, fields: yield* readChosen(wanted, facts) };
  return { codes, contents, fromCart, includedIn: null } satisfies ConfirmedItem;
});

/** A change of an item: its names, or, of a domain on its own, its acquisition and authcode. What is not named stays as it is. */
export const confirmChange = Effect.fn("confirmChange")(function* (
  id: CartId,
  item: ItemId,
  { domains, authcode, ...terms }: NewTerms,
  facts: NameReading,
) {
  const own = itemOf(yield* (yield* Carts).byId(id), item);
  const alone: readonly NewDomain[] =
    own !== null && isDomainItem(own) && authcode !== undefined
      ? [{ name: own.domain.ascii, acquisition: terms.acquisition ?? own.domain.acquisition, authcode }]
      : [];
  const made = yield* confirmDomains(id, item, domains ?? alone, facts);
  const change: ItemChange = {
    ...terms,
    ...(domains === undefined ? {} : { domains: made.domains }),
    ...(authcode === undefined ? {} : { authcodeGiven: made.domains[0]?.authcodeGiven ?? true }),
  };
  return { codes: made.codes, change };
});

/** Adds what was confirmed before the transaction, with the authcodes given for it. */
export const addConfirmed = (seen: CartSeen, id: ItemId, { codes, contents, fromCart, includedIn }: ConfirmedItem) =>
  keepingAuthcodes(
    seen.cart,
    codes,
    Effect.gen(function* () {
      return contents.kind === "product"
        ? yield* addToCart(seen, id, contents, fromCart)
        : yield* addDomainToCart(seen, id, contents.domain, includedIn);
    }),
  );

/** Puts an item where it was or was edited, with the authcodes given for it. */
export const putConfirmed = (
  seen: CartSeen,
  id: ItemId,
  { codes, contents, fromCart }: ConfirmedItem,
  position: number | null,
) => keepingAuthcodes(seen.cart, codes, putCartItem(seen, id, contents, position, fromCart));

/** Changes an item, with the authcodes given for it. */
export const changeConfirmed = (
  seen: CartSeen,
  id: ItemId,
  { codes, change }: { readonly codes: readonly Authcode[]; readonly change: ItemChange },
) => keepingAuthcodes(seen.cart, codes, changeCartItem(seen, id, change));
