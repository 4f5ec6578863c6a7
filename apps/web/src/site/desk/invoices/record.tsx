// One invoice or credit note: what is left of it above, left its lines, payments, credit notes and letters, right what can be done. [DSK-08] [ACC-03] [LOOK3-2]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { Link } from "react-aria-components";
import { Badge } from "@kontor/ui/badge";
import { reaches } from "@kontor/domain/site/admin";
import type { Locale } from "@kontor/domain/visitor/locale";
import { moneyText, shortDayText } from "../../../platform/texts/format.ts";
import { ActButton } from "../act.tsx";
import { Documents, Letters } from "../documents.tsx";
import { Charges, Payments } from "../money/payments.tsx";
import { Facts, Part, Record, type RecordPart } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk, useToday } from "../use-desk.ts";
import { actsOf } from "./acts.ts";
import { Lines } from "./lines.tsx";
import { type Invoice, invoiceQuery } from "./queries.ts";

const route = getRouteApi("/admin/invoices/$invoiceId");

export const InvoiceRecord = () => {
  const [t, ofMoney] = [useDeskTexts("desk-invoices"), useDeskTexts("desk-money")];
  const { call, given } = useDesk();
  const { locale, role } = given;
  const today = useToday();
  const { invoiceId } = route.useParams();
  const { data: record } = useSuspenseQuery(invoiceQuery(call, invoiceId));
  const { invoice, balance } = record;
  const acts = actsOf(record, { call, t, ofMoney, role, locale, today });
  return (
    <Record
      back={{ href: `/admin/invoices?locale=${locale}`, text: t("back") }}
      title={invoice.number}
      badges={<Marks invoice={invoice} />}
      figure={figureOf(record, locale, t)}
      since={sinceOf(invoice, locale, t)}
      acts={
        <>
          {acts.map((act) => (
            <ActButton key={act.name} act={act} />
          ))}
          <Files record={record} />
          {reaches("admin", role) ? (
            <Link href={`/admin/journal?locale=${locale}&q=${invoice.number}`}>{t("journal")}</Link>
          ) : null}
        </>
      }
    >
      <Part title={t(`kind.${invoice.kind}`)}>
        <DocumentFacts record={record} />
      </Part>
      <Lines lines={record.lines} />
      <Payments text={balance.text} payments={record.payments} refundTo={invoice.refundTo ?? null} />
      <Charges adjustments={record.adjustments} />
      {record.notes.length === 0 ? null : <Documents invoices={record.notes} title={t("part.notes")} />}
      <Letters letters={record.letters} />
    </Record>
  );
};

/** What deviates from a document that is paid, or is in time. */
const Marks = ({ invoice: { kind, overdueSince, state } }: Pick<Invoice, "invoice">) => {
  const t = useDeskTexts("desk-invoices");
  return (
    <>
      {overdueSince === null ? null : <Badge kind="stop">{t("deviation.overdue")}</Badge>}
      {state === "to-pay-back" ? <Badge kind="stop">{t("deviation.to-pay-back")}</Badge> : null}
      {kind === "credit-note" ? <Badge>{t("kind.credit-note")}</Badge> : null}
    </>
  );
};

/** The one figure that matters: what is open, else what is to be paid back, else its amount. */
const figureOf = (
  { invoice: { total, overdueSince }, balance: { left, toPayBack } }: Invoice,
  locale: Locale,
  t: TFunction,
): NonNullable<RecordPart["figure"]> => {
  const [name, value] =
    left > 0
      ? (["left", left] as const)
      : toPayBack > 0
        ? (["toPayBack", toPayBack] as const)
        : (["total", total] as const);
  return { label: t(`figure.${name}`), value: moneyText(locale, value), isLate: overdueSince !== null };
};

const sinceOf = (
  { issuedOn, dueOn, payBackBy, overdueSince, left, toPayBack }: Invoice["invoice"],
  locale: Locale,
  t: TFunction,
): string => {
  const until = left > 0 ? dueOn : toPayBack > 0 ? payBackBy : null;
  if (overdueSince !== null) return t("since.overdue", { day: shortDayText(locale, overdueSince) });
  return until === null
    ? t("since.issued", { day: shortDayText(locale, issuedOn) })
    : t("since.due", { day: shortDayText(locale, until) });
};

const DocumentFacts = ({ record: { invoice, corrects, ...record } }: { readonly record: Invoice }) => {
  const t = useDeskTexts("desk-invoices");
  const { locale } = useDesk().given;
  const link = (path: string, text: string) => <Link href={`/admin/${path}?locale=${locale}`}>{text}</Link>;
  const facts = {
    customer: link(`customers/${invoice.customerNumber}`, `${invoice.name}, ${invoice.customerNumber}`),
    order: link(`orders/${invoice.orderId}`, invoice.orderNumber),
    ...(corrects === null ? {} : { corrects: link(`invoices/${corrects.id}`, corrects.number) }),
    issuedOn: shortDayText(locale, invoice.issuedOn),
    ...(invoice.dueOn === null ? {} : { dueOn: shortDayText(locale, invoice.dueOn) }),
    net: moneyText(locale, record.net),
    vat: moneyText(locale, record.vatAmount),
    total: moneyText(locale, invoice.total),
    ...(record.left > 0 && record.notes.length > 0 ? { left: moneyText(locale, record.left) } : {}),
  };
  return <Facts facts={Object.entries(facts).map(([name, value]) => ({ label: t(`fact.${name}`), value }))} />;
};

const Files = ({ record: { invoice, electronic } }: { readonly record: Invoice }) => {
  const t = useDeskTexts("desk-invoices");
  const { locale } = useDesk().given;
  return (electronic ? (["pdf", "xrechnung"] as const) : (["pdf"] as const)).map((file) => (
    <a key={file} href={`/admin/invoices/${invoice.id}/${file}?locale=${locale}`}>
      {t(`file.${file}`)}
    </a>
  ));
};
