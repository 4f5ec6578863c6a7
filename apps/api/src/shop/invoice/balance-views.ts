// What is owed as calls answer it and letters say it: made when it is shown or sent. [BAL-01]
import type { Day } from "@kontor/domain/kernel/calendar";
import {
  balanceOfContract,
  balanceOfCustomer,
  balanceOfDocument,
  type ChargeBalance,
  chargesOf,
  type ContractBalance,
  type CustomerBalance,
  deskSentenceOf,
  deskSentenceOfCharge,
  deskSentenceOfCustomer,
  type DocumentBalance,
  type Ledger,
  sentenceOf,
  sentenceOfCharge,
  sentenceOfContract,
  sentenceOfCustomer,
} from "@kontor/domain/shop/balance";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import { type Invoice, sharesOf } from "@kontor/domain/shop/invoice";
import { spoken } from "../../platform/provider/languages.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { ledgerOfCustomer } from "./books.ts";
import { invoicesOfOrder } from "./store.ts";

/** Every stored document is in the books of its customer. */
export const ownBalance = (ledger: Ledger, { id }: Pick<Invoice, "id">, today: Day): DocumentBalance => {
  const balance = balanceOfDocument(ledger, id, today);
  if (balance === null) throw new Error("a document is not in the books of its customer");
  return balance;
};

/** Who reads a sentence: its customer, or staff. [OPS3-12] */
export interface Audience {
  readonly ofDocument: typeof sentenceOf;
  readonly ofCustomer: typeof sentenceOfCustomer;
  readonly ofCharge: typeof sentenceOfCharge;
}

const toCustomers: Audience = {
  ofDocument: sentenceOf,
  ofCustomer: sentenceOfCustomer,
  ofCharge: sentenceOfCharge,
};
export const toStaff: Audience = {
  ofDocument: deskSentenceOf,
  ofCustomer: deskSentenceOfCustomer,
  ofCharge: deskSentenceOfCharge,
};

export const balanceView = (balance: DocumentBalance, { ofDocument }: Audience = toCustomers) => {
  const { state, received, setOff, setOffs, left, toPayBack, paidBack, over, dueOn, overdueSince } = balance;
  return {
    state,
    received,
    setOff,
    setOffs: setOffs.map(({ id, number, cents }) => ({ id, number, amount: cents })),
    left,
    toPayBack,
    paidBack,
    over,
    dueOn,
    overdueSince,
    text: { en: ofDocument(balance, "en"), de: ofDocument(balance, "de") },
  };
};

export const customerBalanceView = (ledger: Ledger, today: Day, { ofCustomer }: Audience = toCustomers) => {
  const balance: CustomerBalance = balanceOfCustomer(ledger, today);
  return { ...balance, text: { en: ofCustomer(balance, "en"), de: ofCustomer(balance, "de") } };
};

/** What is asked for beside the documents. [BAL-07] */
export const chargeView = (ledger: Ledger, today: Day, { ofCharge }: Audience = toCustomers) =>
  chargesOf(ledger, today).map((charge: ChargeBalance) => ({
    ...charge,
    text: { en: ofCharge(charge, "en"), de: ofCharge(charge, "de") },
  }));

/** What a document asks for now. */
export const balanceNow = async (
  handle: Handle,
  invoice: Pick<Invoice, "id" | "customerNumber">,
  today: Day,
): Promise<DocumentBalance> => ownBalance(await ledgerOfCustomer(handle, invoice.customerNumber), invoice, today);

/** What a letter says of a document now. */
export const balanceSentence = async (
  handle: Handle,
  invoice: Pick<Invoice, "id" | "customerNumber" | "locale">,
  today: Day,
): Promise<string> => sentenceOf(await balanceNow(handle, invoice, today), spoken(invoice.locale));

/** What is owed for a contract, from all documents of its order. */
export const contractBalanceView = async (handle: Handle, contract: ServiceContract, today: Day) => {
  const shares = (await invoicesOfOrder(handle, contract.orderId)).flatMap(sharesOf);
  const ledger = await ledgerOfCustomer(handle, contract.customerNumber, shares);
  const balance: ContractBalance = balanceOfContract(ledger, contract.id, today);
  return { ...balance, text: { en: sentenceOfContract(balance, "en"), de: sentenceOfContract(balance, "de") } };
};
