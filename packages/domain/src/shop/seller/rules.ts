// What is written of the seller is read, or refused with its field: an account by its check digits, a VAT id or a tax number, a country, a telephone. [OPS-12]
import * as Result from "effect/Result";
import { isCountry } from "#kernel/country";
import { normalised, readTypedEmail, unprintableIn } from "#kernel/text";
import { phoneAsTyped, postCode, writtenPostCode } from "#shop/customer";
import { compactVatId, vatId } from "#shop/vat";
import type { Localized } from "#visitor/locale";
import { accountTyped, isBic, isIban } from "./account.ts";
import type { BankAccount, FactRefused, SellerFacts, WrittenSeller } from "./model.ts";

/** A fact, or why it is none. */
type Read<Fact> = Result.Result<Fact, string>;

/** One line that documents can print. */
const line = (written: string): Read<string> => {
  const text = normalised(written);
  if (text === "") return Result.fail("is missing");
  return unprintableIn(text) === null && !/\p{Cc}/u.test(text)
    ? Result.succeed(text)
    : Result.fail(`is “${text}”, which documents cannot print`);
};

const iban = (written: string): Read<string> => {
  const number = accountTyped(written);
  if (number === "") return Result.fail("is missing");
  return isIban(number)
    ? Result.succeed(number)
    : Result.fail(`is “${written}”, whose length or check digits are wrong`);
};

const bic = (written: string): Read<string> =>
  isBic(accountTyped(written))
    ? Result.succeed(accountTyped(written))
    : Result.fail(`is “${written}”, but a BIC has 8 or 11 letters and digits; within SEPA it may be left out`);

/** Check digits where the country's are known, elsewhere the letters of a country before it. */
const ownVatId = (written: string): Read<string> => {
  const read = vatId(written);
  if (Result.isSuccess(read)) return Result.succeed(read.success);
  const id = compactVatId(written);
  return isCountry(id.slice(0, 2)) && !checked.test(id) && /^[A-Z]{2}[A-Z0-9]{4,15}$/.test(id)
    ? Result.succeed(id)
    : Result.fail(`is “${written}”, whose form or check digits are wrong`);
};

/** Countries whose ids are checked by their digits. */
const checked = /^(?:AT|B[EG]|C[HYZ]|D[EK]|E[ELS]|F[IR]|GB|H[RU]|I[ET]|L[TUV]|MT|N[LO]|P[LT]|RO|S[EIK]|XI)/;

const taxNumber = (written: string): Read<string> => {
  const text = normalised(written);
  return /^[A-Z0-9][A-Z0-9 ./-]{3,28}$/i.test(text) && (text.match(/\d/g) ?? []).length >= 4
    ? Result.succeed(text)
    : Result.fail(`is “${written}”, but a tax number has four digits at least, with / - . or blanks between them`);
};

const phone = (written: string): Read<string> => {
  const number = phoneAsTyped(written);
  return /^\+[1-9]\d{6,14}$/.test(number)
    ? Result.succeed(number)
    : Result.fail(`is “${written}”, but a number begins with + and its country, such as +4930123456`);
};

/** The number as one reads it is the one that is dialled: with its country, or with the 0 that stands for it. */
const phoneShown = (written: string, number: string): Read<string> => {
  const digits = phoneAsTyped(written).replace(/^\+/, "");
  const isSame = `+${digits}` === number || (/^0[1-9]/.test(digits) && number.endsWith(digits.slice(1)));
  return isSame ? line(written) : Result.fail(`is “${written}”, which is another number than phone`);
};

const email = (written: string): Read<string> =>
  Result.fromNullishOr(readTypedEmail(written), () => `is “${written}”, which is no email address`);

const website = (written: string): Read<string> => {
  const address = /^https?:\/\/[^\s/]+(?:\/\S*)?$/.test(written);
  return address ? Result.succeed(written) : Result.fail(`is “${written}”, but it begins with https:// or http://`);
};

const country = (written: string): Read<string> =>
  isCountry(written)
    ? Result.succeed(written)
    : Result.fail(`is “${written}”, but a country is two capital letters by ISO 3166, such as DE`);

const ownPostCode = (written: string, of: string): Read<string> =>
  Result.mapBoth(postCode(written, of), {
    onSuccess: (code) => writtenPostCode(code, of),
    onFailure: ({ _tag }) =>
      _tag === "FieldRequired" ? "is missing" : `is “${written}”, which is no post code of ${of}`,
  });

/** In no language where it is in no register; in one alone something is forgotten. */
const register = ({ en, de }: Localized<string>): Read<Localized<string> | undefined> => {
  const texts = { en: normalised(en), de: normalised(de) };
  if (texts.en === "" && texts.de === "") return Result.succeed(undefined);
  return texts.en === "" || texts.de === "" ? Result.fail("stands there in one language alone") : Result.succeed(texts);
};

const noAccount: Read<BankAccount> = Result.fail(
  "is missing: invoices are paid by transfer, to the account that they name",
);

/** Reads every fact; of what is wrong nothing is left out. */
export const sellerFacts = (written: WrittenSeller): Result.Result<SellerFacts, readonly FactRefused[]> => {
  const refused: FactRefused[] = [];
  const read = <Fact>(field: string, fact: Read<Fact>): Fact | undefined => {
    if (Result.isSuccess(fact)) return fact.success;
    refused.push({ field, why: fact.failure });
    return undefined;
  };
  const optional = (field: string, text: string | undefined, reader: (text: string) => Read<string>) =>
    text === undefined || text.trim() === "" ? undefined : read(field, reader(text));
  const isoCountry = read("country", country(written.country));
  const number = read("phone", phone(written.phone));
  const facts = {
    name: read("name", line(written.name)),
    legalName: read("legalName", line(written.legalName)),
    street: read("street", line(written.street)),
    postCode: isoCountry === undefined ? undefined : read("postCode", ownPostCode(written.postCode, isoCountry)),
    city: read("city", line(written.city)),
    country: isoCountry,
    phone: number,
    phoneShown: number === undefined ? undefined : read("phoneShown", phoneShown(written.phoneShown, number)),
    email: read("email", email(written.email)),
    website: read("website", website(written.website)),
    representative: read("representative", line(written.representative)),
    register: written.register === undefined ? undefined : read("register", register(written.register)),
    vatId: optional("vatId", written.vatId, ownVatId),
    taxNumber: optional("taxNumber", written.taxNumber, taxNumber),
    smallBusiness: written.smallBusiness === true ? true : undefined,
    bank: written.bank === undefined ? read("bank", noAccount) : account(written.bank, read, optional),
  };
  const isTaxed = facts.vatId !== undefined || facts.taxNumber !== undefined;
  if (!isTaxed && !refused.some(({ field }) => field === "vatId" || field === "taxNumber"))
    refused.push({ field: "vatId", why: "is missing: invoices need a vatId, or a taxNumber where there is none" });
  return refused.length > 0 ? Result.fail(refused) : Result.succeed(given(facts) as SellerFacts);
};

const account = (
  written: NonNullable<WrittenSeller["bank"]>,
  read: <Fact>(field: string, fact: Read<Fact>) => Fact | undefined,
  optional: (field: string, text: string | undefined, reader: (text: string) => Read<string>) => string | undefined,
): BankAccount => {
  const facts = {
    name: read("bank.name", line(written.name)),
    iban: read("bank.iban", iban(written.iban)),
    bic: optional("bank.bic", written.bic, bic),
  };
  return given(facts) as BankAccount;
};

/** Without what is not there. */
const given = (facts: object): object =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
