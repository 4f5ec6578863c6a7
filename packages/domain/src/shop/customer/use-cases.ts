// A customer gives their address: checked by the same rules before it leaves and where it arrives. [CUS-11] [CUS-15] [CHK-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { AddressPolicy } from "#kernel/text";
import type { Locale } from "#visitor/locale";
import { AddressLocked, AddressRefused } from "./errors.ts";
import type { AddressDraft, Customer } from "./model.ts";
import { Customers } from "./ports.ts";
import { changeDraft, checkAddress, mayStoreAddress, type AddressFacts } from "./rules.ts";

/** Stores the first address of a customer; every refused field is reported at once, and nothing is stored. */
export const updateCustomer = Effect.fn("updateCustomer")(function* (
  draft: AddressDraft,
  locale: Locale,
  policy: AddressPolicy,
  facts: AddressFacts,
) {
  const customers = yield* Customers;
  const checked = checkAddress(draft, policy, facts);
  if (Result.isFailure(checked)) return yield* Effect.fail(new AddressRefused({ fields: checked.failure }));
  if (!mayStoreAddress(yield* customers.current)) return yield* Effect.fail(new AddressLocked());
  return yield* customers.store(checked.success, locale);
});

/** Stores another address of a customer who has one; the email address stays. Quotes from now on are for it, orders and invoices from before stay as they are. [ACC-04] */
export const changeCustomer = Effect.fn("changeCustomer")(function* (
  current: Customer,
  typed: AddressDraft,
  locale: Locale,
  policy: AddressPolicy,
  facts: AddressFacts,
) {
  const checked = checkAddress(changeDraft(current, typed), policy, facts);
  if (Result.isFailure(checked)) return yield* Effect.fail(new AddressRefused({ fields: checked.failure }));
  return yield* (yield* Customers).store(checked.success, locale);
});
