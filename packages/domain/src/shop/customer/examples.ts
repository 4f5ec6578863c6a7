// A customer's address for examples and tests.
import * as Result from "effect/Result";
import { specified } from "#kernel/text";
import type { Address, AddressDraft } from "./model.ts";
import { checkAddress, emptyDraft } from "./rules.ts";

const { email: _email, emailRepeat: _repeat, ...blank } = emptyDraft;

/** The address as it is typed, without the email; what may be left out is. */
export const exampleFields: Omit<AddressDraft, "email" | "emailRepeat"> = {
  ...blank,
  kind: "private",
  firstName: "Erika",
  lastName: "Mustermann",
  street: "Hauptstraße 1",
  postCode: "10115",
  city: "Berlin",
  country: "DE",
  phone: "+4930123456",
};

/** The same address as it is stored. */
export const exampleAddress = (email: string): Address =>
  Result.getOrThrow(
    checkAddress({ ...exampleFields, email, emailRepeat: email }, specified, { countries: [exampleFields.country] }),
  );
