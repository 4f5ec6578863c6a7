// Countries by their ISO 3166-1 alpha-2 code; names come from the platform. [CUS-08] [VAT-01]

/** Two upper-case letters, assigned in ISO 3166-1. */
export type CountryCode = string;

/** The key of the VAT map: a country, or everybody else. */
export type VatCountry = CountryCode | "OTHER";
