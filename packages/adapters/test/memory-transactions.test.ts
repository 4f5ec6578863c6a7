// Transactions of the shop in memory: a refusal undoes everything but what it keeps, as in a database. [CHK-05] [OPS-08]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { Attempts, refuseAndCommit } from "@kontor/domain/kernel/limit";
import { Carts, emptyCart, putVoucher, voucherAttemptLimit } from "@kontor/domain/shop/cart";
import { Vouchers } from "@kontor/domain/shop/voucher";
import { inTransaction } from "../src/layers/memory/transaction.ts";
import type { Account } from "../src/layers/memory/world.ts";
import { smallWorld } from "./small-world.ts";

const account: Account = {
  user: { id: 1, username: "a@example.test", email: "a@example.test", confirmed: true },
  password: "Passw0rd-one",
  number: "100001",
  customer: null,
};
const limit = { most: 60, seconds: 60 };

/** Creates a cart, changes it, redeems a voucher; then it is refused. */
const halfDone = <E>(refusal: Effect.Effect<never, E, Attempts>) =>
  Effect.gen(function* () {
    const carts = yield* Carts;
    yield* carts.create(emptyCart("c"), null);
    yield* carts.save({ ...emptyCart("c"), version: 1 }, 0);
    yield* carts.remove("old");
    yield* (yield* Vouchers).redeem("SUMMER", instant(1));
    return yield* refusal;
  });
const counting = Effect.flatMap(Attempts, (attempts) => attempts.add("guess", limit));

const worldWithCart = () => {
  const of = smallWorld();
  of.carts.set("old", { cart: emptyCart("old"), owner: null });
  const stateOf = () => [
    [...of.carts.keys()],
    of.storedVouchers.get("SUMMER")?.redeemedAt,
    of.attempts.get("100001:guess")?.count ?? 0,
  ];
  return { of, stateOf };
};

it("[CHK-05] a refused use case leaves nothing of what it did", () => {
  const { of, stateOf } = worldWithCart();
  const use = halfDone(Effect.andThen(counting, Effect.fail("refused")));
  expect(Effect.runSync(Effect.result(inTransaction(of, account, use)))).toEqual(Result.fail("refused"));
  expect(stateOf()).toEqual([["old"], null, 0]);
});

it("[CHK-05] [OPS-08] a refusal that keeps something leaves that and nothing else", () => {
  const { of, stateOf } = worldWithCart();
  const use = halfDone(refuseAndCommit("refused", counting));
  expect(Effect.runSync(Effect.result(inTransaction(of, account, use)))).toEqual(Result.fail("refused"));
  expect(stateOf()).toEqual([["old"], null, 1]);
});

it("[CRT-04] [OPS-08] voucher codes are tried so often and no more, also by their right ones", () => {
  const { of } = worldWithCart();
  const attempt = (code: string) =>
    Effect.runSync(Effect.result(inTransaction(of, account, putVoucher({ cart: "old", version: 0 }, code, of.now()))));
  for (let count = 0; count < voucherAttemptLimit.most; count += 1)
    expect(attempt("GUESS")).toMatchObject({ failure: { _tag: "VoucherNotValid" } });
  expect(attempt("SUMMER")).toMatchObject({ failure: { _tag: "TooManyAttempts", wait: 60 } });
});
