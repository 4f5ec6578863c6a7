// What a visitor wants of the cart on screen, as data: it can be shown before it is confirmed, made again, and taken back. [CRT-01] [CRT-08] [PRD-07]
import type { Location, ProductKey } from "#shop/catalog";
import { codeAsIssued } from "#shop/voucher";
import { containsDomain, domainsOfItem, isProductItem, itemOf } from "./contents.ts";
import type { CartUndo } from "./codec.ts";
import type { Cart, ItemId, ProductItem } from "./model.ts";

export type CartIntent =
  | { readonly kind: "quantity"; readonly item: ItemId; readonly quantity: number }
  | { readonly kind: "billing"; readonly item: ItemId; readonly months: number }
  | { readonly kind: "location"; readonly item: ItemId; readonly location: Location }
  /** An addition comes back, or so many of it are wanted for each unit: 0 takes it out. */
  | CartUndo
  /** Into the plan that is to include the name, or, for null, out to stand on its own. */
  | { readonly kind: "place"; readonly ascii: string; readonly plan: ItemId | null }
  | { readonly kind: "remove-domain"; readonly item: ItemId; readonly ascii: string }
  | { readonly kind: "remove"; readonly item: ItemId }
  | { readonly kind: "authcode"; readonly item: ItemId; readonly ascii: string; readonly authcode: string }
  | { readonly kind: "voucher"; readonly code: string }
  | { readonly kind: "remove-voucher" }
  | { readonly kind: "clear" };

/** What cannot be foretold: whether a voucher may be redeemed and an authcode is taken, the server alone knows. [CRT-04] [DOM-07] */
export const needsAnswer = ({ kind }: CartIntent): boolean => kind === "voucher" || kind === "authcode";

/** What takes an intent back; null for those that are undone by making another choice. */
export const undoOf = (cart: Cart, intent: CartIntent): CartIntent | null => {
  if (intent.kind === "remove") {
    const position = cart.items.findIndex(({ id }) => id === intent.item);
    const contents = cart.items[position];
    return contents === undefined ? null : { kind: "restore", item: intent.item, contents, position };
  }
  if (intent.kind === "remove-domain") {
    const domains = productOf(cart, intent.item)?.domains ?? [];
    const position = domains.findIndex(({ ascii }) => ascii === intent.ascii);
    const domain = domains[position];
    return domain === undefined ? null : { kind: "restore-domain", item: intent.item, domain, position };
  }
  if (intent.kind !== "addition" || intent.quantity > 0) return null;
  const addition = productOf(cart, intent.item)?.additions.find(({ product }) => product === intent.product);
  return addition === undefined ? null : { ...intent, quantity: addition.quantity };
};

/** Whether what an intent is about is there, so that it can be made. */
export const isPossible = (cart: Cart, intent: CartIntent): boolean => {
  switch (intent.kind) {
    case "place":
      return containsDomain(cart, intent.ascii) && (intent.plan === null || itemOf(cart, intent.plan) !== null);
    case "restore":
    case "voucher":
    case "remove-voucher":
    case "clear":
      return true;
    default:
      return itemOf(cart, intent.item) !== null;
  }
};

/** Whether the cart is as an intent wants it: it was made already, though its answer was lost, or somewhere else. */
const isReached = (cart: Cart, intent: CartIntent): boolean => {
  switch (intent.kind) {
    case "quantity":
      return productOf(cart, intent.item)?.quantity === intent.quantity;
    case "billing":
      return productOf(cart, intent.item)?.billingMonths === intent.months;
    case "location":
      return productOf(cart, intent.item)?.location === intent.location;
    case "addition":
      return additionOf(productOf(cart, intent.item), intent.product) === intent.quantity;
    case "place":
      return holderOf(cart, intent.ascii) === (intent.plan ?? "alone");
    case "remove-domain":
      return holderOf(cart, intent.ascii) !== intent.item;
    case "restore-domain":
      return holderOf(cart, intent.domain.ascii) === intent.item;
    case "remove":
      return itemOf(cart, intent.item) === null;
    case "restore":
      return itemOf(cart, intent.item) !== null;
    case "authcode":
      return cart.items
        .flatMap(domainsOfItem)
        .some(({ ascii, authcodeGiven }) => ascii === intent.ascii && authcodeGiven);
    case "voucher":
      return cart.voucher === codeAsIssued(intent.code);
    case "remove-voucher":
      return cart.voucher === null;
    case "clear":
      return cart.items.length === 0 && cart.voucher === null;
  }
};

/** Whether a press takes out what is gone already, or puts back what is there: the second of a double press, which is no wish of its own. */
export const isRepeated = (cart: Cart, intent: CartIntent): boolean =>
  (intent.kind.startsWith("remove") || intent.kind.startsWith("restore")) && isReached(cart, intent);

/** What is wanted and not yet confirmed: the first is the one that is sent; `attempted`, once it was, though no answer came. */
export interface Unconfirmed {
  readonly queue: readonly CartIntent[];
  readonly attempted: boolean;
  /** Whether the first is wanted no more. */
  readonly isDiscarded?: boolean;
}

/** What is still wanted of a queue of intents. */
export const wantedIn = ({
  queue,
  isDiscarded = false,
}: Pick<Unconfirmed, "queue" | "isDiscarded">): readonly CartIntent[] => (isDiscarded ? queue.slice(1) : queue);

/** Those that are still to be made in a cart that came in: all but the first, if that was sent and is made, or is wanted no more. */
export const remaining = (unconfirmed: Unconfirmed, came: Cart | null): readonly CartIntent[] =>
  wasMade(unconfirmed, came) ? unconfirmed.queue.slice(1) : wantedIn(unconfirmed);

/**
 * Why another version of the cart came in: `own`, the intent that was sent made it and its answer was lost; `free`, it was changed
 * elsewhere, and nothing is wanted that would meet it; `conflict`, what is wanted meets a cart that the visitor has not seen.
 */
export const arrivalOf = (
  unconfirmed: Unconfirmed,
  seen: Cart | null,
  came: Cart | null,
): "own" | "free" | "conflict" => {
  if (
    !unconfirmed.isDiscarded &&
    wasMade(unconfirmed, came) &&
    came?.id === seen?.id &&
    came?.version === (seen?.version ?? 0) + 1
  )
    return "own";
  return remaining(unconfirmed, came).length === 0 ? "free" : "conflict";
};

const wasMade = ({ queue: [first], attempted }: Unconfirmed, came: Cart | null): boolean =>
  first !== undefined && attempted && came !== null && isReached(came, first);

/** Behind the last intent, or in its place: a later one of the same field supersedes it, and what is restored was never taken out. */
export const queued = (queue: readonly CartIntent[], intent: CartIntent): readonly CartIntent[] => {
  const last = queue.at(-1);
  if (last === undefined) return [intent];
  if (isTakenBack(last, intent)) return queue.slice(0, -1);
  return subjectOf(last) === subjectOf(intent) ? [...queue.slice(0, -1), intent] : [...queue, intent];
};

const isTakenBack = (last: CartIntent, intent: CartIntent): boolean =>
  (last.kind === "remove" && intent.kind === "restore" && last.item === intent.item) ||
  (last.kind === "remove-domain" &&
    intent.kind === "restore-domain" &&
    last.item === intent.item &&
    last.ascii === intent.domain.ascii);

/** What an intent sets: of two with the same subject the later one counts. */
const subjectOf = (intent: CartIntent): string => {
  switch (intent.kind) {
    case "addition":
      return `${intent.kind} ${intent.item} ${intent.product}`;
    case "place":
      return `${intent.kind} ${intent.ascii}`;
    case "remove-domain":
    case "authcode":
      return `${intent.kind} ${intent.item} ${intent.ascii}`;
    case "restore-domain":
      return `${intent.kind} ${intent.item} ${intent.domain.ascii}`;
    case "voucher":
    case "remove-voucher":
      return "voucher";
    case "clear":
      return intent.kind;
    default:
      return `${intent.kind} ${intent.item}`;
  }
};

const productOf = (cart: Cart, id: ItemId): ProductItem | null => {
  const item = itemOf(cart, id);
  return item !== null && isProductItem(item) ? item : null;
};

const additionOf = (item: ProductItem | null, key: ProductKey): number | null =>
  item === null ? null : (item.additions.find(({ product }) => product === key)?.quantity ?? 0);

/** The plan that a name is with, `alone`, or null where it is not in the cart. */
const holderOf = (cart: Cart, ascii: string): string | null => {
  const holder = cart.items.find((item) => domainsOfItem(item).some((domain) => domain.ascii === ascii));
  return holder === undefined ? null : isProductItem(holder) ? holder.id : "alone";
};
