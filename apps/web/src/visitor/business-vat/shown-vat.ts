// The VAT rate that prices on a page are shown at.
import type { VatStatement } from "@kontor/domain/shop/vat";

/** The VAT country whose prices are shown, with its rate in basis points. [SHL-10] */
export interface ShownVat {
  readonly country: string;
  readonly name: string;
  readonly rate: number;
  /** How prices at this rate name it, by the domain's rule. */
  readonly stated: VatStatement;
}

/** A country whose VAT can be shown, with its name. */
export interface CountryChoice {
  readonly code: string;
  readonly name: string;
}
