// Another address of a customer who has one: a reseller stays a business. [ACC-04] [CHK-08] [CUS-11]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import type { AddressPolicy } from "#kernel/text";
import {
  type AddressDraft,
  type AddressFacts,
  changeCustomer,
  changeDraft,
  checkAddress,
  type Customer,
  Customers,
  notingVatId,
} from "#shop/customer";
import type { VatIdValidity } from "#shop/vat";
import type { Locale } from "#visitor/locale";
import { AddressMissing } from "./errors.ts";
import { resellerStatusOf } from "./reseller.ts";

export interface AddressChange {
  readonly typed: AddressDraft;
  readonly locale: Locale;
  readonly policy: AddressPolicy;
  readonly facts: AddressFacts;
  readonly isReseller: boolean;
  /** What an authority said of the VAT id, before the transaction; null where none was asked. */
  readonly answered: VatIdValidity | null;
}

/** The customer with the address that is stored. */
export const addressed = <Stored extends Customer>(customer: Stored | null): Result.Result<Stored, AddressMissing> =>
  customer === null ? Result.fail(new AddressMissing()) : Result.succeed(customer);

export const changeAddress = Effect.fn("changeAddress")(function* (
  { typed, locale, policy, facts, isReseller, answered }: AddressChange,
  now: Instant,
) {
  const current = yield* Effect.fromResult(addressed(yield* (yield* Customers).current));
  const checked = checkAddress(changeDraft(current, typed), policy, facts);
  if (isReseller && Result.isSuccess(checked))
    yield* Effect.fromResult(resellerStatusOf({ reseller: true }, checked.success));
  // A first address alone is locked.
  const changing = Effect.catchTag(changeCustomer(current, typed, locale, policy, facts), "AddressLocked", Effect.die);
  const customer = yield* notingVatId(changing, current, answered, now);
  return { ...customer, individualRate: current.individualRate };
});
