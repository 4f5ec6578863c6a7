// The cart at work: the domain's machine over the calls of this shop, with what an earlier page left unsent; fetched when something is changed. What is wanted is sent, also after the screen was left. [CRT-01] [VIS-05]
import type { Problem } from "@kontor/adapters/client";
import { wireToQuote } from "@kontor/adapters/client/models";
import {
  type Cart,
  type CartContext,
  type CartEvent,
  type CartIntent,
  cartMachine,
  type Confirmed,
  isPossible,
  type Outcome,
  placesOf,
  type SendInput,
  shownCart,
  wantedIn,
} from "@kontor/domain/shop/cart";
import { missingAuthcodes } from "@kontor/domain/shop/checkout";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { freshPage } from "./fresh-page.ts";
import { callIntent } from "./cart-calls.ts";
import type { CartPage } from "./views.ts";
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
import { clearUnsent, type Storable, storeUnsent, type Unsent, unsentIn, unsentName } from "./stored.ts";
import { rate } from "@kontor/domain/kernel/money";
import { foretoldQuote } from "@kontor/domain/shop/pricing";
import type { VoucherTooHigh } from "@kontor/domain/shop/voucher";
import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import { announceCart } from "./cart-tabs.ts";
import type { CartShown, ForetoldPage } from "./shown.ts";
import type { LoadedActor } from "../../platform/client/lazy-actor.ts";

/** A page with another cart: what follows from the cart follows by the domain's rules. */
export const pageWith = (page: CartPage, cart: Cart | null): CartPage => {
  const { catalog } = page;
  const missing = cart === null ? [] : missingAuthcodes(cart, catalog).map(({ domain }) => domain);
  return {
    ...page,
    cart,
    places: cart === null ? {} : placesOf(cart, catalog),
    authcodesMissing: missing,
    facts: { ...page.facts, items: cart?.items.length ?? 0, authcodesMissing: missing.length },
  };
};

export const sendIntent = async (locale: Locale, page: CartPage, intent: CartIntent): Promise<Outcome> => {
  const { version = 0, items = [] } = page.cart ?? {};
  const answer = await callIntent(callIn(locale), { id: "current", version, items }, intent);
  if (!answer.ok) return failed(page, answer.problem);
  const { result: cart, quote } = answer.value;
  if (quote === undefined && cart.items.length > 0) return again(page, "made");
  const made = quote === undefined ? null : wireToQuote(quote.result);
  const answered = {
    quote: made,
    refused: null,
    voucherRefused: quote?.voucherRefusal ?? null,
    problems: quote?.problems ?? [],
    refusedVoucher: undefined,
    ...(quote?.periodVat === undefined ? {} : { periodVat: quote.periodVat }),
  };
  const confirmed: CartPage = { ...pageWith(page, cart), ...answered, vat: made?.vat ?? page.vat };
  return { kind: "made", confirmed };
};

/** A stale version, or a cart that is gone: the page is asked for as a whole. What had no answer may be sent again. */
const failed = async (page: CartPage, { status, refusal, detail }: Problem): Promise<Outcome> => {
  if (refusal === "CartChanged" || refusal === "CartNotFound") return again(page, "changed");
  return status === 0 || status >= 500 ? { kind: "unanswered" } : { kind: "refused", problem: { refusal, detail } };
};

const again = async (page: CartPage, kind: "made" | "changed"): Promise<Outcome> => {
  const confirmed = await freshPage(page.paths.cart);
  return confirmed === null ? { kind: "unanswered" } : { kind, confirmed };
};

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

/** What an earlier page stored for this cart; it stays until a cart is at work with it. */
export const unsentOf = (cart: Cart | null): Unsent | null => {
  const unsent = stored.read();
  const id = typeof unsent?.cart === "string" ? unsent.cart : unsent?.cart.id;
  return cart !== null && id === cart.id ? unsent : null;
};

type CartSnapshot = SnapshotFrom<typeof cartMachine>;
type RefusalText = (refusal: VoucherTooHigh) => string;

/** The machine passes on what it was given: it began with a page, and every outcome carries one. */
const pageOf = (confirmed: Confirmed): CartPage => confirmed as CartPage;

const shownPage = (snapshot: CartSnapshot, refusalText: RefusalText): ForetoldPage => {
  const page = pageOf(snapshot.context.confirmed);
  const foretold = shownCart(snapshot);
  if (foretold === null || foretold.cart === page.cart) return page;
  const { cart } = foretold;
  const after = pageWith(page, cart);
  if (page.vat === null || cart.items.length === 0) return { ...after, quote: null, voucherRefused: null };
  const { catalog, vat, pricedAt, periodVat } = page;
  const rates = periodVat ?? { vat, homeRate: rate(page.homeRate) };
  const made = foretoldQuote(cart, { catalog, ...rates, now: pricedAt }, page.quote);
  const tooHigh = made?.voucherRefusal ?? null;
  const stillRefused = cart.voucher !== null && cart.voucher === page.cart?.voucher ? page.voucherRefused : null;
  return {
    ...after,
    quote: made?.quote ?? page.quote,
    voucherRefused: tooHigh === null ? stillRefused : { refusal: tooHigh._tag, detail: refusalText(tooHigh) },
    problems: page.problems.filter(({ item }) => cart.items.some(({ id }) => id === item)),
  };
};

const shownOf = (snapshot: CartSnapshot, refusalText: RefusalText, again: boolean): Omit<CartShown, "unsent"> => {
  const { confirmed, isUnanswered, isDiscarded, isStale, before, refused, announced, undo, leaving } = snapshot.context;
  const queue = wantedIn(snapshot.context);
  const { cart } = confirmed;
  const { value } = snapshot;
  return {
    page: shownPage(snapshot, refusalText),
    confirmed: pageOf(confirmed),
    state: value === "deciding" ? "idle" : value,
    isUnsaved: isUnanswered && !isDiscarded,
    isStale,
    isSentAgain: again && before === null && refused === null && announced !== null,
    queue,
    isPossible: cart !== null && queue.some((intent) => isPossible(cart, intent)),
    before: before === null ? null : pageOf(before),
    refused,
    announced,
    undo,
    leaving,
  };
};

/** The page as the visitor had seen it: what has left the cart since has its title. */
const pageBefore = (page: CartPage, { cart, titles = {} }: Unsent): CartPage => {
  if (typeof cart === "string") return page;
  const gone = Object.entries(titles).map(([key, title]) => [
    key,
    {
      title,
      href: null,
      billingMonths: [],
      freeMonths: 0,
      includedDomains: 0,
      term: null,
      locations: [],
      additions: {},
    },
  ]);
  return { ...pageWith(page, cart), products: { ...Object.fromEntries(gone), ...page.products } };
};

export interface CartOptions {
  readonly locale: Locale;
  readonly refusalText: RefusalText;
}

/** What the screen before did not get confirmed, and what was stored before a reload, is sent first, in the version that the visitor had seen: the shop tells whether it is made already, or meets another change. */
export const cartActor = (
  page: CartPage,
  { locale, refusalText }: CartOptions,
  unsent: Unsent | null,
  isOpen: () => boolean,
): LoadedActor<CartShown, CartEvent> => {
  const confirmed = unsent === null ? page : pageBefore(page, unsent);
  const send = fromPromise<Outcome, SendInput>(({ input }) =>
    sendIntent(locale, pageOf(input.confirmed), input.intent),
  );
  const actor = createActor(cartMachine.provide({ actors: { send } }), {
    input: { confirmed, mayBeMade: unsent !== null },
  });
  let isAgain = unsent !== null;
  let version = page.cart?.version;
  /** Refused while no screen showed it: the next one's to send. */
  const unseen: CartIntent[] = [];
  /** With a conflict open, the visitor has seen the cart from before the change. */
  const unconfirmed = (): Unsent | null => {
    const { context } = actor.getSnapshot();
    return unsentIn(pageOf(context.before ?? context.confirmed), [...unseen, ...wantedIn(context)]);
  };
  let drawn: { readonly of: CartSnapshot; readonly shown: CartShown } | null = null;
  const shown = (): CartShown => {
    const of = actor.getSnapshot();
    if (drawn?.of !== of) drawn = { of, shown: { ...shownOf(of, refusalText, isAgain), unsent: unconfirmed() } };
    return drawn.shown;
  };
  const online = (): void => actor.send({ type: "cart.retry" });
  const store = (): void => void storeUnsent(unconfirmed());
  /** Stored first, since the page may go in this moment. */
  const stop = (): void => {
    store();
    window.removeEventListener("online", online);
    window.removeEventListener("pagehide", store);
    actor.stop();
  };
  let refused: CartContext["refused"] = null;
  let hasBegun = false;
  actor.subscribe(({ context }) => {
    if (context.confirmed.cart?.version !== version) announceCart(context.confirmed.cart);
    version = context.confirmed.cart?.version;
    if (!isOpen() && context.refused !== null && context.refused !== refused) unseen.push(context.refused.intent);
    refused = context.refused;
    // Who left before the scripts came is still to say what was wanted.
    hasBegun ||= context.queue.length > 0;
    if (!isOpen() && hasBegun && context.queue.length + unseen.length === 0) stop();
  });
  return {
    getSnapshot: shown,
    subscribe: (observer) => actor.subscribe(observer),
    send: (event) => {
      if (event.type === "cart.intend") isAgain = false;
      actor.send(event);
    },
    start: () => {
      window.addEventListener("online", online);
      window.addEventListener("pagehide", store);
      // From here on the listener above stores what is not confirmed; nothing was cleared before, since the page may go at any moment.
      clearUnsent();
      actor.start();
      for (const intent of unsent?.intents ?? []) actor.send({ type: "cart.intend", intent });
    },
    stop,
  };
};
