// The ledger of a quote in plain text: the summary above the order button, in columns. [LGL-01] [LOC-07] [VAT-10]
import type { Catalog } from "@kontor/domain/shop/catalog";
import { orderFacts, type OrderCircumstances } from "@kontor/domain/shop/checkout";
import { firstEndText, termsText } from "@kontor/domain/shop/contract";
import type { Quote } from "@kontor/domain/shop/pricing";
import { inLocale, type Locale, localeTag } from "@kontor/domain/visitor/locale";
import { words } from "./words.ts";

const width = 64;

/** One line of text for each line of the quote, then what is due now and what is due later. */
export const ledger = (quote: Quote, catalog: Catalog, circumstances: OrderCircumstances, locale: Locale): string => {
  const texts = inLocale(words, locale);
  const facts = orderFacts(quote, catalog, circumstances);
  const money = (amount: number): string =>
    new Intl.NumberFormat(inLocale(localeTag, locale), { style: "currency", currency: "EUR" }).format(amount / 100);
  const day = (date: string): string =>
    new Intl.DateTimeFormat(inLocale(localeTag, locale), { dateStyle: "long", timeZone: "UTC" }).format(
      Date.parse(date),
    );
  const row = (left: string, amount: number): string => `${left.padEnd(width - 14)}${money(amount).padStart(14)}`;
  const rule = "─".repeat(width);
  return [
    rule,
    ...facts.lines.flatMap((line) => [
      row(`${line.quantity} × ${inLocale(line.title, locale)}`, line.first),
      ...(line.recurringFrom > line.everyMonths + 1
        ? [row(`  ${texts.from(line.recurringFrom)}`, line.recurring)]
        : []),
    ]),
    ...(facts.voucher === 0 ? [] : [row(texts.voucher, facts.voucher)]),
    rule,
    row(texts.firstInvoice, facts.total),
    row(`  ${texts.ofWhichSetup}`, facts.oneOff),
    ...facts.vats.map(({ vat, amount }) => row(`  ${texts.vat} ${vat.rate / 100} % (${vat.country})`, amount)),
    ...facts.recurring.map(({ everyMonths, gross }) => row(texts.every(everyMonths), gross)),
    ...facts.terms.flatMap((terms) => [
      `${terms.titles.map((title) => inLocale(title, locale)).join(", ")}: ${termsText(terms, locale)}`,
      ...(terms.firstEnd === null ? [] : [firstEndText(terms.firstEnd, locale, day)]),
    ]),
    rule,
  ].join("\n");
};
