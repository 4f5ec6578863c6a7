// Facts of providers as they are written, read or refused, and texts that name them. [OPS-12] [LGL-07]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { exampleWritten } from "./examples.ts";
import {
  emptySlots,
  handwrittenFacts,
  isIban,
  sellerFacts,
  sellerFilledIn,
  sellerWords,
  type WrittenSeller,
} from "./index.ts";

const refusedOf = (change: Partial<WrittenSeller>): string => {
  const read = sellerFacts({ ...exampleWritten, ...change });
  return Result.isSuccess(read) ? "" : read.failure.map(({ field, why }) => `${field} ${why}`).join("\n");
};
const readOf = (change: Partial<WrittenSeller>) =>
  Result.getOrThrowWith(sellerFacts({ ...exampleWritten, ...change }), () => new Error(refusedOf(change)));

describe("the facts of a provider", () => {
  it.each(["GB82WEST12345698765432", "FR1420041010050500013M02606", "CH9300762011623852957", "AT611904300234573201"])(
    "[OPS-12] account %s is one",
    (iban) => expect(isIban(iban)).toBe(true),
  );

  it("[OPS-12] [REP4-1] are read as they are printed on cards and letters", () => {
    const read = readOf({
      vatId: "DE 999 999 995",
      phone: "+49 (0)40 66969100",
      bank: { name: " Beispiel  GmbH ", iban: "de02 1203 0000 0000 2020 51", bic: "" },
    });
    expect([read.vatId, read.phone, read.bank]).toEqual([
      "DE999999995",
      "+494066969100",
      { name: "Beispiel GmbH", iban: "DE02120300000000202051" },
    ]);
    expect(readOf({ vatId: "", taxNumber: "12/345/67890", register: { en: "", de: "" } })).not.toHaveProperty("vatId");
    expect(readOf({ country: "PL", postCode: "00950", vatId: "PL 526-025-02-74" })).toMatchObject({
      postCode: "00-950",
    });
    expect(readOf({ country: "CH", postCode: "3011", vatId: "CHE-116.281.710 MWST" })).toMatchObject({ country: "CH" });
    expect(readOf({ country: "US", postCode: "02108", vatId: "US123456789" })).toMatchObject({ vatId: "US123456789" });
  });

  it.each([
    [
      { bank: { name: "B", iban: "DE03120300000000202051" } },
      /^bank\.iban is “DE03120300000000202051”, whose .*check digits/,
    ],
    [{ bank: { name: "B", iban: "DE0212030000000020205" } }, /^bank\.iban/],
    [{ bank: undefined }, /^bank is missing: invoices are paid by transfer/],
    [
      { bank: { name: "", iban: "DE02120300000000202051", bic: "BYLA" } },
      /^bank\.name is missing\nbank\.bic is “BYLA”/,
    ],
    [{ vatId: "DE999999999" }, /^vatId is “DE999999999”, whose form or check digits are wrong$/],
    [{ vatId: "" }, /^vatId is missing: invoices need a vatId, or a taxNumber/],
    [{ vatId: "12/345/67890" }, /^vatId/],
    [{ vatId: undefined, taxNumber: "none" }, /^taxNumber/],
    [{ country: "Germany" }, /^country is “Germany”, but a country is two capital letters/],
    [{ postCode: "" }, /^postCode is missing/],
    [{ postCode: "SW1A 1AA" }, /^postCode is “SW1A 1AA”, which is no post code of DE/],
    [{ phone: "040 66969100" }, /^phone is “040 66969100”, but a number begins with \+/],
    [{ phoneShown: "+49 40 66969101" }, /^phoneShown .* another number/],
    [{ email: "support" }, /^email/],
    [{ website: "www.beispiel.example" }, /^website/],
    [{ register: { en: "Local court", de: "" } }, /^register stands there in one language alone/],
    [{ representative: " " }, /^representative is missing/],
    [{ street: "Weg\n1" }, /^street is/],
  ] as const)("[OPS-12] [REP4-1] %j are refused", (change, sentence) => expect(refusedOf(change)).toMatch(sentence));
});

describe("texts that name the provider", () => {
  const hours = { en: "Monday to Friday", de: "Montag bis Freitag" };
  it("[LGL-07] [OPS3-1] say its address in slots, with the country abroad", () => {
    const facts = { ...readOf({}), hours };
    expect(sellerFilledIn("{provider:legal-name}, {provider:address}", sellerWords(facts, "de", "Deutschland"))).toBe(
      "Beispiel Hosting GmbH, Beispielweg 1, 20457 Hamburg",
    );
    expect(sellerFilledIn("{provider:address}, {provider:iban}", sellerWords(facts, "en", "Germany"))).toBe(
      "Beispielweg 1, 20457 Hamburg, Germany, DE02 1203 0000 0000 2020 51",
    );
    const abroad = {
      ...readOf({ country: "AT", postCode: "1010", city: "Wien", vatId: "", taxNumber: "12 345/6789" }),
      hours,
    };
    expect(sellerFilledIn("{provider:address}", sellerWords(abroad, "de", "Österreich"))).toBe(
      "Beispielweg 1, 1010 Wien, Österreich",
    );
    expect(
      emptySlots(
        "{provider:vat-id} {provider:vat} {provider:name} {contract:names}",
        sellerWords(abroad, "de", "Österreich"),
      ),
    ).toEqual(["{provider:vat-id}", "{provider:vat}"]);
  });

  it.each([
    ["Amtsgericht Hamburg, HRB 000000", ["register HRB 000000"]],
    ["An Kontor, Weg 1, 20457 Hamburg, a@b.example:", ["email a@b.example", "post-code 20457 Hamburg"]],
    ["Konto DE02 1203 0000 0000 2020 51, DE999999995", ["iban DE02 1203 0000 0000 2020 51", "vat-id DE999999995"]],
    ["Rufen Sie an: +49 40 66969100, 8 bis 18 Uhr", ["phone +49 40 66969100"]],
    ["call (020) 7946 0958 or write to London SW1A 1AA", ["phone (020) 7946 0958", "post-code SW1A 1AA"]],
    ["CHE-116.281.710 MWST, CH-3011 Bern", ["vat-id CHE-116.281.710", "post-code CH-3011 Bern"]],
  ])("[LGL-07] [OPS3-1] %s names facts by hand", (text, found) =>
    expect(handwrittenFacts(text).map((one) => `${one.shape} ${one.found}`)).toEqual(found),
  );

  it("[LGL-07] days, laws, sums, ways and numbers of others are no facts of a seller", () => {
    for (const text of [
      "Verordnung (EU) 2022/2065, § 18 Abs. 2 MStV, WCAG 2.2, EN 301 549, Richtlinie (EU) 2019/882",
      "am 31.12.2026 um 08:15 Uhr, 1.234,56 €, 10000 Zeichen, im Jahr 2027 Verträge, 180 Tage",
      "[Formular](/de/kontakt/bewerben), 320 Pixel, 99,9 Prozent, {provider:address}, Port 8080",
      "2026-11-29, K-2026-000001-1, R-2026-000001, ISO 27001 Zertifikat",
    ])
      expect(handwrittenFacts(text), text).toEqual([]);
    expect(handwrittenFacts("Aufsicht: Weg 22, 20459 Hamburg", ["Weg 22, 20459 Hamburg"])).toEqual([]);
  });
});
