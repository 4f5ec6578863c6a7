// The readable cookie that says how many items the cart holds; the web entry writes it beside every answer about a cart.

const read = (): number => Number(/(?:^|;\s*)cart-count=(\d+)/.exec(document.cookie)?.[1] ?? 0);

interface CookieEvents {
  addEventListener(type: "change", listener: () => void): void;
  removeEventListener(type: "change", listener: () => void): void;
}

/** Calls with the count now and whenever it changes, in this tab or another; gives back how to stop. */
export const watchCartCount = (tell: (count: number) => void): (() => void) => {
  const look = (): void => tell(read());
  const store = (window as { readonly cookieStore?: CookieEvents }).cookieStore;
  look();
  store?.addEventListener("change", look);
  window.addEventListener("focus", look);
  const polling = store === undefined ? window.setInterval(() => document.visibilityState === "visible" && look(), 300) : undefined;
  return () => {
    store?.removeEventListener("change", look);
    window.removeEventListener("focus", look);
    window.clearInterval(polling);
  };
};
