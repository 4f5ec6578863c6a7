// Who is logged in: number and address, the way to a panel elsewhere, and the way out. [SES-03] [SES-10] [CHK-03]
import { buttonLook } from "@kontor/ui/button";
import { DefinitionList } from "@kontor/ui/definition-list";
import { Notice } from "@kontor/ui/notice";
import type { AccountView } from "./views.ts";
import { rateText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { PostalAddress } from "../customer/postal-address.tsx";
import { LeaveForm } from "./leave-form.tsx";
import * as styles from "./account.module.css";

type Panel = Extract<AccountView, { page: "panel" }>;

export const AccountSheet = ({
  data,
  customer,
}: {
  readonly data: Panel;
  readonly customer: NonNullable<Panel["customer"]>;
}) => {
  const t = useTexts("account");
  const login = useTexts("login");
  const locale = useLocale();
  const { number, address, individualRate } = customer;
  const facts = [
    ["number", number],
    ["email", address?.email],
    ["phone", address?.phone],
    ["vatId", address?.vatId],
    ["individualRate", individualRate === null ? null : rateText(locale, individualRate)],
  ] as const;
  return (
    <div className={`k-wrap ${styles.account}`}>
      <h1 tabIndex={-1}>{t("title")}</h1>
      {data.said === null ? null : <Notice kind="free" role="status" title={t(`said.${data.said}`)} />}
      {/* Where a panel elsewhere has them, they stand there. */}
      {data.elsewhere !== null ? null : (
        <nav className={styles.ways} aria-label={t("sections")}>
          <PageLink href={data.paths.orders} {...buttonLook("secondary")}>
            {t("orders")}
          </PageLink>
          <PageLink href={data.paths.contracts} {...buttonLook("secondary")}>
            {t("contracts")}
          </PageLink>
          <PageLink href={data.paths.invoices} {...buttonLook("secondary")}>
            {t("invoices")}
          </PageLink>
        </nav>
      )}
      <div className={styles.columns}>
        <section className="sheet" aria-labelledby="account-address">
          <h2 id="account-address">{t("address")}</h2>
          {address === null ? <p>{t("noAddress")}</p> : <PostalAddress address={address} />}
          <DefinitionList rows={facts.flatMap(([name, value]) => (value ? [{ term: t(name), value }] : []))} />
          {address === null ? null : (
            <p>
              <PageLink href={data.paths.address}>{t("changeAddress")}</PageLink>
            </p>
          )}
        </section>
        <Access paths={data.paths} />
      </div>
      <p className={styles.ways}>
        {data.elsewhere === null ? null : (
          <a href={data.elsewhere} {...buttonLook("primary")}>
            {t("toPanel")}
          </a>
        )}
        <PageLink
          href={data.returnPath ?? data.paths.cart}
          {...buttonLook(data.elsewhere === null ? "primary" : "secondary")}
        >
          {t(data.returnPath === null ? "toCart" : "next")}
        </PageLink>
      </p>
      <section className={styles.leave} aria-labelledby="account-leave">
        <h2 id="account-leave">{t("leaveTitle")}</h2>
        {data.hasCart ? <p>{t("leaveNote")}</p> : null}
        <LeaveForm button={login(data.hasCart ? "leaveAndEmpty" : "leave")} labelledBy="account-leave" />
      </section>
    </div>
  );
};

/** What is changed of the login, and of what is stored. */
const Access = ({ paths }: Pick<Panel, "paths">) => {
  const t = useTexts("account");
  return (
    <section className="sheet" aria-labelledby="account-settings">
      <h2 id="account-settings">{t("settings")}</h2>
      <ul className={styles.links}>
        {(
          [
            ["change", "change.title"],
            ["email", "changeEmail"],
            ["sessions", "logins"],
            ["data", "data"],
          ] as const
        ).map(([path, text]) => (
          <li key={path}>
            <PageLink href={paths[path]}>{t(text)}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
