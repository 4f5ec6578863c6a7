// The door of `text`.
export { csvHead, csvLine } from "./csv.ts";
export { type EmailAddress, isEmailAddress, readEmailAddress } from "./email-address.ts";
export { emailMaximum } from "./limits.ts";
export { ForbiddenCharacters } from "./errors.ts";
export type { AddressPolicy, AddressPolicyName } from "./model.ts";
export { addressPolicies, international, specified } from "./policies.ts";
export { lengthOf, normalised, withoutInvisible } from "./plain.ts";
export { unprintableIn } from "./printable.ts";
export { cleanLine, cleanText, printableLine, readAs } from "./rules.ts";
export { searchForm, searchWords } from "./search-words.ts";
