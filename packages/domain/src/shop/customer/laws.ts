// Laws of addresses: nothing wrong is stored, what is stored is right again, the wider policy refuses nothing more. [CUS-01…13]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { countries } from "#kernel/country";
import { law, type Law } from "#kernel/law";
import { international, specified, unprintableIn, type AddressPolicy } from "#kernel/text";
import { anyTyped, invisibleSign } from "#kernel/text/arbitraries";
import { anyAddressDraft, anyDraft, anyE164, anyEmail, anyPhone, anyValidVatId } from "./arbitraries.ts";
import { buyerReferenceFrom } from "./buyer-reference.ts";
import { type ConfirmingSide, confirmedBy, isEmailChangeComplete, requestedEmailChange } from "./email-change.ts";
import { city, company, email, emailRepeat, personName, street, vatId } from "./fields.ts";
import { emailMaximum } from "./limits.ts";
import { customerNumber } from "./form-fields.ts";
import { fax, phone, phoneAsTyped, readByTable } from "./phone.ts";
import { postCode, writtenPostCode } from "./post-code.ts";
import { type AddressField, addressFields, addressLineNames, addressRecord } from "./address-record.ts";
import type { Address, AddressDraft, Customer } from "./model.ts";
import { Customers } from "./ports.ts";
import {
  changeDraft,
  checkAddress,
  countriesOffered,
  draftOf,
  shownDraft,
  optionalFields,
  vatCountryOfFetch,
} from "./rules.ts";
import { updateCustomer } from "./use-cases.ts";
import { addressLines, fullName, partyName } from "./words.ts";

const facts = { countries };
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const check = (draft: AddressDraft, policy: AddressPolicy) => checkAddress(draft, policy, facts);

const refusedIn = (draft: AddressDraft, policy: AddressPolicy): readonly string[] => {
  const checked = check(draft, policy);
  return Result.isFailure(checked) ? checked.failure.map(({ field }) => field) : [];
};

/** Half of them write more than digits. */
const anyCountry = fc.oneof(
  fc.constantFrom("PL", "PT", "JP", "LV", "KY", "US", "BR", "SE", "IR", "LB"),
  fc.constantFrom(...countries),
);

const anySteps = fc.array(fc.constantFrom<ConfirmingSide>("old", "new"), { maxLength: 5 });

export const laws: readonly Law[] = [
  law(
    "[ACC-04] an email address changes when both addresses have confirmed it, in any order and however often, and not before",
    () =>
      fc.property(anyEmail, anySteps, (to, steps) => {
        const requested = requestedEmailChange("someone@before.example", to, instant(1));
        if (Result.isFailure(requested)) return to.toLowerCase() === "someone@before.example";
        const change = steps.reduce((open, side, at) => confirmedBy(open, side, instant(at + 2)), requested.success);
        return isEmailChangeComplete(change) === (steps.includes("old") && steps.includes("new"));
      }),
  ),
  law("[ACC-04] no form changes the email address of a stored address", () =>
    fc.property(anyDraft, anyEmail, (typed, own) => changeDraft({ email: own }, typed).email === own),
  ),
  law("[CUS-01] a right form is taken by both policies, with the same address", () =>
    fc.property(anyAddressDraft, (draft) => {
      const [narrow, wide] = [check(draft, specified), check(draft, international)];
      return (
        Result.isSuccess(narrow) &&
        Result.isSuccess(wide) &&
        JSON.stringify(narrow.success) === JSON.stringify(wide.success)
      );
    }),
  ),
  law("[CUS-05] [CUS-12] [CUS-13] a right form may lack the fields that may stay empty, and no other", () =>
    fc.property(anyAddressDraft, fc.constantFrom(...addressFields), (draft, field) => {
      const isRight = Result.isSuccess(check({ ...draft, [field]: "" }, international));
      const kind = draft.kind === "business" ? "business" : "private";
      return isRight === optionalFields(kind, field === "country" ? undefined : draft.country).includes(field);
    }),
  ),
  law("[CUS-11] what was stored is right when it is checked again, and stays the same", () =>
    fc.property(anyDraft, fc.constantFrom(specified, international), (draft, policy) => {
      const first = check(draft, policy);
      return (
        Result.isFailure(first) ||
        JSON.stringify(Result.getOrNull(check(draftOf(first.success), policy))) === JSON.stringify(first.success)
      );
    }),
  ),
  law("[CUS-01] [CUS-05] [CUS-06] [REP-2] what is taken of an address can be printed, whichever script it is in", () =>
    fc.property(
      anyDraft,
      anyTyped,
      anyTyped,
      fc.constantFrom(specified, international),
      (draft, name, place, policy) => {
        const taken = check(
          { ...draft, firstName: name, lastName: place, company: name, street: place, city: place },
          policy,
        );
        const fields: readonly Result.Result<string | null, unknown>[] = [
          ...[name, place].map((typed) => personName(typed, policy)),
          company(name, "private", policy),
          street(place, policy),
          city(place, policy),
        ];
        return (
          (Result.isFailure(taken) || unprintableIn(JSON.stringify(taken.success)) === null) &&
          fields.every((field) => Result.isFailure(field) || unprintableIn(field.success ?? "") === null)
        );
      },
    ),
  ),
  law(
    "[ACC-08] [REP-2] a reference that is taken can be printed, is no blank, and is taken again as it is; blanks alone are none",
    () =>
      fc.property(fc.oneof(anyTyped, fc.stringMatching(/^[ \t]{0,3}[0-9A-Z-]{0,120}[ \t]{0,3}$/)), (typed) => {
        const taken = buyerReferenceFrom(typed);
        if (Result.isFailure(taken)) return typed.trim() !== "";
        const again = Result.map(buyerReferenceFrom(taken.success ?? ""), (same) => same === taken.success);
        return (
          unprintableIn(taken.success ?? "") === null &&
          (typed.trim() !== "" || taken.success === null) &&
          Result.isSuccess(again) &&
          again.success
        );
      }),
  ),
  law("[CUS-06] `international` refuses no field that `specified` takes", () =>
    fc.property(anyDraft, (draft) =>
      refusedIn(draft, international).every((field) => refusedIn(draft, specified).includes(field)),
    ),
  ),
  law("[CUS-04] rewriting a number twice is rewriting it once", () =>
    fc.property(
      fc.oneof(anyPhone, anyE164, anyTyped),
      (typed) => phoneAsTyped(phoneAsTyped(typed)) === phoneAsTyped(typed),
    ),
  ),
  law("[CUS-04] [REP2-3] what can be dialled is taken by both policies, unchanged; `specified` takes any E.164", () =>
    fc.property(anyPhone, anyE164, (number, other) => {
      const taken = Result.getOrNull(phone(other, specified));
      return (
        [specified, international].every((policy) => Result.getOrNull(phone(number, policy)) === number) &&
        taken === readByTable(other).number &&
        (Result.getOrNull(phone(other, international)) === taken) === readByTable(other).isPossible
      );
    }),
  ),
  law(
    "[CUS-04] [REP2-3] a number is read once: without its trunk prefix it stays as it is, and it is in its country",
    () =>
      fc.property(anyE164, (number) => {
        const read = readByTable(number);
        return readByTable(read.number).number === read.number && number.startsWith(read.number.slice(0, 2));
      }),
  ),
  law("[CUS-04] blanks, hyphens, slashes, dots, brackets and 00 do not change a number", () =>
    fc.property(
      anyPhone,
      fc.constantFrom(" ", "-", " (", ") ", "/", ".", "\u00A0"),
      fc.nat(8),
      (number, between, at) =>
        phoneAsTyped(`00${number.slice(1, at + 2)}${between}${number.slice(at + 2)}`) === number &&
        Result.isSuccess(phone(number, international)),
    ),
  ),
  law("[CUS-04] [LAW2-S13] a number without a country's code loses no digit, whatever stands in brackets", () =>
    fc.property(fc.stringMatching(/^[0-9][0-9 ]{0,6}( ?\(0\)| ?\[0\]|\( 0 \))?[0-9 ]{1,8}$/), (typed) => {
      const digits = (text: string): string => text.replaceAll(/\D/g, "");
      return digits(typed).startsWith("00") || digits(phoneAsTyped(typed)) === digits(typed);
    }),
  ),
  law(
    "[CUS-04] [CUS-02] [CUS-07] [REP-9] invisible characters change no number, id, post code or address, wherever they were copied along",
    () =>
      fc.property(anyPhone, anyEmail, anyValidVatId, invisibleSign, fc.nat(30), (number, address, id, sign, at) => {
        const pasted = (text: string) => `${text.slice(0, at)}${sign}${text.slice(at)}`;
        return (
          phoneAsTyped(pasted(number)) === number &&
          same(phone(pasted(number), specified), phone(number, specified)) &&
          same(email(pasted(address)), email(address)) &&
          same(emailRepeat(pasted(address), address), email(address)) &&
          same(vatId(pasted(id), "business"), vatId(id, "business")) &&
          same(postCode(pasted("10115"), "DE"), postCode("10115", "DE"))
        );
      }),
  ),
  law("[CUS-06] [REP4-4] what a country writes of a post code is read as the same code, in every country", () =>
    fc.property(anyCountry, fc.stringMatching(/^(?:\d{4,9}|[A-Z0-9]{1,9})$/), (of, typed) => {
      const read = postCode(typed, of);
      return Result.isFailure(read) || same(postCode(writtenPostCode(read.success, of), of), read);
    }),
  ),
  law("[CUS-12] [CODE4-11] a private customer never has a company or a VAT id, a business always a company", () =>
    fc.property(anyDraft, fc.constantFrom(specified, international), (draft, policy) => {
      const checked = check(draft, policy);
      if (Result.isFailure(checked)) return true;
      const { kind, company: stored, vatId: id } = checked.success;
      return kind === "private" ? stored === null && id === null : stored !== null;
    }),
  ),
  law(
    "[CUS-01] [CODE4-4] what of an address belongs on an envelope stands on its line, and letters greet the person",
    () =>
      fc.property(anyAddressDraft, (draft) => {
        const checked = check(draft, international);
        if (Result.isFailure(checked)) return true;
        const address = checked.success;
        const lines = addressLines(address, (country) => `in ${country}`);
        const textOf = (name: string): string => lines.find((line) => line.name === name)?.text ?? "";
        const written = { ...draftOf(address), country: `in ${address.country}` };
        return (
          addressFields.every((field) => {
            const { line } = addressRecord[field];
            return line === null || textOf(line).includes(written[field]);
          }) &&
          same(
            lines.map(({ name }) => name),
            addressLineNames.filter((name) => textOf(name) !== ""),
          ) &&
          textOf("person") === fullName(address) &&
          partyName(address) === (address.company ?? fullName(address))
        );
      }),
  ),
  law("[CUS-12] [CODE4-11] what a kind of customer does not show is not sent, and refuses nothing", () =>
    fc.property(anyDraft, fc.constantFrom(specified, international), (draft, policy) => {
      const sent = shownDraft(draft);
      const isHidden = (field: AddressField): boolean =>
        draft.kind === "private" && (field === "company" || field === "vatId");
      const refused = Result.match(check(sent, policy), {
        onFailure: (refusals): readonly AddressField[] => refusals.map(({ field }) => field),
        onSuccess: (): readonly AddressField[] => [],
      });
      return addressFields.every(
        (field) =>
          sent[field] === (isHidden(field) ? "" : draft[field]) && !(isHidden(field) && refused.includes(field)),
      );
    }),
  ),
  law(
    "[CUS-02] what is taken as an email is short enough and has its @ and a dot after it; its repeat is taken exactly when it is the same",
    () =>
      fc.property(fc.oneof(anyEmail, anyTyped), fc.oneof(anyEmail, anyTyped), (typed, other) => {
        const first = email(typed);
        if (Result.isFailure(first)) return Result.isFailure(emailRepeat(typed, typed));
        return (
          first.success.length <= emailMaximum &&
          /@.+\../.test(first.success) &&
          Result.isSuccess(emailRepeat(typed, typed)) &&
          Result.isSuccess(emailRepeat(other, typed)) === same(Result.getOrNull(email(other)), first.success)
        );
      }),
  ),
  law("[CUS-02] an e-mail address is repeated to the letter: another case is another address", () =>
    fc.property(anyEmail, (address) => {
      const turned = address.replace(/[a-z]/i, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      );
      return (
        Result.isSuccess(emailRepeat(address, address)) &&
        (turned === address || Result.isFailure(emailRepeat(turned, address)))
      );
    }),
  ),
  law("[CUS-03] a customer number is nothing but digits, or was left out", () =>
    fc.property(fc.oneof(fc.string({ unit: fc.constantFrom(..."0123456789") }), anyTyped), (typed) => {
      const read = customerNumber(typed);
      const trimmed = typed.normalize("NFC").trim();
      return (
        same(Result.getOrNull(read), trimmed === "" ? null : trimmed) ===
        (trimmed === "" || Array.from(trimmed).every((digit) => "0123456789".includes(digit)))
      );
    }),
  ),
  law(
    "[CUS-07] a VAT id is taken however it is spaced and whatever its letters' case, and with a digit changed it is another one or none",
    () =>
      fc.property(
        anyValidVatId,
        fc.constantFrom(" ", "-", ".", ""),
        fc.integer({ min: 2, max: 8 }),
        (id, between, at) => {
          const typed = `${id.slice(0, at)}${between}${id.slice(at)}`.toLowerCase();
          const turned = id.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
          return (
            same(Result.getOrNull(vatId(typed, "business")), id) &&
            !same(Result.getOrNull(vatId(turned, "business")), id)
          );
        },
      ),
  ),
  law("[CUS-13] a fax number may be left out, and is otherwise taken exactly as a phone number is", () =>
    fc.property(fc.oneof(anyPhone, anyE164, anyTyped), fc.constantFrom(specified, international), (typed, policy) =>
      typed.trim() === ""
        ? same(fax(typed, policy), Result.succeed(null)) && Result.isFailure(phone(typed, policy))
        : same(fax(typed, policy), phone(typed, policy)),
    ),
  ),
  law("[CUS-14] there is always a country to choose, and where a list came it is that list", () =>
    fc.property(fc.option(fc.subarray([...countries]), { nil: null }), (loaded) => {
      const offered = countriesOffered(loaded === null ? Result.fail("broken") : Result.succeed(loaded));
      return loaded === null || loaded.length === 0 ? same(offered, ["DE"]) : same(offered, loaded);
    }),
  ),
  law("[SES-08] the country of VAT is the customer's, or DE and no success", () =>
    fc.property(fc.constantFrom(...countries), fc.boolean(), (country, isAvailable) => {
      const vatCountry = vatCountryOfFetch(isAvailable ? Result.succeed({ country } as never) : Result.fail("broken"));
      return vatCountry.success === isAvailable && vatCountry.country.iso === (isAvailable ? country : "DE");
    }),
  ),
  law(
    "[CUS-15] [CUS-11] what is stored of a customer carries the language of the page, and whatever is refused is not stored at all",
    () =>
      fc.property(
        anyDraft,
        fc.constantFrom(specified, international),
        fc.constantFrom("en" as const, "de" as const),
        (draft, policy, page) => {
          const checkedAddresses: (readonly [Address, string])[] = [];
          const store = (address: Address, locale: "en" | "de") =>
            Effect.sync((): Customer => {
              checkedAddresses.push([address, locale]);
              return { ...address, number: "1", locale, vatIdValidity: "unknown", individualRate: null };
            });
          const port = { current: Effect.succeed(null), store };
          const stored = Effect.runSync(
            Effect.result(updateCustomer(draft, page, policy, facts)).pipe(Effect.provideService(Customers, port)),
          );
          const right = check(draft, policy);
          return Result.isSuccess(right)
            ? same(checkedAddresses, [[right.success, page]]) &&
                Result.isSuccess(stored) &&
                stored.success.locale === page
            : same(checkedAddresses, []) && Result.isFailure(stored);
        },
      ),
  ),
];
