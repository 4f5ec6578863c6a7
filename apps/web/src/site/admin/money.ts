// Money as staff see it: payments, payouts, fees and write-offs of a document or a customer, with the forms of `money-forms.ts`. [BAL-02] [BAL-03] [BAL-07]
import type { ShopComponents } from "@kontor/adapters/contract";
import { chargeTitle } from "@kontor/domain/shop/balance";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { deskHref } from "./desk-page.ts";
import type { DeskSection, DeskTable } from "./desk-views.ts";
import {
  type About,
  adjustmentBackForm,
  feeForm,
  noteForm,
  returnForm,
  takeBackForm,
  writeOffForm,
} from "./money-forms.ts";
import { refundText } from "./pay-back.ts";

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
