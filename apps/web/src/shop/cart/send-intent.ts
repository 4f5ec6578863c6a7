// Sends one intent; what comes back is the cart's page as it is now. [CRT-01] [CRT-04] [CRT-08]
import type { Problem } from "@kontor/adapters/client";
import { wireToQuote } from "@kontor/adapters/client/models";
import { type Cart, type CartIntent, type Outcome, placesOf } from "@kontor/domain/shop/cart";
import { missingAuthcodes } from "@kontor/domain/shop/checkout";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { freshPage } from "./fresh-page.ts";
import { callIntent } from "./intent-call.ts";
import type { CartPage } from "./views.ts";

/** A page with another cart: what follows from the cart follows by the domain's rules. */
export const pageWith = (page: CartPage, cart: Cart | null): CartPage => {
  const { catalog } = page;
  const missing = cart === null ? [] : missingAuthcodes(cart, catalog).map(({ domain }) => domain);
  return {
    ...page,
    cart,
    places: cart === null ? {} : placesOf(cart, catalog),
    authcodesMissing: missing,
    facts: { ...page.facts, items: cart?.items.length ?? 0, authcodesMissing: missing.length },
  };
};

export const sendIntent = async (locale: Locale, page: CartPage, intent: CartIntent): Promise<Outcome> => {
  const { version = 0, items = [] } = page.cart ?? {};
  const answer = await callIntent(callIn(locale), { id: "current", version, items }, intent);
  if (!answer.ok) return failed(page, answer.problem);
  const { result: cart, quote } = answer.value;
  if (quote === undefined && cart.items.length > 0) return again(page, "made");
  const made = quote === undefined ? null : wireToQuote(quote.result);
  const answered = {
    quote: made,
    refused: null,
    voucherRefused: quote?.voucherRefusal ?? null,
    problems: quote?.problems ?? [],
    refusedVoucher: undefined,
    ...(quote?.periodVat === undefined ? {} : { periodVat: quote.periodVat }),
  };
  const confirmed: CartPage = { ...pageWith(page, cart), ...answered, vat: made?.vat ?? page.vat };
  return { kind: "made", confirmed };
};

/** A stale version, or a cart that is gone: the page is asked for as a whole. What had no answer may be sent again. */
const failed = async (page: CartPage, { status, refusal, detail }: Problem): Promise<Outcome> => {
  if (refusal === "CartChanged" || refusal === "CartNotFound") return again(page, "changed");
  return status === 0 || status >= 500 ? { kind: "unanswered" } : { kind: "refused", problem: { refusal, detail } };
};

const again = async (page: CartPage, kind: "made" | "changed"): Promise<Outcome> => {
  const confirmed = await freshPage(page.paths.cart);
  return confirmed === null ? { kind: "unanswered" } : { kind, confirmed };
};
