// Laws of the seller: an account is read however it is typed, a wrong digit never, what a text names by hand is found, and slots say what is true. [OPS-12] [LGL-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { locales } from "#visitor/locale";
import { isIban } from "./account.ts";
import { anyIban, anyWrittenSeller, spaced } from "./arbitraries.ts";
import { exampleWritten } from "./examples.ts";
import { handwrittenFacts } from "./handwritten.ts";
import { sellerFacts } from "./rules.ts";
import { emptySlots, sellerFilledIn, sellerWords } from "./slots.ts";

const withIban = (iban: string) => sellerFacts({ ...exampleWritten, bank: { name: "Beispiel", iban } });

export const laws: readonly Law[] = [
  law("[OPS-12] [REP4-1] an account is read as it is, with whatever blanks and in small letters it was written", () =>
    fc.property(
      anyIban.chain((iban) => fc.tuple(fc.constant(iban), spaced(iban))),
      ([iban, written]) => {
        const read = withIban(written);
        return isIban(iban) && Result.isSuccess(read) && read.success.bank.iban === iban;
      },
    ),
  ),
  law("[OPS-12] [REP4-1] an account with one wrong digit is refused by its field", () =>
    fc.property(anyIban, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, more) => {
      const at = 2 + (place % (iban.length - 2));
      if (!/\d/.test(iban[at] ?? "")) return true;
      const wrong = `${iban.slice(0, at)}${(Number(iban[at]) + more) % 10}${iban.slice(at + 1)}`;
      const read = withIban(wrong);
      return Result.isFailure(read) && read.failure.some(({ field }) => field === "bank.iban");
    }),
  ),
  law(
    "[OPS-12] [REP4-1] what was read of a provider has an account whose check digits hold, and a number for its tax",
    () =>
      fc.property(anyWrittenSeller, (written) => {
        const read = sellerFacts(written);
        if (Result.isFailure(read)) return read.failure.length > 0;
        const { bank, vatId, taxNumber, phone } = read.success;
        return (
          isIban(bank.iban) &&
          bank.name !== "" &&
          bank.bic !== "" &&
          (vatId ?? taxNumber ?? "") !== "" &&
          /^\+\d+$/.test(phone)
        );
      }),
  ),
  law("[OPS-12] what was read is read again as the same", () =>
    fc.property(anyWrittenSeller, (written) => {
      const read = sellerFacts(written);
      return (
        Result.isFailure(read) ||
        JSON.stringify(sellerFacts(read.success)) === JSON.stringify(Result.succeed(read.success))
      );
    }),
  ),
  law("[LGL-07] the slots of a text say the seller's facts, and what is no slot stays as it is", () =>
    fc.property(anyWrittenSeller, fc.constantFrom(...locales), fc.string(), (written, locale, text) => {
      const read = sellerFacts(written);
      if (Result.isFailure(read)) return true;
      const words = sellerWords({ ...read.success, hours: { en: "always", de: "immer" } }, locale, "Ruritania");
      return Object.entries(words).every(([name, fact]) => {
        const slot = `${text}{provider:${name}}`;
        return fact === null
          ? sellerFilledIn(slot, words) === slot && emptySlots(slot, words).length > 0
          : sellerFilledIn(slot, words) === text + fact && emptySlots(slot, words).length === 0;
      });
    }),
  ),
  law("[LGL-07] a fact of any seller that a text has by hand is found, wherever it stands, and none in its slot", () =>
    fc.property(
      fc.oneof(
        anyIban.filter((iban) => !iban.startsWith("BR")).map((iban) => iban.replaceAll(/(.{4})(?=.)/g, "$1 ")),
        fc.constantFrom(
          "DE999999995",
          "ATU13585627",
          "HRB 4711",
          "+49 40 66969100",
          "040 66969100",
          "a@b.example",
          "20457 Hamburg",
        ),
      ),
      fc.constantFrom("", "Weg 1, ", "Telefon ", "> "),
      fc.constantFrom("", ".", ", Deutschland", " und mehr"),
      (fact, before, after) =>
        handwrittenFacts(`${before}${fact}${after}`).length > 0 &&
        handwrittenFacts(`${before}${fact}${after}`, [fact]).length === 0 &&
        handwrittenFacts(`${before}{provider:address}${after}`).length === 0,
    ),
  ),
];
