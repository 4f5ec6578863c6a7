// Customers and their addresses. [CUS-01…15]
import type { CountryCode } from "#kernel/country";
import type { Rate } from "#kernel/money";
import type { Locale } from "#visitor/locale";
import type { VatIdValidity } from "#shop/vat";

export type CustomerKind = "private" | "business";

/** An address as it was typed or stored; absent optional fields are empty strings in a form and null once stored. */
export interface Address {
  readonly kind: CustomerKind;
  readonly company: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly phone: string;
  readonly fax: string | null;
  readonly email: string;
  readonly vatId: string | null;
}

/** What the registration form sends: every field as typed. */
export interface AddressDraft {
  readonly kind: string;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  readonly emailRepeat: string;
  readonly vatId: string;
}

export type AddressField = keyof AddressDraft;

export interface Customer extends Address {
  /** Customer number, digits only. [CUS-03] */
  readonly number: string;
  readonly locale: Locale;
  readonly vatIdValidity: VatIdValidity;
  readonly individualRate: Rate | null;
}
