// An address as a whole: every field by its rule, all refusals at once; and what follows from a customer's address for country and change. [CUS-01…15] [CHK-03]
import * as Result from "effect/Result";
import { type Instant, instant } from "#kernel/calendar";
import { defaultCountry, isCountry, type CountryCode } from "#kernel/country";
import type { AddressPolicy } from "#kernel/text";
import { VatIdInvalid, type VatIdValidity } from "#shop/vat";
import { type AddressField, addressFields, addressRecord, ofBusinessesAlone } from "./address-record.ts";
import { type AddressFieldRefusal, AddressRefused, CountriesNotLoaded } from "./errors.ts";
import { city, company, country, email, emailRepeat, kind, personName, street, vatId } from "./fields.ts";
import { vatIdAgainAfter, vatIdGoodFor } from "./limits.ts";
import type { Address, AddressDraft, Customer, CustomerKind } from "./model.ts";
import { fax, type NumberReader, phone, phoneAsTyped } from "./phone.ts";
import { needsPostCode, postCode, writtenPostCode } from "./post-code.ts";

/** What an address is checked against besides the policy. */
export interface AddressFacts {
  /** The countries on offer. [CUS-08] */
  readonly countries: readonly CountryCode[];
  /** Who reads telephone numbers, where something else than the table does. [REP2-3] */
  readonly readNumber?: NumberReader;
}

export interface FieldRefusal {
  readonly field: AddressField;
  readonly refusal: AddressFieldRefusal;
}

/** A draft as it is sent: what a form does not show to private customers is not. [CUS-12] */
export const shownDraft = <Typed extends Readonly<Partial<Record<AddressField, string>>>>(draft: Typed): Typed =>
  draft.kind === "private" ? { ...draft, ...Object.fromEntries(ofBusinessesAlone.map((field) => [field, ""])) } : draft;

const draftWith = (typed: (field: AddressField) => string): AddressDraft =>
  Object.fromEntries(addressFields.map((field) => [field, typed(field)])) as Record<AddressField, string>;

/** What every field of a draft comes to; a private customer has no company, whatever is sent. */
const checkedFields = (draft: AddressDraft, policy: AddressPolicy, facts: AddressFacts) => {
  const kindOf = draft.kind === "business" ? "business" : "private";
  return {
    kind: kind(draft.kind),
    company: company(shownDraft(draft).company, kindOf, policy),
    firstName: personName(draft.firstName, policy),
    lastName: personName(draft.lastName, policy),
    street: street(draft.street, policy),
    postCode: postCode(draft.postCode, isCountry(draft.country) ? draft.country : defaultCountry),
    city: city(draft.city, policy),
    country: country(draft.country, facts.countries),
    phone: phone(draft.phone, policy, facts.readNumber),
    fax: fax(draft.fax, policy, facts.readNumber),
    email: email(draft.email),
    emailRepeat: emailRepeat(draft.emailRepeat, draft.email),
    vatId: vatId(draft.vatId, kindOf),
  } satisfies Record<AddressField, Result.Result<string | null, AddressFieldRefusal>>;
};

/** The fields that may stay empty; a post code does where the country needs none. [CUS-05] [CUS-06] [CUS-12] [CUS-13] */
export const optionalFields = (kind: CustomerKind, country: CountryCode = defaultCountry): readonly AddressField[] => [
  ...(kind === "business" ? [] : (["company"] as const)),
  "vatId",
  ...(needsPostCode(country) ? [] : (["postCode"] as const)),
  "fax",
];

/** The whole draft: an address to be stored, or every refusal, in the order of the form. */
export const checkAddress = (
  draft: AddressDraft,
  policy: AddressPolicy,
  facts: AddressFacts,
): Result.Result<Address, readonly FieldRefusal[]> => {
  const fields = checkedFields(draft, policy, facts);
  const refusals = addressFields.flatMap((field) => {
    const checked: Result.Result<string | null, AddressFieldRefusal> = fields[field];
    return Result.isFailure(checked) ? [{ field, refusal: checked.failure }] : [];
  });
  const { emailRepeat: _, ...stored } = fields;
  // Stryker disable next-line ArrowFunction: without refusals every field is right
  return refusals.length > 0 ? Result.fail(refusals) : Result.mapError(Result.all(stored), () => refusals);
};

/** A form before anything was typed: DE is chosen, the kind is not. [CUS-08] [CUS-12] */
export const emptyDraft = draftWith((field) => addressRecord[field].empty);

/** An address back in its form. */
export const draftOf = (address: Address): AddressDraft => ({
  ...draftWith((field) => (field === "emailRepeat" ? address.email : address[field]) ?? ""),
  postCode: writtenPostCode(address.postCode, address.country),
});

/** What a customer may change by a form: every field but the email address, which changes when both addresses have confirmed it. [ACC-04] */
export const changeDraft = ({ email: own }: Pick<Address, "email">, typed: AddressDraft): AddressDraft => ({
  ...typed,
  email: own,
  emailRepeat: own,
});

/** What is known of a VAT id after a change: an answer about it, else what was known where it is the same id. [ACC-04] [CUS-07] */
export const validityAfterChange = (
  before: Pick<Customer, "vatId" | "vatIdValidity">,
  after: Pick<Customer, "vatId" | "vatIdValidity">,
): VatIdValidity =>
  after.vatIdValidity === "unknown" && before.vatId === after.vatId ? before.vatIdValidity : after.vatIdValidity;

/** Whether the checkout may store an address: only a first one; changes go through the customer panel. [CHK-03] */
export const mayStoreAddress = (customer: Customer | null): boolean => customer === null;

/** Whether two addresses are one, field by field. */
export const isSameAddress = (one: Address, other: Address): boolean => {
  const [draft, again] = [draftOf(one), draftOf(other)];
  return addressFields.every((field) => draft[field] === again[field]);
};

/** When a VAT id is checked again of which this is known: soon, where no authority answered. [CUS-07] */
export const vatIdDueAt = (validity: VatIdValidity, now: Instant): Instant =>
  instant(now + (validity === "unknown" ? vatIdAgainAfter : vatIdGoodFor));

/** An address as a form brought it: fields that it lacks are as before anything was typed. */
export const typedDraft = (field: (name: AddressField) => string | null): AddressDraft =>
  draftWith((name) => field(name) ?? emptyDraft[name]);

/** The draft with its numbers as their fields make them when they are left: a form may be sent from inside a field, or without scripts. [CUS-04] */
export const withTidyNumbers = <Typed extends object>(draft: Typed): Typed =>
  Object.fromEntries(
    Object.entries(draft).map(([field, typed]: [string, unknown]) => [
      field,
      (field === "phone" || field === "fax") && typeof typed === "string" ? phoneAsTyped(typed) : typed,
    ]),
  ) as Typed;

/** Whether an address stands after an attempt to store it: it was taken, or there is one already, which is not changed by a form. [CHK-03] */
export const addressStands = (refusal: { readonly _tag: string } | null): boolean =>
  refusal === null || refusal._tag === "AddressLocked";

/** An id that its authority does not know is refused as one with wrong digits; null: no authority was asked. [CUS-07] */
export const answeredVatId = (validity: VatIdValidity | null): Result.Result<VatIdValidity | null, AddressRefused> =>
  validity === "invalid"
    ? Result.fail(new AddressRefused({ fields: [{ field: "vatId", refusal: new VatIdInvalid() }] }))
    : Result.succeed(validity);

/** The countries of the list, which has some. [CUS-14] */
export const listedCountries = (
  countries: readonly CountryCode[],
): Result.Result<readonly CountryCode[], CountriesNotLoaded> =>
  countries.length === 0 ? Result.fail(new CountriesNotLoaded()) : Result.succeed(countries);

/** The countries to choose from when the list did not come: DE stays selectable. [CUS-14] */
export const countriesOffered = (loaded: Result.Result<readonly CountryCode[], unknown>): readonly CountryCode[] =>
  Result.isSuccess(loaded) && loaded.success.length > 0 ? loaded.success : [defaultCountry];

/** The country of VAT from a customer's fetch; a failed one answers DE and is marked as failed. [API-04] */
export const vatCountryOfFetch = (
  fetched: Result.Result<Customer, unknown>,
): { readonly success: boolean; readonly country: { readonly iso: CountryCode } } =>
  Result.isSuccess(fetched)
    ? { success: true, country: { iso: fetched.success.country } }
    : { success: false, country: { iso: defaultCountry } };
