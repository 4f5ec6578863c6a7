// The door of `text`.
export { csvHead, csvLine } from "./csv.ts";
export { type EmailAddress, emailTyped, isEmailAddress, readEmailAddress, readTypedEmail } from "./email-address.ts";
export { emailMaximum } from "./limits.ts";
export { ForbiddenCharacters } from "./errors.ts";
export type { AddressPolicy, AddressPolicyName } from "./model.ts";
export { addressPolicies, international, specified } from "./policies.ts";
export { codeTyped, lengthOf, normalised, withPlainHyphens, withoutInvisible, unwrapped } from "./plain.ts";
export { unprintableIn } from "./printable.ts";
export { cleanLine, cleanText, printableLine, readAs } from "./rules.ts";
export { searchForm, searchPhrase, searchWords, storedForms, storedWords, typedForms } from "./search-words.ts";
