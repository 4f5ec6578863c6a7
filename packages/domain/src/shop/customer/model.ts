// Customers and their addresses. [CUS-01…15]
import type { Rate } from "#kernel/money";
import type { Locale } from "#visitor/locale";
import type { VatIdValidity } from "#shop/vat";
import type { AddressField } from "./address-record.ts";
import type { AddressSchema, CustomerKindSchema } from "./codec.ts";

export type CustomerKind = typeof CustomerKindSchema.Type;

/** An address as it was typed or stored; absent optional fields are empty strings in a form and null once stored. */
export type Address = typeof AddressSchema.Type;

/** What the registration form sends: every field as typed. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

export interface Customer extends Address {
  /** Customer number, digits only. [CUS-03] */
  readonly number: string;
  readonly locale: Locale;
  readonly vatIdValidity: VatIdValidity;
  readonly individualRate: Rate | null;
}
