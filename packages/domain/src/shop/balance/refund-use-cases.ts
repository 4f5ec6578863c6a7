// A customer names the account that money is paid back to. [BAL-03] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { RefundAccount } from "./refund-account.ts";

/** The account of the customer who is logged in. */
export class RefundAccounts extends Context.Service<
  RefundAccounts,
  {
    readonly current: Effect.Effect<RefundAccount | null>;
    readonly store: (account: RefundAccount) => Effect.Effect<void>;
    readonly letter: (account: RefundAccount) => Effect.Effect<void>;
  }
>()("kontor/shop/balance/RefundAccounts") {}

/** A letter says so where it is another one: what a stranger names in its place is noticed. */
export const nameRefundAccount = Effect.fn("nameRefundAccount")(function* (account: RefundAccount) {
  const accounts = yield* RefundAccounts;
  const before = yield* accounts.current;
  yield* accounts.store(account);
  if (before?.iban !== account.iban || before.holder !== account.holder) yield* accounts.letter(account);
});
