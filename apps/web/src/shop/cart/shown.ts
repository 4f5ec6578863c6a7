// What the screen of the cart shows: the cart as it will be, how far the server is with it, what was refused at which place, where the way leads on and what takes the focus. [CRT-01] [CHK-01] [FRM-05] [LGL-06]
import {
  type Cart,
  type CartContext,
  type CartEvent,
  cartField,
  type CartIntent,
  type CartItem,
  domainsOfItem,
  hasPlaceFor,
  isProductItem,
} from "@kontor/domain/shop/cart";
import type { Prices } from "@kontor/domain/shop/pricing";
import { type Unsent, unsentIn } from "./stored.ts";
import type { LazySnapshot } from "../../platform/client/lazy-actor.ts";
import type { CartPage, ItemRefusal } from "./views.ts";
import { nextStep, type Step } from "@kontor/domain/shop/checkout";

/** What is foretold has prices, and no quote that anything is ordered by. */
export type ForetoldPage = Omit<CartPage, "quote"> & { readonly quote: Prices | null };

export interface CartShown {
  /** The cart's page with everything that is wanted in it. */
  readonly page: ForetoldPage;
  /** The page that the server confirmed last. */
  readonly confirmed: CartPage;
  readonly state: "idle" | "sending" | "waiting" | "conflict";
  /** Whether there was no answer when it was last sent, until there is one. */
  readonly isUnsaved: boolean;
  readonly isStale: CartContext["isStale"];
  /** Whether what an earlier page left unsaved was sent again, as far as nothing else was wanted, refused or changed elsewhere since. */
  readonly isSentAgain?: boolean;
  /** What is wanted and not confirmed, in its order. */
  readonly queue: readonly CartIntent[];
  /** Whether any of it can still be made in the cart as it is. */
  readonly isPossible: boolean;
  /** The cart before it was changed elsewhere; null when it was not, or the difference was read. */
  readonly before: CartPage | null;
  readonly refused: CartContext["refused"];
  readonly announced: { readonly intent: CartIntent; readonly before: Cart } | null;
  readonly undo: CartIntent | null;
  readonly leaving: CartContext["leaving"];
  /** What the page that comes next has to send. */
  readonly unsent: Unsent | null;
}

/** A cart that nothing was changed in, with what waits for the scripts that send it. */
export const shownBefore = (
  page: CartPage,
  { phase, hasFailed, queued }: LazySnapshot<CartShown, CartEvent>,
): CartShown => {
  const queue = intentsIn(queued);
  const isFailed = phase === "failed";
  const isLeaving = queued.some(({ type }) => type === "cart.leave");
  return {
    page,
    confirmed: page,
    state: queue.length === 0 ? "idle" : isFailed ? "waiting" : "sending",
    isUnsaved: hasFailed && queue.length > 0,
    isStale: false,
    queue,
    isPossible: true,
    before: null,
    refused: null,
    announced: null,
    undo: null,
    leaving: isLeaving ? leaving[isFailed ? "stopped" : "pending"] : null,
    unsent: unsentIn(page, queue),
  };
};

const leaving = { stopped: { kind: "stopped" }, pending: { kind: "pending" } } as const;
const nothing: readonly CartIntent[] = [];

const intentsIn = (events: readonly CartEvent[]): readonly CartIntent[] => {
  const intents = events.flatMap((event) => (event.type === "cart.intend" ? [event.intent] : []));
  return intents.length === 0 ? nothing : intents;
};

/** Whether a change of a kind is on its way, of one name where one is given. */
export const isSent = ({ state, queue }: CartShown, kind: CartIntent["kind"], ascii?: string): boolean =>
  state === "sending" &&
  queue.some(
    (intent) => intent.kind === kind && (ascii === undefined || ("ascii" in intent && intent.ascii === ascii)),
  );

/** The code that is checked, or was not taken just now: that refusal leaves its line with the next change, and where the page comes with one there is none. */
export const triedVoucher = (shown: CartShown): { readonly code: string; readonly isChecking: boolean } | null => {
  const checked = isSent(shown, "voucher") ? shown.queue.findLast((intent) => intent.kind === "voucher") : undefined;
  const untaken = checked ?? (shown.refused?.intent.kind === "voucher" ? shown.refused.intent : undefined);
  return untaken === undefined ? null : { code: untaken.code, isChecking: checked !== undefined };
};

/** The plans of the cart that could include a further name of an ending. [PRD-07] */
export const plansFor = ({ cart, places }: ForetoldPage, ending: string) =>
  (cart?.items ?? []).flatMap((item) => {
    const own = places[item.id];
    return own !== undefined && hasPlaceFor(own, ending) ? [{ item, free: own.free }] : [];
  });

const quantityOf = (intent: CartIntent): string | null =>
  intent.kind === "addition" ? intent.product : intent.kind === "quantity" ? "" : null;

export interface ShownRefusals {
  readonly ofItem: (id: string) => ItemRefusal | null;
  /** A code that was not taken, or null. */
  readonly voucher: CartPage["refusedVoucher"];
  /** Why the voucher stays. */
  readonly removal: string | undefined;
  /** What was refused of something that is not in the list. */
  readonly alone: string | null;
  /** What is announced of it. */
  readonly announced: string | null;
}

export const shownRefusals = ({ page, refused }: CartShown, notReached: string): ShownRefusals => {
  const text = refused === null ? null : refused.problem.detail || notReached;
  const intent = refused?.intent ?? null;
  const item = intent !== null && "item" in intent ? intent.item : null;
  const ofItem = (id: string): ItemRefusal | null => {
    if (intent !== null && text !== null && item === id)
      return { text, domain: intent.kind === "authcode" ? intent.ascii : null, quantityOf: quantityOf(intent) };
    const problem = page.problems.find((one) => one.item === id);
    return problem === undefined ? null : { text: problem.detail, domain: null, quantityOf: null };
  };
  const isOfVoucher = intent?.kind === "voucher" || intent?.kind === "remove-voucher";
  const isListed = page.cart?.items.some(({ id }) => id === item) ?? false;
  const alone = isOfVoucher || isListed ? null : text;
  return {
    ofItem,
    voucher: intent?.kind === "voucher" && text !== null ? { code: intent.code, text } : page.refusedVoucher,
    removal: intent?.kind === "remove-voucher" && text !== null ? text : page.voucherRefused?.detail,
    alone,
    announced: alone === null ? text : null,
  };
};

export interface WayOn {
  readonly step: Step;
  readonly href: string;
  /** The fields of missing authcodes, by their ids; the way on leads to the first of them. */
  readonly lacking: readonly string[];
  readonly isOpen: boolean;
}

/** Null where nothing is in the cart. */
export const wayOn = ({ cart, facts, paths, authcodesMissing }: ForetoldPage): WayOn | null => {
  const step = nextStep("cart", { ...facts, authcodesMissing: 0 });
  if (step === null) return null;
  const lacking = (cart?.items ?? []).flatMap((item) =>
    domainsOfItem(item).flatMap((domain) =>
      authcodesMissing.includes(domain.unicode) ? [cartField.authcode(item.id, domain.ascii)] : [],
    ),
  );
  const isOpen = nextStep("cart", facts) !== null;
  return { step, lacking, isOpen, href: isOpen ? paths[step] : `#${lacking[0] ?? "items-title"}` };
};

const hasAddition = (
  { items }: Pick<Cart, "items">,
  { item, product }: Extract<CartIntent, { readonly kind: "addition" }>,
): boolean =>
  items.some(
    (one) => one.id === item && isProductItem(one) && one.additions.some((addition) => addition.product === product),
  );

/** The id of what takes it; null where the focus stays. */
export const focusAfter = (
  { intent, before }: NonNullable<CartShown["announced"]>,
  items: readonly CartItem[],
): string | null => {
  switch (intent.kind) {
    case "voucher":
      return "voucher-remove";
    case "remove-voucher":
      return "voucher";
    case "place": {
      const holder = items.find((item) => domainsOfItem(item).some(({ ascii }) => ascii === intent.ascii));
      return holder === undefined ? null : `item-${holder.id}`;
    }
    case "restore":
    case "restore-domain":
      return `item-${intent.item}`;
    case "addition":
      return intent.quantity > 0 && !hasAddition(before, intent) ? `item-${intent.item}` : null;
    default:
      return null;
  }
};
