// The forms by which administrators note money, charge a fee, write off, and take each back. [BAL-02] [BAL-03] [BAL-07]
import { randomUUID } from "node:crypto";
import type { ShopComponents } from "@kontor/adapters/contract";
import { chargeTitle } from "@kontor/domain/shop/balance";
import { decimalPoint, type Locale } from "@kontor/domain/visitor/locale";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { DeskField, DeskForm } from "./desk-views.ts";

type Schemas = ShopComponents["schemas"];
type Payment = Schemas["PaymentRecord"];
type Adjustment = Schemas["AdjustmentRecord"];

/** What money is noted on. */
export interface About {
  readonly customer: string;
  /** Null for the customer: what is due for longest is paid first. */
  readonly invoice: string | null;
  /** What is left to pay of it. */
  readonly left: number;
  /** What is to be paid back of it, and the most that may be: a credit, too. */
  readonly toPayBack: number;
  readonly most: number;
  readonly number: string;
  /** The day that stands in a form until another is typed. */
  readonly today: string;
}

/** Where something is done with what staff noted before. */
const hiddenOf = ({ customer, invoice }: About): Readonly<Record<string, string>> => ({
  customer,
  invoice: invoice ?? "",
});

/** An amount as it is typed. */
const typedAs = (locale: Locale, amount: number): string => {
  const [whole, fraction] = (amount / 100).toFixed(2).split(".");
  return `${whole}${decimalPoint(locale)}${fraction}`;
};

/** A form that is sent twice counts once: its key is another one on each page. */
export const noteForm = (kind: "payment" | "payout", about: About, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  const amount = kind === "payment" ? about.left : about.toPayBack > 0 ? about.toPayBack : about.most;
  return {
    act: kind,
    title: t(`meta.money.${kind}.title`),
    text: t(`meta.money.${kind}.text`, { most: moneyText(locale, about.most) }),
    hidden: hiddenOf(about),
    fresh: { key: randomUUID() },
    fields: [
      {
        name: "amount",
        label: t("meta.money.amount"),
        kind: "text",
        mode: "decimal",
        value: amount > 0 ? typedAs(locale, amount) : "",
      },
      { name: "day", label: t(`meta.money.${kind}.day`), kind: "date", value: about.today },
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

export const returnForm = (payments: readonly Payment[], about: About, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "payment-return",
    title: t("meta.money.return.title"),
    text: t("meta.money.return.text"),
    hidden: hiddenOf(about),
    fields: [
      whichField(payments, locale),
      { name: "day", label: t("meta.money.return.day"), kind: "date", value: about.today },
      reasonField(locale),
    ],
    button: t("meta.money.return.button"),
  };
};

export const feeForm = (about: About, locale: Locale): DeskForm => {
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
export const writeOffForm = (
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

export const adjustmentBackForm = (adjustments: readonly Adjustment[], about: About, locale: Locale): DeskForm => {
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

export const takeBackForm = (payments: readonly Payment[], about: About, locale: Locale): DeskForm => {
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
