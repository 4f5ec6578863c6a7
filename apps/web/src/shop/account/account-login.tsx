// The login outside of the checkout. Where scripts run, the carts become one and what came in is shown; before that the form does it. [SES-02] [CRT-01]
import { loginOf, pathAfterEntry } from "@kontor/domain/visitor/session";
import { buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageColumn, SideSheet } from "../../shell/page-column.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { completeEntry } from "./complete-entry.ts";
import { EntryForm } from "./entry-form.tsx";
import { KnownNotice } from "./known-notice.tsx";
import { ProviderLinks } from "./provider-links.tsx";
import { useEntry } from "../../visitor/session/use-entry.ts";
import type { AccountView } from "./views.ts";
import * as styles from "./account.module.css";

export const AccountLogin = ({ data }: { readonly data: Extract<AccountView, { page: "panel" }> }) => {
  const t = useTexts("account");
  const login = useTexts("login");
  const { returnPath, paths } = data;
  const entry = useEntry({
    locale: useLocale(),
    hasToken: false,
    complete: completeEntry,
    pathAfter: ({ merged }) => pathAfterEntry(merged, { cart: paths.cart, wanted: returnPath, otherwise: paths.panel }),
  });
  const title = <h1 tabIndex={-1}>{t("title")}</h1>;
  if (entry.stage === "known")
    return (
      <PageColumn className={styles.account} narrow>
        {title}
        <KnownNotice user={entry.user} href={returnPath ?? paths.panel} onward={t("next")} />
      </PageColumn>
    );
  const gives = (
    <SideSheet id="account-gives" title={t("gives.title")}>
      <ul className={styles.gives}>
        {(["contracts", "invoices", "names", "own"] as const).map((what) => (
          <li key={what}>{t(`gives.${what}`)}</li>
        ))}
      </ul>
      <p className="k-small">{t("new")}</p>
    </SideSheet>
  );
  return (
    <PageColumn className={styles.account} narrow side={gives}>
      {title}
      {data.said === null || entry.attempts > 0 ? (
        <p className="k-lead">{t("lead")}</p>
      ) : (
        <Notice kind={data.said === "ended" ? "brass" : "free"} role="status" title={t(`said.${data.said}`)} />
      )}
      <EntryForm
        entry={entry}
        problem={data.problem}
        action="/forms/login"
        button={login("returning.login")}
        working={login("returning.working")}
        returnPath={returnPath}
        inputs={[
          { name: "email", type: "email", label: t("email"), autoComplete: "username" },
          { name: "password", type: "password", label: login("returning.password"), autoComplete: "current-password" },
        ]}
        entryOf={(typed) => loginOf(typed("email"), typed("password"))}
      />
      {data.panelLogout === null ? null : (
        <p>
          <a href={data.panelLogout} {...buttonLook("secondary")}>
            {t("leavePanel")}
          </a>
        </p>
      )}
      {(entry.refusal ?? data.problem)?._tag === "EmailUnconfirmed" ? (
        <p>
          <PageLink href={paths.confirm}>{login("confirmAgain")}</PageLink>
        </p>
      ) : null}
      <ProviderLinks providers={data.providers} />
      <p>
        <PageLink href={paths.forgot}>{t("forgotten")}</PageLink>
      </p>
    </PageColumn>
  );
};
