// Passkeys on the pages of the second factor: added and removed, and given in place of a code. A script of its own shows what only scripts can do. [SES-07]
import { Button } from "@kontor/ui/button";
import { Field } from "@kontor/ui/field";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { passkeyScript, proofBefore } from "./paths.ts";
import type { FactorView, ProofView } from "./views.ts";
import * as styles from "./second-factor.module.css";

const Problem = () => <p className="k-field-error" role="alert" />;

/** What the script says and where it leads. */
const useScripted = (stale: string) => {
  const t = useTexts("second-factor");
  const locale = useLocale();
  return {
    "data-stale": proofBefore(locale, stale),
    "data-away": t("passkeys.away"),
    "data-unsupported": t("passkeys.unsupported"),
  };
};

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
  return (
    <div hidden>
      <form
        className="k-form"
        data-passkey="add"
        data-done={`${data.path}&done=passkey`}
        {...useScripted(data.path)}
        aria-labelledby="passkeys"
      >
        <Field id="passkey-name" label={t("passkeys.name")} hint={t("passkeys.nameHint")}>
          <input
            className="k-input"
            id="passkey-name"
            type="text"
            maxLength={40}
            autoComplete="off"
            aria-describedby="passkey-name-hint"
          />
        </Field>
        <Problem />
        <p>
          <Button type="submit" kind="secondary">
            {t("passkeys.add")}
          </Button>
        </p>
      </form>
      <script type="module" src={passkeyScript} />
    </div>
  );
};

/** In place of a code; what was typed in the form before is sent on as it would be after one. */
export const PasskeyProof = ({ data: { next, carried } }: { readonly data: ProofView }) => {
  const t = useTexts("second-factor");
  return (
    <div hidden>
      <form
        className="k-form"
        method="post"
        action={next.to}
        data-passkey="prove"
        data-done={next.isForm ? undefined : next.to}
        {...useScripted(next.to)}
      >
        {carried.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Problem />
        <p>
          <Button type="submit" kind="secondary">
            {t("passkeys.use")}
          </Button>
        </p>
      </form>
      <script type="module" src={passkeyScript} />
    </div>
  );
};
