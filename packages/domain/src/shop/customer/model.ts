// Customers and their addresses. [CUS-01…15]
import type { Rate } from "#kernel/money";
import type { Locale } from "#visitor/locale";
import type { VatIdValidity } from "#shop/vat";
import type { AddressSchema, CustomerKindSchema } from "./codec.ts";

export type CustomerKind = typeof CustomerKindSchema.Type;

/** An address as it was typed or stored; absent optional fields are empty strings in a form and null once stored. */
export type Address = typeof AddressSchema.Type;

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
