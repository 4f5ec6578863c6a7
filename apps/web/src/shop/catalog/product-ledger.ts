// The ledger of a product page: the domain's quote for one choice, and what it costs over 1, 3 and 5 years. [VAT-10] [PRD-01]
import type { Instant } from "@kontor/domain/kernel/calendar";
import { rate } from "@kontor/domain/kernel/money";
import type { Catalog } from "@kontor/domain/shop/catalog";
import { costOver, pricesOfProduct } from "@kontor/domain/shop/pricing";
import * as Result from "effect/Result";
import type { LaterVat } from "@kontor/domain/shop/vat";
import type { Choice, ProductLedger } from "./views.ts";

export interface LedgerFacts {
  readonly product: string;
  readonly homeRate: number;
  readonly country: string;
  readonly rate: number;
  /** Both rates of longer periods, where they are known to change. [VAT-14] */
  readonly later: readonly LaterVat[];
  /** The moment whose prices hold. [CNT-05] */
  readonly now: Instant;
}

const years = [1, 3, 5] as const;

/** Null when the choice is not one that the shop offers. */
export const ledgerOf = (facts: LedgerFacts, catalog: Catalog, choice: Choice): ProductLedger | null => {
  const made = pricesOfProduct({
    catalog,
    now: facts.now,
    homeRate: rate(facts.homeRate),
    later: facts.later,
    vat: { country: facts.country, rate: rate(facts.rate), treatment: "view" },
    choice: { product: facts.product, ...choice },
  });
  if (Result.isFailure(made)) return null;
  return {
    quote: made.success,
    costs: years.map((count) => ({ years: count, gross: costOver(made.success, count * 12) })),
  };
};
