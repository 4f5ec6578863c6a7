// The invoices of a customer, and one of them with its code for a transfer; all of it HTML that needs no scripts. [ACC-03]
import type { ReactNode } from "react";
import { Download } from "lucide-react";
import { Badge } from "@kontor/ui/badge";
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { PageOf } from "../../platform/page/model.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { AccountFrame, AccountSplit } from "../account/account-list.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { OnlineNotice, PayForm, PayOnline } from "./pay-form.tsx";
import { ReferenceForm, Xrechnung } from "./reference-form.tsx";
import { RefundForm, RefundSection } from "./refund-form.tsx";
import { Facts, Transfer } from "./transfer.tsx";
import type { InvoicesView } from "./views.ts";
import * as styles from "./invoice.module.css";

export default function Invoices({ page: { data } }: { readonly page: PageOf<"invoices", InvoicesView> }) {
  if (data.view === "list") return <InvoiceList data={data} />;
  if (data.view === "reference") return <Reference data={data} />;
  if (data.view === "pay") return <Pay data={data} />;
  return data.view === "refund" ? <Refund data={data} /> : <Invoice data={data} />;
}

const Invoice = ({ data }: { readonly data: Extract<InvoicesView, { readonly view: "invoice" }> }) => {
  const t = useTexts("invoices");
  return (
    <AccountFrame ways={data.ways} back={{ href: data.list, text: t("toList") }}>
      <div className="sheet-head">
        <h1 tabIndex={-1}>{data.title}</h1>
        <Badge kind={data.state.kind}>{data.state.text}</Badge>
      </div>
      {data.corrects === null ? null : <p>{data.corrects}</p>}
      {data.says === null ? null : <p>{data.says}</p>}
      <p>
        <a href={data.pdf} download {...buttonLook("primary")}>
          <span className="k-button-icon" aria-hidden="true">
            <Download size={20} strokeWidth={1.75} />
          </span>
          <span>{t("pdf")}</span>
        </a>
      </p>
      <AccountSplit
        beside={
          <>
            <section className="sheet" aria-labelledby="invoice-facts">
              <h2 id="invoice-facts">{t("factsTitle")}</h2>
              <Facts facts={data.facts} />
              <address className={styles.addressee}>
                {data.addressee.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </section>
            {data.xrechnung === null ? null : <Xrechnung file={data.xrechnung} reference={data.reference} />}
          </>
        }
      >
        <section className="sheet" aria-labelledby="invoice-items">
          <h2 id="invoice-items">{t("itemsTitle")}</h2>
          <ul className={styles.items}>
            {data.items.map(({ title, notes, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice never change
              <li key={at}>
                <span>{title}</span>
                <span className="k-figures">{amount}</span>
                {notes.length === 0 ? null : <span className="small quiet">{notes.join(" · ")}</span>}
              </li>
            ))}
          </ul>
          <Facts facts={data.totals} />
          {data.noVat === null ? null : <p>{data.noVat}</p>}
        </section>
        <section className="sheet" aria-labelledby="invoice-pay">
          <h2 id="invoice-pay">{t("payTitle")}</h2>
          {data.online === null ? null : <OnlineNotice online={data.online} />}
          <p>{data.pay}</p>
          {data.payOnline === null ? null : <PayOnline href={data.payOnline} label={t("online.pay")} />}
          {data.transfer === null ? null : <Transfer transfer={data.transfer} />}
        </section>
        {data.refund === null ? null : <RefundSection refund={data.refund} />}
      </AccountSplit>
    </AccountFrame>
  );
};

const Refund = ({ data }: { readonly data: Extract<InvoicesView, { readonly view: "refund" }> }) => (
  <Noted id="refund" of="refundTo" data={data}>
    <RefundForm refund={data.refund} />
  </Noted>
);

const Pay = ({ data }: { readonly data: Extract<InvoicesView, { readonly view: "pay" }> }) => {
  const t = useTexts("invoices");
  return (
    <AccountFrame ways={data.ways} back={data.back}>
      <h1 id="pay" tabIndex={-1}>
        {data.title}
      </h1>
      {data.online === null ? null : <OnlineNotice online={data.online} />}
      <PayForm pay={data.pay} />
      {data.transfer === null ? null : (
        <section aria-labelledby="pay-transfer">
          <h2 id="pay-transfer">{t("transfer.title")}</h2>
          <Transfer transfer={data.transfer} />
        </section>
      )}
    </AccountFrame>
  );
};

const Reference = ({ data }: { readonly data: Extract<InvoicesView, { readonly view: "reference" }> }) => (
  <Noted id="reference" of="reference" data={data}>
    <ReferenceForm reference={data.reference} />
  </Noted>
);

interface NotedProps {
  readonly id: string;
  /** Where its texts stand. */
  readonly of: "refundTo" | "reference";
  readonly data: Extract<InvoicesView, { readonly view: "refund" | "reference" }>;
  readonly children: ReactNode;
}

/** What a customer notes for their documents, with word of what was saved. */
const Noted = ({ id, of, data, children }: NotedProps) => {
  const t = useTexts("invoices");
  return (
    <AccountFrame ways={data.ways} back={{ href: data.list, text: t("toList") }}>
      <h1 id={id} tabIndex={-1}>
        {t(`${of}.title`)}
      </h1>
      {data.saved ? (
        <Notice kind="free" role="status">
          <p>{t(`${of}.saved`)}</p>
        </Notice>
      ) : null}
      <p className="k-lead">{t(`${of}.text`)}</p>
      {children}
    </AccountFrame>
  );
};
