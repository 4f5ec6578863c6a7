// The invoices of a customer: what is owed and how all of it is paid at once, the years, the table; all of it HTML that needs no scripts. [ACC-03] [ACC-09]
import { chargeTitle } from "@kontor/domain/shop/balance";
import { accountPath, payPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { Disclosure } from "@kontor/ui/disclosure";
import "@kontor/ui/disclosure.css";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountFrame } from "../account/account-list.tsx";
import { addressWith } from "../account/list-address.ts";
import { InvoiceTable } from "./invoice-table.tsx";
import type { InvoicesPage } from "./page.ts";
import { OnlineNotice, PayOnline } from "./pay-form.tsx";
import { Transfer } from "./transfer.tsx";
import * as invoice from "./invoice.module.css";
import * as styles from "./invoice-list.module.css";

type List = Extract<InvoicesPage["data"], { readonly view: "list" }>;

export const InvoiceList = ({ data }: { readonly data: List }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const { invoices, charges, years, balance, year, after, next } = data;
  const path = accountPath("invoices", locale);
  const paysAll = after === null && balance.left > 0;
  return (
    <AccountFrame ways={data.ways}>
      <h1 tabIndex={-1}>{t("title")}</h1>
      {data.online === null ? null : <OnlineNotice online={data.online} />}
      {paysAll ? <PayAll data={data} /> : null}
      {paysAll || years.length + charges.length === 0 ? null : (
        <p className="k-lead">{inLocale(balance.text, locale)}</p>
      )}
      {charges.length === 0 ? null : <Charges charges={charges} />}
      {years.length < 2 ? null : <Years years={years} chosen={year} />}
      {invoices.length === 0 ? (
        <p className="k-lead">{t(years.length === 0 ? "none" : "noneOfYear")}</p>
      ) : (
        <InvoiceTable invoices={invoices} />
      )}
      {next === null && after === null ? null : (
        <nav className={styles.ways} aria-label={t("pages.label")}>
          {after === null ? null : <PageLink href={addressWith(path, { year })}>{t("pages.first")}</PageLink>}
          {next === null ? null : (
            <PageLink href={addressWith(path, { year, after: next })}>{t("pages.next")}</PageLink>
          )}
        </nav>
      )}
      <p>
        <PageLink href={accountPath("buyer-reference", locale)}>{t("reference.title")}</PageLink>
      </p>
    </AccountFrame>
  );
};

/** All that is open: by each provider that is set up, or by one transfer. */
const PayAll = ({ data: { balance, transfer, providers } }: { readonly data: List }) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  const amount = moneyText(locale, balance.left);
  return (
    <section className={`sheet ${styles.all}`} aria-labelledby="pay-all" data-late={balance.overdue > 0 || undefined}>
      <h2 id="pay-all">{t("payAll.title", { amount })}</h2>
      <p>{inLocale(balance.text, locale)}</p>
      {providers.length === 0 ? null : <PayOnline href={payPath(null, locale)} label={t("online.payAll")} />}
      {transfer === null ? null : (
        <Disclosure summary={t("payAll.transfer")}>
          <p>{t("payAll.oldest")}</p>
          <Transfer transfer={transfer} left={balance.left} />
        </Disclosure>
      )}
    </section>
  );
};

/** What is asked for beside the documents, the latest first: each says why, how much is left and until when. */
const Charges = ({ charges }: Pick<List, "charges">) => {
  const t = useTexts("invoices");
  const locale = useLocale();
  return (
    <section className="sheet" aria-labelledby="charges">
      <h2 id="charges">{t("charges.title")}</h2>
      <ul className={invoice.items}>
        {charges.toReversed().map(({ number, reason, day, total, text }) => (
          <li key={number}>
            <span>{chargeTitle(reason, locale)}</span>
            <span className="k-figures">{moneyText(locale, total)}</span>
            <span className="small">{inLocale(text, locale)}</span>
            <span className="small quiet">{`${dayText(locale, day)} · ${t("charges.reference", { number })}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Of one year there is nothing to choose. */
const Years = ({ years, chosen }: Pick<List, "years"> & { readonly chosen: string | null }) => {
  const t = useTexts("invoices");
  const path = accountPath("invoices", useLocale());
  return (
    <nav aria-label={t("years.label")}>
      <ul className={styles.years}>
        {[null, ...years.map(String)].map((year) => (
          <li key={year ?? ""}>
            <PageLink href={addressWith(path, { year })} current={chosen === year}>
              {year ?? t("years.all")}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
