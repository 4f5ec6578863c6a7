// One rule a field of an address: from what was typed to what is stored, or why not. Forms call them one by one. [CUS-01…06] [CUS-08] [CUS-12] [CUS-13]
import * as Result from "effect/Result";
import { isCountry, type CountryCode } from "#kernel/country";
import {
  cleanLine,
  lengthOf,
  printableLine,
  readAs,
  readTypedEmail,
  withoutInvisible,
  unwrapped,
  type AddressPolicy,
  type ForbiddenCharacters,
  type EmailAddress,
  emailMaximum,
  emailTyped,
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
    required(typed, "CUS-01", copiedLine),
    (name): Field<string, NameLengthWrong | NameNotLetters | NameNotCapital> => {
      const length = lengthOf(name);
      const minimum = policy.wholeName.test(name) ? 1 : nameLength.minimum;
      if (length < minimum || length > nameLength.maximum) return Result.fail(new NameLengthWrong(nameLength));
      const read = readAs(name, policy.personName);
      if (read === null) return Result.fail(new NameNotLetters());
      return policy.capital.test(read) ? Result.succeed(read) : Result.fail(new NameNotCapital());
    },
  );

/** Email: out of whatever it was pasted with; an IDN domain is stored as its A-label. [CUS-02] [REP2-4] */
export const email = (typed: string): Field<EmailAddress, FieldRequired | EmailTooLong | EmailInvalid> =>
  Result.flatMap(
    required(withoutInvisible(typed), "CUS-02"),
    (line): Field<EmailAddress, EmailTooLong | EmailInvalid> => {
      if (lengthOf(emailTyped(line)) > emailMaximum) return Result.fail(new EmailTooLong({ maximum: emailMaximum }));
      const address = readTypedEmail(line);
      return address === null ? Result.fail(new EmailInvalid()) : Result.succeed(address);
    },
  );

/** The email once more: it must be valid, and the same to the letter. [CUS-02] */
export const emailRepeat = (
  typed: string,
  first: string,
): Field<EmailAddress, FieldRequired | EmailTooLong | EmailInvalid | EmailsDiffer> =>
  Result.flatMap(email(typed), (repeated) =>
    repeated === emailTyped(first) ? Result.succeed(repeated) : Result.fail(new EmailsDiffer()),
  );

/** Company: may be left out by a private customer, not by a business. [CUS-05] [CUS-12] */
export const company = (
  typed: string,
  kind: CustomerKind,
  policy: AddressPolicy,
): Field<string | null, FieldRequired | CompanyTooLong | CompanyInvalid> => {
  const given: Field<string | null, FieldRequired> =
    kind === "business" ? required(typed, "CUS-12", copiedLine) : optional(typed, copiedLine);
  return Result.flatMap(given, (name): Field<string | null, CompanyTooLong | CompanyInvalid> => {
    if (name === null || name === "") return Result.succeed(null);
    if (lengthOf(name) > companyMaximum) return Result.fail(new CompanyTooLong({ maximum: companyMaximum }));
    const read = readAs(name, policy.company);
    return read === null ? Result.fail(new CompanyInvalid()) : Result.succeed(read);
  });
};

/** Street and house number. [CUS-06] */
export const street = (typed: string, policy: AddressPolicy): Field<string, FieldRequired | StreetInvalid> =>
  Result.flatMap(required(typed, "CUS-06", copiedLine), (line) => {
    const read = readAs(line, policy.street);
    return read === null ? Result.fail(new StreetInvalid()) : Result.succeed(read);
  });

/** City. [CUS-06] */
export const city = (typed: string, policy: AddressPolicy): Field<string, FieldRequired | CityInvalid> =>
  Result.flatMap(required(typed, "CUS-06", copiedLine), (name) => {
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

/** Signs that programs write for a hyphen and no document prints. */
const minus = /[\u2212\uFE58\uFE63]/gu;

/** A line of people and places without what was copied along around it. */
const copiedLine = (typed: string): Result.Result<string, ForbiddenCharacters> =>
  printableLine(unwrapped(typed.replace(minus, "-")));

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
