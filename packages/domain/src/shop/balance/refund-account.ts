// Where money is paid back: the way it came, else to the account that the customer names with its holder. [BAL-03]
import * as Result from "effect/Result";
import { type ForbiddenCharacters, lengthOf, printableLine } from "#kernel/text";
import { readIban } from "#shop/seller";
import { HolderNotValid, IbanNotValid } from "./errors.ts";
import { balanceLimits } from "./limits.ts";
import type { CustomerBalance, Payment } from "./model.ts";

/** An account that a customer named. */
export interface RefundAccount {
  readonly iban: string;
  readonly holder: string;
}

/** An account for money that goes back, with its IBAN and holder checked. */
export const refundAccountOf = (
  typed: RefundAccount,
): Result.Result<RefundAccount, IbanNotValid | HolderNotValid | ForbiddenCharacters> => {
  const iban = readIban(typed.iban);
  if (iban === null) return Result.fail(new IbanNotValid());
  return Result.flatMap(printableLine(typed.holder), (holder) =>
    holder === "" || lengthOf(holder) > balanceLimits.holder
      ? Result.fail(new HolderNotValid())
      : Result.succeed({ iban, holder }),
  );
};

/** As its customer and support see it: enough to know it again. */
export const lastOfIban = ({ iban }: Pick<RefundAccount, "iban">): string => iban.slice(-4);

/** Ways by which money goes back as it came; for what came by a transfer, the customer has to say where to. */
const returnsBySource: readonly Payment["source"][] = ["debit", "stripe", "mollie"];

/** Whether an account is asked for: something is to be paid back, or may be, and some of what came did not come by a way back. */
export const asksForAccount = (
  { toPayBack, credit }: Pick<CustomerBalance, "toPayBack" | "credit">,
  payments: readonly Pick<Payment, "kind" | "state" | "source">[],
): boolean =>
  toPayBack + credit > 0 &&
  payments.some(
    ({ kind, state, source }) => kind === "payment" && state === "received" && !returnsBySource.includes(source),
  );
