// The door of `balance`: what a document, a contract, a customer owes or gets back, from entries alone, and the sentence that says so.
export { AmountNotValid, PaidDayNotValid, PaymentUnknown, PayoutTooHigh } from "./errors.ts";
export type { Ledger } from "./books.ts";
export { ledgerOf } from "./ledger.ts";
export { balanceLimits } from "./limits.ts";
export type {
  BalanceState,
  ChargeBalance,
  ChargeReason,
  ContractBalance,
  ContractShare,
  CustomerBalance,
  DocumentBalance,
  Entry,
  Payment,
  Purpose,
} from "./model.ts";
export {
  balanceOfContract,
  balanceOfCustomer,
  balanceOfDocument,
  balancesOf,
  chargesOf,
  mostToPayOut,
  type Noted,
  overdueSince,
  paymentAsNoted,
  payoutAsNoted,
  receivedOn,
} from "./rules.ts";
export { deskSentenceOf, deskSentenceOfCustomer } from "./desk-words.ts";
export { sentenceOf, sentenceOfContract, sentenceOfCustomer } from "./words.ts";
