// The cart while it is on screen: asked again when the window comes back, changed against the version that was seen, nothing lost between two tabs. [CRT-01]
import { useEffect, useRef, useState } from "react";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Step } from "@kontor/domain/shop/checkout";
import { loadPage } from "../../platform/router/load.ts";
import type { Problem } from "@kontor/adapters/client";
import { type CartChange, changeCart } from "./cart-calls.ts";
import type { CartPage } from "./views.ts";
import type { PageOf } from "../../platform/page/model.ts";

/** What this tab saw last, and what a change of it came to. */
interface Notes {
  readonly seen: CartPage;
  /** The cart was changed elsewhere: what was on screen before, and the own change that was not made. */
  readonly before: CartPage | null;
  readonly unmade: CartChange | null;
  readonly refused: { readonly change: CartChange; readonly problem: Problem } | null;
  readonly said: string;
  /** The change that was made last. */
  readonly made: CartChange | null;
}

/** What stands at the address of the cart: its page, or why it cannot be shown. */
type StepPage = PageOf<
  "checkout",
  CartPage | { readonly step: Exclude<Step, "cart"> } | { readonly step: "cart"; readonly failed: string }
>;

/** The cart's page as it is now; null when it cannot be had. */
const fresh = async (path: string): Promise<CartPage | null> => {
  const page = await loadPage<StepPage>({ given: {} }, path, "").catch(() => null);
  return page?.kind === "checkout" && page.data.step === "cart" && !("failed" in page.data) ? page.data : null;
};

export const useCart = (initial: CartPage, locale: Locale, say: (change: CartChange, seen: CartPage) => string) => {
  const [notes, setNotes] = useState<Notes>({ seen: initial, before: null, unmade: null, refused: null, said: "", made: null });
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const path = initial.paths.cart;

  const change = async (wanted: CartChange): Promise<void> => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    const answer = await changeCart(locale, notes.seen.cart?.version ?? 0, wanted);
    const now = await fresh(path);
    working.current = false;
    setBusy(false);
    setNotes((last) => {
      const seen = now ?? last.seen;
      if (answer.ok) return { seen, before: null, unmade: null, refused: null, said: say(wanted, seen), made: wanted };
      return answer.problem.refusal === "CartChanged"
        ? { seen, before: last.before ?? last.seen, unmade: wanted, refused: null, said: "", made: null }
        : { seen, before: null, unmade: null, refused: { change: wanted, problem: answer.problem }, said: "", made: null };
    });
  };

  // Another tab may have changed the cart: what is on screen follows, and the difference is told.
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || working.current) return;
      const now = await fresh(path);
      if (now === null || working.current) return;
      setNotes((last) =>
        now.cart?.version === last.seen.cart?.version && now.cart?.id === last.seen.cart?.id
          ? last
          : { ...last, seen: now, before: last.before ?? last.seen },
      );
    };
    const again = (): void => void look();
    window.addEventListener("focus", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.removeEventListener("focus", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [path]);

  return {
    page: notes.seen,
    notes,
    busy,
    change: (wanted: CartChange): void => void change(wanted),
    /** The difference was read; an own change that was not made is given up. */
    acknowledge: (): void => setNotes((last) => ({ ...last, before: null, unmade: null })),
  };
};
