// What always holds of words: whatever is stored is found by each of its spellings, and of a deleted person by none. [DSK-01] [OPS3-5] [ACC-06]
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { cents } from "#kernel/money";
import { orderNumber } from "#shop/checkout";
import { anyE164, anyEmail } from "#shop/customer/arbitraries";
import { invoiceNumber } from "#shop/invoice";
import { isMet, soughtIn } from "./sought.ts";
import { type Word, type WordedRows, wordsOf, withoutPerson } from "./words.ts";

const year = 2026;
const isFoundBy = (words: readonly Word[], typed: string): boolean => isMet(words, soughtIn(typed, year));

/** A text, and how it is typed: each umlaut as it is, written out or plain, in any capitals. */
type Way = (letter: string) => string;
const written: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const plain: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u", ß: "ss" };
const anyWay: fc.Arbitrary<Way> = fc.constantFrom<Way>(
  (letter) => letter,
  (letter) => letter.normalize("NFD"),
  (letter) => letter.toUpperCase(),
  (letter) => written[letter] ?? letter,
  (letter) => plain[letter] ?? letter,
);
const typedIn = (text: string, ways: readonly Way[]): string =>
  Array.from(text, (letter, at) => ways[at % ways.length]?.(letter) ?? letter).join("");
/** In one way, or each letter in another one. */
const anyWays = fc.oneof(
  anyWay.map((way) => [way]),
  fc.array(anyWay, { minLength: 2, maxLength: 5 }),
);

const letters = [..."abdeginrstuäöüß", "ae", "oe", "ue", "ss"];
const anyName = fc.array(fc.constantFrom(...letters), { minLength: 4, maxLength: 9 }).map((all) => all.join(""));
const anyDigits = fc.stringMatching(/^[1-9][0-9]{4}$/);
const anySequence = fc.integer({ min: 1, max: 999_999 });
const between = fc.constantFrom("-", " ", "/", ".", "");

const anyPerson: fc.Arbitrary<WordedRows["customers"]> = fc
  .record({
    company: fc.option(anyName, { nil: null }),
    firstName: anyName,
    lastName: anyName,
    street: fc.tuple(anyName, fc.nat(200)).map(([name, number]) => `${name} ${number}`),
    postCode: anyDigits,
    city: anyName,
    phone: anyE164,
    email: anyEmail,
  })
  .map((fields) => ({ ...fields, vatId: null, country: "DE" }) as unknown as WordedRows["customers"]);

const withSeparators = (digits: string, sign: string): string => digits.replaceAll(/(\d{3})(?=\d)/g, `$1${sign}`);

export const wordLaws: readonly Law[] = [
  law(
    "[DSK-01] [OPS3-5] a customer is found by name, company, town and street, with umlauts as they are, written out or plain",
    () =>
      fc.property(anyPerson, anyWays, fc.nat(4), (person, ways, which) => {
        const { firstName, lastName, company, city, street } = person;
        const texts = [`${firstName} ${lastName}`, `${lastName}, ${firstName}`, company ?? lastName, city, street];
        return isFoundBy(wordsOf("customers", person), typedIn(texts[which] ?? "", ways));
      }),
  ),
  law(
    "[DSK-01] [OPS3-5] a part of three letters from the middle of a name finds it, in the name's own spelling or written out",
    () =>
      fc.property(anyPerson, anyWay, fc.nat(20), fc.nat(20), (person, way, from, more) => {
        const name = typedIn(person.lastName, [way]).normalize("NFC");
        const begin = Math.min(from, name.length - 3);
        return isFoundBy(wordsOf("customers", person), name.slice(begin, begin + 3 + more));
      }),
  ),
  law(
    "[DSK-01] [OPS3-5] a telephone number is found as it is dialled at home and from abroad, with any separators",
    () =>
      fc.property(anyPerson, fc.constantFrom("+", "00", ""), between, (person, before, sign) => {
        const digits = person.phone.slice(1);
        return isFoundBy(wordsOf("customers", person), before + withSeparators(digits, sign));
      }),
  ),
  law("[DSK-01] [OPS3-5] a German number is found with its nought, and with the nought in brackets", () =>
    fc.property(anyPerson, fc.stringMatching(/^[1-9][0-9]{7,9}$/), between, (person, number, sign) => {
      const words = wordsOf("customers", { ...person, phone: `+49${number}` });
      return [`0${number}`, `+49 (0)${number}`, `0049 ${number}`].every((typed) =>
        isFoundBy(words, sign === "" ? typed : typed.replace(number, withSeparators(number, sign))),
      );
    }),
  ),
  law(
    "[DSK-01] [OPS3-5] an account is found by its number, its whole address, what stands before the @ and behind it",
    () =>
      fc.property(anyEmail, anyDigits, (email, number) => {
        const words = wordsOf("users", { number, email });
        const [name = "", host = ""] = email.split("@");
        // A mailbox may have no letter and no digit.
        const typed = [number, email, email.toUpperCase(), host, ...(/[a-z0-9]/i.test(name) ? [name] : [])];
        return typed.every((each) => isFoundBy(words, each));
      }),
  ),
  law(
    "[DSK-01] [OPS3-5] orders, contracts and documents are found without prefix, hyphens and noughts, and amounts as they are spoken",
    () =>
      fc.property(anySequence, fc.integer({ min: 1, max: 99_999_999 }), between, (sequence, amount, sign) => {
        const number = orderNumber(year, sequence);
        const order = wordsOf("orders", { number, total: cents(amount), names: [] });
        const document = wordsOf("invoices", {
          number: invoiceNumber("credit-note", year, sequence),
          total: cents(-amount),
        });
        const contract = wordsOf("contracts", { number: `${number}-3`, names: [] });
        const padded = String(sequence).padStart(6, "0");
        // Fewer than six digits that begin as a year are one.
        const short = /^(?:19|20)\d{2}/.test(`${sequence}`) ? [] : [`${sequence}`];
        const spoken = [`${year}${sign === "" ? "-" : sign}${sequence}`, `${year}${padded}`, padded, ...short];
        const euros = (amount / 100).toFixed(2);
        return (
          spoken.every((typed) => isFoundBy(order, typed) && isFoundBy(document, typed)) &&
          [number, `k${sign}${year}${sign}${padded}`].every((typed) => isFoundBy(order, typed)) &&
          [`${number}-3`, `${year}-${sequence}-3`].every((typed) => isFoundBy(contract, typed)) &&
          [euros, euros.replace(".", ","), `${euros} €`].every(
            (typed) => isFoundBy(order, typed) && isFoundBy(document, typed),
          )
        );
      }),
  ),
  law("[DSK-01] [OPS3-5] a domain name is found in both scripts, with and without www., and out of an address", () =>
    fc.property(
      fc.constantFrom(
        ["xn--mller-kva.de", "müller.de"],
        ["xn--schne-bume-w5a5s.de", "schöne-bäume.de"],
        ["beispiel-7.net", "beispiel-7.net"],
      ),
      fc.constantFrom("", "www.", "https://www.", "http://"),
      anyWays,
      ([ascii = "", name = ""], before, ways) => {
        const words = wordsOf("contracts", { number: "K-2026-000001-1", names: [ascii] });
        return [before + ascii, before + typedIn(name, ways)].every((typed) => isFoundBy(words, typed));
      },
    ),
  ),
  law(
    "[DSK-01] [OPS3-5] a reference of a payment and the code of a voucher are found whatever stands between their parts",
    () =>
      fc.property(fc.array(anyName, { minLength: 1, maxLength: 3 }), anyDigits, between, (names, digits, sign) => {
        const parts = [...names, digits];
        const typed = parts.join(sign);
        return (
          isFoundBy(wordsOf("payments", { references: [parts.join("-")] }), typed) &&
          isFoundBy(wordsOf("vouchers", { code: parts.join("-").toUpperCase() }), typed)
        );
      }),
  ),
  law(
    "[ACC-06] [DSK-01] of a deleted person what stays is found by number and amount, and by nothing of the person",
    () =>
      fc.property(anyName, anyDigits, (name, digits) => {
        const names = [`${name.normalize("NFKD").replaceAll(/[^a-z]/g, "")}x${digits}.de`];
        const rows = [
          withoutPerson(wordsOf("orders", { number: "K-2026-000001", total: cents(791), names })),
          withoutPerson(wordsOf("contracts", { number: "K-2026-000001-1", names })),
          withoutPerson(wordsOf("payments", { references: [`${name} ${digits}`] })),
        ];
        return (
          rows.every((words) => ![...names, name, `${name} ${digits}`].some((typed) => isFoundBy(words, typed))) &&
          isFoundBy(rows[0] ?? [], "2026-1")
        );
      }),
  ),
];
