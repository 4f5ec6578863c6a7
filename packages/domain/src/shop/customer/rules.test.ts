// Addresses by the specification's table, and the vectors of phone numbers, post codes and emails. [CUS-01…15] [CHK-03]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import emails from "#fixtures/email.json" with { type: "json" };
import phones from "#fixtures/phone.json" with { type: "json" };
import postCodes from "#fixtures/postcode.json" with { type: "json" };
import writtenPostCodes from "#fixtures/postcode.written.json" with { type: "json" };
import { countries } from "#kernel/country";
import type { AddressPolicy } from "#kernel/text";
import { international, specified } from "#kernel/text";
import {
  type AddressDraft,
  checkAddress,
  city,
  company,
  countriesOffered,
  country,
  email,
  emailRepeat,
  emptyDraft,
  fax,
  kind,
  personName,
  phone,
  phoneAsTyped,
  hasDigitsAlone,
  postCode,
  street,
  vatId,
  withTidyNumbers,
  writtenPostCode,
} from "#shop/customer";

const refusedIn = (draft: AddressDraft, policy: AddressPolicy, of: string): readonly string[] => {
  const checked = checkAddress(draft, policy, { countries: [of] });
  return Result.isFailure(checked) ? checked.failure.map(({ field }) => field) : [];
};

const refusalOf = (checked: Result.Result<unknown, { readonly _tag: string; readonly rule: string }>): unknown =>
  Result.isSuccess(checked) ? checked.success : `${checked.failure._tag} ${checked.failure.rule}`;

describe("names", () => {
  it.each([
    ["Ada", "Ada"],
    ["  Ada ", "Ada"],
    ["Žofia", "Žofia"],
    ["Ωmega", "Ωmega"],
    ["Ad", "Ad"],
    ["A".repeat(50), "A".repeat(50)],
    ["", "FieldRequired CUS-01"],
    ["   ", "FieldRequired CUS-01"],
    ["A", "NameLengthWrong CUS-01"],
    ["A".repeat(51), "NameLengthWrong CUS-01"],
    ["ada", "NameNotCapital CUS-01"],
    ["Ada1", "NameNotLetters CUS-01"],
    ["Anne-Marie", "NameNotLetters CUS-01"],
    ["von Berg", "NameNotLetters CUS-01"],
    ["A\u202Eda", "ForbiddenCharacters CUS-01"],
  ])("[CUS-01] %j under `specified`: %s", (typed, expected) =>
    expect(refusalOf(personName(typed, specified))).toBe(expected),
  );
  it.each([
    ["Anne-Marie", "Anne-Marie"],
    ["O'Brien", "O'Brien"],
    ["von Berg", "von Berg"],
    ["María Luisa", "María Luisa"],
    ["李小", "李小"],
    ["", "FieldRequired CUS-01"],
    ["A", "NameLengthWrong CUS-01"],
    ["ada", "NameNotCapital CUS-01"],
    ["Ada1", "NameNotLetters CUS-01"],
    ["Ada <b>", "NameNotLetters CUS-01"],
  ])("[CUS-01] %j under `international`: %s", (typed, expected) =>
    expect(refusalOf(personName(typed, international))).toBe(expected),
  );
});

describe("email", () => {
  /** An IDN domain is taken as its A-label; a local part of other letters, or in quotes, is refused. */
  const isTaken = (input: string, html5: boolean): boolean =>
    html5 || /^[\x21\x23-\x7E]+@[^@]*[^\x20-\x7E]/.test(input);
  it.each(emails.cases)("[CUS-02] [REP2-4] $input", ({ input, valid, html5, over100 }) =>
    expect(Result.isSuccess(email(input))).toBe(valid && !over100 && isTaken(input, html5) && /@[^@]*\./.test(input)),
  );
  it.each([
    ["ada@example.org", "ada@example.org"],
    ["", "FieldRequired CUS-02"],
    ["ada@localhost", "EmailInvalid CUS-02"],
    ["ada", "EmailInvalid CUS-02"],
    [`${"a".repeat(88)}@example.org`, `${"a".repeat(88)}@example.org`],
    [`${"a".repeat(89)}@example.org`, "EmailTooLong CUS-02"],
  ])("[CUS-02] %j: %s", (typed, expected) => expect(refusalOf(email(typed))).toBe(expected));
  it.each([
    ["ada@example.org", "ada@example.org"],
    [" ada@example.org", "ada@example.org"],
    ["Ada@example.org", "EmailsDiffer CUS-02"],
    ["", "FieldRequired CUS-02"],
    ["ada", "EmailInvalid CUS-02"],
  ])("[CUS-02] %j as the repeat: %s", (typed, expected) =>
    expect(refusalOf(emailRepeat(typed, "ada@example.org"))).toBe(expected),
  );
});

describe("phone and fax", () => {
  const isE164 = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);
  it.each(phones.cases)(
    "[CUS-04] [REP2-3] $input: $seed by the ordered form, $possible by what can be dialled",
    ({ input, seed, possible }) => {
      expect(Result.isSuccess(phone(input, specified))).toBe(seed === true && isE164(input));
      expect(Result.isSuccess(phone(input, international))).toBe(seed === true && isE164(input) && possible === true);
    },
  );
  it.each(phones.cases)(
    "[CUS-04] [REP2-3] $input, rewritten, is a number where one can be dialled",
    ({ input, possible }) => {
      const isNumber = Result.isSuccess(phone(phoneAsTyped(input), international));
      // What the field rewrites beside the library: 00 and a plus of full width.
      expect(isNumber).toBe(possible === true || ["0049 1234567890", "＋491234567890"].includes(input));
    },
  );
  it.each([
    ["+49 (0)30 1234-567", "+49301234567"],
    ["0049 30/1234567", "+49301234567"],
    ["+49.30.123-45 67", "+49301234567"],
    ["+49 30 12,34", "+493012,34"],
    ["(030) 1234567", "0301234567"],
    ["+1 (310) 555-0123", "+13105550123"],
    ["++49 1", "++491"],
    ["+49１２３4567", "+491234567"],
    ["＋４９（０）３０　１２３４５６７", "+49301234567"],
    ["００４９ ３０ 1234567", "+49301234567"],
    ["", ""],
    ["A)\u0301", "\u00C1"],
  ])("[CUS-04] %j is rewritten to %j", (typed, rewritten) => expect(phoneAsTyped(typed)).toBe(rewritten));
  it("[CUS-04] [CUS-13] a draft that is sent has both numbers rewritten, and gets none that it had not", () => {
    expect(withTidyNumbers({ ...emptyDraft, phone: "+49 30 1234567", fax: "0049/30/1234568" })).toEqual({
      ...emptyDraft,
      phone: "+49301234567",
      fax: "+49301234568",
    });
    expect(withTidyNumbers({ email: "a b" })).toEqual({ email: "a b" });
  });
  it.each([
    ["", "FieldRequired CUS-13"],
    ["01234567890", "PhoneInvalid CUS-04"],
    ["+49 1234567", "PhoneInvalid CUS-04"],
    ["+123456", "PhoneInvalid CUS-04"],
    ["+1234567", "+1234567"],
  ])("[CUS-13] phone %j: %s", (typed, expected) => expect(refusalOf(phone(typed, specified))).toBe(expected));
  it.each([
    ["", null],
    [" ", null],
    ["+491234567890", "+491234567890"],
    ["123", "PhoneInvalid CUS-04"],
  ])("[CUS-13] fax %j: %s", (typed, expected) => expect(refusalOf(fax(typed, specified))).toBe(expected));
});

describe("company, street, city", () => {
  it.each([
    ["", "private", null],
    ["", "business", "FieldRequired CUS-12"],
    ["Beispiel Hosting", "business", "Beispiel Hosting"],
    ["A".repeat(128), "private", "A".repeat(128)],
    ["A".repeat(129), "private", "CompanyTooLong CUS-05"],
    ["Müller", "private", "CompanyInvalid CUS-05"],
    ["A 1", "business", "CompanyInvalid CUS-05"],
    ["A  B", "business", "A B"],
  ] as const)("[CUS-05] [CUS-12] company %j of a %s customer: %s", (typed, of, expected) =>
    expect(refusalOf(company(typed, of, specified))).toBe(expected),
  );
  it("[CUS-05] `international` takes any printable company", () => {
    expect(refusalOf(company("Müller & Söhne GmbH, 2. Haus (株式会社)", "business", international))).toBe(
      "Müller & Söhne GmbH, 2. Haus (株式会社)",
    );
    expect(refusalOf(company("A".repeat(129), "business", international))).toBe("CompanyTooLong CUS-05");
    expect(refusalOf(company("A\u0007", "business", international))).toBe("ForbiddenCharacters CUS-01");
  });
  it.each([specified, international])(
    "[CUS-01] [CUS-05] [CUS-06] [REP-2] no field takes what no document prints: $name",
    (policy) => {
      for (const refused of [
        personName("अनिल", policy),
        company("Fest 🎉", "private", policy),
        street("Weg 🎉 1", policy),
        city("አዲስ", policy),
      ])
        expect(refusalOf(refused)).toBe("ForbiddenCharacters CUS-01");
      expect(refusalOf(personName("Արամ", policy))).toBe("Արամ");
      expect(refusalOf(city("東京", policy))).toBe("東京");
    },
  );
  it.each([
    ["Hauptstraße 1-3/4", "Hauptstraße 1-3/4"],
    ["", "FieldRequired CUS-06"],
    ["Weg #1", "StreetInvalid CUS-06"],
    ["Calle Ñ 1", "StreetInvalid CUS-06"],
  ])("[CUS-06] street %j: %s", (typed, expected) => expect(refusalOf(street(typed, specified))).toBe(expected));
  it.each([
    ["Bad Homburg", "Bad Homburg"],
    ["Łódź", "Łódź"],
    ["", "FieldRequired CUS-06"],
    ["Berlin 1", "CityInvalid CUS-06"],
    ["Saint-Denis", "CityInvalid CUS-06"],
    ["Bad  Homburg", "Bad Homburg"],
    ["Bad\u00a0Homburg", "Bad Homburg"],
  ])("[CUS-06] city %j: %s", (typed, expected) => expect(refusalOf(city(typed, specified))).toBe(expected));
});

describe("post codes", () => {
  it("[CUS-06] have digits alone in a country without letters in any of them", () =>
    expect(["DE", "AT", "CH", "GB", "NL", "MT", ""].map(hasDigitsAlone)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]));
  it.each(postCodes.cases.filter(({ valid }) => valid !== null))(
    "[CUS-06] $input in $country: $valid",
    ({ country: of, input, valid }) => expect(Result.isSuccess(postCode(input, of))).toBe(valid),
  );
  it.each([
    ["00-940", "PL", "00940"],
    ["D-26133", "DE", "26133"],
    ["LV-1010", "LV", "1010"],
    ["L-1234", "LU", "1234"],
    ["811 01", "SK", "81101"],
    ["FL-9490", "LI", "9490"],
    ["sw1a1aa", "GB", "SW1A 1AA"],
    ["GB-SW1A 1AA", "GB", "SW1A 1AA"],
    ["2490AA", "NL", "2490 AA"],
    ["NL-2490 aa", "NL", "2490 AA"],
    ["A65F4E2", "IE", "A65 F4E2"],
    ["bzn1130", "MT", "BZN 1130"],
    ["", "DE", "FieldRequired CUS-06"],
    ["", "CZ", "FieldRequired CUS-06"],
    ["", "HK", ""],
    [" - ", "AE", ""],
    ["", "PE", ""],
    ["999077", "HK", "999077"],
    ["1011A", "DE", "PostCodeInvalid CUS-06"],
    ["1234", "NL", "PostCodeInvalid CUS-06"],
    ["0999 AB", "NL", "PostCodeInvalid CUS-06"],
    ["1234 SS", "NL", "PostCodeInvalid CUS-06"],
    ["12345", "GB", "PostCodeInvalid CUS-06"],
    ["k1a0b1", "CA", "K1A 0B1"],
    ["12345", "CA", "PostCodeInvalid CUS-06"],
    ["C1425CLA", "AR", "C1425CLA"],
    ["1425", "AR", "1425"],
    ["AD500", "AD", "AD500"],
    ["500", "AD", "500"],
    ["gy1 1aa", "GG", "GY1 1AA"],
    ["IM1 1AE", "IM", "IM1 1AE"],
    ["JE2 3AB", "JE", "JE2 3AB"],
    ["GX11 1AA", "GI", "GX11 1AA"],
    ["HM 11", "BM", "HM 11"],
    ["BT2328", "BN", "BT2328"],
    ["KY1-1001", "KY", "KY11001"],
    ["LC05 201", "LC", "LC05201"],
    ["A05E5A2", "KZ", "A05E5A2"],
    ["050000", "KZ", "050000"],
    ["H100", "SZ", "H100"],
    ["ASCN 1ZZ", "SH", "ASCN 1ZZ"],
    ["FIQQ 1ZZ", "FK", "FIQQ 1ZZ"],
    ["TKCA 1ZZ", "TC", "TKCA 1ZZ"],
    ["JH 09010", "SO", "JH 09010"],
    ["VG1110", "VG", "VG1110"],
    ["MD-2001", "MD", "MD2001"],
    ["LIMA 15", "PE", "LIMA15"],
    ["constructor", "DE", "PostCodeInvalid CUS-06"],
  ])("[CUS-06] %j in %s: %s", (typed, of, expected) => expect(refusalOf(postCode(typed, of))).toBe(expected));
  /** A letter O for a nought, the country's letters before a code that is whole without them, and blanks that PostNord asks for. */
  const writtenOtherwise: Readonly<Record<string, string>> = {
    "GB RH6 OHP": "refused",
    "EC EC090112": "090112",
    "SE 11455": "114 55",
    "SE 12345": "123 45",
    "SE 10500": "105 00",
  };
  it("[CUS-06] [REP4-4] are written as their country writes them, whatever is stored of them: all examples of Google's address data", () => {
    const wrong = Object.entries(writtenPostCodes.examples)
      .filter(([of]) => countries.includes(of))
      .flatMap(([of, examples]) =>
        examples.flatMap((example) => {
          const read = postCode(example, of);
          const came = Result.isSuccess(read) ? writtenPostCode(read.success, of) : "refused";
          return came === (writtenOtherwise[`${of} ${example}`] ?? example) ? [] : [`${of} ${example}: ${came}`];
        }),
      );
    expect(wrong).toEqual([]);
  });
  it.each([
    ["11455", "SE", "114 55"],
    ["2038 3054", "LB", "2038 3054"],
    ["MD2001", "MD", "MD-2001"],
    ["LC05201", "LC", "LC05 201"],
    ["SW1A 1AA", "GB", "SW1A 1AA"],
    ["1", "PL", "1"],
    ["", "AE", ""],
    ["10115", "constructor", "10115"],
  ])("[CUS-06] [REP4-4] %j of %s is written %j", (stored, of, expected) =>
    expect(writtenPostCode(stored, of)).toBe(expected),
  );
  it("[CUS-06] of whole addresses are read alike by both policies, also where they have letters", () => {
    for (const [of, typed] of [
      ["GB", "SW1A 1AA"],
      ["NL", "1012 AB"],
      ["MT", "VLT 1117"],
      ["IE", "D02 X285"],
      ["CA", "K1A 0B1"],
      ["AR", "C1425CLA"],
    ] as const)
      for (const policy of [specified, international])
        expect(refusedIn({ ...emptyDraft, country: of, postCode: typed }, policy, of), of).not.toContain("postCode");
  });
});

describe("choices", () => {
  it.each([
    ["DE", "DE"],
    ["", "CountryMissing CUS-08"],
    ["XX", "CountryMissing CUS-08"],
    ["US", "CountryMissing CUS-08"],
  ])("[CUS-08] country %j of DE and AT: %s", (typed, expected) =>
    expect(refusalOf(country(typed, ["DE", "AT"]))).toBe(expected),
  );
  it("[CUS-08] [CUS-12] DE is chosen before anything is typed, and no kind is", () =>
    expect([emptyDraft.country, emptyDraft.kind]).toEqual(["DE", ""]));
  it.each([
    ["private", "private"],
    ["business", "business"],
    ["", "KindMissing CUS-12"],
  ])("[CUS-12] kind %j: %s", (typed, expected) => expect(refusalOf(kind(typed))).toBe(expected));
  it.each([
    ["", "private", null],
    [" - ", "business", null],
    ["de 136 695 976", "business", "DE136695976"],
    ["DE136695976", "private", "VatIdNeedsBusiness CUS-12"],
    ["DE136695977", "business", "VatIdInvalid CUS-07"],
  ] as const)("[CUS-07] [CUS-12] VAT id %j of a %s customer: %s", (typed, of, expected) =>
    expect(refusalOf(vatId(typed, of))).toBe(expected),
  );
  it("[CUS-14] DE stays selectable when the countries could not be loaded", () => {
    expect(countriesOffered(Result.fail("down"))).toEqual(["DE"]);
    expect(countriesOffered(Result.succeed(["DE", "AT"]))).toEqual(["DE", "AT"]);
    expect(countriesOffered(Result.succeed([]))).toEqual(["DE"]);
  });
});
