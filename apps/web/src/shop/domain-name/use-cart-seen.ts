// The cart beside the answers of a search, as it is now: after each change, also of another tab, and when the window comes back. [DOM-01] [DOM-04] [CRT-01] [VISIT4-7]
import { useCallback, useEffect, useState } from "react";
import type { Locale } from "@kontor/domain/visitor/locale";
import { cartTotal, namesInCart } from "./cart-domains.ts";
import { type CartNames, noNames } from "./cart-names.ts";
import { watchCart } from "../cart/cart-tabs.ts";

/** What of the cart stands beside the answers. */
export interface CartSeen {
  readonly inCart: CartNames;
  readonly total: number | null;
}

const seenCart = async (locale: Locale): Promise<CartSeen> => {
  const [inCart, total] = await Promise.all([namesInCart(locale), cartTotal(locale)]);
  return { inCart, total };
};

export const useCartSeen = (locale: Locale): CartSeen & { readonly look: () => Promise<void> } => {
  const [seen, setSeen] = useState<CartSeen>({ inCart: noNames, total: null });
  const look = useCallback(async (): Promise<void> => setSeen(await seenCart(locale)), [locale]);
  useEffect(() => {
    const again = (): void => void (document.visibilityState === "visible" && look());
    again();
    const heard = watchCart(again);
    window.addEventListener("focus", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      heard();
      window.removeEventListener("focus", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [look]);
  return { ...seen, look };
};
