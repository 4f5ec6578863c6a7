// The readable cookie that says how many items the cart holds; the web entry writes it beside every answer about a cart. [VIS-04]
import { watchCookies } from "@kontor/adapters/browser/cookies";

const read = (): number => Number(/(?:^|;\s*)cart-count=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/** Whether the cart holds anything, as far as this page knows. */
export const hasCart = (): boolean => read() > 0;

/** Whether this browser has a cart, empty or not: its cookie stands as long as that of the cart's id. */
export const mayHaveCart = (): boolean => /(?:^|;\s*)cart-count=/.test(document.cookie);

/** Calls with the count now and whenever it changes, in this tab or another; gives back how to stop. */
export const watchCartCount = (tell: (count: number) => void): (() => void) => {
  tell(read());
  return watchCookies((changes) => {
    const change = changes.find(({ name }) => name === "cart-count");
    if (change !== undefined) tell(Number(change.value ?? 0));
  });
};
