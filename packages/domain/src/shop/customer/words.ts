// An address as it is written: the lines of an envelope by their names, and what is said of a person or a business. [CUS-01] [CHK-03]
import type { CountryCode } from "#kernel/country";
import {
  addressLineNames,
  type AddressLineName,
  fieldsOfLine,
  type LineField,
  type SentField,
} from "./address-record.ts";
import type { Address } from "./model.ts";
import { writtenPostCode } from "./post-code.ts";

/** What of an address stands on an envelope. */
export type PostalAddress = Pick<Address, LineField>;

export interface AddressLine {
  readonly name: AddressLineName;
  readonly text: string;
}

type CountryName = (country: CountryCode) => string;

const textOf = (address: PostalAddress, name: AddressLineName, countryName: CountryName): string => {
  const written = (field: LineField): string =>
    field === "postCode"
      ? writtenPostCode(address.postCode, address.country)
      : field === "country"
        ? countryName(address.country)
        : (address[field] ?? "");
  return fieldsOfLine(name)
    .map(written)
    .filter((part) => part !== "")
    .join(" ");
};

/** The lines that there are, in their order; `countryName` as the reader calls it. */
export const addressLines = (address: PostalAddress, countryName: CountryName): readonly AddressLine[] =>
  addressLineNames.flatMap((name) => {
    const text = textOf(address, name, countryName);
    return text === "" ? [] : [{ name, text }];
  });

/** The line with post code and place. */
const placeLine = (address: PostalAddress): string => textOf(address, "place", (country) => country);

/** The country, and the line of the place: where a customer is, in a list. */
export const placeOf = (address: PostalAddress): string => `${address.country} ${placeLine(address)}`;

/** The same as texts, below each other or with commas. */
export const addressTexts = (...written: Parameters<typeof addressLines>): readonly string[] =>
  addressLines(...written).map(({ text }) => text);

/** The person, as letters greet them. */
export const fullName = ({ firstName, lastName }: Pick<Address, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`;

/** Whom it is about in a list: the business, else the person. */
export const partyName = (address: Pick<Address, "company" | "firstName" | "lastName">): string =>
  address.company || fullName(address);

/** What systems outside get of an address, in the order of their columns, with the post code as it is written. */
export const sentAddress = ({
  kind,
  company,
  firstName,
  lastName,
  street,
  postCode,
  city,
  country,
  phone,
  email,
  vatId,
}: Address) =>
  ({
    kind,
    company,
    firstName,
    lastName,
    street,
    postCode: writtenPostCode(postCode, country),
    city,
    country,
    phone,
    email,
    vatId,
  }) satisfies Pick<Address, SentField>;
