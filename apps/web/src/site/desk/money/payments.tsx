// What came and went on a document or of a customer, and what is asked for beside the documents. [BAL-02] [BAL-07]
import { Badge } from "@kontor/ui/badge";
import { chargeTitle } from "@kontor/domain/shop/balance";
import { inLocale, type Localized } from "@kontor/domain/visitor/locale";
import type { ShopComponents } from "@kontor/adapters/contract";
import { columnsOf, Entries, Part } from "../record.tsx";
import { useKind } from "../use-kind.tsx";
import type { Money } from "./acts.ts";
import * as styles from "../desk.module.css";

type Schemas = ShopComponents["schemas"];
type Payment = Schemas["PaymentRecord"];

/** What is owed in a sentence, where money is paid back to, and each payment with what was noted of it. */
export const Payments = ({
  text,
  payments,
  refundTo = null,
}: Pick<Money, "payments"> & { readonly text: Localized<string>; readonly refundTo?: Schemas["RefundAccount"] }) => {
  const { t, locale, day, money } = useKind("money");
  return (
    <Part title={t("title")}>
      <p>{inLocale(text, locale)}</p>
      {refundTo === null ? null : (
        <p>{t("refundTo", { holder: refundTo.holder, iban: refundTo.iban.replaceAll(/(.{4})(?=.)/g, "$1\u00A0") })}</p>
      )}
      {payments.length === 0 ? null : (
        <Entries
          caption={t("title")}
          empty=""
          columns={columnsOf(["day", "kind", "amount", "document", "reference", "state"], t, "columns", ["amount"])}
          rows={payments.map((payment) => ({
            key: payment.id,
            cells: {
              day: day(payment.day),
              kind: t(`kinds.${payment.kind}`),
              amount: money(payment.amount),
              document: <For payment={payment} />,
              reference: payment.reference === "" ? "–" : payment.reference,
              state: <Noted payment={payment} />,
            },
          }))}
        />
      )}
    </Part>
  );
};

const For = ({ payment: { document } }: { readonly payment: Payment }) => {
  const { t, to } = useKind("money");
  return document === null ? t("oldest") : to(`invoices/${document.id}`, document.number);
};

/** Whether it came or went by a payment provider, which says so itself. */
const isOnline = ({ source }: Payment): boolean => source === "stripe" || source === "mollie";

const Noted = ({ payment }: { readonly payment: Payment }) => {
  const { t } = useKind("money");
  const { kind, takenBack, cause, state, source } = payment;
  const by = (text: string): string => (isOnline(payment) ? t("by", { source: t(`sources.${source}`), text }) : text);
  if (takenBack !== null) return <Badge>{t("takenBack", { reason: takenBack.reason })}</Badge>;
  if (cause !== null) return by(t(`causes.${cause.kind}`, { reason: cause.text }));
  if (state === "received") return t(`sources.${source}`);
  // What its way could not pay back is still to be paid back, by a transfer.
  if (state === "failed" && kind === "payout") return <Badge kind="stop">{by(t("notPaidBack"))}</Badge>;
  return <Badge>{by(t(`states.${state}`))}</Badge>;
};

/** Fees in their table, what takes one back and what is written off in a line that names it; nothing where there is none. */
export const Charges = ({ charges = [], adjustments }: Pick<Money, "charges" | "adjustments">) => {
  const { t, locale, day: dayText, money } = useKind("money");
  const lines = adjustments.flatMap(({ id, kind, of, document, day, amount, reason }) =>
    kind === "charge" && charges.length > 0
      ? []
      : [
          {
            id,
            text: t(`adjusted.${kind}`, {
              day: dayText(day),
              amount: money(amount),
              number: adjustments.find((one) => one.id === (of ?? id))?.number ?? document?.number ?? "–",
              reason,
            }),
          },
        ],
  );
  if (charges.length + lines.length === 0) return null;
  return (
    <Part title={t("charges.title")}>
      {charges.length === 0 ? null : (
        <Entries
          caption={t("charges.title")}
          empty=""
          columns={columnsOf(["number", "what", "amount", "state"], t, "charges.columns", ["amount"])}
          rows={charges.map(({ id, number, reason, total, text, overdueSince }) => ({
            key: id,
            cells: {
              number,
              what: chargeTitle(reason, locale),
              amount: money(total),
              state:
                overdueSince === null ? inLocale(text, locale) : <Badge kind="stop">{inLocale(text, locale)}</Badge>,
            },
          }))}
        />
      )}
      {lines.length === 0 ? null : (
        <ul className={styles.plain}>
          {lines.map((line) => (
            <li key={line.id}>{line.text}</li>
          ))}
        </ul>
      )}
    </Part>
  );
};
