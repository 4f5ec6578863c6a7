// Where the wire's shapes differ from the domain's: countries as objects, empty fields of a form, quotes without reasons. [API-05]
import type { Derivation, Quote, QuoteLine } from "@kontor/domain/shop/pricing";
import type { Address, Customer } from "@kontor/domain/shop/customer";
import type { Order } from "@kontor/domain/shop/checkout";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { components } from "../../generated/shop.gen.ts";

type Wire = components["schemas"];

/**
 * The wire's shape is the domain's, only its brands are not on the wire. Both sides are held to the contract by tests, so
 * nothing is decoded again here: a Schema would cost a browser 20 kB.
 */
export const asDomain = <A>(wire: unknown): A => wire as A;

/** The contract's own type: openapi-fetch's view of it loses the methods of arrays. */
const asWire = <Name extends keyof Wire>(read: unknown): Wire[Name] => read as Wire[Name];

/** A quote of the wire; where reasons were not sent each amount stands for itself. [HDL-02] */
export const wireToQuote = (read: unknown): Quote => {
  const wire = asWire<"Quote">(read);
  const { lines, derivation, ...rest } = wire;
  return asDomain<Quote>({
    ...rest,
    lines: lines.map(
      (line): QuoteLine =>
        asDomain<QuoteLine>({
          ...line,
          derivation: line.derivation ?? bare("line", line.first),
          recurringDerivation: line.recurringDerivation ?? bare("recurring", line.recurring),
        }),
    ),
    derivation: derivation ?? bare("first-invoice", wire.total),
  });
};

export const wireToOrder = (read: unknown): Order => ({ ...asDomain<Order>(read), quote: wireToQuote(asWire<"Order">(read).quote) });

export const wireToCustomer = (read: unknown): Customer => ({ ...asDomain<Customer>(read), country: asWire<"Customer">(read).country.iso });

/** An address as the form of the contract takes it: what is absent is an empty field. [CUS-15] */
export const addressToWire = (address: Address, locale: Locale): Wire["CustomerUpdate"] => ({
  locale,
  kind: address.kind,
  company: address.company ?? "",
  firstName: address.firstName,
  lastName: address.lastName,
  street: address.street,
  postCode: address.postCode,
  city: address.city,
  country: address.country,
  phone: address.phone,
  fax: address.fax ?? "",
  email: address.email,
  emailRepeat: address.email,
  vatId: address.vatId ?? "",
});

const bare = (reason: Derivation["reason"], amount: number): Derivation => asDomain<Derivation>({ reason, amount, facts: {}, parts: [] });
