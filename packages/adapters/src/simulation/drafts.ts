// Addresses of synthetic customers: names, places, and typing errors. [HDL-04]
import { type AddressDraft, emptyDraft } from "@kontor/domain/shop/customer";
import type { Chance } from "./chance.ts";

interface Place {
  readonly country: string;
  readonly city: string;
  readonly postCode: string;
  readonly street: string;
  readonly phone: string;
  readonly vatId: string;
}

/** A place for each country that customers come from; where there is a VAT id, its check digits are right. */
const places: readonly Place[] = [
  {
    country: "DE",
    city: "Berlin",
    postCode: "10115",
    street: "Hauptstraße 1",
    phone: "+4930123456",
    vatId: "DE136695976",
  },
  { country: "DE", city: "Hamburg", postCode: "20095", street: "Am Kai 4", phone: "+4940123456", vatId: "" },
  { country: "DE", city: "München", postCode: "80331", street: "Marienplatz 8", phone: "+4989123456", vatId: "" },
  { country: "AT", city: "Wien", postCode: "1010", street: "Ring 12", phone: "+431234567", vatId: "ATU13585627" },
  { country: "NL", city: "Utrecht", postCode: "3511 AB", street: "Gracht 7", phone: "+31301234567", vatId: "" },
  { country: "FR", city: "Lyon", postCode: "69001", street: "Quai 3", phone: "+33412345678", vatId: "" },
  { country: "CH", city: "Basel", postCode: "4001", street: "Rheingasse 5", phone: "+41611234567", vatId: "" },
  { country: "US", city: "Boston", postCode: "02108", street: "Main Street 9", phone: "+16171234567", vatId: "" },
];

const firstNames = ["Ada", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Hannes", "Ida", "Jonas"] as const;
const lastNames = [
  "Albers",
  "Brandt",
  "Claasen",
  "Dietz",
  "Ehlers",
  "Falk",
  "Gerdes",
  "Harms",
  "Iversen",
  "Jansen",
] as const;

/** What a person types into the form of their address. */
export const anyDraft = (chance: Chance, email: string): AddressDraft => {
  const { vatId, ...place } = chance.pick(places);
  const isBusiness = chance.of(0.25);
  return {
    ...emptyDraft,
    ...place,
    kind: isBusiness ? "business" : "private",
    company: isBusiness ? "Hafen Handel" : "",
    firstName: chance.pick(firstNames),
    lastName: chance.pick(lastNames),
    email,
    emailRepeat: email,
    vatId: isBusiness ? vatId : "",
  };
};

/** The same with a mistake, as people make them. */
export const mistyped = (chance: Chance, draft: AddressDraft): AddressDraft =>
  chance.pick<AddressDraft>([
    { ...draft, lastName: draft.lastName.toLowerCase() },
    { ...draft, postCode: "somewhere" },
    { ...draft, phone: "030 12 34" },
    { ...draft, emailRepeat: `x${draft.email}` },
    { ...draft, country: "" },
    { ...draft, vatId: "DE123456789", kind: "business", company: "Hafen Handel" },
  ]);
