// The cart while it is on screen: what is wanted is shown at once and sent; looked at again when the window comes back or another tab changed it. [CRT-01]
import { useCallback, useEffect, useRef, useState } from "react";
import { type CartEvent, type CartIntent, retryTime } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { announceCart, isOutdated, watchCart } from "./cart-tabs.ts";
import { freshPage } from "./fresh-page.ts";
import { atRest, type CartShown, type RunningCart } from "./shown.ts";
import { hasUnsent, storeUnsent, unsentIn } from "./unsent-slot.ts";
import type { CartPage } from "./views.ts";

/** What was wanted before the scripts that make it could be loaded. */
interface Unloaded {
  readonly events: CartEvent[];
  loading: Promise<RunningCart> | null;
  /** Once it has what was wanted before. */
  running: RunningCart | null;
  /** Whether this page was loaded because an earlier one lacked the scripts. */
  isReloaded: boolean;
}

const intentsIn = (events: readonly CartEvent[]): readonly CartIntent[] =>
  events.flatMap((event) => (event.type === "cart.intend" ? [event.intent] : []));

/** The cart at work whose screen was left: the next screen goes on with what it has not made. */
const left: { running: Promise<RunningCart> | null } = { running: null };

export const useCart = (initial: CartPage, locale: Locale) => {
  const [shown, setShown] = useState<CartShown>(() => atRest(initial));
  const refusalText = useRefusals();
  const words = useRef(refusalText);
  // oxlint-disable-next-line react/refs -- the cart at work reads it, and nothing of it runs while this is drawn
  words.current = refusalText;
  const unloaded = useRef<Unloaded>({ events: [], loading: null, running: null, isReloaded: false });
  const latest = useRef(shown);
  // oxlint-disable-next-line react/refs -- handlers read it, and none runs while this is drawn
  latest.current = shown;

  /** Whether the cart on screen may have been changed without this tab, as far as is known. */
  const isStale = useRef(false);

  const load = useCallback((): Promise<RunningCart> => {
    if (unloaded.current.loading !== null) return unloaded.current.loading;
    // What could not be loaded has nothing to pass on.
    const earlier =
      left.running?.then(
        (running) => running.takeOver(),
        () => null,
      ) ?? null;
    left.running = null;
    unloaded.current.loading = import("./running-cart.ts")
      .then(async ({ runCart }) => {
        const stored = earlier === null && hasUnsent() ? await import("./unsent-intents.ts") : null;
        const before = await earlier;
        const { confirmed } = latest.current;
        const unsent = before ?? (confirmed.cart && stored?.unsentOf(confirmed.cart.id)) ?? null;
        return runCart(confirmed, locale, (refusal) => words.current(refusal), setShown, unsent);
      })
      .catch((reason: unknown) => {
        unloaded.current.loading = null;
        throw reason;
      });
    return unloaded.current.loading;
  }, [locale]);

  const send = useCallback(
    (event: CartEvent): void => {
      const { events, running } = unloaded.current;
      if (running !== null) return running.send(event);
      if (event.type === "cart.discard") {
        events.length = 0;
        setShown(({ confirmed }) => atRest(confirmed));
      } else if (event.type !== "cart.retry") events.push(event);
      // On its way from now on, though the scripts that send it are still to come.
      if (event.type === "cart.intend")
        setShown((before) => ({ ...before, queue: intentsIn(events), state: "sending" }));
      load().then(
        (running) => {
          for (const waiting of events.splice(0)) running.send(waiting);
          unloaded.current.running = running;
          if (event.type === "cart.retry" || event.type === "cart.discard") running.send(event);
        },
        () => {
          const queue = intentsIn(events);
          const isUnsaved = queue.length > 0;
          setShown((before) => ({ ...before, queue, isUnsaved, state: isUnsaved ? "waiting" : "idle" }));
          // The build of this page is gone: the page is loaded anew and goes on with what is wanted, once.
          if (
            navigator.onLine &&
            !unloaded.current.isReloaded &&
            storeUnsent(unsentIn(latest.current.confirmed, queue))
          )
            location.reload();
        },
      );
    },
    [load],
  );

  /** What waits for scripts, for the page that comes after this one. */
  const store = useCallback(
    (): void => void storeUnsent(unsentIn(latest.current.confirmed, intentsIn(unloaded.current.events))),
    [],
  );

  const look = useCallback(async (): Promise<void> => {
    isStale.current = true;
    const isSending = (): boolean => latest.current.state === "sending";
    if (document.visibilityState !== "visible" || isSending()) return;
    const now = await freshPage(initial.paths.cart);
    if (now === null || isSending()) return;
    isStale.current = false;
    const { cart } = latest.current.confirmed;
    if (now.cart?.id !== cart?.id || now.cart?.version !== cart?.version) send({ type: "cart.see", confirmed: now });
  }, [initial.paths.cart, send]);
  // What could not be looked at while a change was on its way, or did not come, is looked at later; and what may have been made without an answer.
  useEffect(() => {
    if ((isStale.current || shown.isStale) && shown.state !== "sending") void look();
  }, [shown.state, shown.isStale, look]);

  useEffect(() => {
    const again = (): void => void look();
    const online = (): void => {
      if (unloaded.current.events.length > 0) send({ type: "cart.retry" });
      if (isStale.current) again();
    };
    const deaf = watchCart(({ id, version }) => {
      const { cart } = latest.current.confirmed;
      if (id !== cart?.id) return;
      if (version > cart.version) again();
      // A tab that was being loaded has not heard of the change.
      if (version < cart.version) announceCart(cart);
    });
    const later = setInterval(() => {
      if (isStale.current) again();
    }, retryTime);
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
  }, [look, send, store]);

  useEffect(() => {
    const { cart } = latest.current.confirmed;
    if (cart !== null) {
      if (isOutdated(cart)) void look();
      announceCart(cart);
    }
    unloaded.current.isReloaded = hasUnsent();
    if (unloaded.current.isReloaded || left.running !== null) void load().catch(() => undefined);
  }, [load, look]);

  useEffect(
    () => () => {
      const { loading } = unloaded.current;
      left.running = loading;
      if (loading === null) store();
      else void loading.then((running) => running.leave(), store);
    },
    [store],
  );

  return {
    shown,
    send,
    intend: useCallback((intent: CartIntent): void => send({ type: "cart.intend", intent }), [send]),
    /** Fetches what a change needs before it is made. */
    warm: useCallback((): void => void load().catch(() => undefined), [load]),
  };
};
