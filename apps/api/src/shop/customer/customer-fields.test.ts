// Every field rule is refused again by the API, by the same domain code, with its words in both languages. [CUS-11]
import { describe, expect, it } from "vitest";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { running, runningForFile } from "../../../test/harness.ts";
import { account, address } from "../../../test/customers.ts";

const { ask, api } = await runningForFile();
const { auth, email } = await account(ask);

const business = { kind: "business", company: "Muster Hosting" };
const a50 = `A${"b".repeat(49)}`;

/** Field, what was typed, the refusal; further fields where the rule looks at two. */
const refused: readonly (readonly [string, string, Readonly<Record<string, string>>, string])[] = [
  ["CUS-01", "FieldRequired", { firstName: "" }, "firstName"],
  ["CUS-01", "FieldRequired", { lastName: "  " }, "lastName"],
  ["CUS-01", "NameLengthWrong", { firstName: "A" }, "firstName"],
  ["CUS-01", "NameLengthWrong", { lastName: `${a50}b` }, "lastName"],
  ["CUS-01", "NameNotCapital", { firstName: "erika" }, "firstName"],
  ["CUS-01", "NameNotLetters", { lastName: "M4stermann" }, "lastName"],
  ["CUS-01", "ForbiddenCharacters", { firstName: "Er\u202eika" }, "firstName"],
  ["CUS-02", "FieldRequired", { email: "", emailRepeat: "" }, "email"],
  ["CUS-02", "EmailInvalid", { email: "erika@localhost", emailRepeat: "erika@localhost" }, "email"],
  [
    "CUS-02",
    "EmailTooLong",
    {
      email: `${"a".repeat(60)}@${"b".repeat(36)}.example`,
      emailRepeat: `${"a".repeat(60)}@${"b".repeat(36)}.example`,
    },
    "email",
  ],
  ["CUS-02", "EmailsDiffer", { emailRepeat: "other@example.test" }, "emailRepeat"],
  ["CUS-04", "PhoneInvalid", { phone: "030 123456" }, "phone"],
  ["CUS-13", "FieldRequired", { phone: "" }, "phone"],
  ["CUS-04", "PhoneInvalid", { fax: "123" }, "fax"],
  ["CUS-05", "CompanyInvalid", { ...business, company: "Müller GmbH" }, "company"],
  ["CUS-05", "CompanyTooLong", { ...business, company: "A".repeat(129) }, "company"],
  ["CUS-06", "StreetInvalid", { street: "Haupt#straße 1" }, "street"],
  ["CUS-06", "CityInvalid", { city: "Berlin 2" }, "city"],
  ["CUS-06", "PostCodeInvalid", { postCode: "ABC" }, "postCode"],
  ["CUS-07", "VatIdInvalid", { ...business, vatId: "DE111111111" }, "vatId"],
  ["CUS-08", "CountryMissing", { country: "" }, "country"],
  ["CUS-08", "CountryMissing", { country: "ZZ" }, "country"],
  ["CUS-12", "KindMissing", { kind: "" }, "kind"],
  ["CUS-12", "FieldRequired", { kind: "business", company: "" }, "company"],
  ["CUS-12", "VatIdNeedsBusiness", { vatId: "DE136695976" }, "vatId"],
];

describe("fields of an address", () => {
  for (const [rule, refusal, change, field] of refused) {
    it(`[${rule}] [CUS-11] ${refusal} for ${field} «${(change[field] ?? "").slice(0, 20)}»`, async () => {
      const response = await ask(
        "POST",
        "/shop/auth/customer",
        { ...address, email, emailRepeat: email, ...change },
        { ...auth, "shop-locale": "en" },
      );
      expect([response.status, response.body.refusal]).toEqual([422, "AddressRefused"]);
      const error = response.body.errors.find((each: { field: string }) => each.field === field);
      expect(error).toMatchObject({ field, refusal, rule });
      const german = await ask(
        "POST",
        "/shop/auth/customer",
        { ...address, email, emailRepeat: email, ...change },
        { ...auth, "shop-locale": "de" },
      );
      const germanDetail = german.body.errors.find((each: { field: string }) => each.field === field).detail;
      expect(germanDetail).not.toBe(error.detail);
      expect(germanDetail.slice(0, 10)).toBe(refusalTexts.de[refusal as keyof typeof refusalTexts.de].slice(0, 10));
    });
  }

  it("[CUS-11] all refusals at once, and nothing is stored", async () => {
    const response = await ask("POST", "/shop/auth/customer", { locale: "de" }, auth);
    expect(response.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      "kind",
      "firstName",
      "lastName",
      "street",
      "postCode",
      "city",
      "country",
      "phone",
      "email",
      "emailRepeat",
    ]);
    expect(await api.database.reads.selectFrom("customers").selectAll().execute()).toEqual([]);
  });

  it("[CUS-15] the locale is needed and is one of the shop's", async () => {
    const { locale: _, ...without } = address;
    expect((await ask("POST", "/shop/auth/customer", { ...without, email }, auth)).status).toBe(400);
    expect((await ask("POST", "/shop/auth/customer", { ...address, email, locale: "fr" }, auth)).status).toBe(400);
  });

  it("[CUS-01] [CUS-11] the international policy is one setting", async () => {
    const other = await running({ ADDRESS_POLICY: "international" });
    try {
      const person = await account(other.ask);
      const wanted = { ...address, firstName: "Anna-Lena", lastName: "O'Neill" };
      expect((await ask("POST", "/shop/auth/customer", { ...wanted, email }, auth)).status).toBe(422);
      expect(
        (await other.ask("POST", "/shop/auth/customer", { ...wanted, email: person.email }, person.auth)).status,
      ).toBe(200);
    } finally {
      await other.close();
    }
  });

  it("[CUS-07] [VAT-09] a valid VAT id of another member state makes reverse charge", async () => {
    const person = await account(ask);
    const response = await ask(
      "POST",
      "/shop/auth/customer",
      {
        ...address,
        ...business,
        email: person.email,
        country: "AT",
        postCode: "1010",
        city: "Wien",
        vatId: "ATU 13585627",
      },
      person.auth,
    );
    expect(response.body.result, response.text).toMatchObject({ vatId: "ATU13585627", vatIdValidity: "valid" });
  });
});
