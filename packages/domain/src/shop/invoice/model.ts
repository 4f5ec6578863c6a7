// Invoices and credit notes: what was billed to whom for what, as it was on the day of issue; nothing of them ever changes. [ACC-03]
import type { Day, Instant } from "#kernel/calendar";
import type { Cents, Micros } from "#kernel/money";
import type { DocumentBalance } from "#shop/balance";
import type { Location } from "#shop/catalog";
import type { ChosenField } from "#shop/contract";
import type { Address } from "#shop/customer";
import type { VatGroup } from "#shop/pricing";
import type { VatDecision } from "#shop/vat";
import type { Locale, Localized } from "#visitor/locale";

export type InvoiceId = string;

/** Counts up without gaps in a year: `R-2026-000123`, credit notes `RK-2026-000004`. */
export type InvoiceNumber = string;

export type InvoiceKind = "invoice" | "credit-note";

/** Where a transfer goes. */
export interface BankAccount {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
}

/** Who issues it. */
export interface Seller {
  readonly name: string;
  readonly legalName: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly representative: string;
  readonly register: Localized<string>;
  readonly vatId: string;
  /** Null where the shop names no account: then there is no code for a transfer. */
  readonly bank: BankAccount | null;
}

export interface InvoiceLine {
  /** The contracts that it is for, each piece of an item one, in the order of their numbers; each has an equal share of it. [ACC-02] */
  readonly contracts: readonly string[];
  readonly kind: "product" | "addition" | "domain" | "refund";
  readonly subject: string;
  readonly title: Localized<string>;
  readonly quantity: number;
  /** Setup fees in it, gross; before a voucher. */
  readonly setup: Cents;
  /** Months at the beginning of the period that cost nothing. */
  readonly freeMonths: number;
  /** Its share of the voucher, zero or negative. */
  readonly voucherShare: Cents;
  /** What is charged; net + vat. */
  readonly gross: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  /** What it pays for; the end is the first day that is not covered. Null for what is billed by use. */
  readonly period: { readonly from: Day; readonly until: Day } | null;
  /** Where a server stands, and what was chosen of a product; absent where there is none, and on documents from before it was noted. [PRD-01] */
  readonly location?: Location;
  readonly chosen?: readonly ChosenField[];
  /** The title of the product's category, and what was done with a name; absent on documents from before it was noted, as are unit, price and discount. */
  readonly category?: Localized<string>;
  readonly done?: "register" | "transfer" | "renew";
  /** What `unitPrice`, gross, pays for, `quantity` times. */
  readonly unit?: "hour" | "month" | "year";
  readonly unitPrice?: Cents;
  /** The same with all its digits, where it is by the hour or by the gigabyte. [VAT-11] */
  readonly unitPriceMicros?: Micros;
  /** Hours begun of each piece; absent where it is not by the hour, or from before it was noted. [PRD-08] */
  readonly hours?: number;
  /** What a deal, an included place, a free transfer or the most of a month takes off, gross and negative; absent where nothing does. */
  readonly discount?: Cents;
  /** Of a credit note: what was not given back, of this line and of those of the contract of which nothing was. [BAL-04] */
  readonly retained?: readonly RetainedShare[];
}

/** What a customer keeps to pay of a line after a withdrawal, and for what. [BAL-04] */
export interface RetainedShare {
  readonly why: "name" | "setup" | "days";
  readonly title: Localized<string>;
  /** Above zero. */
  readonly gross: Cents;
  /** The days that were used, `until` is the first one that was not; null where it is not for days. */
  readonly days: { readonly from: Day; readonly until: Day } | null;
}

/** The document that a credit note corrects. */
export interface Corrected {
  readonly id: InvoiceId;
  readonly number: InvoiceNumber;
  readonly issuedOn: Day;
  readonly reason: "withdrawal" | "guarantee" | "notice" | "staff";
  /** Of a withdrawal: the day of its receipt, from which the days to pay back count; absent on documents from before it was noted. [BAL-03] */
  readonly declaredOn?: Day;
}

/** All that an invoice says but its number. Amounts of a credit note are negative. */
export interface InvoiceDraft {
  readonly kind: InvoiceKind;
  /** What it is for: there is one for each. */
  readonly source: string;
  readonly corrects: Corrected | null;
  readonly customerNumber: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly locale: Locale;
  readonly issuedOn: Day;
  readonly issuedAt: Instant;
  /** The last day to pay; null where nothing is to be paid. */
  readonly dueOn: Day | null;
  /** Whether its XML states what one unit costs, and charges and allowances beside it; absent on documents from before, whose files never change. */
  readonly statesUnits?: true;
  readonly seller: Seller;
  readonly buyer: Address;
  readonly vat: VatDecision;
  readonly lines: readonly InvoiceLine[];
  readonly voucherCode: string | null;
  readonly vatGroups: readonly VatGroup[];
  readonly net: Cents;
  readonly vatAmount: Cents;
  readonly total: Cents;
}

export interface Invoice extends InvoiceDraft {
  readonly id: InvoiceId;
  readonly number: InvoiceNumber;
  /** What was left to pay or to pay back on the day of issue, which its files say for ever; absent on documents from before it was noted. [BAL-01] */
  readonly atIssue?: DocumentBalance;
}

/** As its customer sees it in a list. */
export type InvoiceSummary = Pick<
  Invoice,
  "id" | "number" | "kind" | "issuedOn" | "dueOn" | "total" | "orderId" | "orderNumber"
>;
