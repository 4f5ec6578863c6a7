// What the three pages share: the shop, by a cookie on the page's own origin or by a bearer elsewhere (`VITE_SHOP`),
// and a price in words.
import { guardedFetch } from "@kontor/adapters/browser/calls";
import { shopping } from "@kontor/adapters/client/shopping";
import { derivationText, explain, leavesOf, type Prices } from "@kontor/domain/shop/pricing";
import { moneyText } from "@kontor/domain/visitor/locale";

const elsewhere: string | undefined = import.meta.env["VITE_SHOP"];
export const shop = shopping(elsewhere ? { baseUrl: `${elsewhere}/api` } : { baseUrl: "/api", fetch: guardedFetch() });
export const wordsOf = (prices: Prices) => {
  const parts = leavesOf(explain(prices, "total")).map(
    (part) => `${derivationText("en", part)} ${moneyText("en", part.amount)}`,
  );
  return `${moneyText("en", prices.total)} = ${parts.join(" + ")}`;
};
export const agreed = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
/** What a form holds, by the names of its fields. */
export const typed = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;
