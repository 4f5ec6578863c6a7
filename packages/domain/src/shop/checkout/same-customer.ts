// What tells that two orders come from one customer, under whatever account: the mailbox, or name and postal address together. [CON-05]
import type { Address } from "#shop/customer";
import { mailboxOf } from "./limits.ts";

/** Without marks, blanks and signs, in small letters; streets alike however they are shortened. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/strasse|str\b\.?/g, "str")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

type Known = Pick<Address, "email" | "firstName" | "lastName" | "street" | "postCode" | "city" | "country">;

/** One text for the mailbox and one for the person at an address; two orders that share either are of one customer. */
export const customerMarks = ({ email, firstName, lastName, street, postCode, city, country }: Known): readonly string[] => [
  `mailbox ${mailboxOf(email)}`,
  `person ${[firstName, lastName, street, postCode, city, country].map(plain).join(" ")}`,
];
