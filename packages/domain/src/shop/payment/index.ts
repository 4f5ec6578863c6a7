// The door of `payment`: money that comes online, by the payment providers that the shop has an account with.
export {
  AmountTooSmall,
  DifferenceResolved,
  DifferenceUnknown,
  NothingToPay,
  NoticeForged,
  PaymentUnderWay,
  ProviderAway,
  ProviderNotOffered,
  RefundRefused,
} from "./errors.ts";
export { paymentLimits, paymentRound } from "./limits.ts";
export {
  type Attempt,
  type AttemptState,
  type Difference,
  type DifferenceKey,
  type DifferenceKind,
  type Dispute,
  type NotedDifference,
  type ProviderName,
  providerNames,
  type ProviderPayment,
  type ProviderRefund,
  type Resolution,
} from "./model.ts";
export { Attempts, type Provider, Providers, type ToStart, Transactions } from "./ports.ts";
export { awaitedStates, differenceId, differenceNamed, isAwaited, nextRead, resolvedDifference } from "./rules.ts";
export {
  compareWithProvider,
  type OnlineMoment,
  payBackOnline,
  readOnline,
  startOnlinePayment,
  takeNotice,
} from "./use-cases.ts";
