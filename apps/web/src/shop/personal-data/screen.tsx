// What is stored of a customer and for how long, all of it as a file, and the deletion of the account. [ACC-06]
import { Download } from "lucide-react";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { PageOf } from "../../platform/page/model.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountInput } from "../account/account-form.tsx";
import { AccountFrame } from "../account/account-list.tsx";
import { RefundSection } from "../invoice/refund-form.tsx";
import type { OwnDataView } from "./views.ts";
import * as styles from "./own-data.module.css";

export default function OwnData({ page: { data } }: { readonly page: PageOf<"own-data", OwnDataView> }) {
  const t = useTexts("own-data");
  return (
    <AccountFrame ways={data.ways}>
      <h1 tabIndex={-1}>{t("title")}</h1>
      <p className="k-lead">{t("lead")}</p>
      <section className="sheet" aria-labelledby="own-data-download">
        <h2 id="own-data-download">{t("download.title")}</h2>
        <p>{t("download.text")}</p>
        <p>
          <a href={data.download} download {...buttonLook("primary")}>
            <span className="k-button-icon" aria-hidden="true">
              <Download size={20} strokeWidth={1.75} />
            </span>
            <span>{t("download.button")}</span>
          </a>
        </p>
        <p className="small quiet">
          {t("download.apart")} <PageLink href={data.links.request}>{t("download.request")}</PageLink>
        </p>
      </section>
      <Stored data={data} />
      {data.refund === null ? null : <RefundSection refund={data.refund} />}
      <Deletion data={data} />
    </AccountFrame>
  );
}

const Stored = ({ data }: { readonly data: OwnDataView }) => {
  const t = useTexts("own-data");
  return (
    <section className="sheet" aria-labelledby="own-data-table">
      <h2 id="own-data-table">{t("table")}</h2>
      <ul className={styles.kinds}>
        {data.rows.map((row) => (
          <li key={row.what}>
            <h3>{row.what}</h3>
            <dl>
              {[row.why, row.howLong, row.atDeletion].map((text, index) => (
                <div key={data.heads[index + 1]}>
                  <dt>{data.heads[index + 1]}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Without an account its customer can no longer read of it. */
const MoneyOpen = ({ money, links }: { readonly money: string; readonly links: OwnDataView["links"] }) => {
  const t = useTexts("own-data");
  return (
    <Notice
      kind="plain"
      actions={
        <PageLink href={links.invoices} {...buttonLook("secondary")}>
          {t("delete.invoices")}
        </PageLink>
      }
    >
      <p>
        {t("delete.money")} {money}
      </p>
    </Notice>
  );
};

const Deletion = ({ data }: { readonly data: OwnDataView }) => {
  const t = useTexts("own-data");
  const settings = useTexts("settings");
  const locale = useLocale();
  return (
    <section className="sheet" id="delete" aria-labelledby="own-data-delete">
      <h2 id="own-data-delete">{t("delete.title")}</h2>
      {data.problem === null ? null : (
        <Notice
          kind="stop"
          role="alert"
          actions={
            data.problem.contracts ? (
              <PageLink href={data.links.contracts} {...buttonLook("secondary")}>
                {t("delete.contracts")}
              </PageLink>
            ) : null
          }
        >
          <p>{data.problem.text}</p>
        </Notice>
      )}
      {data.offered ? (
        <>
          <p>{t("delete.text")}</p>
          {data.money === null ? null : <MoneyOpen money={data.money} links={data.links} />}
          <form className="k-form" method="post" action="/forms/delete-account" noValidate>
            <input type="hidden" name="locale" value={locale} />
            <AccountInput
              name="password"
              type="password"
              label={settings("password")}
              autoComplete="current-password"
            />
            <p>
              <Button type="submit" kind="secondary">
                {t("delete.button")}
              </Button>
            </p>
          </form>
          <p>
            <PageLink href={data.links.forgot}>{settings("noPassword")}</PageLink>
          </p>
        </>
      ) : (
        <p>
          {settings("elsewhere")} <PageLink href={data.links.contact}>{settings("write")}</PageLink>
        </p>
      )}
    </section>
  );
};
