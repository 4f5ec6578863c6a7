// What a document says of money for ever: the balance of its day of issue, and how it says it. [ACC-03] [BAL-01]
import { type Cents, negate, subtract, zero } from "#kernel/money";
import { sentenceOf } from "#shop/balance";
import { dayInWords, inLocale, type Localized } from "#visitor/locale";
import type { Invoice } from "./model.ts";

const asOf: Localized<(day: string) => string> = { en: (day) => `As of ${day}:`, de: (day) => `Stand ${day}:` };

/** Null for documents from before balances were noted. */
export const sentenceAtIssue = ({
  atIssue,
  issuedOn,
  locale,
}: Pick<Invoice, "atIssue" | "issuedOn" | "locale">): string | null =>
  atIssue === undefined
    ? null
    : `${inLocale(asOf, locale)(dayInWords(locale, issuedOn))} ${sentenceOf(atIssue, locale)}`;

/** What was left to pay, or of a credit note to pay back, on the day of issue. */
export const leftAtIssue = ({ atIssue, kind, total }: Pick<Invoice, "atIssue" | "kind" | "total">): Cents => {
  if (atIssue === undefined) return kind === "invoice" ? total : negate(total);
  return kind === "invoice" ? atIssue.left : atIssue.toPayBack;
};

/** What was received or set off before or with it. */
export const doneAtIssue = (invoice: Pick<Invoice, "atIssue" | "kind" | "total">): Cents => {
  const total = invoice.kind === "invoice" ? invoice.total : negate(invoice.total);
  return invoice.atIssue === undefined ? zero : subtract(total, leftAtIssue(invoice));
};
