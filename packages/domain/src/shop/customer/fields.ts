// One rule a field of an address: from what was typed to what is stored, or why not. Forms call them one by one. [CUS-01…06] [CUS-08] [CUS-12] [CUS-13]
import * as Result from "effect/Result";
import { isCountry, type CountryCode } from "#kernel/country";
import {
  cleanLine,
  lengthOf,
  normalised,
  printableLine,
  readAs,
  withoutInvisible,
  type AddressPolicy,
  type ForbiddenCharacters,
  type EmailAddress,
  emailMaximum,
  isEmailAddress,
} from "#kernel/text";
import { compactVatId, vatId as checkedVatId, type VatIdInvalid } from "#shop/vat";
import {
  CityInvalid,
  CompanyInvalid,
  CompanyTooLong,
  CountryMissing,
  EmailInvalid,
  EmailsDiffer,
  EmailTooLong,
  FieldRequired,
  KindMissing,
  NameLengthWrong,
  NameNotCapital,
  NameNotLetters,
  PhoneInvalid,
  StreetInvalid,
  VatIdNeedsBusiness,
  type RequiringRule,
} from "./errors.ts";
import { companyMaximum, nameLength } from "./limits.ts";
import type { CustomerKind } from "./model.ts";

type Field<Clean, Refusal> = Result.Result<Clean, Refusal | ForbiddenCharacters>;

/** First or last name. [CUS-01] */
export const personName = (
  typed: string,
  policy: AddressPolicy,
): Field<string, FieldRequired | NameLengthWrong | NameNotLetters | NameNotCapital> =>
  Result.flatMap(
    required(typed, "CUS-01", printableLine),
    (name): Field<string, NameLengthWrong | NameNotLetters | NameNotCapital> => {
      const length = lengthOf(name);
      if (length < nameLength.minimum || length > nameLength.maximum)
        return Result.fail(new NameLengthWrong(nameLength));
      const read = readAs(name, policy.personName);
      if (read === null) return Result.fail(new NameNotLetters());
      return policy.capital.test(read) ? Result.succeed(read) : Result.fail(new NameNotCapital());
    },
  );

/** Email. [CUS-02] */
export const email = (typed: string): Field<EmailAddress, FieldRequired | EmailTooLong | EmailInvalid> =>
  Result.flatMap(
    required(withoutInvisible(typed), "CUS-02"),
    (address): Field<EmailAddress, EmailTooLong | EmailInvalid> => {
      if (lengthOf(address) > emailMaximum) return Result.fail(new EmailTooLong({ maximum: emailMaximum }));
      return isEmailAddress(address) ? Result.succeed(address) : Result.fail(new EmailInvalid());
    },
  );

/** The email once more: it must be valid, and the same to the letter. [CUS-02] */
export const emailRepeat = (
  typed: string,
  first: string,
): Field<EmailAddress, FieldRequired | EmailTooLong | EmailInvalid | EmailsDiffer> =>
  Result.flatMap(email(typed), (repeated) =>
    repeated === normalised(withoutInvisible(first)) ? Result.succeed(repeated) : Result.fail(new EmailsDiffer()),
  );

const phoneForm = /^\+[1-9][0-9]{6,14}$/;
const phoneExample = "+491234567890";

/** What the field makes of a number when it is left or sent: digits of full width become plain ones, blanks, hyphens, slashes, dots, brackets and invisible characters go, `00` becomes `+`; `(0)` after a country's code is no digit of it. Composed last, since what went may have stood between a letter and its accent. [CUS-04] */
export const phoneAsTyped = (typed: string): string => {
  const trimmed = withoutInvisible(typed.normalize("NFKC")).trim();
  const international = /^(?:\+|00)/.test(trimmed) ? trimmed.replace(/[([]\s*0\s*[)\]]/u, "") : trimmed;
  return international
    .replace(/[\s()[\]/.\-\u2010-\u2015]/gu, "")
    .replace(/^00/, "+")
    .normalize("NFKC");
};

/** Phone: `+` and 7 to 15 digits, nothing else. [CUS-04] [CUS-13] */
export const phone = (typed: string): Field<string, FieldRequired | PhoneInvalid> =>
  Result.flatMap(required(withoutInvisible(typed), "CUS-13"), (number) =>
    phoneForm.test(number) ? Result.succeed(number) : Result.fail(new PhoneInvalid({ example: phoneExample })),
  );

/** Fax: may be left out, else as a phone number. [CUS-13] */
export const fax = (typed: string): Field<string | null, FieldRequired | PhoneInvalid> =>
  optional(withoutInvisible(typed), phone);

/** Company: may be left out by a private customer, not by a business. [CUS-05] [CUS-12] */
export const company = (
  typed: string,
  kind: CustomerKind,
  policy: AddressPolicy,
): Field<string | null, FieldRequired | CompanyTooLong | CompanyInvalid> => {
  const given: Field<string | null, FieldRequired> =
    kind === "business" ? required(typed, "CUS-12", printableLine) : optional(typed, printableLine);
  return Result.flatMap(given, (name): Field<string | null, CompanyTooLong | CompanyInvalid> => {
    if (name === null) return Result.succeed(null);
    if (lengthOf(name) > companyMaximum) return Result.fail(new CompanyTooLong({ maximum: companyMaximum }));
    const read = readAs(name, policy.company);
    return read === null ? Result.fail(new CompanyInvalid()) : Result.succeed(read);
  });
};

/** Street and house number. [CUS-06] */
export const street = (typed: string, policy: AddressPolicy): Field<string, FieldRequired | StreetInvalid> =>
  Result.flatMap(required(typed, "CUS-06", printableLine), (line) => {
    const read = readAs(line, policy.street);
    return read === null ? Result.fail(new StreetInvalid()) : Result.succeed(read);
  });

/** City. [CUS-06] */
export const city = (typed: string, policy: AddressPolicy): Field<string, FieldRequired | CityInvalid> =>
  Result.flatMap(required(typed, "CUS-06", printableLine), (name) => {
    const read = readAs(name, policy.city);
    return read === null ? Result.fail(new CityInvalid()) : Result.succeed(read);
  });

/** Country: one of those on offer. [CUS-08] */
export const country = (typed: string, offered: readonly CountryCode[]): Result.Result<CountryCode, CountryMissing> =>
  isCountry(typed) && offered.includes(typed) ? Result.succeed(typed) : Result.fail(new CountryMissing());

/** Private or business: an explicit choice. [CUS-12] */
export const kind = (typed: string): Result.Result<CustomerKind, KindMissing> =>
  typed === "private" || typed === "business" ? Result.succeed(typed) : Result.fail(new KindMissing());

/** VAT id: may be left out; only a business has one. [CUS-07] [CUS-12] */
export const vatId = (
  typed: string,
  of: CustomerKind,
): Result.Result<string | null, VatIdInvalid | VatIdNeedsBusiness> => {
  if (compactVatId(typed) === "") return Result.succeed(null);
  return of === "business" ? checkedVatId(typed) : Result.fail(new VatIdNeedsBusiness());
};

/** Something typed, clean. */
const required = (typed: string, rule: RequiringRule, clean = cleanLine): Field<string, FieldRequired> =>
  Result.flatMap(clean(typed), (text) =>
    text === "" ? Result.fail(new FieldRequired({ rule })) : Result.succeed(text),
  );

/** Nothing typed, or what the rule makes of it. */
const optional = <Refusal>(
  typed: string,
  rule: (typed: string) => Field<string, Refusal>,
): Field<string | null, Refusal> => (typed.trim() === "" ? Result.succeed(null) : rule(typed));
