// Address, email address and logins of an account: forms as HTML has them, each sent to its own page. [ACC-04]
import { Badge } from "@kontor/ui/badge";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import type { PageOf } from "../../platform/page/model.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { FormErrors } from "../../shell/form-errors.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { fieldId } from "../customer/address-layout.tsx";
import { PlainAddressFields } from "../customer/plain-address-fields.tsx";
import { AccountFrame } from "./account-list.tsx";
import { EmailForm, EmailQuestion } from "./settings-email.tsx";
import type { SettingsView } from "./settings-views.ts";
import * as styles from "./settings.module.css";

export default function Settings({ page: { data } }: { readonly page: PageOf<"settings", SettingsView> }) {
  const t = useTexts("settings");
  return (
    <AccountFrame ways={data.ways}>
      <h1 tabIndex={-1}>{t(`${data.page}.title`)}</h1>
      {data.problem === null ? null : <Notice kind="stop" role="alert" title={data.problem} />}
      <Part data={data} />
    </AccountFrame>
  );
}

const Part = ({ data }: { readonly data: SettingsView }) => {
  switch (data.page) {
    case "address":
      return <AddressForm data={data} />;
    case "change-email":
      return data.offered ? <EmailForm data={data} /> : <NotOffered data={data} />;
    case "email-question":
      return <EmailQuestion data={data} />;
    case "sessions":
      return data.offered ? <Sessions data={data} /> : <NotOffered data={data} />;
  }
};

const NotOffered = ({ data }: { readonly data: SettingsView }) => {
  const t = useTexts("settings");
  return (
    <Notice
      actions={
        <PageLink href={data.links.contact} {...buttonLook("secondary")}>
          {t("write")}
        </PageLink>
      }
    >
      <p>{t("elsewhere")}</p>
    </Notice>
  );
};

const AddressForm = ({ data }: { readonly data: Extract<SettingsView, { page: "address" }> }) => {
  const t = useTexts("settings");
  const login = useTexts("login");
  const { address } = data;
  if (address === null) return <p className="k-lead">{t("address.none")}</p>;
  const errors = address.errors.map(({ field, text }) => ({
    field: fieldId(field),
    text: login("errorIn", { field: login(`fields.${field}`), text }),
  }));
  return (
    <>
      {data.saved ? <Notice kind="free" role="status" title={t("address.saved")} /> : null}
      <p className="k-lead">{t("address.lead")}</p>
      <form className="k-form" method="post" action={data.path} noValidate>
        <FormErrors title={login("summaryTitle")} errors={errors} attempt={0} />
        <PlainAddressFields data={address} />
        <p>
          <Button type="submit">{t("address.save")}</Button>
        </p>
      </form>
    </>
  );
};

const Sessions = ({ data }: { readonly data: Extract<SettingsView, { page: "sessions" }> }) => {
  const t = useTexts("settings");
  const others = data.sessions.filter(({ current }) => !current);
  return (
    <>
      {data.done === null ? null : <Notice kind="free" role="status" title={t(`sessions.${data.done}`)} />}
      <p className="k-lead">{t("sessions.lead")}</p>
      <ul className={styles.sessions}>
        {data.sessions.map((session, index) => (
          <li key={session.id} className="sheet">
            <div className="sheet-head">
              <h2 id={`session-${index}`}>{session.device}</h2>
              {session.current ? <Badge kind="free">{t("sessions.current")}</Badge> : null}
            </div>
            <p className="small quiet">
              {t("sessions.used", { at: session.used })}
              <br />
              {t("sessions.started", { at: session.started })}
            </p>
            {session.current ? null : (
              <form method="post" action={data.path}>
                <input type="hidden" name="session" value={session.id} />
                <Button type="submit" kind="secondary" aria-describedby={`session-${index}`}>
                  {t("sessions.end")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p>{t("sessions.alone")}</p>
      ) : (
        <form className="k-form" method="post" action="/forms/end-other-sessions">
          <input type="hidden" name="locale" value={useLocale()} />
          <p>
            <Button type="submit">{t("sessions.endOthers")}</Button>
          </p>
        </form>
      )}
      <p>
        <PageLink href={data.links.change}>{t("sessions.change")}</PageLink>
      </p>
    </>
  );
};
