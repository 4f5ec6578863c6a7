// A provider as it writes itself, for examples and tests.
import type { WrittenSeller } from "./model.ts";

export const exampleWritten: WrittenSeller = {
  name: "Beispiel Hosting",
  legalName: "Beispiel Hosting GmbH",
  street: "Beispielweg 1",
  postCode: "20457",
  city: "Hamburg",
  country: "DE",
  phone: "+494066969100",
  phoneShown: "+49 40 66969100",
  email: "support@beispiel-hosting.example",
  website: "https://www.beispiel-hosting.example",
  representative: "Ada Beispiel",
  register: { en: "Local court of Hamburg, HRB 000000", de: "Amtsgericht Hamburg, HRB 000000" },
  vatId: "DE999999995",
  bank: { name: "Beispiel Hosting GmbH", iban: "DE02120300000000202051", bic: "BYLADEM1001" },
};
