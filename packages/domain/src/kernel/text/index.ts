// The door of `text`.
export { csvHead, csvLine } from "./csv.ts";
export { type EmailAddress, isEmailAddress, readEmailAddress } from "./email-address.ts";
export { emailMaximum } from "./limits.ts";
export { ForbiddenCharacters } from "./errors.ts";
export type { AddressPolicy, AddressPolicyName } from "./model.ts";
export { addressPolicies, international, specified } from "./policies.ts";
export { unprintableIn } from "./printable.ts";
export { cleanLine, cleanText, lengthOf, normalised, printableLine, readAs, withoutInvisible } from "./rules.ts";
export { searchForm, searchWords } from "./search-words.ts";
