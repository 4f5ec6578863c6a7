// The quote of a cart as the API answers it: of an order with or without an early start, where the step knows which. [VAT-14] [CHK-07]
import type { ValueOf } from "@kontor/adapters/client";
import { wireToQuote } from "@kontor/adapters/client/models";
import type { Locale } from "@kontor/domain/visitor/locale";
import { type ApiResponse, inLanguage, responseFor } from "../../platform/page/api-response.ts";
import type { PageServices } from "../../platform/page/services.ts";
import type { QuoteAnswer } from "../cart/views.ts";

/** A quote with what keeps it from being ordered. */
const quoteAnswer = (
  response: ApiResponse<ValueOf<"GET", "/shop/order/cart/{cartId}/quote">>,
): ApiResponse<QuoteAnswer> => {
  if (response.kind !== "value") return response;
  const { result, voucherRefusal, problems, periodVat } = response.value;
  return {
    kind: "value",
    value: {
      quote: wireToQuote(result),
      voucherRefused: voucherRefusal ?? null,
      problems: problems ?? [],
      ...(periodVat === undefined ? {} : { periodVat }),
    },
  };
};

/** The quote of a cart, of an order with or without an early start where the step knows which. [VAT-14] */
export const quoteResponse = async (
  cartId: string,
  wish: { readonly earlyStart?: "0" | "1" },
  services: PageServices,
  locale: Locale,
): Promise<ApiResponse<QuoteAnswer>> =>
  quoteAnswer(
    await responseFor(
      services,
      "/shop/order/cart/quote",
      services.shop.call("GET", "/shop/order/cart/{cartId}/quote", {
        path: { cartId },
        query: { explain: "1", ...wish },
        headers: inLanguage(locale),
      }),
    ),
  );
