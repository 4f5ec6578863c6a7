// The cart at work: the domain's machine over the calls of this shop; fetched when something is changed. What is wanted is sent, also after the screen was left. [CRT-01]
import {
  type CartContext,
  type CartIntent,
  cartMachine,
  type Confirmed,
  isPossible,
  type Outcome,
  type SendInput,
  shownCart,
  wantedIn,
} from "@kontor/domain/shop/cart";
import { rate } from "@kontor/domain/kernel/money";
import { foretoldQuote } from "@kontor/domain/shop/pricing";
import type { VoucherTooHigh } from "@kontor/domain/shop/voucher";
import type { Locale } from "@kontor/domain/visitor/locale";
import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import { announceCart } from "./cart-tabs.ts";
import { pageWith, sendIntent } from "./send-intent.ts";
import type { CartShown, ForetoldPage, RunningCart } from "./shown.ts";
import { clearUnsent, storeUnsent, type Unsent, unsentIn } from "./unsent-slot.ts";
import type { CartPage } from "./views.ts";

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

const shownOf = (snapshot: CartSnapshot, refusalText: RefusalText, again: boolean): CartShown => {
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

/** What the screen before did not get confirmed, and what was stored before a reload, is sent first, in the version that the visitor had seen: the shop tells whether it is made already, or meets another change. */
export const runCart = (
  page: CartPage,
  locale: Locale,
  refusalText: RefusalText,
  show: (shown: CartShown) => void,
  unsent: Unsent | null,
): RunningCart => {
  const confirmed = unsent === null ? page : pageBefore(page, unsent);
  const send = fromPromise<Outcome, SendInput>(({ input }) =>
    sendIntent(locale, pageOf(input.confirmed), input.intent),
  );
  const actor = createActor(cartMachine.provide({ actors: { send } }), {
    input: { confirmed, mayBeMade: unsent !== null },
  });
  let isLeft = false;
  let isAgain = unsent !== null;
  let version = page.cart?.version;
  const unseen: CartIntent[] = [];
  const unmade = (): readonly CartIntent[] => [...unseen, ...wantedIn(actor.getSnapshot().context)];
  /** With a conflict open, the visitor has seen the cart from before the change. */
  const unconfirmed = (): Unsent | null => {
    const { before, confirmed: last } = actor.getSnapshot().context;
    return unsentIn(pageOf(before ?? last), unmade());
  };
  const online = (): void => actor.send({ type: "cart.retry" });
  const store = (): void => void storeUnsent(unconfirmed());
  const stop = (): void => {
    window.removeEventListener("online", online);
    window.removeEventListener("pagehide", store);
    actor.stop();
  };
  let refused: CartContext["refused"] = null;
  actor.subscribe((snapshot) => {
    const { confirmed, queue } = snapshot.context;
    if (confirmed.cart?.version !== version) announceCart(confirmed.cart);
    version = confirmed.cart?.version;
    if (!isLeft) show(shownOf(snapshot, refusalText, isAgain));
    else if (snapshot.context.refused !== null && snapshot.context.refused !== refused)
      unseen.push(snapshot.context.refused.intent);
    refused = snapshot.context.refused;
    if (isLeft && queue.length + unseen.length === 0) stop();
  });
  window.addEventListener("online", online);
  window.addEventListener("pagehide", store);
  // From here on the listener above stores what is not confirmed; nothing was cleared before, since the page may go at any moment.
  clearUnsent();
  actor.start();
  for (const intent of unsent?.intents ?? []) actor.send({ type: "cart.intend", intent });
  return {
    send: (event) => {
      if (event.type === "cart.intend") isAgain = false;
      actor.send(event);
    },
    leave: () => {
      isLeft = true;
      if (unmade().length === 0) stop();
    },
    takeOver: () => {
      const unsentYet = unconfirmed();
      storeUnsent(unsentYet);
      stop();
      return unsentYet;
    },
  };
};
