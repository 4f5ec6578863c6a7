// A customer's address for examples and tests.
import type { Address, AddressDraft } from "./model.ts";

/** The address as it is typed, without the email. */
export const exampleFields: Readonly<Record<Exclude<keyof AddressDraft, "email" | "emailRepeat">, string>> = {
  kind: "private",
  company: "",
  firstName: "Erika",
  lastName: "Mustermann",
  street: "Hauptstraße 1",
  postCode: "10115",
  city: "Berlin",
  country: "DE",
  phone: "+4930123456",
  fax: "",
  vatId: "",
};

/** The same address as it is stored. */
export const exampleAddress = (email: string): Address => ({
  ...exampleFields,
  kind: "private",
  company: null,
  country: "DE",
  fax: null,
  vatId: null,
  email,
});
