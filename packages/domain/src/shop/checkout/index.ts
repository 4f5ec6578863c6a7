// Door of the checkout: the steps, the agreements, the order and its projections.
export * from "./errors.ts";
export { endingConditions } from "./conditions.ts";
export { missingAuthcodes } from "./authcodes.ts";
export { checkoutMachine } from "./machine.ts";
export { stepOf } from "./view.ts";
export type { CheckoutContext, CheckoutEvent, CheckoutInput, ShownQuote } from "./machine-model.ts";
export type {
  Agreements,
  CartQuote,
  Confirmation,
  CustomerNotices,
  NewDomain,
  NewItem,
  NewTerms,
  NextStep,
  Order,
  OrderFacts,
  OrderFactsLine,
  OrderId,
  OrderIntent,
  OrderNumber,
  ResellerPaper,
  ResellerPapers,
  ResellerStatus,
  StatedTerms,
  Step,
  StepFacts,
} from "./model.ts";
export { steps } from "./model.ts";
export { addressed, changeAddress } from "./address.ts";
export { addressMark } from "./address-seen.ts";
export { itemsAgain, type OrderProgress, orderSummary, type OrderSummary } from "./account-orders.ts";
export {
  missingPapers,
  noPapers,
  paperConfirmed,
  acceptedOrder,
  isBinding,
  resellerPapers,
  resellerStatusOf,
  statusByPapers,
} from "./reseller.ts";
export { customerMarks } from "./same-customer.ts";
export { mailboxLimit, mailboxOf, marksOfOrder, orderLimits, receiptLimit } from "./limits.ts";
export {
  circumstancesOf,
  confirmation,
  domainNames,
  nextSteps,
  type OrderCircumstances,
  orderFacts,
  setupDayOf,
} from "./order-facts.ts";
export { type LineInShort, linesInShort } from "./lines-in-short.ts";
export { inOneCalendar, orderCalendar, orderedContracts, sharedDays } from "./ordered-contracts.ts";
export { pricesOf } from "./ordered-prices.ts";
export { CartDesk, OrderCount, OrderDesk, Orders, Outbox, type StoredOrder } from "./ports.ts";
export {
  ordersWithinLimit,
  agreed,
  agreementRefusals,
  tickedAgreements,
  isSameIntent,
  keyFor,
  mayEnterStep,
  nextStep,
  noAgreements,
  noticesFor,
  orderNumber,
  previousStep,
  stepFor,
  stepState,
} from "./rules.ts";
export { chosenOf, type Setup, setupOf, type SetupWait } from "./setup.ts";
export { confirmNames } from "./confirmed-names.ts";
export { orderOf, orderOfEmptied, type OrderRequest, ownOrder, placeCountedOrder, placeOrder } from "./use-cases.ts";
export { nextStepWords } from "./words.ts";
