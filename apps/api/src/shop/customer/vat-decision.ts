// Which VAT a caller is shown or charged: a customer's address decides, else the country they are seen in. [VAT-04] [VAT-06] [VAT-09] [VAT-10] [VAT-12]
import type { VatCountry } from "@kontor/domain/kernel/country";
import { chargedVat, vatCountryOfVisitor, viewedVat, type VatDecision, type VatMap } from "@kontor/domain/shop/vat";
import { chosenCountry, viewOf } from "@kontor/domain/visitor/business-vat";
import type { Call, OperationId } from "../../platform/http/call.ts";
import { callerOrVisitor } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { customerByNumber } from "./store.ts";

/** What a customer with an address is charged; for all others the rate of the country they are seen in. [VAT-09] [VAT-10] [VAT-12] */
export const vatDecisionOf = async (
  services: SessionServices,
  call: Pick<Call<OperationId>, "headers" | "cookies">,
  map: VatMap,
  chosen?: VatCountry,
): Promise<VatDecision> => {
  const { sellerCountry, trustProxy } = services.settings;
  const user = await callerOrVisitor(services, call);
  const customer = user === null ? null : await customerByNumber(services.database.reads, user.customer_number);
  if (customer !== null) return chargedVat(map, customer, sellerCountry);
  const cookies = { vatCountry: call.cookies["vatCountry"] ?? null, b2bVat: call.cookies["b2bVat"] ?? null };
  const cookie = chosenCountry(cookies, user === null && viewOf(cookies).business);
  const hints = { customer: null, cookie, proxy: trustProxy ? countryHeader(call.headers) : null };
  return viewedVat(map, chosen ?? vatCountryOfVisitor(hints, sellerCountry));
};

/** The headers in which well-known proxies name the visitor's country. */
const countryHeader = (headers: Call<OperationId>["headers"]): string | null => {
  const named = headers["cf-ipcountry"] ?? headers["x-vercel-ip-country"] ?? headers["x-country-code"];
  return typeof named === "string" ? named.toUpperCase() : null;
};
