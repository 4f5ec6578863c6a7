// A customer stores an address: what reaches the port, and what does not. [CUS-11] [CUS-15] [CHK-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { countries } from "#kernel/country";
import { specified } from "#kernel/text";
import { Customers, emptyDraft, updateCustomer, type Address, type AddressDraft, type Customer } from "#shop/customer";

const draft: AddressDraft = {
  ...emptyDraft,
  kind: "private",
  firstName: "Ada",
  lastName: "Lovelace",
  street: "Weg 1",
  postCode: "10115",
  city: "Berlin",
  phone: "+491234567890",
  email: "ada@example.org",
  emailRepeat: "ada@example.org",
};

const update = (typed: AddressDraft, current: Customer | null) => {
  const stored: unknown[] = [];
  const store = (address: Address, locale: "en" | "de") => {
    stored.push(locale);
    return Effect.succeed<Customer>({
      ...address,
      number: "1",
      locale,
      vatIdValidity: "unknown",
      individualRate: null,
    });
  };
  const result = Effect.runSync(
    Effect.result(updateCustomer(typed, "de", specified, { countries })).pipe(
      Effect.provideService(Customers, { current: Effect.succeed(current), store }),
    ),
  );
  return { result, stored };
};

describe("updateCustomer", () => {
  it("[CUS-15] stores a right address with the language of the URL", () => {
    const { result, stored } = update(draft, null);
    expect(stored).toEqual(["de"]);
    expect(Result.isSuccess(result) && result.success).toMatchObject({ locale: "de", city: "Berlin" });
  });
  it("[CUS-11] a wrong one never leaves", () => {
    const { result, stored } = update({ ...draft, city: "" }, null);
    expect(stored).toEqual([]);
    expect(Result.isFailure(result) && result.failure).toMatchObject({
      _tag: "AddressRefused",
      rule: "CUS-11",
      fields: [{ field: "city", refusal: { _tag: "FieldRequired" } }],
    });
  });
  it("[CHK-03] a stored address stays as it is", () => {
    const first = update(draft, null).result;
    const { result, stored } = update({ ...draft, city: "Hamburg" }, Result.getOrThrow(first));
    expect(stored).toEqual([]);
    expect(Result.isFailure(result) && result.failure).toMatchObject({ _tag: "AddressLocked", rule: "CHK-03" });
  });
  it("[CHK-03] [HDL-09] the same address again is a retry, and changes nothing", () => {
    const first = update(draft, null).result;
    const { result, stored } = update(draft, Result.getOrThrow(first));
    expect(stored).toEqual([]);
    expect(result).toEqual(first);
  });
});
