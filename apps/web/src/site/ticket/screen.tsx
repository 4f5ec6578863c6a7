// The screens of ticketing for holders and staff: a ticket, logins, who may not enter. HTML that needs no scripts. [TKT-01] [TKT-04] [TKT-05]
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { CalendarDays, Download, MapPin, Users } from "lucide-react";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { Logo } from "../../shell/logo.tsx";
import { brand, provider } from "../../shell/provider.ts";
import { CheckScreen } from "./check-screen.tsx";
import type { QrDrawing } from "../../platform/page/qr-code.ts";
import type { RefusedGate, ShownEvent, TicketingView } from "./views.ts";
import { printTestPath } from "./paths.ts";
import * as styles from "./ticketing.module.css";

type ViewOf<T extends TicketingView["view"]> = Extract<TicketingView, { readonly view: T }>;

export const TicketingScreen = ({ view }: { readonly view: TicketingView }) => {
  switch (view.view) {
    case "ticket":
      return <Ticket view={view} />;
    case "unknown":
      return <Unknown />;
    case "closed":
      return <Closed view={view} />;
    case "login":
      return <Login view={view} />;
    case "choose":
      return <Choose view={view} />;
    case "check":
      return <CheckScreen view={view} />;
  }
};

export const QrCode = ({ code: { size, path }, label }: { readonly code: QrDrawing; readonly label: string }) => (
  <svg
    className={styles.code}
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <rect width={size} height={size} fill="#ffffff" />
    <path d={path} fill="#000000" />
  </svg>
);

const Ticket = ({
  view: { event, holder, community, key, code, pdf, admitted },
}: {
  readonly view: ViewOf<"ticket">;
}) => {
  const t = useTexts("ticketing");
  return (
    <div className={styles.page}>
      <h1 className="k-hidden">{t("ticket.title")}</h1>
      {admitted === null ? null : (
        <Notice kind="brass">{t("ticket.admitted", { at: admitted.at, gate: admitted.gate })}</Notice>
      )}
      <article className={styles.ticket}>
        <div className={styles.facts}>
          <p className={styles.issuer}>
            <Logo name={provider().name} mark={brand().mark} />
          </p>
          <h2>{event.title}</h2>
          <p>
            <CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} />
            <span>{event.begins}</span>
          </p>
          <p>
            <MapPin aria-hidden="true" size={20} strokeWidth={1.75} />
            <span>{event.place}</span>
          </p>
          <p className={styles.holder}>
            <span className={styles.label}>{t("ticket.holder")}</span>
            <strong>{holder}</strong>
          </p>
          {community ? <Community /> : null}
        </div>
        <div className={styles.stub}>
          <QrCode code={code} label={t("ticket.code")} />
          <p className={styles.key}>
            <span className="k-hidden">{t("ticket.key")}: </span>
            {key}
          </p>
        </div>
      </article>
      <p className={styles.screen}>{t("ticket.warning")}</p>
      <p className={styles.screen}>
        <a href={pdf} {...buttonLook("primary", "large")}>
          <Download aria-hidden="true" size={20} strokeWidth={1.75} />
          <span>{t("ticket.pdf")}</span>
        </a>
      </p>
      <p className={`${styles.screen} ${styles.quiet}`}>{t("ticket.print")}</p>
    </div>
  );
};

const Community = () => {
  const t = useTexts("ticketing");
  return (
    <p className={styles.community}>
      <Users aria-hidden="true" size={18} strokeWidth={1.75} />
      <span>{t("ticket.community")}</span>
    </p>
  );
};

const Unknown = () => {
  const t = useTexts("ticketing");
  return (
    <div className={styles.page}>
      <h1>{t("unknown.title")}</h1>
      <p>{t("unknown.text")}</p>
    </div>
  );
};

const Closed = ({ view: { login } }: { readonly view: ViewOf<"closed"> }) => {
  const t = useTexts("ticketing");
  return (
    <div className={styles.page}>
      <h1>{t("closed.title")}</h1>
      <p>{t("closed.text")}</p>
      <p>
        <a href={login} {...buttonLook("secondary", "large")}>
          <span>{t("closed.login")}</span>
        </a>
      </p>
    </div>
  );
};

const GateField = ({ refused }: { readonly refused: RefusedGate | null }) => {
  const t = useTexts("ticketing");
  const isWrong = refused?.isOfGate === true;
  return (
    <p className={styles.field}>
      <label htmlFor="gate">{t("login.gate")}</label>
      <span className={styles.quiet} id="gate-hint">
        {t("login.gateHint")}
      </span>
      <input
        id="gate"
        name="gate"
        className="k-input"
        required
        maxLength={30}
        autoComplete="off"
        defaultValue={refused?.gate}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? "gate-error gate-hint" : "gate-hint"}
      />
      {isWrong ? (
        <span className="k-field-error" id="gate-error" role="alert">
          {refused.text}
        </span>
      ) : null}
    </p>
  );
};

const Problem = ({ refused }: { readonly refused: RefusedGate | null }) =>
  refused === null || refused.isOfGate ? null : (
    <Notice kind="stop" role="alert">
      {refused.text}
    </Notice>
  );

const Login = ({ view: { key, refused } }: { readonly view: ViewOf<"login"> }) => {
  const t = useTexts("ticketing");
  return (
    <div className={styles.page}>
      <h1>{t("login.title")}</h1>
      <Problem refused={refused} />
      <p>{t("login.text")}</p>
      <form method="post" action="/forms/ticketing-login" className={styles.form}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="locale" value={useLocale()} />
        <GateField refused={refused} />
        <Button type="submit" size="large" wide>
          {t("login.submit")}
        </Button>
      </form>
    </div>
  );
};

const Choose = ({ view: { events, refused, factor } }: { readonly view: ViewOf<"choose"> }) => {
  const t = useTexts("ticketing");
  const locale = useLocale();
  return (
    <div className={styles.page}>
      <h1>{t("choose.title")}</h1>
      <p>
        {t("choose.text")} <a href={`${printTestPath}?locale=${locale}`}>{t("print.sample")}</a>
      </p>
      {factor === null ? null : (
        <Notice
          title={t("choose.factor")}
          actions={
            <a href={factor} {...buttonLook("secondary")}>
              {t("choose.factorButton")}
            </a>
          }
        >
          <p>{t("choose.factorText")}</p>
        </Notice>
      )}
      <Problem refused={refused} />
      {events.length === 0 ? (
        <p>{t("choose.none")}</p>
      ) : (
        <form method="post" action="/forms/ticketing-open" className={styles.form}>
          <input type="hidden" name="locale" value={locale} />
          <p className={styles.field}>
            <label htmlFor="event">{t("choose.event")}</label>
            <select id="event" name="event" className="k-input" defaultValue={refused?.event}>
              {events.map((event: ShownEvent) => (
                <option key={event.id} value={event.id}>
                  {`${event.title}, ${event.begins}`}
                </option>
              ))}
            </select>
          </p>
          <GateField refused={refused} />
          <Button type="submit" size="large" wide>
            {t("login.submit")}
          </Button>
        </form>
      )}
    </div>
  );
};
