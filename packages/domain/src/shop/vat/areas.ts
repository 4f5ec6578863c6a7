// Before the ordered map stands where an address lies for VAT: some places are in another area than the country of their post. [VAT-01] [VAT-09]
import { vatCountryOf, type CountryCode, type VatCountry } from "#kernel/country";

/** What of an address decides: the country, and the post code as it is stored. */
interface VatPlace {
  readonly country: CountryCode;
  readonly postCode: string;
}

interface VatArea {
  readonly country: CountryCode;
  readonly postCodes: RegExp;
  readonly key: VatCountry;
}

/**
 * Places by post code, all of them since before this shop sold anything. Directive 2006/112/EC Art. 6 (1) and (2) names those outside the area of
 * VAT; Büsingen is in the Swiss one (treaty of 1964, MWSTG Art. 3 a), Helgoland is no inland (§ 1 (2) UStG), the British bases on Cyprus are
 * treated as Cyprus and Monaco as France (Art. 7). What their own law taxes as on the mainland has no row: Åland, Madeira, the Azores, Mittelberg, Northern
 * Ireland for services.
 */
const areas: readonly VatArea[] = [
  { country: "DE", postCodes: /^78266$/, key: "CH" },
  { country: "DE", postCodes: /^27498$/, key: "OTHER" },
  { country: "ES", postCodes: /^(?:35|38|51|52)\d{3}$/, key: "OTHER" },
  { country: "FR", postCodes: /^97\d{3}$|^98[4-8]\d\d$/, key: "OTHER" },
  { country: "IT", postCodes: /^(?:23041|22061)$/, key: "OTHER" },
  { country: "GR", postCodes: /^6308[67]$/, key: "OTHER" },
  { country: "GB", postCodes: /^BFPO 5[378]$/, key: "CY" },
];

/** The key of the VAT map for an address. */
export const vatAreaOf = ({ country, postCode }: VatPlace): VatCountry =>
  areas.find((area) => area.country === country && area.postCodes.test(postCode))?.key ?? vatCountryOf(country);
