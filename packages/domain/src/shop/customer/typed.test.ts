// What people type and paste into the fields of an address: read rightly, or refused by a sentence that says what to do. [CUS-01] [CUS-02] [CUS-04] [CUS-06] [CUS-07] [CUS-09]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { day, readTypedDay } from "#kernel/calendar";
import { international, specified } from "#kernel/text";
import {
  city,
  company,
  customerNumber,
  email,
  personName,
  phone,
  phoneAsTyped,
  postCode,
  street,
  terminationDate,
  vatId,
} from "#shop/customer";

const came = (read: Result.Result<unknown, { readonly _tag: string }>): unknown =>
  Result.isSuccess(read) ? read.success : read.failure._tag;

const telephone = (typed: string): unknown => came(phone(phoneAsTyped(typed), international));

describe("telephone numbers", () => {
  it.each([
    ["+49 040 66969100", "+494066969100"],
    ["+49 0 40 66969100", "+494066969100"],
    ["+49 (0)40 66969100", "+494066969100"],
    ["+7 (8) 495 696 91 00", "+74956969100"],
    ["+7 800 123 45 67", "+78001234567"],
    ["+39 (0)6 698 12345", "+390669812345"],
    ["+39 06 698 12345", "+390669812345"],
    ["+225 07 01 02 03 04", "+2250701020304"],
    ["+45 (0)12 34 56 78", "+4512345678"],
    ["+36 06 20 123 4567", "+36201234567"],
    ["+375 8 029 123 45 67", "+375291234567"],
    ["+1 1 201 555 0123", "+12015550123"],
    ["tel:+49-40-66969100;ext=3", "+494066969100"],
    ["Tel.: +49 40 66969100", "+494066969100"],
    ["+43664", "PhoneInvalid"],
    ["+999 123 456 789", "PhoneInvalid"],
    ["040 66969100", "PhoneInvalid"],
  ])("[CUS-04] [REP2-3] %s: %s", (typed, read) => expect(telephone(typed)).toBe(read));
  it("[CUS-04] [REP2-3] `specified` takes its form, without the trunk prefix of a number that can be dialled", () =>
    expect(
      ["+4904066969100", "+494066969100", "+999123456789", "+43664123456"].map((typed) =>
        came(phone(typed, specified)),
      ),
    ).toEqual(["+494066969100", "+494066969100", "+999123456789", "+43664123456"]));
});

describe("email addresses", () => {
  it.each([
    [".a@example.org", "EmailInvalid"],
    ["a.@example.org", "EmailInvalid"],
    ["a..b@example.org", "EmailInvalid"],
    ["user@example.c", "EmailInvalid"],
    ["user@example.123", "EmailInvalid"],
    ["a@example.org b@example.org", "EmailInvalid"],
    ["user@münchen.de", "user@xn--mnchen-3ya.de"],
    ["user@MÜNCHEN.de", "user@xn--mnchen-3ya.de"],
    ["user@straße.de", "user@xn--strae-oqa.de"],
    ["mailto:user@example.org?subject=Hi", "user@example.org"],
    ["Erika Muster <user@example.org>", "user@example.org"],
    ["user%list@example.org", "user%list@example.org"],
  ])("[CUS-02] [REP2-4] %s: %s", (typed, read) => expect(came(email(typed))).toBe(read));
});

describe("addresses abroad", () => {
  it.each(["ул. „Шипка“ № 6", "№5 Main", "Str. 5 [Hinterhaus]", "Calle Mayor 5, 2º B"])(
    "[CUS-06] [REP2-6] %s is a street",
    (typed) =>
      expect([came(street(typed, international)), came(street(typed, specified))]).toEqual([typed, "StreetInvalid"]),
  );
  it("[CUS-06] [REP2-6] a minus between numbers is a hyphen", () =>
    expect(came(street("東京都千代田区千代田1−1", international))).toBe("東京都千代田区千代田1-1"));
  it.each(["Lyon 3ème", "Washington, D.C.", "New York, NY", "Praha 10 - Strašnice", "Naas, Co. Kildare"])(
    "[CUS-06] [REP2-6] %s is a city",
    (typed) => expect([came(city(typed, international)), came(city(typed, specified))]).toEqual([typed, "CityInvalid"]),
  );
  it.each(["...", "-", "№"])("[CUS-06] [REP2-6] %s is no place", (typed) =>
    expect([came(city(typed, international)), came(street(typed, international))]).toEqual([
      "CityInvalid",
      "StreetInvalid",
    ]),
  );
  it.each(["李", "김", "Bel·la", "ʻAolani", "Müller (geb. Schmidt)"])("[CUS-01] [REP2-6] %s is a name", (typed) => {
    expect(came(personName(typed, international))).toBe(typed);
    expect(Result.isFailure(personName(typed, specified))).toBe(true);
  });
  it.each([
    ["１０１１５", "DE", "10115"],
    ["〒154-0023", "JP", "1540023"],
    ["RSM-47890", "SM", "47890"],
    ["V-00120", "VA", "00120"],
    ["1010-A", "AT", "1010"],
  ])("[CUS-06] [REP2-6] post code %s of %s: %s", (typed, of, read) => expect(came(postCode(typed, of))).toBe(read));
});

it.each([
  ["CHE-116.046.681 TPV", "CHE116046681TPV"],
  ["CHE-116.046.681 MWST", "CHE116046681MWST"],
  ["CHE-116.046.681 IVA", "CHE116046681IVA"],
  ["DE 136,695 976", "DE136695976"],
])("[CUS-07] [REP2-7] VAT ID %s: %s", (typed, read) => expect(came(vatId(typed, "business"))).toBe(read));

describe("days", () => {
  it.each([
    "31.12.2027",
    " 31.12.2027 ",
    "31.12.27",
    "31.12. 2027",
    "31. Dezember 2027",
    "31.Dez.2027",
    "31/12/2027",
    "12/31/2027",
    "2027-12-31",
    "2027.12.31",
    "31 December 2027",
    "31st of December 2027",
    "December 31st, 2027",
    "„31.12.2027“",
  ])("[CUS-09] [REP4-11] %s is the last day of 2027", (typed) =>
    expect(came(terminationDate(typed, day("2026-11-29")))).toBe("2027-12-31"),
  );
  it.each(["03/04/2027", "30.02.2027", "31/02/2027", "29.2.2027", "31. Foo 2027", "31.12.", "2027"])(
    "[CUS-09] [REP4-11] %s is no day beyond doubt",
    (typed) => expect(came(terminationDate(typed, day("2026-11-29")))).toBe("DateInvalid"),
  );
  it("[CUS-09] [REP4-11] months go by their names in both languages", () =>
    expect(
      ["3 März 2027", "3. Mrz. 2027", "March 3, 2027", "3 mar 2027", "2027-3-3"].map((typed) => readTypedDay(typed)),
    ).toEqual(Array.from({ length: 5 }, () => "2027-03-03")));
});

/** What is pasted around, where `·` is the text itself. */
const wrappers = [
  "„·“",
  "“·”",
  "»·«",
  "'·'",
  '"·"',
  "(·)",
  "[·]",
  "<·>",
  "- ·",
  "• ·",
  "·,",
  "·;",
  " ·\t",
  "„·“,",
  "* (·)",
];

const readers: Readonly<Record<string, (typed: string) => unknown>> = {
  "first name": (typed) => came(personName(typed, specified)),
  "last name": (typed) => came(personName(typed, international)),
  company: (typed) => came(company(typed, "business", specified)),
  street: (typed) => came(street(typed, specified)),
  city: (typed) => came(city(typed, international)),
  "post code": (typed) => came(postCode(typed, "DE")),
  telephone,
  email: (typed) => came(email(typed)),
  "VAT ID": (typed) => came(vatId(typed, "business")),
  "customer number": (typed) => came(customerNumber(typed)),
};

const right: readonly (readonly [kind: keyof typeof readers, texts: readonly string[]])[] = [
  ["first name", ["Ada", "Žofia", "李小"]],
  ["last name", ["van 't Hoff", "O’Brien", "Müller (geb. Schmidt)"]],
  ["company", ["Beispiel Hosting"]],
  ["street", ["Hauptstraße 1-3", "Dr.-Müller-Str. 7a"]],
  ["city", ["Frankfurt (Oder)", "'s-Hertogenbosch", "Washington, D.C."]],
  ["post code", ["10115", "D-26133"]],
  ["telephone", ["+49 40 66969100", "0049 (0)40 66969100", "+1 (201) 555-0123"]],
  ["email", ["erika@example.org", "user@münchen.de", "erika.muster+list@example.co.uk"]],
  ["VAT ID", ["DE136695976", "ATU13585627"]],
  ["customer number", ["1000042"]],
];

it.each(right)(
  "[CUS-01] [CUS-02] [CUS-04] [CUS-06] [REP2-4] what is pasted around a %s is no part of it",
  (kind, texts) => {
    const read = readers[kind] ?? (() => null);
    for (const text of texts)
      for (const around of wrappers.filter((each) => !each.includes("'") || !text.includes("'")))
        expect([around, read(around.replace("·", () => text))]).toEqual([around, read(text)]);
  },
);
