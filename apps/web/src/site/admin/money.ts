// Money as staff see it: payments and payouts of a document or a customer, the forms that note one and take it back. [BAL-02] [BAL-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import { decimalPoint, inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { deskHref } from "./desk-page.ts";
import type { DeskForm, DeskSection, DeskTable } from "./desk-views.ts";
import { clockTime } from "./shop-time.ts";

type Schemas = ShopComponents["schemas"];
type Payment = Schemas["PaymentRecord"];

/** What money is noted on. */
interface About {
  readonly customer: string;
  /** Null for the customer: what is due for longest is paid first. */
  readonly invoice: string | null;
  /** What is left to pay of it. */
  readonly left: number;
  /** What is to be paid back of it, and the most that may be: a credit, too. */
  readonly toPayBack: number;
  readonly most: number;
  readonly number: string;
  readonly seen: number;
}

const paymentTable = (payments: readonly Payment[], locale: Locale): DeskTable => {
  const t = texts(locale, "admin");
  const state = ({ takenBack, source }: Payment): string => {
    if (takenBack !== null) return t("meta.money.takenBack", { reason: takenBack.reason });
    return t(`meta.money.sources.${source}`);
  };
  return {
    caption: t("meta.money.title"),
    empty: t("meta.money.none"),
    columns: (["day", "kind", "amount", "document", "reference", "state"] as const).map((key) => ({
      key,
      label: t(`meta.money.columns.${key}`),
      isFigure: key === "amount",
    })),
    rows: payments.map((payment) => ({
      key: payment.id,
      cells: {
        day: { text: dayText(locale, payment.day) },
        kind: {
          text: t(`meta.money.kinds.${payment.kind}`),
          ...(payment.takenBack === null ? {} : { slip: "plain" as const }),
        },
        amount: { text: moneyText(locale, payment.amount) },
        document:
          payment.document === null
            ? { text: t("meta.money.oldest") }
            : { text: payment.document.number, href: deskHref(locale, `invoices/${payment.document.id}`) },
        reference: { text: payment.reference === "" ? "–" : payment.reference },
        state: { text: state(payment) },
      },
    })),
  };
};

/** An amount as it is typed. */
const typedAs = (locale: Locale, amount: number): string => {
  const [whole, fraction] = (amount / 100).toFixed(2).split(".");
  return `${whole}${decimalPoint(locale)}${fraction}`;
};

/** What was seen stands in the form: it notes nothing where that changed meanwhile, so that one sent twice counts once. */
const noteForm = (kind: "payment" | "payout", about: About, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  const amount = kind === "payment" ? about.left : about.toPayBack > 0 ? about.toPayBack : about.most;
  return {
    act: kind,
    title: t(`meta.money.${kind}.title`),
    text: t(`meta.money.${kind}.text`, { most: moneyText(locale, about.most) }),
    hidden: { customer: about.customer, invoice: about.invoice ?? "" },
    fresh: { seen: String(about.seen) },
    fields: [
      {
        name: "amount",
        label: t("meta.money.amount"),
        kind: "text",
        mode: "decimal",
        value: amount > 0 ? typedAs(locale, amount) : "",
      },
      { name: "day", label: t(`meta.money.${kind}.day`), kind: "date", value: clockTime(Date.now()).slice(0, 10) },
      { name: "reference", label: t("meta.money.reference"), kind: "text", value: about.number, isOptional: true },
    ],
    button: t(`meta.money.${kind}.button`),
  };
};

const takeBackForm = (payments: readonly Payment[], about: About, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "payment-back",
    title: t("meta.money.back.title"),
    text: t("meta.money.back.text"),
    hidden: { customer: about.customer, invoice: about.invoice ?? "" },
    fields: [
      {
        name: "payment",
        label: t("meta.money.back.which"),
        kind: "select",
        options: payments.map(({ id, kind, day, amount }) => ({
          value: id,
          label: `${t(`meta.money.kinds.${kind}`)}, ${dayText(locale, day)}, ${moneyText(locale, amount)}`,
        })),
      },
      { name: "reason", label: t("meta.desk.reason"), hint: t("meta.desk.reasonHint"), kind: "area" },
    ],
    button: t("meta.money.back.button"),
  };
};

/** A document, or all of a customer: what is owed, what came and went, and for administrators what they may note. */
export const moneySection = (
  {
    balance,
    payments,
    about,
  }: {
    readonly balance: { readonly text: Schemas["Localized"] };
    readonly payments: readonly Payment[];
    readonly about: About;
  },
  locale: Locale,
  isAdmin: boolean,
): DeskSection => {
  const t = texts(locale, "admin");
  const standing = payments.filter(({ takenBack }) => takenBack === null);
  const forms = [
    noteForm("payment", about, locale),
    ...(about.most > 0 ? [noteForm("payout", about, locale)] : []),
    ...(standing.length > 0 ? [takeBackForm(standing, about, locale)] : []),
  ];
  return {
    key: "payment",
    title: t("meta.money.title"),
    lines: [inLocale(balance.text, locale)],
    ...(payments.length === 0 ? {} : { table: paymentTable(payments, locale) }),
    forms: isAdmin ? forms : [],
  };
};

/** Money to pay back, by its due days. [BAL-03] */
export const payBackTable = (invoices: readonly Schemas["InvoiceRecordSummary"][], locale: Locale): DeskTable => {
  const t = texts(locale, "admin");
  return {
    caption: t("meta.payBack.title"),
    empty: t("meta.payBack.none"),
    columns: (["number", "by", "amount", "name"] as const).map((key) => ({
      key,
      label: t(`meta.payBack.columns.${key}`),
      isFigure: key === "amount",
      ...(key === "by" ? { sorted: "ascending" as const } : {}),
    })),
    rows: invoices.map(({ id, number, name, customerNumber, toPayBack, payBackBy, overdueSince }) => ({
      key: id,
      cells: {
        number: { text: number, href: deskHref(locale, `invoices/${id}`) },
        name: { text: name, href: deskHref(locale, `customers/${customerNumber}`) },
        amount: { text: moneyText(locale, toPayBack) },
        by: {
          text: payBackBy === null ? "–" : dayText(locale, payBackBy),
          ...(overdueSince === null ? {} : { slip: "stop" as const }),
        },
      },
    })),
  };
};
