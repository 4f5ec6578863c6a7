// Whole addresses: checked, reported, stored and put back into their form. [CUS-02] [CUS-07] [CUS-11] [CUS-12] [CHK-03]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { countries } from "#kernel/country";
import { specified } from "#kernel/text";
import {
  type AddressDraft,
  checkAddress,
  type Customer,
  draftOf,
  emptyDraft,
  mayStoreAddress,
  vatCountryOfFetch,
} from "#shop/customer";
import { exampleFields } from "./examples.ts";

const ada: AddressDraft = {
  ...exampleFields,
  firstName: "Ada",
  lastName: "Lovelace",
  phone: "+491234567890",
  email: "ada@example.org",
  emailRepeat: "ada@example.org",
};
const shop: AddressDraft = { ...ada, kind: "business", company: "Beispiel Hosting", vatId: "DE136695976" };
const facts = { countries };

describe("the whole address", () => {
  it("[CUS-12] a right form becomes an address, what was left out is null", () =>
    expect(checkAddress(ada, specified, facts)).toEqual(
      Result.succeed({
        kind: "private",
        company: null,
        firstName: "Ada",
        lastName: "Lovelace",
        street: "Hauptstraße 1",
        postCode: "10115",
        city: "Berlin",
        country: "DE",
        phone: "+491234567890",
        fax: null,
        email: "ada@example.org",
        vatId: null,
      }),
    ));
  it("[CUS-07] a business has its company and VAT id", () =>
    expect(Result.getOrThrow(checkAddress(shop, specified, facts))).toMatchObject({
      company: "Beispiel Hosting",
      vatId: "DE136695976",
    }));
  it("[CUS-11] every refusal is reported at once, in the order of the form", () => {
    const checked = checkAddress({ ...emptyDraft, country: "" }, specified, facts);
    expect(Result.isFailure(checked) && checked.failure.map(({ field, refusal }) => [field, refusal._tag])).toEqual([
      ["kind", "KindMissing"],
      ["firstName", "FieldRequired"],
      ["lastName", "FieldRequired"],
      ["street", "FieldRequired"],
      ["postCode", "FieldRequired"],
      ["city", "FieldRequired"],
      ["country", "CountryMissing"],
      ["phone", "FieldRequired"],
      ["email", "FieldRequired"],
      ["emailRepeat", "FieldRequired"],
    ]);
  });
  it("[CUS-11] a field is refused by its own rule, and no other with it", () => {
    const checked = checkAddress({ ...ada, country: "NL" }, specified, facts);
    expect(Result.isFailure(checked) && checked.failure).toMatchObject([
      { field: "postCode", refusal: { _tag: "PostCodeInvalid", country: "NL", rule: "CUS-06" } },
    ]);
  });
  it("[CUS-11] an address goes back into its form, with what was left out left empty", () =>
    expect([shop, ada].map((draft) => draftOf(Result.getOrThrow(checkAddress(draft, specified, facts))))).toEqual([
      shop,
      ada,
    ]));
  it("[CUS-02] a repeat that differs is refused where everything else is right", () => {
    const checked = checkAddress({ ...ada, emailRepeat: "ada@example.com" }, specified, facts);
    expect(Result.isFailure(checked) && checked.failure.map(({ field }) => field)).toEqual(["emailRepeat"]);
  });
});

describe("the customer", () => {
  const customer: Customer = {
    ...Result.getOrThrow(checkAddress({ ...ada, country: "AT" }, specified, facts)),
    number: "1",
    locale: "de",
    vatIdValidity: "unknown",
    individualRate: null,
  };
  it("[CHK-03] stores a first address at checkout, a stored one is changed in the panel", () =>
    expect([mayStoreAddress(null), mayStoreAddress(customer)]).toEqual([true, false]));
  it("[SES-08] [API-04] the country of a fetch that failed is DE, and success is false", () => {
    expect(vatCountryOfFetch(Result.succeed(customer))).toEqual({ success: true, country: { iso: "AT" } });
    expect(vatCountryOfFetch(Result.fail("down"))).toEqual({ success: false, country: { iso: "DE" } });
  });
});
