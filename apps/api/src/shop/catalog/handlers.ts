// What is sold and taxed: countries, VAT map, the visitor's country, contract policy, catalogue. [VAT-01] [VAT-03] [VAT-12] [PRD-01] [CON-01]
import * as Effect from "effect/Effect";
import type { VatCountry } from "@kontor/domain/kernel/country";
import { chargedVat, vatCountryOfVisitor, VatRates, viewedVat, type VatDecision, type VatMap } from "@kontor/domain/shop/vat";
import type { Catalog } from "@kontor/domain/shop/catalog";
import { CountriesNotLoaded } from "@kontor/domain/shop/customer";
import { callerOrVisitor } from "../../visitor/session/caller.ts";
import { good, type Call, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import type { Services } from "../../visitor/session/services.ts";
import { addressCountries, currentCatalog } from "./store.ts";
import { customerByNumber } from "../customer/store.ts";
import { reading, todayOf } from "../../platform/use-case/use-case.ts";

type Offer = "readCountries" | "readVatMap" | "readVatCountry" | "readContractPolicy" | "readCatalog";

export const offerHandlers = (services: Services): Pick<Handlers, Offer> => ({
  readCountries: async (call) => {
    const codes = await addressCountries(services.database.reads);
    if (codes.length === 0) return refuse(new CountriesNotLoaded());
    const names = new Intl.DisplayNames(call.locale, { type: "region", fallback: "code" });
    return good(codes.map((iso) => ({ iso, name: names.of(iso) ?? iso })).sort((a, b) => a.name.localeCompare(b.name, call.locale)));
  },

  readVatMap: async () => good(await vatMapOf(services)),

  readVatCountry: async (call) => {
    const { country, rate } = await vatDecisionOf(services, call, await vatMapOf(services));
    return good({ country: { iso: country }, rate });
  },

  readContractPolicy: async () => good({ policy: services.settings.contractPolicy, day: todayOf(services) }),

  readCatalog: async (call) => {
    const catalog = await currentCatalog(services.database.reads);
    const etag = `"${catalog.version}"`;
    const headers = { etag, "cache-control": "public, no-cache" };
    return namesTag(call.headers["if-none-match"], etag)
      ? { status: 304, headers }
      : { status: 200, headers, kept: true, payload: answerOf(catalog) };
  },
});

const answers = new WeakMap<Catalog, { readonly success: true; readonly result: Catalog }>();

/** One answer for one catalogue. */
const answerOf = (catalog: Catalog): { readonly success: true; readonly result: Catalog } => {
  const known = answers.get(catalog) ?? { success: true, result: catalog };
  answers.set(catalog, known);
  return known;
};

/** What a customer with an address is charged; for everybody else the rate of the country they are seen in. [VAT-09] [VAT-10] [VAT-12] */
export const vatDecisionOf = async (
  services: Services,
  call: Pick<Call<OperationId>, "headers" | "cookies">,
  map: VatMap,
  chosen?: VatCountry,
): Promise<VatDecision> => {
  const { sellerCountry, trustProxy } = services.settings;
  const user = await callerOrVisitor(services, call);
  const customer = user === null ? null : await customerByNumber(services.database.reads, user.customer_number);
  if (customer !== null) return chargedVat(map, customer, sellerCountry);
  const hints = { customer: null, cookie: call.cookies["vatCountry"] ?? null, proxy: trustProxy ? countryHeader(call.headers) : null };
  return viewedVat(map, chosen ?? vatCountryOfVisitor(hints, sellerCountry));
};

/** The rates of today. */
export const vatMapOf = (services: Services): Promise<VatMap> =>
  reading(
    services,
    Effect.flatMap(VatRates, (rates) => rates.map),
  );

/** The headers in which well-known proxies name the visitor's country. */
const countryHeader = (headers: Call<OperationId>["headers"]): string | null => {
  const named = headers["cf-ipcountry"] ?? headers["x-vercel-ip-country"] ?? headers["x-country-code"];
  return typeof named === "string" ? named.toUpperCase() : null;
};

const namesTag = (header: string | undefined, etag: string): boolean =>
  (header ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
