// An invoice in words: its facts, its items and what they sum to. [ACC-03]
import { addDays, day } from "@kontor/domain/kernel/calendar";
import { numbersText } from "@kontor/domain/shop/contract";
import {
  contractsNote,
  type InvoiceLine,
  priceNotes,
  retainedText,
  serviceText,
  vatText,
} from "@kontor/domain/shop/invoice";
import { hasSeveralRates, vatGroupsOf, vatOfLine, vatSums } from "@kontor/domain/shop/pricing";
import type { VatDecision } from "@kontor/domain/shop/vat";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { countryText, dayText, moneyText, rateText, timesText } from "../../platform/texts/format.ts";
import type { Words } from "../account/words.ts";
import type { InvoicesPage } from "./page.ts";
import type { InvoiceFact } from "./transfer.tsx";

export type InvoiceData = Extract<InvoicesPage["data"], { readonly view: "invoice" }>;
type Invoice = InvoiceData["invoice"];

export const factsOf = (
  { t, locale }: Words,
  {
    number,
    kind,
    issuedOn,
    dueOn,
    orderId,
    orderNumber,
    buyerReference,
    orderReference,
    corrects,
    correctedBy,
    balance,
  }: Invoice,
): readonly InvoiceFact[] => {
  return [
    { label: t("facts.number"), value: number },
    { label: t("facts.issued"), value: dayText(locale, issuedOn) },
    ...(dueOn === null || kind !== "invoice" || balance.left === 0
      ? []
      : [{ label: t("facts.due"), value: dayText(locale, dueOn) }]),
    { label: t("facts.order"), value: orderNumber, href: accountEntryPath("orders", orderId, locale) },
    ...(buyerReference === null ? [] : [{ label: t("facts.reference"), value: buyerReference }]),
    ...(orderReference === null ? [] : [{ label: t("facts.yourOrder"), value: orderReference }]),
    ...(corrects === null
      ? []
      : [
          {
            label: t("facts.corrects"),
            value: corrects.number,
            href: accountEntryPath("invoices", corrects.id, locale),
          },
        ]),
    ...correctedBy.map(({ id, number: note }) => ({
      label: t("facts.correctedBy"),
      value: note,
      href: accountEntryPath("invoices", id, locale),
    })),
  ];
};

/** Which document it corrects, or takes the place of. */
export const correctsText = ({ t }: Words, { corrects, replaces }: Invoice): string | null => {
  if (replaces !== undefined) return t("replaces", { number: replaces.number, note: replaces.note.number });
  return corrects === null
    ? null
    : t(`corrects.${corrects.reason}`, { number: corrects.number, by: corrects.replacedBy?.number ?? "" });
};

export const itemOf = ({ t, locale }: Words, invoice: Invoice, line: Invoice["lines"][number]) => {
  const { voucherCode, corrects, kind: of } = invoice;
  const {
    period,
    setup,
    freeMonths,
    voucherShare,
    quantity,
    kind,
    location,
    chosen = [],
    retained = [],
    contracts,
  } = line;
  const service = serviceText(line as InvoiceLine, locale);
  const title = timesText(quantity, service);
  return {
    title: kind === "refund" && corrects?.reason === "guarantee" ? t("refund", { title }) : title,
    notes: [
      ...(location === undefined
        ? []
        : [t("location", { place: location === "any" ? t("anyLocation") : countryText(locale, location) })]),
      ...chosen.map(({ label, value }) => `${inLocale(label, locale)}: ${value}`),
      ...(period === null
        ? []
        : [t("period", { from: dayText(locale, period.from), to: dayText(locale, addDays(day(period.until), -1)) })]),
      ...(hasSeveralRates(invoice) ? [vatLabel(vatOfLine(invoice, line), locale)] : []),
      ...priceNotes({ kind: of }, line as InvoiceLine, locale, (amount) => moneyText(locale, amount)),
      ...(setup === 0 ? [] : [t("setup", { amount: moneyText(locale, setup) })]),
      ...(freeMonths === 0 ? [] : [t("freeMonths", { count: freeMonths })]),
      ...(voucherShare === 0 || voucherCode === null
        ? []
        : [t("voucher", { code: voucherCode, amount: moneyText(locale, voucherShare) })]),
      ...retained.map((share) =>
        retainedText(
          share,
          locale,
          (cents) => moneyText(locale, cents),
          (of) => dayText(locale, of),
        ),
      ),
      ...(contracts.length === 0 ? [] : [contractsNote(numbersText(contracts, locale), contracts.length, locale)]),
    ],
    amount: moneyText(locale, line.gross),
  };
};

const vatLabel = ({ rate, country }: VatDecision, locale: Locale): string =>
  vatText(rateText(locale, rate), country === "OTHER" ? null : countryText(locale, country), locale);

/** A rate of nothing is not named as a rate. [VAT-10] */
export const totalsOf = ({ t, locale }: Words, invoice: Invoice): readonly InvoiceFact[] => {
  const { net, total, kind, balance } = invoice;
  return [
    { label: t("totals.net"), value: moneyText(locale, net) },
    ...vatSums({ ...invoice, vatGroups: vatGroupsOf(invoice) })
      .filter(({ vat }) => vat.rate > 0)
      .map(({ vat, amount }) => ({ label: vatLabel(vat, locale), value: moneyText(locale, amount) })),
    { label: t(`totals.${kind}`), value: moneyText(locale, total), strong: true },
    ...movedOf({ t, locale }, balance),
  ];
};

/** What came, was set off and went, and what that leaves; nothing where nothing happened yet. [BAL-01] */
const movedOf = ({ t, locale }: Words, balance: Invoice["balance"]): readonly InvoiceFact[] => {
  const { received, setOff, paidBack, left, toPayBack } = balance;
  const fact = (name: string, amount: number, strong = false) =>
    amount === 0 ? [] : [{ label: t(`totals.${name}`), value: moneyText(locale, amount), strong }];
  const moved = [...fact("received", received), ...fact("setOff", setOff), ...fact("paidBack", paidBack)];
  return moved.length === 0 ? [] : [...moved, ...fact("left", left, true), ...fact("toPayBack", toPayBack, true)];
};
