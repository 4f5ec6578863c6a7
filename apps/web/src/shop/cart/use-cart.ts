// Binds the cart's machine to its screen: what is wanted waits for the scripts that send it, and the cart is looked at again when the window comes back or another tab changed it. [CRT-01]
import { type CartEvent, type CartIntent, retryTime } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { lazyActor, type LazySnapshot } from "../../platform/client/lazy-actor.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import type { CartOptions } from "./cart-actor.ts";
import { announceCart, isOutdated, watchCart } from "./cart-tabs.ts";
import { freshPage } from "./fresh-page.ts";
import { type CartShown, shownBefore } from "./shown.ts";
import { hasUnsent, storeUnsent, type Unsent } from "./stored.ts";
import type { CartPage } from "./views.ts";

/** The cart whose screen was left: the next screen goes on with what it has not sent. */
const left: { takeOver: (() => Promise<Unsent | null>) | null } = { takeOver: null };

const cartOf = (page: CartPage, options: CartOptions) => {
  const screen = { isOpen: false, isReloaded: false };
  const cart = lazyActor<CartShown, CartEvent>({
    load: async () => {
      const { cartActor, unsentOf } = await import("./cart-actor.ts");
      const { takeOver } = left;
      left.takeOver = null;
      const taken = takeOver === null ? null : await takeOver();
      // What waits here is not read back from the storage: it is sent once.
      const unsent = taken ?? (takeOver !== null || screen.isReloaded ? unsentOf(page.cart) : null);
      return cartActor(page, options, unsent, () => screen.isOpen);
    },
    // Who could not go on stays, and what is tried again is tried by the next event.
    stays: ({ type }) => type !== "cart.leave" && type !== "cart.retry",
  });
  const select = (snapshot: LazySnapshot<CartShown, CartEvent>): CartShown =>
    snapshot.machine ?? shownBefore(page, snapshot);
  const shown = (): CartShown => select(cart.getSnapshot());
  /** What waits for scripts, for the page that comes after this one; a machine that runs stores its own. */
  const store = (): boolean => cart.getSnapshot().machine === null && storeUnsent(shown().unsent);

  // Without scripts there is no answer; a page whose build is gone is loaded anew and goes on with what is wanted, once.
  cart.subscribe(({ phase }) => {
    if (phase !== "failed") return;
    if (!screen.isOpen) store();
    else if (navigator.onLine && !screen.isReloaded && store()) location.reload();
  });

  /** Whether the cart on screen may have been changed without this tab, as far as is known. */
  let isStale = false;
  const look = async (): Promise<void> => {
    isStale = true;
    const isSending = (): boolean => shown().state === "sending";
    if (document.visibilityState !== "visible" || isSending()) return;
    const now = await freshPage(page.paths.cart);
    if (now === null || isSending() || !screen.isOpen) return;
    isStale = false;
    const { cart: seen } = shown().confirmed;
    if (now.cart?.id !== seen?.id || now.cart?.version !== seen?.version)
      cart.send({ type: "cart.see", confirmed: now });
  };
  const again = (): void => void look();

  const watch = (): (() => void) => {
    const watching = new AbortController();
    const { signal } = watching;
    const lookIfStale = (): void => {
      if (isStale) again();
    };
    let before = shown();
    // What could not be looked at while a change was on its way, or did not come, is looked at later; and what may have been made without an answer.
    const changes = cart.subscribe(() => {
      const next = shown();
      const isOtherState = next.state !== before.state || next.isStale !== before.isStale;
      before = next;
      if (isOtherState && (isStale || next.isStale) && next.state !== "sending") again();
    });
    const deaf = watchCart(({ id, version }) => {
      const { cart: seen } = shown().confirmed;
      // A login in another tab has put another cart into the place of this one.
      if (id !== seen?.id) return again();
      if (version > seen.version) again();
      // A tab that was being loaded has not heard of the change.
      if (version < seen.version) announceCart(seen);
    });
    const later = setInterval(lookIfStale, retryTime);
    const online = (): void => {
      if (cart.getSnapshot().queued.length > 0) cart.send({ type: "cart.retry" });
      lookIfStale();
    };
    window.addEventListener("focus", again, { signal });
    window.addEventListener("online", online, { signal });
    window.addEventListener("pagehide", store, { signal });
    document.addEventListener("visibilitychange", again, { signal });
    return () => {
      changes.unsubscribe();
      deaf();
      clearInterval(later);
      watching.abort();
    };
  };

  /** The screen is there; gives back what is done when it goes. */
  const open = (): (() => void) => {
    screen.isOpen = true;
    const unwatch = watch();
    const { cart: now } = page;
    if (now !== null) {
      if (isOutdated(now)) again();
      announceCart(now);
    }
    screen.isReloaded = hasUnsent();
    if (screen.isReloaded || left.takeOver !== null) cart.warm();
    return () => {
      screen.isOpen = false;
      unwatch();
      const { phase, machine } = cart.getSnapshot();
      if (machine !== null && machine.unsent === null) cart.stop();
      else if (phase === "running" || phase === "loading")
        left.takeOver = async () => (await cart.takeOver()).machine?.unsent ?? null;
      else store();
    };
  };

  return {
    cart,
    open,
    select,
    send: (event: CartEvent): void =>
      event.type === "cart.discard" && cart.getSnapshot().machine === null ? cart.discard() : cart.send(event),
    isPending: (): boolean => shown().queue.length > 0,
  };
};

export const useCart = (page: CartPage, locale: Locale) => {
  const refusalText = useRefusals();
  const [{ cart, open, select, send, isPending }] = useState(() => cartOf(page, { locale, refusalText }));
  useEffect(() => open(), [open]);
  const shown = useSelector(cart, select);
  return {
    shown,
    send,
    intend: (intent: CartIntent): void => send({ type: "cart.intend", intent }),
    /** Whether a change is on its way at this moment, drawn or not. */
    isPending,
    /** Fetches what a change needs before it is made. */
    warm: cart.warm,
  };
};
