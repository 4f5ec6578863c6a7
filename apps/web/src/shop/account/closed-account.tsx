// For whom is logged in and may neither order nor has an account page: why, and the way out. [SES-07] [SES-11]
import { Notice } from "@kontor/ui/notice";
import type { ClosedAccount, StaffWay } from "./views.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { AccountForm } from "./account-form.tsx";
import { PageColumn } from "../../shell/page-column.tsx";
import * as styles from "./account.module.css";

export const Closed = ({ why, work = [] }: { readonly why: ClosedAccount; readonly work?: readonly StaffWay[] }) => {
  const t = useTexts("account");
  const refusalText = useRefusals();
  return (
    <PageColumn className={styles.account} narrow>
      <h1 tabIndex={-1}>{t(`closed.${why}.title`)}</h1>
      <Notice kind="stop" role="alert" title={refusalText({ _tag: why })} />
      <p className="k-lead">{t(`closed.${why}.text`)}</p>
      {work.map(({ to, href }) => (
        <p key={to}>
          <a href={href}>{t(to)}</a>
        </p>
      ))}
      <AccountForm action="/forms/logout" button={t("leave")} />
    </PageColumn>
  );
};
