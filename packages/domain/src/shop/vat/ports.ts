// Ports of VAT: the rates, the visitor's country, an authority's answer about an id. [VAT-01] [VAT-12] [CUS-07]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { VatCountry } from "#kernel/country";
import type { VatMapEmpty, VatMapFailed } from "./errors.ts";
import type { DatedVatMap, VatIdValidity, VatMap } from "./model.ts";

/** The rates in force today, as the shop serves them. */
export class VatRates extends Context.Service<
  VatRates,
  {
    readonly map: Effect<VatMap, VatMapFailed | VatMapEmpty>;
    /** Those of each change that is known to come; absent where only today's are served. [VAT-14] */
    readonly later?: Effect<readonly DatedVatMap[], VatMapFailed | VatMapEmpty>;
  }
>()("kontor/shop/vat/VatRates") {}

/** The country whose rate this visitor sees: the answer of `GET /api/shop/vat`. Never fails: the seller's country is the fallback. [VAT-12] */
export class VisitorCountry extends Context.Service<
  VisitorCountry,
  {
    readonly country: Effect<VatCountry>;
  }
>()("kontor/shop/vat/VisitorCountry") {}

/** An authority that knows which ids are in use; `unknown` when it does not answer. [CUS-07] */
export interface VatIds {
  readonly validity: (vatId: string) => Effect<VatIdValidity>;
}
