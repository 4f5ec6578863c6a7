// The invoices of a customer: what is owed and how all of it is paid at once, the years, the table; all of it HTML that needs no scripts. [ACC-03] [ACC-09]
import { Disclosure } from "@kontor/ui/disclosure";
import "@kontor/ui/disclosure.css";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountFrame } from "../account/account-list.tsx";
import { InvoiceTable } from "./invoice-table.tsx";
import { OnlineNotice, PayOnline } from "./pay-form.tsx";
import { Transfer } from "./transfer.tsx";
import type { ChargeRow, InvoicesView } from "./views.ts";
import * as invoice from "./invoice.module.css";
import * as styles from "./invoice-list.module.css";

type List = Extract<InvoicesView, { readonly view: "list" }>;

export const InvoiceList = ({ data }: { readonly data: List }) => {
  const t = useTexts("invoices");
  const { next, first } = data;
  return (
    <AccountFrame ways={data.ways}>
      <h1 tabIndex={-1}>{t("title")}</h1>
      {data.online === null ? null : <OnlineNotice online={data.online} />}
      {data.owed === null || data.payAll !== null ? null : <p className="k-lead">{data.owed}</p>}
      {data.payAll === null ? null : <PayAll all={data.payAll} data={data} />}
      {data.charges.length === 0 ? null : <Charges charges={data.charges} />}
      {data.years.length === 0 ? null : <Years years={data.years} />}
      {data.rows.length === 0 ? <p className="k-lead">{data.none}</p> : <InvoiceTable rows={data.rows} />}
      {next === null && first === null ? null : (
        <nav className={styles.ways} aria-label={t("pages.label")}>
          {first === null ? null : <PageLink href={first}>{t("pages.first")}</PageLink>}
          {next === null ? null : <PageLink href={next}>{t("pages.next")}</PageLink>}
        </nav>
      )}
      <p>
        <PageLink href={data.reference}>{t("reference.title")}</PageLink>
      </p>
    </AccountFrame>
  );
};

/** All that is open: by each provider that is set up, or by one transfer. */
const PayAll = ({
  all: { title, online, transfer },
  data: { owed, isLate },
}: {
  readonly all: NonNullable<List["payAll"]>;
  readonly data: Pick<List, "owed" | "isLate">;
}) => {
  const t = useTexts("invoices");
  return (
    <section className={`sheet ${styles.all}`} aria-labelledby="pay-all" data-late={isLate || undefined}>
      <h2 id="pay-all">{title}</h2>
      <p>{owed}</p>
      {online === null ? null : <PayOnline href={online} label={t("online.payAll")} />}
      {transfer === null ? null : (
        <Disclosure summary={t("payAll.transfer")}>
          <p>{t("payAll.oldest")}</p>
          <Transfer transfer={transfer} />
        </Disclosure>
      )}
    </section>
  );
};

/** What is asked for beside the documents: each says why, how much is left and until when. */
const Charges = ({ charges }: { readonly charges: readonly ChargeRow[] }) => {
  const t = useTexts("invoices");
  return (
    <section className="sheet" aria-labelledby="charges">
      <h2 id="charges">{t("charges.title")}</h2>
      <ul className={invoice.items}>
        {charges.map(({ number, title, amount, text, note }) => (
          <li key={number}>
            <span>{title}</span>
            <span className="k-figures">{amount}</span>
            <span className="small">{text}</span>
            <span className="small quiet">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Years = ({ years }: Pick<List, "years">) => {
  const t = useTexts("invoices");
  return (
    <nav aria-label={t("years.label")}>
      <ul className={styles.years}>
        {years.map(({ href, text, isChosen }) => (
          <li key={href}>
            <PageLink href={href} current={isChosen}>
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
