// Passkeys on the pages of the second factor: added and removed, and given in place of a code. Browsers make them by scripts alone. [SES-07]
import { Button } from "@kontor/ui/button";
import { Field } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import { type FormEvent, useRef, useState } from "react";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { addPasskey, type PasskeyOutcome, provePasskey } from "./passkey-calls.ts";
import { proofBefore } from "./paths.ts";
import type { FactorView, ProofView } from "./views.ts";
import * as styles from "./second-factor.module.css";

/** Runs one attempt at a time and says what came of it; `stale` leads to the page that asks first. */
const useAttempt = (back: string) => {
  const t = useTexts("second-factor");
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (run: () => Promise<PasskeyOutcome>, onDone: () => void): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const outcome = await run();
    if (outcome === "done") return onDone();
    if (outcome === "stale") return window.location.assign(proofBefore(locale, back));
    setProblem(typeof outcome === "string" ? t(`passkeys.${outcome}`) : outcome.refused);
    setBusy(false);
  };
  return { busy, problem, attempt };
};

const Problem = ({ text }: { readonly text: string | null }) => (text === null ? null : <Notice kind="stop" role="alert" title={text} />);

export const Passkeys = ({ data }: { readonly data: FactorView }) => {
  const t = useTexts("second-factor");
  const { passkeys } = data;
  return passkeys === null ? null : (
    <section className={styles.passkeys} aria-labelledby="passkeys">
      <h2 id="passkeys">{t("passkeys.title")}</h2>
      <p>{t("passkeys.text")}</p>
      {passkeys.length === 0 ? null : (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, when }) => (
            <li key={id} className="sheet">
              <p id={`passkey-${id}`}>
                <strong>{name}</strong>
                <br />
                <span className="small quiet">{when}</span>
              </p>
              <form method="post" action={data.path}>
                <input type="hidden" name="act" value="remove-passkey" />
                <input type="hidden" name="passkey" value={id} />
                <Button type="submit" kind="secondary" aria-describedby={`passkey-${id}`}>
                  {t("passkeys.remove")}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <Add data={data} />
      <noscript>
        <p>{t("passkeys.scripts")}</p>
      </noscript>
    </section>
  );
};

const Add = ({ data }: { readonly data: FactorView }) => {
  const t = useTexts("second-factor");
  const locale = useLocale();
  const { busy, problem, attempt } = useAttempt(data.path);
  const name = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(
      () => addPasskey(locale, name.current?.value ?? ""),
      () => window.location.assign(`${data.path}&done=passkey`),
    );
  };
  return (
    <form className="k-form" data-scripted="" onSubmit={submit} aria-labelledby="passkeys">
      <Problem text={problem} />
      <Field id="passkey-name" label={t("passkeys.name")} hint={t("passkeys.nameHint")}>
        <input
          ref={name}
          className="k-input"
          id="passkey-name"
          type="text"
          maxLength={40}
          autoComplete="off"
          aria-describedby="passkey-name-hint"
        />
      </Field>
      <p>
        <Button type="submit" kind="secondary" busy={busy}>
          {t("passkeys.add")}
        </Button>
      </p>
    </form>
  );
};

/** In place of a code; what was typed in the form before is sent on as it would be after one. */
export const PasskeyProof = ({ data: { next, carried } }: { readonly data: ProofView }) => {
  const t = useTexts("second-factor");
  const locale = useLocale();
  const { busy, problem, attempt } = useAttempt(next.to);
  const form = useRef<HTMLFormElement>(null);
  const onDone = (): void => (next.isForm ? form.current?.submit() : window.location.assign(next.to));
  return (
    <div className={styles.passkeys} data-scripted="">
      <Problem text={problem} />
      <form ref={form} method="post" action={next.to} hidden>
        {carried.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice
          <input key={at} type="hidden" name={name} value={value} />
        ))}
      </form>
      <p>
        <Button kind="secondary" busy={busy} onClick={() => void attempt(() => provePasskey(locale), onDone)}>
          {t("passkeys.use")}
        </Button>
      </p>
    </div>
  );
};
