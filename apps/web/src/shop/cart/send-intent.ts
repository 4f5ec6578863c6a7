// One intent as one call of the contract, whose answer carries the cart and its quote; what comes back is the cart's page as it is now. [CRT-01] [CRT-04] [CRT-08]
import type { Answer, Problem, ValueOf } from "@kontor/adapters/client";
import { wireToQuote } from "@kontor/adapters/client/models";
import { type Cart, type CartIntent, type Outcome, placesOf, type ProductItem, termsAfter } from "@kontor/domain/shop/cart";
import { missingAuthcodes } from "@kontor/domain/shop/checkout";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { freshPage } from "./fresh-page.ts";
import type { CartPage } from "./views.ts";

type Changed = Answer<ValueOf<"PATCH", "/shop/order/cart/{cartId}/items/{itemId}">>;

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
  const answer = await called(locale, page, intent);
  if (!answer.ok) return failed(page, answer.problem);
  const { result: cart, quote } = answer.value;
  if (quote === undefined && cart.items.length > 0) return again(page, "made");
  const made = quote === undefined ? null : wireToQuote(quote.result);
  const answered = { quote: made, refused: null, voucherRefused: quote?.voucherRefusal ?? null, problems: quote?.problems ?? [] };
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

const called = (locale: Locale, { cart }: CartPage, intent: CartIntent): Promise<Changed> => {
  const call = callIn(locale);
  const version = cart?.version ?? 0;
  const path = { cartId: "current", itemId: "item" in intent ? intent.item : "" };
  const quote = "1" as const;
  const query = { version: String(version), quote };
  const item = cart?.items.find(({ id }) => id === path.itemId);
  type Terms = NonNullable<Parameters<typeof call<"PATCH", "/shop/order/cart/{cartId}/items/{itemId}">>[2]>["body"];
  const change = (terms: Terms): Promise<Changed> =>
    call("PATCH", "/shop/order/cart/{cartId}/items/{itemId}", { path, query: { quote }, body: { version, ...terms } });
  switch (intent.kind) {
    case "quantity":
      return change({ quantity: intent.quantity });
    case "billing":
      return change({ billingMonths: intent.months });
    case "location":
      return change({ location: intent.location });
    case "addition":
    case "remove-domain":
    case "restore-domain": {
      const after = termsAfter(item?.kind === "product" ? item : nothing, intent);
      return change("domains" in after ? { domains: after.domains.map(named) } : after);
    }
    case "authcode": {
      const { ascii, authcode } = intent;
      if (item?.kind !== "product") return change({ authcode });
      return change({ domains: item.domains.map((domain) => ({ ...named(domain), ...(domain.ascii === ascii ? { authcode } : {}) })) });
    }
    case "place":
      return call("PATCH", "/shop/order/cart/{cartId}/domains", {
        path,
        query: { quote },
        body: { version, domain: intent.ascii, item: intent.plan },
      });
    case "remove":
      return call("DELETE", "/shop/order/cart/{cartId}/items/{itemId}", { path, query });
    case "restore": {
      const { contents, position } = intent;
      return call("PUT", "/shop/order/cart/{cartId}/items/{itemId}", {
        path,
        query: { quote },
        body: {
          version,
          position,
          item: contents.kind === "domain" ? { kind: "domain", domain: named(contents.domain) } : asChosen(contents),
        },
      });
    }
    case "voucher":
      return call("PUT", "/shop/order/cart/{cartId}/voucher", { path, query: { quote }, body: { version, code: intent.code } });
    case "remove-voucher":
      return call("DELETE", "/shop/order/cart/{cartId}/voucher", { path, query });
    case "clear":
      return call("DELETE", "/shop/order/cart/{cartId}", { path, query: { quote } });
  }
};

const nothing: Pick<ProductItem, "additions" | "domains"> = { additions: [], domains: [] };

const named = ({ ascii, acquisition }: ProductItem["domains"][number]) => ({ name: ascii, acquisition });

const asChosen = ({ product, quantity, billingMonths, location, additions, domains }: ProductItem) =>
  ({ kind: "product", product, quantity, billingMonths, location, additions, domains: domains.map(named) }) as const;
