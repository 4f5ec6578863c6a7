// What the three pages share: the shop, by a cookie on the page's own origin or by a bearer elsewhere (`VITE_SHOP`),
// and a price in words.
import { guardedFetch } from "@kontor/adapters/browser/calls";
import { shopping } from "@kontor/adapters/client/shopping";
import { derivationText, explain, leavesOf, type Prices } from "@kontor/domain/shop/pricing";
import { moneyText } from "@kontor/domain/visitor/locale";
import { locale } from "./texts.ts";

const other: string | undefined = import.meta.env["VITE_SHOP"];
/** Where the pages of the shop are that an order links; nothing where they are on this origin. */
export const elsewhere: string = other ?? import.meta.env["VITE_PAGES"] ?? "";
export const shop = shopping({
  locale,
  ...(other ? { baseUrl: `${other}/api` } : { baseUrl: "/api", fetch: guardedFetch() }),
});
export const wordsOf = (prices: Prices) => {
  const parts = leavesOf(explain(prices, "total")).map(
    (part) => `${derivationText(locale, part)} ${moneyText(locale, part.amount)}`,
  );
  return `${moneyText(locale, prices.total)} = ${parts.join(" + ")}`;
};
/** What a form holds, by the names of its fields. */
export const typed = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;
