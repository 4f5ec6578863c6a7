// What the visitor wanted, and whether the shop may be at rest with it: it is so, it was superseded by a later wish, or the tab showed that it is not so.
import type { Message } from "./in-page.ts";

export interface ServerItem {
  readonly id: string;
  readonly kind: "product" | "domain";
  readonly product?: string;
  readonly quantity?: number;
  readonly billingMonths?: number;
  readonly location?: string | null;
  readonly additions?: readonly { readonly product: string; readonly quantity: number }[];
  readonly domains?: readonly { readonly ascii: string }[];
  readonly domain?: { readonly ascii: string };
}

export interface ServerCart {
  readonly id: string;
  readonly version: number;
  readonly voucher: string | null;
  readonly items: readonly ServerItem[];
}

export interface Wish {
  readonly tab: number;
  /** Place in the order of everything that was wanted and shown. */
  readonly at: number;
  readonly text: string;
  /** What it sets, such as the quantity of an item: a later wish for the same supersedes it. */
  readonly subjects: readonly string[];
  /** Ids and names that it is about: when the visitor removes one of them, the wish is over. */
  readonly about: readonly string[];
  /** What is removed by it, by ids and names. */
  readonly removes: readonly string[];
  /** Words by one of which a notice names it. */
  readonly names: readonly string[];
  /** The change in the words of the cart's notices, in both languages. */
  readonly phrases: readonly string[];
  readonly isSo: (cart: ServerCart) => boolean;
}

export type Heard = Message & { readonly at: number };

export const namesOf = ({ domains = [], domain }: ServerItem): readonly string[] =>
  [...domains, ...(domain ? [domain] : [])].map(({ ascii }) => ascii);
const holds = ({ items }: ServerCart, name: string): ServerItem | undefined =>
  items.find((item) => namesOf(item).includes(name));

/** The field of an item. */
export const fieldIs =
  (id: string, is: (item: ServerItem) => boolean) =>
  ({ items }: ServerCart): boolean => {
    const item = items.find((each) => each.id === id);
    return item !== undefined && is(item);
  };
/** As `fieldIs`, for a term that may make the item like another one of its product: the two join, and the other's id stays. */
export const termIs =
  (id: string, product: string, is: (item: ServerItem) => boolean) =>
  (cart: ServerCart): boolean =>
    fieldIs(id, is)(cart) ||
    (!cart.items.some((item) => item.id === id) && cart.items.some((item) => item.product === product && is(item)));
export const isIn =
  (name: string, plan: string | null) =>
  (cart: ServerCart): boolean => {
    const holder = holds(cart, name);
    return plan === null ? holder?.kind === "domain" : holder?.id === plan;
  };
export const hasName =
  (name: string) =>
  (cart: ServerCart): boolean =>
    holds(cart, name) !== undefined;

const isSuperseded = (wish: Wish, later: Wish): boolean =>
  later.at > wish.at &&
  (later.subjects.some((subject) => wish.subjects.includes(subject)) ||
    later.removes.some((gone) => wish.about.includes(gone)));

/** A refusal at the wish's item, or without one; a notice or message that names it. What only says "not saved yet" is no answer. */
const tells = (wish: Wish, { tab, at, kind, text, item }: Heard, unsavedTitle: RegExp): boolean =>
  tab === wish.tab &&
  at > wish.at &&
  !unsavedTitle.test(text) &&
  (kind === "error" ? item === null || wish.about.includes(item) : wish.names.some((name) => text.includes(name)));

/** The wishes that neither came true nor were answered. */
export const lostWishes = (
  wishes: readonly Wish[],
  heard: readonly Heard[],
  cart: ServerCart,
  unsavedTitle: RegExp,
): readonly string[] =>
  wishes
    .filter(
      (wish) =>
        !wish.isSo(cart) &&
        !wishes.some((later) => isSuperseded(wish, later)) &&
        !heard.some((message) => tells(wish, message, unsavedTitle)),
    )
    .map(({ tab, text }) => `tab ${tab} wanted ${text}: the server does not have it, and nothing told so`);
