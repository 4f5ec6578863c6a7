// Seller and buyer of an electronic invoice (BG-4, BG-7). [ACC-03]
import type { Day } from "#kernel/calendar";
import { type Element, element } from "./cii.ts";
import { type AddressLineName, fullName, partyName, writtenPostCode } from "#shop/customer";
import type { Invoice } from "./model.ts";
import { isOutside } from "./vat-category.ts";
import { inLocale } from "#visitor/locale";

/** A day without its hyphens (format 102). */
export const dateElement = (name: string, day: Day): Element =>
  element(name, day.replaceAll("-", ""), { format: "102" });

interface Party {
  readonly name: string;
  readonly register: string | null;
  readonly contact: { readonly name: string; readonly phone: string } | null;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly vatId: string | null;
  readonly taxNumber: string | null;
}

/** Where each line of an address stands; a business without a name is its person. */
const lineElements = {
  organisation: "ram:Name",
  person: "ram:PersonName",
  street: "ram:LineOne",
  place: "ram:CityName",
  country: "ram:CountryID",
} as const satisfies Readonly<Record<AddressLineName, string>>;

export const partyElement = (invoice: Invoice, role: "seller" | "buyer"): Element => {
  const party = role === "seller" ? sellerOf(invoice) : buyerOf(invoice);
  // What is not subject to VAT names no VAT ids (BR-O-02).
  const vatId = isOutside(invoice) ? null : party.vatId;
  const { contact } = party;
  return element(role === "seller" ? "ram:SellerTradeParty" : "ram:BuyerTradeParty", [
    ...(role === "seller" ? identified(party, vatId) : []),
    element(lineElements.organisation, party.name),
    ...(party.register === null
      ? []
      : [element("ram:SpecifiedLegalOrganization", [element("ram:ID", party.register)])]),
    ...(contact === null
      ? []
      : [
          element("ram:DefinedTradeContact", [
            element(lineElements.person, contact.name),
            element("ram:TelephoneUniversalCommunication", [element("ram:CompleteNumber", contact.phone)]),
            element("ram:EmailURIUniversalCommunication", [element("ram:URIID", party.email)]),
          ]),
        ]),
    element("ram:PostalTradeAddress", [
      // Left out where the country has none.
      ...(party.postCode === "" ? [] : [element("ram:PostcodeCode", writtenPostCode(party.postCode, party.country))]),
      element(lineElements.street, party.street),
      element(lineElements.place, party.city),
      element(lineElements.country, party.country),
    ]),
    element("ram:URIUniversalCommunication", [element("ram:URIID", party.email, { schemeID: "EM" })]),
    ...registered(vatId, "VA"),
    ...registered(party.taxNumber, "FC"),
  ]);
};

/** Who is in no register and names no VAT id is known by another number (BT-29, BR-CO-26). */
const identified = (party: Party, vatId: string | null): readonly Element[] => {
  const number = party.taxNumber ?? party.vatId;
  return party.register === null && vatId === null && number !== null ? [element("ram:ID", number)] : [];
};

/** A VAT id (BT-31, BT-48) or a tax number (BT-32). */
const registered = (id: string | null, schemeID: "VA" | "FC"): readonly Element[] =>
  id === null || id === "" ? [] : [element("ram:SpecifiedTaxRegistration", [element("ram:ID", id, { schemeID })])];

const sellerOf = ({ seller, locale }: Invoice): Party => ({
  ...seller,
  name: seller.legalName,
  register: seller.register === undefined ? null : inLocale(seller.register, locale),
  vatId: seller.vatId ?? null,
  taxNumber: seller.taxNumber ?? null,
  contact: { name: seller.representative, phone: seller.phone },
});

const buyerOf = ({ buyer }: Invoice): Party => {
  const person = fullName(buyer);
  return {
    ...buyer,
    name: partyName(buyer),
    register: null,
    contact: buyer.company === null ? null : { name: person, phone: buyer.phone },
    vatId: buyer.vatId === null ? null : prefixed(buyer.vatId),
    taxNumber: null,
  };
};

/** Greek ids begin with EL in the letters of the EU as well as here. */
const prefixed = (vatId: string): string => vatId.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
