// Attempts to pay as customers see them: the latest of all, or of one document. [PAY-04]
import type { Payment } from "@kontor/domain/shop/balance";
import { type Attempt, stageOf } from "@kontor/domain/shop/payment";
import type { Handle } from "../../platform/database/handle.ts";
import { paymentsOf } from "../balance/store.ts";
import { attemptsOf } from "./attempts-store.ts";

/** Attempts that an answer has. */
const mostShown = 10;

const viewOf = (attempt: Attempt, payments: readonly Payment[]) => {
  const { id, provider, purpose, cents, startedAt } = attempt;
  return {
    id,
    provider,
    document: purpose.kind === "document" ? purpose.document : null,
    amount: cents,
    state: stageOf(attempt, payments),
    startedAt,
  };
};

export const attemptViews = async (handle: Handle, customerNumber: string, document: string | null) => {
  const payments = await paymentsOf(handle, [customerNumber]);
  return (await attemptsOf(handle, customerNumber))
    .map((attempt) => viewOf(attempt, payments))
    .filter((one) => document === null || one.document === document)
    .slice(0, mostShown);
};
