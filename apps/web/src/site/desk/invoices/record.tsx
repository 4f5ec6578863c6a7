// One invoice or credit note: what is left of it above, left its lines, payments, credit notes and letters, right what can be done. [DSK-08] [ACC-03] [LOOK3-2]
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { reaches } from "@kontor/domain/site/admin";
import { Acts } from "../act.tsx";
import { Documents, Letters } from "../documents.tsx";
import { Charges, Payments } from "../money/payments.tsx";
import { Facts, factsIn, Marks, openFigure, Part, Record } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useToday } from "../use-desk.ts";
import { useKind } from "../use-kind.tsx";
import { actsOf } from "./acts.ts";
import { Lines } from "./lines.tsx";
import { invoiceQuery } from "./queries.ts";

const route = getRouteApi("/admin/invoices/$invoiceId");

export const InvoiceRecord = () => {
  const { t, send, locale, role, money, day, to, href } = useKind("invoices");
  const ofMoney = useDeskTexts("desk-money");
  const today = useToday();
  const { invoiceId } = route.useParams();
  const { data: record } = useSuspenseQuery(invoiceQuery(send, invoiceId));
  const { invoice, balance, corrects, notes } = record;
  const { kind, state, overdueSince, issuedOn, left, toPayBack } = invoice;
  const isLate = overdueSince !== null;
  const until = left > 0 ? invoice.dueOn : toPayBack > 0 ? invoice.payBackBy : null;
  const since = isLate ? "overdue" : until === null ? "issued" : "due";
  // What is late is so as a whole.
  const { figure = { label: t("figure.total"), value: money(invoice.total) } } = openFigure(t, money, balance);
  return (
    <Record
      back={{ page: "invoices", text: t("back") }}
      title={invoice.number}
      badges={
        <Marks
          of={[
            ["stop", isLate && t("deviation.overdue")],
            ["stop", state === "to-pay-back" && t("deviation.to-pay-back")],
            ["plain", kind === "credit-note" && t("kind.credit-note")],
          ]}
        />
      }
      figure={{ ...figure, isLate }}
      since={t(`since.${since}`, { day: day(overdueSince ?? until ?? issuedOn) })}
      acts={
        <>
          <Acts acts={actsOf(record, { send, t, ofMoney, role, locale, today })} />
          {(record.electronic ? ["pdf", "xrechnung"] : ["pdf"]).map((file) => (
            <a key={file} href={href(`invoices/${invoice.id}/${file}`)}>
              {t(`file.${file}`)}
            </a>
          ))}
          {reaches("admin", role) ? to("journal", t("journal"), { q: invoice.number }) : null}
        </>
      }
    >
      <Part title={t(`kind.${kind}`)}>
        <Facts
          facts={factsIn(t, {
            customer: to(`customers/${invoice.customerNumber}`, `${invoice.name}, ${invoice.customerNumber}`),
            order: to(`orders/${invoice.orderId}`, invoice.orderNumber),
            corrects: corrects === null ? null : to(`invoices/${corrects.id}`, corrects.number),
            issuedOn: day(issuedOn),
            dueOn: invoice.dueOn === null ? null : day(invoice.dueOn),
            net: money(record.net),
            vat: money(record.vatAmount),
            total: money(invoice.total),
            left: record.left > 0 && notes.length > 0 ? money(record.left) : null,
          })}
        />
      </Part>
      <Lines lines={record.lines} />
      <Payments text={balance.text} payments={record.payments} refundTo={invoice.refundTo ?? null} />
      <Charges adjustments={record.adjustments} />
      {notes.length === 0 ? null : <Documents invoices={notes} title={t("part.notes")} />}
      <Letters letters={record.letters} />
    </Record>
  );
};
