// A seller for examples and tests.
import type { Seller } from "./model.ts";

export const exampleSeller: Seller = {
  name: "Beispiel Hosting",
  legalName: "Beispiel Hosting GmbH",
  street: "Beispielweg 1",
  postCode: "20457",
  city: "Hamburg",
  country: "DE",
  email: "support@beispiel-hosting.example",
  phone: "+494066969100",
  representative: "Ada Beispiel",
  register: { en: "Local court of Hamburg, HRB 000000", de: "Amtsgericht Hamburg, HRB 000000" },
  vatId: "DE999999995",
  bank: { name: "Beispiel Hosting GmbH", iban: "DE02120300000000202051", bic: "BYLADEM1001" },
};
