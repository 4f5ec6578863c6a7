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

/** Umlauts are written out as well as not; what is left of two spellings is the same. */
const spelt = (text: string): string => plain(text).replaceAll(/([aou])e/g, "$1");

type Known = Pick<Address, "email" | "firstName" | "lastName" | "street" | "postCode" | "city" | "country">;

/**
 * One text for the mailbox and two for the person at an address, the second whichever way the umlauts are written and the first and the last name stand; two
 * orders that share one are of one customer. The first is stored of orders from before the second was.
 */
export const customerMarks = ({
  email,
  firstName,
  lastName,
  street,
  postCode,
  city,
  country,
}: Known): readonly string[] => {
  const [names, place] = [
    [firstName, lastName],
    [street, postCode, city, country],
  ];
  return [
    `mailbox ${mailboxOf(email)}`,
    `person ${[...names, ...place].map(plain).join(" ")}`,
    `spelling ${[...names.map(spelt).toSorted(), ...place.map(spelt)].join(" ")}`,
  ];
};
