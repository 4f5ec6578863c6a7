// A customer gives their address: checked by the same rules before it leaves and where it arrives. [CUS-11] [CUS-15] [CHK-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import type { AddressPolicy } from "#kernel/text";
import type { Locale } from "#visitor/locale";
import type { VatIdValidity } from "#shop/vat";
import { AddressLocked, AddressRefused } from "./errors.ts";
import type { AddressDraft, Customer } from "./model.ts";
import { Customers, VatIdNotes } from "./ports.ts";
import {
  changeDraft,
  checkAddress,
  isSameAddress,
  mayStoreAddress,
  validityAfterChange,
  vatIdDueAt,
  type AddressFacts,
} from "./rules.ts";

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
  const stored = yield* customers.current;
  if (mayStoreAddress(stored)) return yield* customers.store(checked.success, locale);
  // A retry after a lost answer: the same address again is no change.
  return stored !== null && isSameAddress(stored, checked.success) ? stored : yield* Effect.fail(new AddressLocked());
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

/** Stores an address, and notes what its VAT id is known to be: by the authority that was asked before the transaction, else as of the address before, where the id is the same. [CUS-07] */
export const notingVatId = Effect.fn("notingVatId")(function* <E, R>(
  storing: Effect.Effect<Customer, E, R>,
  before: Pick<Customer, "vatId" | "vatIdValidity"> | null,
  answered: VatIdValidity | null,
  now: Instant,
) {
  const customer = yield* storing;
  const known = { ...customer, vatIdValidity: answered ?? customer.vatIdValidity };
  const vatIdValidity = before === null ? known.vatIdValidity : validityAfterChange(before, known);
  if (vatIdValidity === customer.vatIdValidity) return customer;
  yield* (yield* VatIdNotes).note(customer.number, vatIdValidity, vatIdDueAt(answered ?? "unknown", now));
  return { ...customer, vatIdValidity };
});
