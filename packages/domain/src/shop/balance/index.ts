// The door of `balance`: what a document, a contract, a customer owes or gets back, from entries alone, and the sentence that says so.
export {
  AdjustmentUnknown,
  AlreadyNoted,
  AmountNotValid,
  BooksNotReady,
  DocumentUnknown,
  HolderNotValid,
  IbanNotValid,
  LeftChanged,
  NothingLeft,
  PaidDayNotValid,
  PaymentUnknown,
  PayoutTooHigh,
  ReferenceTaken,
} from "./errors.ts";
export type { Ledger } from "./books.ts";
export { leftOf, payBackDay } from "./claims.ts";
export { ledgerOf, settle, settlementsOf } from "./ledger.ts";
export { balanceLimits } from "./limits.ts";
export type {
  Adjustment,
  BalanceState,
  ChargeBalance,
  ChargeReason,
  ContractBalance,
  ContractShare,
  CustomerBalance,
  DocumentBalance,
  DocumentEntry,
  Entry,
  Payment,
  Purpose,
  Settlement,
} from "./model.ts";
export {
  balanceOfContract,
  balanceOfCustomer,
  balanceOfDocument,
  balancesOf,
  isAlreadyNoted,
  letterChanges,
  listedState,
  chargeNumber,
  chargesOf,
  mostToPayOut,
  openOf,
  type Noted,
  overdueSince,
  paymentAsNoted,
  payoutAsNoted,
  receivedOn,
} from "./rules.ts";
export { MoneyBook } from "./ports.ts";
export { asksForAccount, lastOfIban, type RefundAccount, refundAccountOf } from "./refund-account.ts";
export { nameRefundAccount, RefundAccounts } from "./refund-use-cases.ts";
export { entryOfAdjustment, entryOfPayment } from "./rows.ts";
export {
  chargeFee,
  type MoneyToNote,
  type NotedMoment,
  noteMoney,
  returnMoney,
  takeBackAdjustment,
  takeBackMoney,
  writeOff,
} from "./use-cases.ts";
export { chargeTitle, deskSentenceOfCharge, sentenceOfCharge } from "./charge-words.ts";
export { deskSentenceOf, deskSentenceOfCustomer } from "./desk-words.ts";
export {
  sentenceOfGoneBack,
  sentenceOfReceived,
  subjectOfGoneBack,
  subjectOfReceived,
} from "./received-words.ts";
export { payBackTime } from "./pay-back-words.ts";
export { sentenceOf, sentenceOfContract, sentenceOfCustomer } from "./words.ts";
