// A domain name as staff look for it: whole or a part of it, as people write it or as machines do, also pasted out of an address. [ADM-01] [DOM-01]
import { searchForm, searchPhrase, storedForms } from "#kernel/text";
import { toUnicode } from "./idna.ts";
import { hostAsTyped } from "./typed-host.ts";

/** What a name is found in: as it is registered, and in each way in which people write it. */
export const soughtForms = (ascii: string): readonly string[] => [
  ...new Set([searchPhrase(ascii), ...storedForms(toUnicode(ascii))]),
];

/** What typed text says of a name; null where no name has that in it. */
export const soughtName = (typed: string): string | null => {
  const name = searchForm(hostAsTyped(typed).host).replace(/^www\./, "");
  return /^[\p{L}\p{N}.-]{1,253}$/u.test(name) ? name : null;
};
