// The door of `payment`: money that comes online, by the payment providers that the shop has an account with.
export {
  AmountTooSmall,
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
  type Dispute,
  type PaymentWords,
  type ProviderName,
  providerNames,
  type ProviderPayment,
  type ProviderRefund,
} from "./model.ts";
export { Attempts, type Provider, Providers, type ToStart, Transactions } from "./ports.ts";
export { awaitedStates, isAwaited, nextRead } from "./rules.ts";
export {
  compareWithProvider,
  type OnlineMoment,
  payBackOnline,
  readOnline,
  startOnlinePayment,
  takeNotice,
} from "./use-cases.ts";
export { paymentFilledIn, paymentWords, providersOf, providerTitles } from "./ways-words.ts";
