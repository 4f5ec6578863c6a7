// Addresses that are right, and drafts that may be anything, for laws.
import fc from "fast-check";
import { countries, euMembers, type CountryCode } from "#kernel/country";
import { anyTyped, plainCity, plainCompany, plainName, plainStreet } from "#kernel/text/arbitraries";
import type { AddressDraft } from "./model.ts";

const digits = (minimum: number, maximum: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from("0123456789")), minLength: minimum, maxLength: maximum });

/** Numbers that can be dialled: a country's code and what may follow it. */
export const anyPhone: fc.Arbitrary<string> = fc.oneof(
  ...[
    /^\+49[1-9]\d{4,11}$/,
    /^\+1[2-9]\d{9}$/,
    /^\+390\d{6,10}$/,
    /^\+7[3489]\d{9}$/,
    /^\+4[57]\d{8}$/,
    /^\+2250\d{9}$/,
  ].map((form) => fc.stringMatching(form)),
);

/** A number that is no one's: E.164 by its form alone. */
export const anyE164: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(..."123456789"), digits(6, 14))
  .map(([first, rest]) => `+${first}${rest}`);

export const anyEmail: fc.Arbitrary<string> = fc
  .emailAddress()
  .filter((address) => address.length <= 100 && /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[^@]+\.[^@.]+$/.test(address));

/** Countries whose post codes are digits. */
const withDigits: readonly CountryCode[] = euMembers.filter((country) => !["IE", "MT", "NL"].includes(country));

/** Valid VAT ids of some countries. */
export const anyValidVatId: fc.Arbitrary<string> = fc.constantFrom(
  "DE136695976",
  "ATU13585627",
  "FR83404833048",
  "EL094014298",
  "NL004495445B01",
  "LU15027442",
  "XI432525179",
);

/** A form that every policy takes. */
export const anyAddressDraft: fc.Arbitrary<AddressDraft> = fc
  .record({
    kind: fc.constantFrom("private", "business"),
    company: plainCompany,
    firstName: plainName,
    lastName: plainName,
    street: plainStreet,
    postCode: digits(3, 6),
    city: plainCity,
    country: fc.constantFrom(...withDigits),
    phone: anyPhone,
    fax: fc.oneof(fc.constant(""), anyPhone),
    email: anyEmail,
    vatId: fc.oneof(fc.constant(""), anyValidVatId),
  })
  .map((draft) => ({ ...draft, emailRepeat: draft.email, vatId: draft.kind === "business" ? draft.vatId : "" }));

const fieldOf = (right: keyof AddressDraft): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: anyAddressDraft.map((draft) => draft[right]) }, { weight: 1, arbitrary: anyTyped });

/** A form in which some fields are right and some are anything. */
export const anyDraft: fc.Arbitrary<AddressDraft> = fc.record({
  kind: fc.oneof(fieldOf("kind"), fc.constant("")),
  company: fieldOf("company"),
  firstName: fieldOf("firstName"),
  lastName: fieldOf("lastName"),
  street: fieldOf("street"),
  postCode: fieldOf("postCode"),
  city: fieldOf("city"),
  country: fc.oneof(fc.constantFrom(...countries), fc.constant(""), anyTyped),
  phone: fieldOf("phone"),
  fax: fieldOf("fax"),
  email: fieldOf("email"),
  emailRepeat: fieldOf("emailRepeat"),
  vatId: fieldOf("vatId"),
});
