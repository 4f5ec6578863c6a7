// What is sold and taxed: countries, VAT map, the visitor's country, catalogue, feature flags. [VAT-01] [VAT-03] [VAT-12] [PRD-01] [CNT-09]
import * as Effect from "effect/Effect";
import { vatCountryOfVisitor, VatRates } from "@kontor/domain/shop/vat";
import { CountriesNotLoaded } from "@kontor/domain/shop/customer";
import { callerOf } from "../auth/caller.ts";
import { good, type Call, type Handlers, type OperationId, type ResultOf } from "../http/call.ts";
import { refuse } from "../http/problem.ts";
import type { Services } from "../services.ts";
import { addressCountries, currentCatalog, enabledFlags } from "../stores/catalogs.ts";
import { customerByNumber } from "../stores/customers.ts";
import { reading } from "./use.ts";

export const offerHandlers = (
  services: Services,
): Pick<Handlers, "readCountries" | "readVatMap" | "readVatCountry" | "readCatalog" | "readFeatureFlags"> => ({
  readCountries: async (call) => {
    const codes = await addressCountries(services.database.reads);
    if (codes.length === 0) return refuse(new CountriesNotLoaded());
    const names = new Intl.DisplayNames(call.locale, { type: "region", fallback: "code" });
    return good(codes.map((iso) => ({ iso, name: names.of(iso) ?? iso })).sort((a, b) => a.name.localeCompare(b.name, call.locale)));
  },

  readVatMap: async () =>
    good(
      await reading(
        services,
        Effect.flatMap(VatRates, (rates) => rates.map),
      ),
    ),

  readVatCountry: async (call) => good(await vatViewOf(services, call)),

  readCatalog: async (call) => {
    const catalog = await currentCatalog(services.database.reads);
    const etag = `"${catalog.version}"`;
    const headers = { etag, "cache-control": "public, no-cache" };
    return namesTag(call.headers["if-none-match"], etag) ? { status: 304, headers } : good(catalog, 200, headers);
  },

  readFeatureFlags: async () => good((await enabledFlags(services.database.reads)).map((key) => ({ key }))),
});

/** The country whose rate this visitor sees. [VAT-12] */
export const vatViewOf = async (
  services: Services,
  call: Pick<Call<OperationId>, "headers" | "cookies">,
): Promise<ResultOf<"readVatCountry">> => {
  const user = await callerOf(services, call);
  const customer = user === null ? null : await customerByNumber(services.database.reads, user.customer_number);
  const hints = {
    customer: customer?.country ?? null,
    cookie: call.cookies["vatCountry"] ?? null,
    proxy: services.settings.trustProxy ? countryHeader(call.headers) : null,
  };
  return { country: { iso: vatCountryOfVisitor(hints, services.settings.sellerCountry) } };
};

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
