// Providers as they write themselves, right and wrong, for laws.
import fc from "fast-check";
import type { WrittenSeller } from "./model.ts";
import { exampleWritten } from "./examples.ts";

/** Account numbers with right check digits, of countries with several lengths and with letters. */
export const anyIban: fc.Arbitrary<string> = fc
  .constantFrom("DE 18", "AT 16", "NL 14", "MT 27", "CH 17", "NO 11", "FR 23", "BR 25")
  .chain((shape) => {
    const [country = "", length = "0"] = shape.split(" ");
    const signs = country === "DE" || country === "AT" || country === "NO" ? "0123456789" : "0123456789ABCXYZ";
    return fc
      .array(fc.constantFrom(...signs), { minLength: Number(length), maxLength: Number(length) })
      .map((parts) => {
        const account = parts.join("");
        const digits = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36).toString()).join("");
        return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${account}`;
      });
  });

/** As people write a number: with blanks, in small letters. */
export const spaced = (number: string): fc.Arbitrary<string> =>
  fc.tuple(fc.array(fc.nat(number.length), { maxLength: 8 }), fc.boolean()).map(([places, isSmall]) => {
    const text = places.reduce((written, at) => `${written.slice(0, at)} ${written.slice(at)}`, number);
    return isSmall ? text.toLowerCase() : text;
  });

const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined });

/** What stands in a file of a provider, some of it wrong. */
export const anyWrittenSeller: fc.Arbitrary<WrittenSeller> = fc.record({
  ...fixed(exampleWritten, ["name", "legalName", "street", "city", "representative", "email", "website"]),
  postCode: fc.constantFrom("20457", "1010", "D-20457", "20 457"),
  country: fc.constantFrom("DE", "DE", "AT", "CH", "FR", "XX", "de"),
  phone: fc.constantFrom("+494066969100", "+49 (0)40 66969100", "0049 40 66969100", "040 66969100"),
  phoneShown: fc.constantFrom("+49 40 66969100", "040 66969100", "+49 40 66969101"),
  register: fc.constantFrom(exampleWritten.register, { en: "", de: "" }, { en: "Register", de: "" }, undefined),
  vatId: fc.constantFrom(
    "DE999999995",
    "DE 999 999 995",
    "DE999999999",
    "ATU13585627",
    "CHE-116.281.710 MWST",
    "",
    undefined,
  ),
  taxNumber: fc.constantFrom("12/345/67890", "none", undefined, ""),
  smallBusiness: maybe(fc.boolean()),
  bank: maybe(
    fc.record({
      name: fc.constantFrom("Beispiel Hosting GmbH", ""),
      iban: fc.oneof(anyIban.chain(spaced), fc.constant("DE03120300000000202051"), fc.constant("")),
      bic: fc.constantFrom("BYLADEM1001", "byladem1", "", undefined, "BYLA"),
    }),
  ),
});

function fixed<Key extends keyof WrittenSeller>(from: WrittenSeller, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, fc.constant(from[key])])) as {
    [K in Key]: fc.Arbitrary<WrittenSeller[K]>;
  };
}
