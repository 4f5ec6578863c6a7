// What a customer is shown of a payment: its attempt, and what became of the money since. [PAY-04]
import type { Payment } from "#shop/balance";
import type { Attempt, PaymentStage } from "./model.ts";
import { firstReference } from "./rules.ts";

const isOf =
  ({ provider, reference }: Pick<Attempt, "provider" | "reference">) =>
  (payment: Payment): boolean =>
    payment.source === provider &&
    (payment.reference === reference ||
      (payment.externalReference !== null && firstReference(payment.externalReference) === reference));

const inBooks = ({ state }: Payment): boolean => state === "received" || state === "pending";

/** The stage of an attempt by the books of its customer: paid money may have been taken back by the bank, or sent back by the shop. */
export const stageOf = (
  attempt: Pick<Attempt, "provider" | "reference" | "state" | "cents">,
  payments: readonly Payment[],
): PaymentStage => {
  if (attempt.state !== "paid") return attempt.state;
  const own = payments.filter(isOf(attempt));
  const came = own.filter(({ kind }) => kind === "payment");
  if (came.length > 0 && came.every(({ state }) => state === "returned")) return "disputed";
  const gone = own.reduce((sum, one) => (one.kind === "payout" && inBooks(one) ? sum + one.cents : sum), 0);
  return gone >= attempt.cents ? "refunded" : "paid";
};
