// An email address that was read: one mailbox, as a brand that no plain text slips into. [CUS-02] [SES-05] [SEC2-6]
import { emailMaximum } from "./limits.ts";

declare const emailBrand: unique symbol;

/** One address of the HTML Standard's form with a dot in its domain, at most 100 characters: no list, no name, no line break. */
export type EmailAddress = string & { readonly [emailBrand]: "EmailAddress" };

/** The HTML Standard's form of an address, and a dot in the domain. */
const emailForm =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Whether a text is an address; persons, other providers and the database give them. */
export const isEmailAddress = (text: string): text is EmailAddress =>
  text.length <= emailMaximum && emailForm.test(text);

/** An address in small letters, as accounts have it; null where it is none. */
export const readEmailAddress = (given: unknown): EmailAddress | null => {
  const text = typeof given === "string" ? given.toLowerCase() : "";
  return isEmailAddress(text) ? text : null;
};
