// An email address that was read: one mailbox, as a brand that no plain text slips into. [CUS-02] [SES-05] [SEC2-6] [REP2-4]
// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this file from its source see the declaration only so
/// <reference path="./punycode.d.ts" />
import { encode } from "punycode/punycode.es6.js";
import { emailMaximum } from "./limits.ts";
import { withoutInvisible, unwrapped } from "./plain.ts";

declare const emailBrand: unique symbol;

/** One address of the HTML Standard's form that RFC 5321 calls a dot-atom, with a dot in its domain, at most 100 characters: no list, no name, no line break. */
export type EmailAddress = string & { readonly [emailBrand]: "EmailAddress" };

/** The HTML Standard's form of an address, and a dot in the domain. Addresses stored before the stricter form stay addresses. */
const emailForm =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** What is taken from a person besides: no dot at an end of the local part nor beside another, and a last label of letters or an A-label (RFC 5321). */
const dotAtom = /^[^.@]+(?:\.[^.@]+)*@.*\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/i;

/** Whether a text is an address; persons, other providers and the database give them. */
export const isEmailAddress = (text: string): text is EmailAddress =>
  text.length <= emailMaximum && emailForm.test(text);

/** An address in small letters, as accounts have it; null where it is none. */
export const readEmailAddress = (given: unknown): EmailAddress | null => {
  const text = typeof given === "string" ? given.toLowerCase() : "";
  return isEmailAddress(text) ? text : null;
};

/** The domain as mail servers find it: each label with other letters than a to z as its A-label. Null where a label has what no domain has. */
const asciiDomain = (domain: string): string | null => {
  const labels = domain.split(".").map((label) => {
    if (/^[\x21-\x7E]*$/.test(label)) return label;
    const small = label.toLowerCase();
    // Letters of full width and other spellings of a letter are no letters of a domain.
    return /^[\p{L}\p{M}\p{Nd}-]+$/u.test(small) && small.normalize("NFKC") === small ? `xn--${encode(small)}` : null;
  });
  return labels.includes(null) ? null : labels.join(".");
};

/** The address in what was typed or pasted: out of `mailto:`, out of `Name <…>`, without quotes, brackets and commas around it; an IDN domain as its A-label. [REP2-4] */
export const emailTyped = (typed: string): string => {
  const pasted = unwrapped(withoutInvisible(typed));
  const named = /^[^<>@]*<([^<>]+)>$/.exec(pasted)?.[1] ?? pasted;
  const address = unwrapped(named.replace(/^mailto:/i, "").replace(/(?<=@[^?]*)\?.*$/, ""));
  const at = address.lastIndexOf("@");
  const domain = asciiDomain(address.slice(at + 1));
  return at < 1 || domain === null ? address : `${address.slice(0, at)}@${domain}`;
};

/** A typed address, where mail for it arrives; null where it is none. [CUS-02] */
export const readTypedEmail = (typed: string): EmailAddress | null => {
  const address = emailTyped(typed);
  return isEmailAddress(address) && dotAtom.test(address) ? address : null;
};
