// Which countries there are, which are in the EU, which the VAT map names. [CUS-08] [VAT-01]
import type { CountryCode, VatCountry } from "./model.ts";

/** ISO 3166-1 alpha-2, and XK, which is user-assigned there and in use for Kosovo. A bundler may leave the list out where none asks for it. */
export const countries: readonly CountryCode[] = /* @__PURE__ */ (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ " +
  "DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT " +
  "JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ " +
  "OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ " +
  "UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"
).split(" ");

/** The member states of the EU. */
export const euMembers: readonly CountryCode[] =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** The keys of the VAT map: 27 EU, GB, NO, IS, then US, CH, LI, then everybody else. [VAT-01] */
export const vatCountries: readonly VatCountry[] = [...euMembers, "GB", "NO", "IS", "US", "CH", "LI", "OTHER"];

/** The preselected country. [CUS-08] */
export const defaultCountry: CountryCode = "DE";

/** Whether a value is the code of a country by ISO 3166-1, such as `DE`. */
export const isCountry = (value: unknown): value is CountryCode => (countries as readonly unknown[]).includes(value);

/** Whether a country is a member of the European Union. */
export const isEuMember = (country: CountryCode): boolean => euMembers.includes(country);

/** Whether a value is a country of a VAT map, `OTHER` among them. */
export const isVatCountry = (value: unknown): value is VatCountry =>
  (vatCountries as readonly unknown[]).includes(value);

/** Countries by ISO 3166-1 that lie in the area of another one: Monaco and the Isle of Man (Directive 2006/112/EC Art. 7), and Åland for services (§ 1 of Finland's act 1266/1996). */
const withinArea: ReadonlyMap<CountryCode, VatCountry> = new Map([
  ["MC", "FR"],
  ["IM", "GB"],
  ["AX", "FI"],
]);

/** The key under which the VAT map has a country: that of its area, its own, or OTHER. */
export const vatCountryOf = (country: CountryCode): VatCountry =>
  withinArea.get(country) ?? (isVatCountry(country) ? country : "OTHER");
