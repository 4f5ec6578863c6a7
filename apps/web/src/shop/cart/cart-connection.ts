// The cart of one screen: what is wanted waits for the scripts that send it, and the cart is looked at again when the window comes back or another tab changed it. [CRT-01]
import { type CartEvent, type CartIntent, retryTime } from "@kontor/domain/shop/cart";
import type { VoucherTooHigh } from "@kontor/domain/shop/voucher";
import type { Locale } from "@kontor/domain/visitor/locale";
import { announceCart, isOutdated, watchCart } from "./cart-tabs.ts";
import { freshPage } from "./fresh-page.ts";
import { atRest, type CartShown, type RunningCart } from "./shown.ts";
import { hasUnsent, storeUnsent, unsentIn } from "./unsent-slot.ts";
import type { CartPage } from "./views.ts";

export interface CartConnection {
  readonly send: (event: CartEvent) => void;
  readonly intend: (intent: CartIntent) => void;
  /** Whether a change is on its way at this moment, drawn or not. */
  readonly isPending: () => boolean;
  /** Fetches what a change needs before it is made. */
  readonly warm: () => void;
  /** The screen is there; gives back what is done when it goes. */
  readonly open: () => () => void;
}

interface CartConnectionOptions {
  readonly page: CartPage;
  readonly locale: Locale;
  readonly refusalText: (refusal: VoucherTooHigh) => string;
  readonly draw: (shown: CartShown) => void;
}

/** The cart at work whose screen was left: the next screen goes on with what it has not sent. */
const previousScreen: { running: Promise<RunningCart> | null } = { running: null };

export const connectCart = ({ page, locale, refusalText, draw }: CartConnectionOptions): CartConnection => {
  let shown = atRest(page);
  /** What was wanted before the scripts that send it could be loaded. */
  let waiting: readonly CartEvent[] = [];
  const queued = (): readonly CartIntent[] =>
    waiting.flatMap((event) => (event.type === "cart.intend" ? [event.intent] : []));
  let loading: Promise<RunningCart> | null = null;
  /** Once it has what was wanted before. */
  let running: RunningCart | null = null;
  /** Whether this page was loaded because an earlier one lacked the scripts. */
  let isReloaded = false;
  /** Whether the cart on screen may have been changed without this tab, as far as is known. */
  let isStale = false;
  let isOpen = false;

  const show = (next: CartShown): void => {
    const isOtherState = next.state !== shown.state || next.isStale !== shown.isStale;
    shown = next;
    draw(next);
    // What could not be looked at while a change was on its way, or did not come, is looked at later; and what may have been made without an answer.
    if (isOtherState && isOpen && (isStale || next.isStale) && next.state !== "sending") void look();
  };

  const load = (): Promise<RunningCart> => {
    if (loading !== null) return loading;
    // What could not be loaded has nothing to pass on.
    const earlier =
      previousScreen.running?.then(
        (cart) => cart.takeOver(),
        () => null,
      ) ?? null;
    previousScreen.running = null;
    loading = import("./running-cart.ts")
      .then(async ({ runCart }) => {
        const stored = earlier === null && hasUnsent() ? await import("./unsent-intents.ts") : null;
        const before = await earlier;
        const { confirmed } = shown;
        const unsent = before ?? (confirmed.cart && stored?.unsentOf(confirmed.cart.id)) ?? null;
        return runCart(confirmed, locale, refusalText, show, unsent);
      })
      .catch((reason: unknown) => {
        loading = null;
        throw reason;
      });
    return loading;
  };
  const warm = (): void => void load().catch(() => undefined);

  /** Without scripts there is no answer; a page whose build is gone is loaded anew and goes on with what is wanted, once. */
  const stayUnsent = (): void => {
    const queue = queued();
    const isUnsaved = queue.length > 0;
    const leaving = shown.leaving && { kind: "stopped" as const };
    show({ ...shown, queue, isUnsaved, leaving, state: isUnsaved ? "waiting" : "idle" });
    if (navigator.onLine && !isReloaded && storeUnsent(unsentIn(shown.confirmed, queue))) location.reload();
  };

  const send = (event: CartEvent): void => {
    if (running !== null) return running.send(event);
    if (event.type === "cart.discard") {
      waiting = [];
      show(atRest(shown.confirmed));
    } else if (event.type === "cart.leave") show({ ...shown, leaving: { kind: "pending" } });
    else if (event.type !== "cart.retry") waiting = [...waiting, event];
    // On its way from now on, though the scripts that send it are still to come.
    if (event.type === "cart.intend") show({ ...shown, queue: queued(), state: "sending" });
    const isWaiting = waiting.includes(event);
    load().then((cart) => {
      for (const earlier of waiting) cart.send(earlier);
      waiting = [];
      running = cart;
      if (!isWaiting) cart.send(event);
    }, stayUnsent);
  };

  const look = async (): Promise<void> => {
    isStale = true;
    const isSending = (): boolean => shown.state === "sending";
    if (document.visibilityState !== "visible" || isSending()) return;
    const now = await freshPage(page.paths.cart);
    if (now === null || isSending()) return;
    isStale = false;
    const { cart } = shown.confirmed;
    if (now.cart?.id !== cart?.id || now.cart?.version !== cart?.version) send({ type: "cart.see", confirmed: now });
  };
  const again = (): void => void look();
  const lookIfStale = (): void => {
    if (isStale) again();
  };
  const online = (): void => {
    if (waiting.length > 0) send({ type: "cart.retry" });
    lookIfStale();
  };
  /** What waits for scripts, for the page that comes after this one. */
  const store = (): void => void storeUnsent(unsentIn(shown.confirmed, queued()));

  const watch = (): (() => void) => {
    const deaf = watchCart(({ id, version }) => {
      const { cart } = shown.confirmed;
      // A login in another tab has put another cart into the place of this one.
      if (id !== cart?.id) return again();
      if (version > cart.version) again();
      // A tab that was being loaded has not heard of the change.
      if (version < cart.version) announceCart(cart);
    });
    const later = setInterval(lookIfStale, retryTime);
    window.addEventListener("focus", again);
    window.addEventListener("online", online);
    window.addEventListener("pagehide", store);
    document.addEventListener("visibilitychange", again);
    return () => {
      deaf();
      clearInterval(later);
      window.removeEventListener("focus", again);
      window.removeEventListener("online", online);
      window.removeEventListener("pagehide", store);
      document.removeEventListener("visibilitychange", again);
    };
  };

  const open = (): (() => void) => {
    isOpen = true;
    const unwatch = watch();
    const { cart } = shown.confirmed;
    if (cart !== null) {
      if (isOutdated(cart)) again();
      announceCart(cart);
    }
    isReloaded = hasUnsent();
    if (isReloaded || previousScreen.running !== null) warm();
    return () => {
      isOpen = false;
      unwatch();
      previousScreen.running = loading;
      if (loading === null) store();
      else void loading.then((left) => left.leave(), store);
    };
  };

  return {
    send,
    intend: (intent) => send({ type: "cart.intend", intent }),
    isPending: () => shown.queue.length > 0,
    warm,
    open,
  };
};
