// The order for browsers without scripts: the boxes and the quote that stood on the page, under a key of its own. [CHK-04] [CHK-06] [CHK-07] [LOC-16]
import { tickedAgreements } from "@kontor/domain/shop/checkout";
import { localeFromPath } from "@kontor/domain/visitor/locale";
import { refusalOf } from "../../../platform/client/problem-refusal.ts";
import { readCookies, setCookie } from "../../../platform/server/cookies.ts";
import type { StepForm, StepOutcome } from "../../../platform/server/step-forms.ts";
import { thankYouPath } from "../step-links.ts";
import { enterName } from "./enter-name.ts";
import { orderForm } from "./order-form.ts";

export const placeOrder: StepForm = async ({ form, request, settings, call }): Promise<StepOutcome> => {
  // Enter in a box: the page comes back with its boxes as they are.
  if (form.has(enterName)) return { refused: null, cookies: [] };
  const locale = localeFromPath(request.url ?? "") ?? "en";
  const { key, quoteHash, addressSeen, cartVersion } = orderForm(form);
  const answer = await call(locale)("POST", "/shop/order", {
    headers: { "idempotency-key": key },
    body: {
      cartId: readCookies(request.headers.cookie).get("cartId") ?? "",
      cartVersion,
      quoteHash,
      ...(addressSeen === null ? {} : { addressSeen }),
      locale,
      agreements: tickedAgreements((box) => form.has(box)),
    },
  });
  if (answer.ok)
    return {
      to: thankYouPath(answer.value.result.id, locale),
      cookies: [setCookie("cart-count", "0", settings.secure)],
    };
  return { refused: refusalOf(answer.problem), cookies: [] };
};
