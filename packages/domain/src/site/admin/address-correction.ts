// The address, company and VAT ID of a customer, corrected by staff: by the rules of the customer's own form, with a reason. [ACC-04] [CUS-11]
import * as Result from "effect/Result";
import type { AddressPolicy } from "#kernel/text";
import { resellerStatusOf, type ResellerNotBusiness } from "#shop/checkout";
import {
  type Address,
  type AddressDraft,
  type AddressFacts,
  AddressRefused,
  addressFields,
  changeDraft,
  checkAddress,
  draftOf,
} from "#shop/customer";
import { mayEnter } from "#visitor/session";
import { type AccountRecord, reasonOf } from "./customer-changes.ts";
import { NotACustomer, type ReasonMissing } from "./errors.ts";
import { type JournalEntry, journalEntry } from "./journal.ts";

export interface CorrectedAddress {
  readonly address: Address;
  /** Null where it was so already: nothing is stored, and no letter is sent. */
  readonly entry: JournalEntry | null;
}

export type CorrectionRefusal = NotACustomer | ReasonMissing | AddressRefused | ResellerNotBusiness;

/**
 * The email address stays; invoices that were issued stay, later ones are for the new address. A reseller stays a business, and so does who waits to be one.
 * The journal names the fields alone, since it is never deleted; what they were before and are now is stored beside it, as long as the account.
 */
export const correctedAddress = (
  account: Pick<AccountRecord, "number" | "role" | "waiting">,
  current: Address | null,
  { typed, reason }: { readonly typed: AddressDraft; readonly reason: string },
  policy: AddressPolicy,
  facts: AddressFacts,
): Result.Result<CorrectedAddress, CorrectionRefusal> => {
  if (current === null || !mayEnter("account", account.role)) return Result.fail(new NotACustomer());
  const given = reasonOf(reason);
  if (Result.isFailure(given)) return Result.fail(given.failure);
  const checked = checkAddress(changeDraft(current, typed), policy, facts);
  if (Result.isFailure(checked)) return Result.fail(new AddressRefused({ fields: checked.failure }));
  const address = checked.success;
  const isReseller = account.role === "reseller" || account.waiting > 0;
  const business = resellerStatusOf({ reseller: isReseller }, address);
  if (Result.isFailure(business)) return Result.fail(business.failure);
  const [before, after] = [draftOf(current), draftOf(address)];
  const changed = addressFields.filter((field) => before[field] !== after[field]);
  const noted = (isNew: boolean) => Object.fromEntries(changed.map((field) => [field, isNew]));
  const valuesIn = (draft: AddressDraft) => Object.fromEntries(changed.map((field) => [field, draft[field] || null]));
  const entry = journalEntry(
    { act: "address-corrected", subject: { kind: "customer", id: account.number }, reason: given.success },
    noted(false),
    noted(true),
  );
  return Result.succeed({
    address,
    entry: entry === null ? null : { ...entry, values: { before: valuesIn(before), after: valuesIn(after) } },
  });
};
