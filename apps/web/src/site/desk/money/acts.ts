// What is done with the money of a document or of a customer: noted, returned, taken back; fees charged, what is left written off. [BAL-02] [BAL-03] [BAL-07]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import { chargeTitle } from "@kontor/domain/shop/balance";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { moneyText, shortDayText } from "../../../platform/texts/format.ts";
import type { Act } from "../act.tsx";
import { actBy, choice, reason } from "../act-words.ts";
import type { Send } from "../calls.ts";
import type { ActField } from "../control.tsx";
import { asTyped, centsTyped, freshKey, noteMoney, staleByMoney, takeBackNoted } from "./notes.ts";

type Schemas = ShopComponents["schemas"];

/** What money is noted on. */
export interface About {
  readonly customer: string;
  /** Null for the customer: what is due for longest is paid first. */
  readonly invoice: { readonly id: string; readonly number: string } | null;
  /** What is left to pay of it. */
  readonly left: Cents;
  /** What is to be paid back of it, and the most that may be: a credit, too. */
  readonly toPayBack: Cents;
  readonly most: Cents;
}

export interface Money {
  readonly payments: readonly Schemas["PaymentRecord"][];
  readonly adjustments: readonly Schemas["AdjustmentRecord"][];
  readonly charges?: readonly Schemas["Charge"][];
}

export interface MoneyActing {
  readonly send: Send;
  /** The texts of `desk-money`. */
  readonly t: TFunction;
  readonly locale: Locale;
  readonly today: () => Day;
}

/** What came and stands, and may be returned or taken back. */
export const standingPayments = ({ payments }: Pick<Money, "payments">) =>
  payments.filter(({ takenBack, state, of }) => takenBack === null && state === "received" && of === null);

/** What of it may be written off: the document itself, or each charge of a customer. */
const writtenOffBy = ({ invoice, left }: About, { charges = [] }: Money) =>
  invoice === null ? charges.filter((charge) => charge.left > 0) : left > 0 ? [{ ...invoice, left }] : [];

export const moneyActs = (about: About, money: Money, { send, t, locale, today }: MoneyActing): readonly Act[] => {
  const path = { customerNumber: about.customer };
  const act = actBy({ t, stale: staleByMoney, of: "", facts: { most: moneyText(locale, about.most) } });
  const amount = (value = ""): ActField => ({ name: "amount", label: t("amount"), kind: "decimal", value });
  const key: ActField = { name: "key", kind: "hidden", value: freshKey };
  const note = (kind: "payment" | "payout", usual: Cents): Act =>
    act(kind, {
      fields: [
        amount(usual > 0 ? asTyped(locale, usual) : ""),
        day(kind),
        {
          name: "reference",
          label: t("reference"),
          kind: "text",
          value: about.invoice?.number ?? "",
          isOptional: true,
        },
        key,
      ],
      confirmation: {
        refusal: "AlreadyNoted",
        field: { name: "another", label: t(`${kind}.another`), kind: "check" },
      },
      run: (typed) =>
        noteMoney(send, kind, {
          customer: about.customer,
          invoice: about.invoice?.id ?? null,
          amount: centsTyped(typed("amount")),
          day: typed("day"),
          reference: typed("reference"),
          key: typed("key"),
          isAnother: typed("another") === "1",
        }),
      undo: (typed) => takeBackNoted(send, about.customer, typed("key"), t("undone")),
    });
  const standing = standingPayments(money);
  const day = (of: string): ActField => ({ name: "day", label: t(`${of}.day`), kind: "date", value: today });
  /** One of several entries, by what names it; the last one is meant, as a rule. */
  const which = <E extends { readonly id: string }>(
    name: string,
    entries: readonly E[],
    namesOf: (entry: E) => string[],
  ) =>
    choice(
      name,
      t("which"),
      entries.map(({ id }) => id),
      (id) => entries.flatMap((entry) => (entry.id === id ? namesOf(entry) : [])).join(", "),
      entries.at(-1)?.id ?? "",
    );
  const payment = which("payment", standing, ({ kind, day: on, amount: paid }) => [
    t(`kinds.${kind}`),
    shortDayText(locale, on),
    moneyText(locale, paid),
  ]);
  const back = money.adjustments.filter(({ mayBeTakenBack }) => mayBeTakenBack);
  return [
    note("payment", about.left),
    ...(about.most > 0 ? [note("payout", about.toPayBack > 0 ? about.toPayBack : about.most)] : []),
    ...(standing.length === 0
      ? []
      : [
          act("return", {
            fields: [payment, day("return"), reason],
            run: (typed) =>
              send("POST", "/shop/admin/customers/{customerNumber}/payments/{paymentId}/return", {
                path: { ...path, paymentId: typed("payment") },
                body: { day: typed("day") as Day, reason: typed("reason") },
              }),
          }),
          act("back", {
            fields: [payment, reason],
            run: (typed) =>
              send("POST", "/shop/admin/customers/{customerNumber}/payments/{paymentId}/take-back", {
                path: { ...path, paymentId: typed("payment") },
                body: { reason: typed("reason") },
              }),
          }),
        ]),
    act("fee", {
      fields: [
        choice("fee", t("fee.what"), ["returned-debit", "postage"], (value) => chargeTitle(value, locale)),
        amount(),
        { ...reason, name: "text" },
        key,
      ],
      run: (typed) =>
        send("POST", "/shop/admin/customers/{customerNumber}/fees", {
          path,
          body: {
            reason: typed("fee") === "postage" ? "postage" : "returned-debit",
            amount: centsTyped(typed("amount")),
            document: about.invoice?.id ?? null,
            text: typed("text"),
            externalReference: typed("key"),
          },
        }),
    }),
    ...writtenOffBy(about, money).map(({ id, number, left }) => {
      const rest = moneyText(locale, left);
      return act("writeOff", {
        name: `writeOff-${id}`,
        label: t("writeOff.title", { number }),
        text: t("writeOff.text", { amount: rest }),
        button: t("writeOff.button", { amount: rest }),
        fields: [reason],
        // With what is left of it, so that no other amount is written off than was seen.
        run: (typed) =>
          send("POST", "/shop/admin/customers/{customerNumber}/write-offs", {
            path,
            body: { document: id, left, reason: typed("reason") },
          }),
      });
    }),
    ...(back.length === 0
      ? []
      : [
          act("adjustmentBack", {
            fields: [
              which("adjustment", back, ({ kind, number, document, day: on, amount: cents }) => [
                t(`adjustments.${kind}`),
                number ?? document?.number ?? "",
                shortDayText(locale, on),
                moneyText(locale, cents),
              ]),
              reason,
            ],
            run: (typed) =>
              send("POST", "/shop/admin/customers/{customerNumber}/adjustments/{adjustmentId}/take-back", {
                path: { ...path, adjustmentId: typed("adjustment") },
                body: { reason: typed("reason") },
              }),
          }),
        ]),
  ];
};
