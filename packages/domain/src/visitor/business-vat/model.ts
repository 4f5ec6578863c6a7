// The view of visitors on business pages: 0 % VAT while they are there, their own country again after it. [VAT-04…07] [VAT-13]
import type { VatCountry } from "#kernel/country";

/** What a visitor's browser holds: the country they chose, and whether they are in the business view. */
export interface BusinessView {
  /** The own country; what the cookie `vatCountry` holds, and what leaving restores. */
  readonly own: VatCountry;
  readonly business: boolean;
}

/** Both cookies as they were found. */
export interface BusinessCookies {
  readonly vatCountry: string | null;
  readonly b2bVat: string | null;
}

/** The initial selection, before a choice and before the shop has answered. [VAT-02] */
export const firstCountry: VatCountry = "OTHER";

/** Texts that make a path a business one, wherever they stand in it. [VAT-04] */
export const businessTexts: readonly string[] = ["/professional", "/managed-cloud", "/enterprise"];

/** What `b2bVat` holds inside business areas; outside it holds the own country. [VAT-13] */
export const businessFlag = "1";
