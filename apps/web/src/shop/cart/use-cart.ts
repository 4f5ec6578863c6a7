// The cart while it is on screen: what is wanted is shown at once and sent; looked at again when the window comes back or another tab changed it. [CRT-01]
import { useCallback, useEffect, useRef, useState } from "react";
import type { CartEvent, CartIntent } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { watchCart } from "./cart-tabs.ts";
import { freshPage } from "./fresh-page.ts";
import { atRest, type CartShown, type RunningCart } from "./shown.ts";
import { storeUnsent, takeUnsent } from "./unsent-intents.ts";
import type { CartPage } from "./views.ts";

/** What was wanted before the scripts that make it could be loaded. */
interface Unloaded {
  readonly events: CartEvent[];
  loading: Promise<RunningCart> | null;
  /** Whether this page was loaded because an earlier one lacked the scripts. */
  isReloaded: boolean;
}

export const useCart = (initial: CartPage, locale: Locale) => {
  const [shown, setShown] = useState<CartShown>(() => atRest(initial));
  const refusalText = useRefusals();
  const words = useRef(refusalText);
  words.current = refusalText;
  const unloaded = useRef<Unloaded>({ events: [], loading: null, isReloaded: false });
  const latest = useRef(shown);
  latest.current = shown;

  const load = useCallback((): Promise<RunningCart> => {
    unloaded.current.loading ??= import("./running-cart.ts").then(
      ({ runCart }) => runCart(latest.current.confirmed, locale, (refusal) => words.current(refusal), setShown),
      (reason: unknown) => {
        unloaded.current.loading = null;
        throw reason;
      },
    );
    return unloaded.current.loading;
  }, [locale]);

  const send = useCallback(
    (event: CartEvent): void => {
      const { events } = unloaded.current;
      if (event.type === "cart.discard") events.length = 0;
      else if (event.type !== "cart.retry") events.push(event);
      load().then(
        (running) => {
          for (const waiting of events.splice(0)) running.send(waiting);
          if (event.type === "cart.retry" || event.type === "cart.discard") running.send(event);
        },
        () => {
          const queue = events.flatMap((waiting) => (waiting.type === "cart.intend" ? [waiting.intent] : []));
          setShown((before) => ({ ...before, queue, state: queue.length === 0 ? "idle" : "waiting" }));
          // The build of this page is gone: the page is loaded anew and goes on with what is wanted, once.
          const { cart } = latest.current.confirmed;
          if (navigator.onLine && !unloaded.current.isReloaded && cart !== null && storeUnsent(cart.id, queue)) location.reload();
        },
      );
    },
    [load],
  );

  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || latest.current.state === "sending") return;
      const now = await freshPage(initial.paths.cart);
      const { cart } = latest.current.confirmed;
      if (now !== null && (now.cart?.id !== cart?.id || now.cart?.version !== cart?.version)) send({ type: "cart.see", confirmed: now });
    };
    const again = (): void => void look();
    const online = (): void => {
      if (unloaded.current.events.length > 0) send({ type: "cart.retry" });
    };
    const deaf = watchCart(({ id, version }) => {
      const { cart } = latest.current.confirmed;
      if (id === cart?.id && version !== cart.version) again();
    });
    window.addEventListener("focus", again);
    window.addEventListener("online", online);
    document.addEventListener("visibilitychange", again);
    return () => {
      deaf();
      window.removeEventListener("focus", again);
      window.removeEventListener("online", online);
      document.removeEventListener("visibilitychange", again);
    };
  }, [initial.paths.cart, send]);

  useEffect(() => {
    const { cart } = latest.current.confirmed;
    const unsent = cart === null ? [] : takeUnsent(cart.id);
    unloaded.current.isReloaded = unsent.length > 0;
    for (const intent of unsent) send({ type: "cart.intend", intent });
  }, [send]);

  useEffect(
    () => () => {
      void unloaded.current.loading?.then((running) => running.leave());
    },
    [],
  );

  return {
    shown,
    send,
    intend: useCallback((intent: CartIntent): void => send({ type: "cart.intend", intent }), [send]),
    /** Fetches what a change needs before it is made. */
    warm: useCallback((): void => void load().catch(() => undefined), [load]),
  };
};
