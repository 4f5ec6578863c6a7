// The check at an entrance: a large answer in colour, sign and words, one field, one button. Works without scripts; they add the camera and the time without a network. [TKT-02]
import { checkPath } from "@kontor/domain/site/routing";
import { Button, buttonLook } from "@kontor/ui/button";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { resultSigns } from "./result-signs.ts";
import { checkFiles, decoderPath } from "./paths.ts";
import type { CheckOutcome, TicketingView } from "./views.ts";
import * as entrance from "./entrance.module.css";
import * as styles from "./ticketing.module.css";

type CheckView = Extract<TicketingView, { readonly view: "check" }>;

export const CheckScreen = ({ view: { session, outcome, scan, guests } }: { readonly view: CheckView }) => {
  const t = useTexts("ticketing");
  const locale = useLocale();
  return (
    <div
      className={`${styles.page} ${entrance.check}`}
      id="check"
      data-session={
        session === null
          ? undefined
          : JSON.stringify({ event: session.event.id, title: session.event.title, gate: session.gate })
      }
      data-worker={checkFiles(locale).worker}
      data-decoder={decoderPath}
    >
      <header className={entrance.checkHead}>
        <h1>{t("check.title")}</h1>
        <p>
          <strong id="event-title">{session?.event.title}</strong>{" "}
          <span id="gate-name">{session === null ? "" : t("check.gate", { gate: session.gate })}</span>
        </p>
      </header>
      <div id="result" role="status" aria-live="assertive" aria-atomic="true">
        {outcome === null ? null : <Result outcome={outcome} />}
      </div>
      <template id="answer">
        <div className={entrance.result}>
          <span className={entrance.sign} aria-hidden="true" />
          <p className={entrance.word} />
          <p className={`${entrance.detail} ${entrance.name}`} />
          <p className={entrance.detail} />
        </div>
      </template>
      {outcome?.kind === "ready" ? (
        <form method="post" action="/forms/ticketing-check" className={styles.form}>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="scan" value={scan} />
          <input type="hidden" name="key" value={outcome.key} />
          <Button type="submit" size="large" wide>
            {t("check.admit")}
          </Button>
        </form>
      ) : null}
      <div id="camera" className={entrance.camera} hidden>
        <video id="video" className={entrance.video} muted playsInline aria-hidden="true" hidden />
        <button
          type="button"
          id="camera-button"
          className="k-button"
          data-kind="primary"
          data-size="large"
          data-wide=""
        >
          <span>{t("check.camera")}</span>
        </button>
        <p id="camera-problem" role="alert" hidden />
      </div>
      <form method="post" action="/forms/ticketing-check" className={styles.form} id="check-form">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="scan" value={scan} />
        <p className={styles.field}>
          <label htmlFor="key">{t("check.key")}</label>
          <input
            id="key"
            name="key"
            className="k-input"
            required
            maxLength={300}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
          />
        </p>
        <Button type="submit" size="large" wide kind={outcome?.kind === "ready" ? "secondary" : "primary"}>
          {t("check.submit")}
        </Button>
      </form>
      {session === null ? null : <GuestSearch guests={guests} scan={scan} />}
      <p id="insecure" className={styles.quiet} hidden>
        {t("check.insecure")}
      </p>
      <p id="sync" className={styles.quiet} role="status" hidden />
      <section id="conflicts" className={entrance.conflicts} aria-labelledby="conflicts-title" hidden>
        <h2 id="conflicts-title">{t("check.conflicts")}</h2>
        <ul id="conflict-list" />
      </section>
      <fieldset id="signals" className={entrance.signals} hidden>
        <label>
          <input type="checkbox" id="sound" /> {t("check.sound")}
        </label>
        <label>
          <input type="checkbox" id="vibration" /> {t("check.vibration")}
        </label>
      </fieldset>
      <footer className={entrance.checkFoot}>
        <a href={`/${locale}/ticketing/check/print-all`} {...buttonLook("quiet")}>
          <span>{t("check.badges")}</span>
        </a>
        <form method="post" action="/forms/ticketing-logout">
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" kind="quiet">
            {t("check.logout")}
          </Button>
        </form>
      </footer>
    </div>
  );
};

/** For guests who have neither phone nor paper: a part of the name finds a few of this event. */
const GuestSearch = ({ guests, scan }: Pick<CheckView, "guests" | "scan">) => {
  const t = useTexts("ticketing");
  const locale = useLocale();
  return (
    <details className={styles.form} open={guests !== null}>
      <summary>{t("check.guest.title")}</summary>
      <form method="get" autoComplete="off" action={checkPath(locale)} role="search">
        <p className={styles.field}>
          <label htmlFor="guest-name">{t("check.guest.name")}</label>
          <input
            id="guest-name"
            name="name"
            className="k-input"
            required
            minLength={2}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            defaultValue={guests?.name ?? ""}
            aria-describedby="guest-hint"
          />
        </p>
        <p id="guest-hint" className={styles.quiet}>
          {t("check.guest.hint")}
        </p>
        <Button type="submit" kind="secondary">
          {t("check.guest.find")}
        </Button>
      </form>
      {guests === null ? null : (
        <div role="status">
          <p>
            {guests.found.length === 0 ? t("check.guest.none") : t("check.guest.found", { count: guests.found.length })}
          </p>
          {guests.more ? <p>{t("check.guest.more")}</p> : null}
        </div>
      )}
      {guests?.found.map(({ holder, key }) => (
        <form key={key} method="post" action="/forms/ticketing-check">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="scan" value={scan} />
          <input type="hidden" name="key" value={key} />
          <Button type="submit" kind="secondary" wide>
            {t("check.guest.admit", { holder })}
          </Button>
        </form>
      ))}
    </details>
  );
};

const Result = ({ outcome }: { readonly outcome: CheckOutcome }) => {
  const t = useTexts("ticketing");
  const { kind, ...facts } = outcome;
  return (
    <div className={entrance.result} data-kind={kind}>
      <span className={entrance.sign} aria-hidden="true">
        {resultSigns[kind]}
      </span>
      <p className={entrance.word}>{t(`check.result.${kind}.word`)}</p>
      {"holder" in outcome ? <p className={`${entrance.detail} ${entrance.name}`}>{outcome.holder}</p> : null}
      <p className={entrance.detail}>{t(`check.result.${kind}.text`, facts)}</p>
    </div>
  );
};
