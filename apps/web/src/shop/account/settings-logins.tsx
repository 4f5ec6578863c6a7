// The logins of an account and the providers that open it: each is ended by its button, all others with the password. [ACC-04]
import { daysInWords } from "@kontor/domain/visitor/locale";
import { loginDays } from "@kontor/domain/visitor/session";
import { Badge } from "@kontor/ui/badge";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { AccountInput } from "./account-form.tsx";
import type { ProviderRow, SessionRow, SettingsView } from "./settings-views.ts";
import * as styles from "./settings.module.css";

type SessionsView = Extract<SettingsView, { page: "sessions" }>;

const Session = ({
  session,
  id,
  path,
}: {
  readonly session: SessionRow;
  readonly id: string;
  readonly path: string;
}) => {
  const t = useTexts("settings");
  return (
    <li className="sheet">
      <div className="sheet-head">
        <h2 id={id}>{session.device}</h2>
        {session.current ? <Badge kind="free">{t("sessions.current")}</Badge> : null}
      </div>
      <p className="small quiet">
        {t("sessions.used", { at: session.used })}
        <br />
        {t("sessions.started", { at: session.started })}
      </p>
      {session.current ? null : (
        <form method="post" action={path}>
          <input type="hidden" name="session" value={session.id} />
          <Button type="submit" kind="secondary" aria-describedby={id}>
            {t("sessions.end")}
          </Button>
        </form>
      )}
    </li>
  );
};

const Others = () => {
  const t = useTexts("settings");
  return (
    <form className="k-form" method="post" action="/forms/end-other-sessions">
      <input type="hidden" name="locale" value={useLocale()} />
      <AccountInput
        name="password"
        type="password"
        label={t("password")}
        hint={t("sessions.passwordHint")}
        autoComplete="current-password"
      />
      <p>
        <Button type="submit">{t("sessions.endOthers")}</Button>
      </p>
    </form>
  );
};

const Provider = ({ link, id, path }: { readonly link: ProviderRow; readonly id: string; readonly path: string }) => {
  const t = useTexts("settings");
  return (
    <li className="sheet">
      <h3 id={id}>{link.name}</h3>
      <p className="small quiet">{t("sessions.linked", { at: link.linked })}</p>
      <form method="post" action={path}>
        <input type="hidden" name="provider" value={link.id} />
        <Button type="submit" kind="secondary" aria-describedby={id}>
          {t("sessions.endProvider")}
        </Button>
      </form>
    </li>
  );
};

export const Sessions = ({ data }: { readonly data: SessionsView }) => {
  const t = useTexts("settings");
  const others = data.sessions.filter(({ current }) => !current);
  return (
    <>
      {data.done === null ? null : <Notice kind="free" role="status" title={t(`sessions.${data.done}`)} />}
      <p className="k-lead">{t("sessions.lead", { time: daysInWords(useLocale(), loginDays) })}</p>
      <ul className={styles.sessions}>
        {data.sessions.map((session, index) => (
          <Session key={session.id} session={session} id={`session-${index}`} path={data.path} />
        ))}
      </ul>
      {others.length === 0 ? <p>{t("sessions.alone")}</p> : <Others />}
      {data.providers.length === 0 ? null : (
        <section className={styles.sessions} aria-labelledby="provider-logins">
          <h2 id="provider-logins">{t("sessions.providers")}</h2>
          <p>{t("sessions.providersLead")}</p>
          <ul className={styles.sessions}>
            {data.providers.map((link, index) => (
              <Provider key={link.id} link={link} id={`provider-${index}`} path={data.path} />
            ))}
          </ul>
        </section>
      )}
      <p>
        <PageLink href={data.links.change}>{t("sessions.change")}</PageLink>
      </p>
    </>
  );
};
