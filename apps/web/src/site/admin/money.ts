// Money as staff see it: payments, payouts, fees and write-offs of a document or a customer, the forms that note one and take it back. [BAL-02] [BAL-03] [BAL-07]
import { randomUUID } from "node:crypto";
import type { ShopComponents } from "@kontor/adapters/contract";
import { chargeTitle } from "@kontor/domain/shop/balance";
import { decimalPoint, inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { deskHref } from "./desk-page.ts";
import type { DeskField, DeskForm, DeskSection, DeskTable } from "./desk-views.ts";
import { refundText } from "./pay-back.ts";
import { clockTime } from "./shop-time.ts";

type Schemas = ShopComponents["schemas"];
type Payment = Schemas["PaymentRecord"];
type Charge = Schemas["Charge"];
type Adjustment = Schemas["AdjustmentRecord"];

/** What the forms here do. */
export const moneyActs = [
  "payment",
  "payout",
  "payment-return",
  "payment-back",
  "fee",
  "write-off",
  "adjustment-back",
] as const;

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
}

const paymentTable = (payments: readonly Payment[], locale: Locale): DeskTable => {
  const t = texts(locale, "admin");
  const stateOf = ({ takenBack, cause, state, source }: Payment): string => {
    if (takenBack !== null) return t("meta.money.takenBack", { reason: takenBack.reason });
    if (cause !== null) return t(`meta.money.causes.${cause.kind}`, { reason: cause.text });
    return t(`meta.money.${state === "received" ? `sources.${source}` : `states.${state}`}`);
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
          ...(payment.takenBack === null && payment.state === "received" ? {} : { slip: "plain" as const }),
        },
        amount: { text: moneyText(locale, payment.amount) },
        document:
          payment.document === null
            ? { text: t("meta.money.oldest") }
            : { text: payment.document.number, href: deskHref(locale, `invoices/${payment.document.id}`) },
        reference: { text: payment.reference === "" ? "–" : payment.reference },
        state: { text: stateOf(payment) },
      },
    })),
  };
};

/** An amount as it is typed. */
const typedAs = (locale: Locale, amount: number): string => {
  const [whole, fraction] = (amount / 100).toFixed(2).split(".");
  return `${whole}${decimalPoint(locale)}${fraction}`;
};

/** A form that is sent twice counts once: its key is another one on each page. */
const noteForm = (kind: "payment" | "payout", about: About, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  const amount = kind === "payment" ? about.left : about.toPayBack > 0 ? about.toPayBack : about.most;
  return {
    act: kind,
    title: t(`meta.money.${kind}.title`),
    text: t(`meta.money.${kind}.text`, { most: moneyText(locale, about.most) }),
    hidden: { customer: about.customer, invoice: about.invoice ?? "" },
    fresh: { key: randomUUID() },
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
    confirmation: {
      refusal: "AlreadyNoted",
      field: {
        name: "another",
        label: t("meta.money.another.label"),
        kind: "checks",
        options: [{ value: "1", label: t(`meta.money.another.${kind}`) }],
      },
    },
    button: t(`meta.money.${kind}.button`),
  };
};

/** Where something is done with what staff noted before. */
const hiddenOf = ({ customer, invoice }: About): Readonly<Record<string, string>> => ({
  customer,
  invoice: invoice ?? "",
});

const reasonField = (locale: Locale): DeskField => {
  const t = texts(locale, "admin");
  return { name: "reason", label: t("meta.desk.reason"), hint: t("meta.desk.reasonHint"), kind: "area" };
};

const whichField = (payments: readonly Payment[], locale: Locale): DeskField => {
  const t = texts(locale, "admin");
  return {
    name: "payment",
    label: t("meta.money.back.which"),
    kind: "select",
    options: payments.map(({ id, kind, day, amount }) => ({
      value: id,
      label: `${t(`meta.money.kinds.${kind}`)}, ${dayText(locale, day)}, ${moneyText(locale, amount)}`,
    })),
  };
};

const returnForm = (payments: readonly Payment[], about: About, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "payment-return",
    title: t("meta.money.return.title"),
    text: t("meta.money.return.text"),
    hidden: hiddenOf(about),
    fields: [
      whichField(payments, locale),
      { name: "day", label: t("meta.money.return.day"), kind: "date", value: clockTime(Date.now()).slice(0, 10) },
      reasonField(locale),
    ],
    button: t("meta.money.return.button"),
  };
};

const feeForm = (about: About, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "fee",
    title: t("meta.money.fee.title"),
    text: t("meta.money.fee.text"),
    hidden: hiddenOf(about),
    fresh: { key: randomUUID() },
    fields: [
      {
        name: "fee",
        label: t("meta.money.fee.what"),
        kind: "select",
        options: (["returned-debit", "postage"] as const).map((value) => ({
          value,
          label: chargeTitle(value, locale),
        })),
      },
      { name: "amount", label: t("meta.money.amount"), kind: "text", mode: "decimal", value: "" },
      reasonField(locale),
    ],
    button: t("meta.money.fee.button"),
  };
};

/** Each with what is left of it, so that no other amount is written off than was seen. */
const writeOffForm = (
  { id, number, left }: { readonly id: string; readonly number: string; readonly left: number },
  about: About,
  locale: Locale,
): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "write-off",
    title: t("meta.money.writeOff.title", { number }),
    text: t("meta.money.writeOff.text", { amount: moneyText(locale, left) }),
    hidden: { ...hiddenOf(about), document: id },
    fresh: { left: String(left) },
    fields: [reasonField(locale)],
    button: t("meta.money.writeOff.button", { amount: moneyText(locale, left) }),
  };
};

const adjustmentBackForm = (adjustments: readonly Adjustment[], about: About, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "adjustment-back",
    title: t("meta.money.adjustmentBack.title"),
    text: t("meta.money.adjustmentBack.text"),
    hidden: hiddenOf(about),
    fields: [
      {
        name: "adjustment",
        label: t("meta.money.back.which"),
        kind: "select",
        options: adjustments.map(({ id, kind, number, document, day, amount }) => ({
          value: id,
          label: [
            t(`meta.money.adjustments.${kind}`),
            number ?? document?.number ?? "",
            dayText(locale, day),
            moneyText(locale, amount),
          ].join(", "),
        })),
      },
      reasonField(locale),
    ],
    button: t("meta.money.back.button"),
  };
};

const chargeTable = (charges: readonly Charge[], locale: Locale): DeskTable => {
  const t = texts(locale, "admin");
  return {
    caption: t("meta.money.charges.title"),
    empty: "",
    columns: (["number", "what", "amount", "state"] as const).map((key) => ({
      key,
      label: t(`meta.money.charges.columns.${key}`),
      isFigure: key === "amount",
    })),
    rows: charges.map(({ id, number, reason, total, text, overdueSince }) => ({
      key: id,
      cells: {
        number: { text: number },
        what: { text: chargeTitle(reason, locale) },
        amount: { text: moneyText(locale, total) },
        state: { text: inLocale(text, locale), ...(overdueSince === null ? {} : { slip: "stop" as const }) },
      },
    })),
  };
};

/** Write-offs, and what takes one or a fee back, as lines. */
const adjustmentLines = (adjustments: readonly Adjustment[], locale: Locale): readonly string[] =>
  adjustments.flatMap(({ kind, of, document, day, amount, reason }) =>
    kind === "charge"
      ? []
      : [
          texts(locale, "admin")(`meta.money.adjusted.${kind}`, {
            day: dayText(locale, day),
            amount: moneyText(locale, amount),
            number: adjustments.find(({ id }) => id === of)?.number ?? document?.number ?? "–",
            reason,
          }),
        ],
  );

const takeBackForm = (payments: readonly Payment[], about: About, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "payment-back",
    title: t("meta.money.back.title"),
    text: t("meta.money.back.text"),
    hidden: hiddenOf(about),
    fields: [whichField(payments, locale), reasonField(locale)],
    button: t("meta.money.back.button"),
  };
};

/** What of it may be written off: the document itself, or each charge of a customer. */
const writtenOffBy = (about: About, charges: readonly Charge[]) =>
  about.invoice === null
    ? charges.filter(({ left }) => left > 0)
    : about.left > 0
      ? [{ id: about.invoice, number: about.number, left: about.left }]
      : [];

/** A document, or all of a customer: what is owed, what came and went, and for administrators what they may note. */
export const moneySection = (
  {
    balance,
    payments,
    charges = [],
    adjustments,
    refundTo = null,
    about,
  }: {
    readonly balance: { readonly text: Schemas["Localized"] };
    readonly payments: readonly Payment[];
    readonly charges?: readonly Charge[];
    readonly adjustments: readonly Adjustment[];
    readonly refundTo?: Schemas["RefundAccount"];
    readonly about: About;
  },
  locale: Locale,
  isAdmin: boolean,
): readonly DeskSection[] => {
  const t = texts(locale, "admin");
  const standing = payments.filter(
    ({ takenBack, state, of }) => takenBack === null && state === "received" && of === null,
  );
  const back = adjustments.filter(({ mayBeTakenBack }) => mayBeTakenBack);
  const lines = adjustmentLines(adjustments, locale);
  return [
    {
      key: "payment",
      title: t("meta.money.title"),
      lines: [
        inLocale(balance.text, locale),
        ...(refundTo === null ? [] : [t("meta.payBack.whereTo", { to: refundText(refundTo, locale) })]),
      ],
      ...(payments.length === 0 ? {} : { table: paymentTable(payments, locale) }),
      forms: !isAdmin
        ? []
        : [
            noteForm("payment", about, locale),
            ...(about.most > 0 ? [noteForm("payout", about, locale)] : []),
            ...(standing.length > 0
              ? [returnForm(standing, about, locale), takeBackForm(standing, about, locale)]
              : []),
          ],
    },
    ...(isAdmin || charges.length + lines.length > 0
      ? [
          {
            key: "charges",
            title: t("meta.money.charges.title"),
            ...(lines.length === 0 ? {} : { lines }),
            ...(charges.length === 0 ? {} : { table: chargeTable(charges, locale) }),
            forms: !isAdmin
              ? []
              : [
                  feeForm(about, locale),
                  ...writtenOffBy(about, charges).map((one) => writeOffForm(one, about, locale)),
                  ...(back.length > 0 ? [adjustmentBackForm(back, about, locale)] : []),
                ],
          },
        ]
      : []),
  ];
};
