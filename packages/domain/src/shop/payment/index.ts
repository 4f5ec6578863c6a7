// The door of `payment`: money that comes online, by the payment providers that the shop has an account with.
export {
  AmountTooSmall,
  DifferenceResolved,
  DifferenceUnknown,
  NothingToPay,
  NoticeForged,
  PayLinkOver,
  PayLinkUnknown,
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
  type LinkedDocument,
  type PaymentStage,
  type PaymentWords,
  type NotedDifference,
  type ProviderName,
  providerNames,
  type ProviderPayment,
  type ProviderRefund,
  type Resolution,
} from "./model.ts";
export { Attempts, PayLinks, type Provider, Providers, type ToStart, Transactions } from "./ports.ts";
export { type PaymentEvent, type PaymentInput, paymentMachine } from "./machine.ts";
export { stageOf } from "./stages.ts";
export {
  awaitedStates,
  differenceId,
  differenceNamed,
  isAwaited,
  isFollowed,
  nextRead,
  resolvedDifference,
} from "./rules.ts";
export {
  compareWithProvider,
  type OnlineMoment,
  payBackOnline,
  readOnline,
  startOnlinePayment,
  takeNotice,
} from "./use-cases.ts";
export { readPayLink, startByLink } from "./link-use-cases.ts";
export { paymentFilledIn, paymentWords, providersOf, providerTitles } from "./ways-words.ts";
