// Asks who is at the screen: for a code, or for the password; what was typed in the form before goes along. [SES-07]
import { Button } from "@kontor/ui/button";
import { describedBy, Field } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { Revealed } from "../../shell/reveal.tsx";
import { PasskeyProof } from "./passkeys.tsx";
import type { ProofView } from "./views.ts";
import * as styles from "./second-factor.module.css";

export const ProofScreen = ({ data }: { readonly data: ProofView }) => {
  const t = useTexts("second-factor");
  const { need, hasFactor, problem } = data;
  return (
    <div className={styles.factor}>
      <h1 tabIndex={-1}>{t(`proof.${need}.title`)}</h1>
      {problem?.of === null ? <Notice kind="stop" role="alert" title={problem.text} /> : null}
      <p className="k-lead">{t(`proof.${need}.lead`)}</p>
      {need === "elsewhere" ? null : hasFactor ? <Proof data={data} by="code" /> : null}
      {data.hasPasskeys && need !== "elsewhere" ? <PasskeyProof data={data} /> : null}
      {need === "fresh" && hasFactor ? <p className={styles.or}>{t("proof.or")}</p> : null}
      {need === "fresh" ? <Proof data={data} by="password" /> : null}
      {need === "code" ? <p className="small">{t("proof.lost")}</p> : null}
      {need === "fresh" ? null : <LogOut />}
    </div>
  );
};

const Proof = ({
  data: { path, carried, problem, hasFactor },
  by,
}: {
  readonly data: ProofView;
  readonly by: "code" | "password";
}) => {
  const t = useTexts("second-factor");
  const error = problem?.of === by ? problem.text : undefined;
  const frame = {
    id: `proof-${by}`,
    label: t(`${by}.label`),
    ...(by === "code" ? { hint: t("proof.hint") } : {}),
    error,
  };
  const isCode = by === "code";
  const input = (type: "password" | "text") => (
    <input
      className={isCode ? `k-input ${styles.digits}` : "k-input"}
      id={frame.id}
      name="proof-value"
      type={type}
      autoComplete={isCode ? "one-time-code" : "current-password"}
      autoCapitalize={isCode ? "none" : undefined}
      spellCheck={false}
      maxLength={isCode ? 40 : 200}
      aria-required
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy(frame)}
    />
  );
  return (
    <form className="k-form" method="post" action={path}>
      {carried.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="proof-by" value={by} />
      <Field {...frame}>{isCode ? input("text") : <Revealed>{input}</Revealed>}</Field>
      <p>
        <Button type="submit" kind={isCode || !hasFactor ? "primary" : "secondary"}>
          {t(`${by}.button`)}
        </Button>
      </p>
    </form>
  );
};

const LogOut = () => {
  const t = useTexts("second-factor");
  return (
    <form className={styles.leave} method="post" action="/forms/logout">
      <input type="hidden" name="locale" value={useLocale()} />
      <Button type="submit" kind="secondary">
        {t("proof.leave")}
      </Button>
    </form>
  );
};
