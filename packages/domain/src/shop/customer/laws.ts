// Laws of addresses: nothing wrong is stored, what is stored is right again, the wider policy refuses nothing more. [CUS-01…13]
import * as Result from "effect/Result";
import fc from "fast-check";
import { countries } from "#kernel/country";
import { law, type Law } from "#kernel/law";
import { international, specified, type AddressPolicy } from "#kernel/text";
import { anyTyped } from "#kernel/text/arbitraries";
import { anyAddressDraft, anyDraft, anyPhone } from "./arbitraries.ts";
import { phone, phoneAsTyped } from "./fields.ts";
import type { AddressDraft } from "./model.ts";
import { addressFields, checkAddress, draftOf, fieldRefusal } from "./rules.ts";

const facts = { countries };
const check = (draft: AddressDraft, policy: AddressPolicy) => checkAddress(draft, policy, facts);

export const laws: readonly Law[] = [
  law("[CUS-01] a right form is taken by both policies, with the same address", () =>
    fc.property(anyAddressDraft, (draft) => {
      const [narrow, wide] = [check(draft, specified), check(draft, international)];
      return Result.isSuccess(narrow) && Result.isSuccess(wide) && JSON.stringify(narrow.success) === JSON.stringify(wide.success);
    }),
  ),
  law("[CUS-11] what was stored is right when it is checked again, and stays the same", () =>
    fc.property(anyDraft, fc.constantFrom(specified, international), (draft, policy) => {
      const first = check(draft, policy);
      return (
        Result.isFailure(first) || JSON.stringify(Result.getOrNull(check(draftOf(first.success), policy))) === JSON.stringify(first.success)
      );
    }),
  ),
  law("[CUS-06] `international` refuses no field that `specified` takes", () =>
    fc.property(anyDraft, (draft) =>
      addressFields.every(
        (field) => fieldRefusal(field, draft, specified, facts) !== null || fieldRefusal(field, draft, international, facts) === null,
      ),
    ),
  ),
  law("[CUS-11] the whole form is refused for exactly the fields that are refused alone", () =>
    fc.property(anyDraft, fc.constantFrom(specified, international), (draft, policy) => {
      const checked = check(draft, policy);
      const alone = addressFields.filter((field) => fieldRefusal(field, draft, policy, facts) !== null);
      return JSON.stringify(Result.isFailure(checked) ? checked.failure.map(({ field }) => field) : []) === JSON.stringify(alone);
    }),
  ),
  law("[CUS-04] rewriting a number twice is rewriting it once", () =>
    fc.property(fc.oneof(anyPhone, anyTyped), (typed) => phoneAsTyped(phoneAsTyped(typed)) === phoneAsTyped(typed)),
  ),
  law("[CUS-04] blanks, hyphens, brackets and 00 do not change a number", () =>
    fc.property(
      anyPhone,
      fc.constantFrom(" ", "-", " (", ") ", "\u00A0"),
      fc.nat(8),
      (number, between, at) =>
        phoneAsTyped(`00${number.slice(1, at + 2)}${between}${number.slice(at + 2)}`) === number && Result.isSuccess(phone(number)),
    ),
  ),
  law("[CUS-12] a private customer never has a VAT id, a business always a company", () =>
    fc.property(anyDraft, fc.constantFrom(specified, international), (draft, policy) => {
      const checked = check(draft, policy);
      return (
        Result.isFailure(checked) ||
        (checked.success.kind === "private" ? checked.success.vatId === null : checked.success.company !== null)
      );
    }),
  ),
];
