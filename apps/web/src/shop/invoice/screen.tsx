// The invoices of a customer, and one of them with its code for a transfer; all of it HTML that needs no scripts. [ACC-03]
import type { ReactNode } from "react";
import { Download } from "lucide-react";
import { Badge } from "@kontor/ui/badge";
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { addressTexts } from "@kontor/domain/shop/customer";
import { accountEntryPath, accountPath, invoiceFilePath, payOrderPath, payPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { countryText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { AccountFrame, AccountSplit } from "../account/account-list.tsx";
import { correctsText, factsOf, type InvoiceData, itemOf, totalsOf } from "./invoice-words.ts";
import { InvoiceList } from "./invoice-list.tsx";
import { listedStateOf } from "./listed-state.ts";
import type { InvoicesPage } from "./page.ts";
import { payTitle } from "./pay-title.ts";
import { OnlineNotice, PayForm, PayOnline } from "./pay-form.tsx";
import { ReferenceForm, Xrechnung } from "./reference-form.tsx";
import { RefundForm, RefundSection } from "./refund-form.tsx";
import { Facts, Transfer } from "./transfer.tsx";
import * as styles from "./invoice.module.css";

type DataOf<View> = Extract<InvoicesPage["data"], { readonly view: View }>;

export default function Invoices({ page: { data } }: { readonly page: InvoicesPage }) {
  if (data.view === "list") return <InvoiceList data={data} />;
  if (data.view === "reference") return <Reference data={data} />;
  if (data.view === "pay") return <Pay data={data} />;
  return data.view === "refund" ? <Refund data={data} /> : <Invoice data={data} />;
}

const useBack = () => ({ href: accountPath("invoices", useLocale()), text: useTexts("invoices")("toList") });

const Invoice = ({ data }: { readonly data: InvoiceData }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const words = { t, locale };
  const { invoice, buyer, transfer, providers, online, refund } = data;
  const { id, kind, number, balance } = invoice;
  const state = listedStateOf(words, invoice);
  const corrects = correctsText(words, invoice);
  return (
    <AccountFrame ways={data.ways} back={useBack()}>
      <div className="sheet-head">
        <h1 tabIndex={-1}>{t(`kind.${kind}`, { number })}</h1>
        <Badge kind={state.kind}>{state.text}</Badge>
      </div>
      {corrects === null ? null : <p>{corrects}</p>}
      {invoice.corrects?.text === undefined ? null : <p>{invoice.corrects.text}</p>}
      <p>
        <a href={invoiceFilePath("pdf", id, locale)} download {...buttonLook("primary")}>
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
              <Facts facts={factsOf(words, invoice)} />
              <address className={styles.addressee}>
                {addressTexts(buyer, (country) => countryText(locale, country)).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </section>
            {invoice.electronic ? <Xrechnung invoice={id} /> : null}
          </>
        }
      >
        <section className="sheet" aria-labelledby="invoice-items">
          <h2 id="invoice-items">{t("itemsTitle")}</h2>
          <ul className={styles.items}>
            {invoice.lines
              .map((line) => itemOf(words, invoice, line))
              .map(({ title, notes, amount }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice never change
                <li key={at}>
                  <span>{title}</span>
                  <span className="k-figures">{amount}</span>
                  {notes.length === 0 ? null : <span className="small quiet">{notes.join(" · ")}</span>}
                </li>
              ))}
          </ul>
          <Facts facts={totalsOf(words, invoice)} />
          {invoice.noVatReason === null ? null : <p>{inLocale(invoice.noVatReason, locale)}</p>}
        </section>
        <section className="sheet" aria-labelledby="invoice-pay">
          <h2 id="invoice-pay">{t("payTitle")}</h2>
          {online === null ? null : <OnlineNotice online={online} />}
          <p>{inLocale(balance.text, locale)}</p>
          {providers.length === 0 || balance.left <= 0 ? null : (
            <PayOnline href={payPath(id, locale)} label={t("online.pay")} />
          )}
          {transfer === null ? null : <Transfer transfer={transfer} left={balance.left} />}
        </section>
        {refund === null ? null : <RefundSection refund={refund} />}
      </AccountSplit>
    </AccountFrame>
  );
};

const Refund = ({ data }: { readonly data: DataOf<"refund"> }) => (
  <Noted id="refund" of="refundTo" data={data}>
    <RefundForm refund={data.refund} />
  </Noted>
);

const Reference = ({ data }: { readonly data: DataOf<"reference"> }) => (
  <Noted id="reference" of="reference" data={data}>
    <ReferenceForm reference={data.reference} />
  </Noted>
);

interface NotedProps {
  readonly id: string;
  /** Where its texts stand. */
  readonly of: "refundTo" | "reference";
  readonly data: DataOf<"refund"> | DataOf<"reference">;
  readonly children: ReactNode;
}

/** What a customer notes for their documents, with word of what was saved. */
const Noted = ({ id, of, data, children }: NotedProps) => {
  const t = useTexts("invoices");
  return (
    <AccountFrame ways={data.ways} back={useBack()}>
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

/** Back to what is paid, or to look again for what is not there yet. */
const useBackFrom = ({ order, invoice, number }: DataOf<"pay">["pay"]) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  if (order !== null) return { href: payOrderPath(order, locale), text: t("online.again") };
  return invoice === null
    ? { href: accountPath("invoices", locale), text: t("toList") }
    : { href: accountEntryPath("invoices", invoice, locale), text: t("kind.invoice", { number }) };
};

const Pay = ({ data: { ways, pay } }: { readonly data: DataOf<"pay"> }) => {
  const t = useTexts("invoices");
  return (
    <AccountFrame ways={ways} back={useBackFrom(pay)}>
      <h1 id="pay" tabIndex={-1}>
        {payTitle(t, pay)}
      </h1>
      {pay.online === null ? null : <OnlineNotice online={pay.online} />}
      <PayForm pay={pay} />
      {pay.transfer === null ? null : (
        <section aria-labelledby="pay-transfer">
          <h2 id="pay-transfer">{t("transfer.title")}</h2>
          <Transfer transfer={pay.transfer} left={pay.left} />
        </section>
      )}
    </AccountFrame>
  );
};
