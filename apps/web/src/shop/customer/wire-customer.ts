// A customer as the API tells of one, and the address in it.
import type { Address, Customer } from "@kontor/domain/shop/customer";

export type WireCustomer = Omit<Customer, "country"> & { readonly country: { readonly iso: string } };

export const addressOf = ({
  number: _,
  locale: __,
  vatIdValidity: ___,
  individualRate: ____,
  country,
  ...rest
}: WireCustomer): Address => ({
  ...rest,
  country: country.iso,
});
