// A second factor: set up with a code to scan, recovery codes that are shown once, and removed. Forms as HTML has them. [SES-07]
import { Button, buttonLook } from "@kontor/ui/button";
import { describedBy, Field } from "@kontor/ui/field";
import { Notice } from "@kontor/ui/notice";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";
import { Passkeys } from "./passkeys.tsx";
import type { FactorView } from "./views.ts";
import * as styles from "./second-factor.module.css";

export const FactorScreen = ({ data }: { readonly data: FactorView }) => {
  const t = useTexts("second-factor");
  return (
    <div className={styles.factor}>
      <h1 tabIndex={-1}>{t(`factor.${data.stage}.title`)}</h1>
      {data.problem === null ? null : <Notice kind="stop" role="alert" title={data.problem} />}
      {data.done === null ? null : <Notice kind="free" role="status" title={t(`factor.done.${data.done}`)} />}
      <Stage data={data} />
    </div>
  );
};

const Stage = ({ data }: { readonly data: FactorView }) => {
  const t = useTexts("second-factor");
  switch (data.stage) {
    case "elsewhere":
      return <p className="k-lead">{t("factor.elsewhere.text")}</p>;
    case "scan":
      return <Scan data={data} />;
    case "codes":
      return <Codes data={data} />;
    case "overview":
      return data.setAt === null ? <SetUp data={data} /> : <Overview data={data} />;
  }
};

const Act = ({
  data,
  act,
  kind,
  title,
  children,
}: {
  readonly data: FactorView;
  readonly act: string;
  readonly kind: "primary" | "secondary";
  readonly title?: string;
  readonly children?: ReactNode;
}) => {
  const t = useTexts("second-factor");
  return (
    <form
      className="k-form"
      method="post"
      action={data.path}
      aria-labelledby={title === undefined ? undefined : `factor-${act}`}
    >
      <input type="hidden" name="act" value={act} />
      {title === undefined ? null : <h2 id={`factor-${act}`}>{title}</h2>}
      {children}
      <p>
        <Button type="submit" kind={kind}>
          {t(`factor.${act}.button`)}
        </Button>
      </p>
    </form>
  );
};

const SetUp = ({ data }: { readonly data: FactorView }) => {
  const t = useTexts("second-factor");
  return (
    <>
      <p className="k-lead">{t(data.isRequired ? "factor.required" : "factor.lead")}</p>
      <p>{t("factor.begin.text")}</p>
      <Act data={data} act="begin" kind="primary" />
    </>
  );
};

const Scan = ({ data }: { readonly data: FactorView }) => {
  const t = useTexts("second-factor");
  const { scan } = data;
  if (scan === null) return null;
  const frame = { id: "factor-code", label: t("code.label"), hint: t("factor.confirm.hint") };
  return (
    <>
      <p className="k-lead">{t("factor.scan.lead")}</p>
      <div className={styles.scan}>
        <svg
          className={styles.code}
          role="img"
          aria-label={t("factor.scan.code")}
          viewBox={`0 0 ${scan.size} ${scan.size}`}
        >
          <rect width={scan.size} height={scan.size} fill="#fff" />
          <path d={scan.drawing} fill="#000" />
        </svg>
        <div>
          <p>{t("factor.scan.typed")}</p>
          <p className={styles.secret}>
            <code translate="no">{scan.secret}</code>
          </p>
          <p className="small">
            <a href={scan.uri}>{t("factor.scan.open")}</a>
          </p>
        </div>
      </div>
      <Act data={data} act="confirm" kind="primary" title={t("factor.confirm.title")}>
        <Field {...frame}>
          <input
            className={`k-input ${styles.digits}`}
            id={frame.id}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            aria-required
            aria-describedby={describedBy(frame)}
          />
        </Field>
      </Act>
    </>
  );
};

const Codes = ({ data }: { readonly data: FactorView }) => {
  const t = useTexts("second-factor");
  return (
    <>
      <p className="k-lead">{t("factor.codes.lead")}</p>
      <ol className={`sheet ${styles.codes}`} aria-label={t("factor.codes.title")}>
        {data.codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <p>{t("factor.codes.text")}</p>
      <p>
        <a href={data.onward} {...buttonLook("primary")}>
          {t("factor.codes.next")}
        </a>
      </p>
    </>
  );
};

const Overview = ({ data }: { readonly data: FactorView }) => {
  const t = useTexts("second-factor");
  return (
    <>
      <p className="k-lead">{t("factor.is", { at: data.setAt ?? "" })}</p>
      <p>{t("factor.left", { count: data.recoveryCodes })}</p>
      <Act data={data} act="renew" kind="secondary" title={t("factor.renew.title")}>
        <p>{t("factor.renew.text")}</p>
      </Act>
      <Passkeys data={data} />
      <Act data={data} act="remove" kind="secondary" title={t("factor.remove.title")}>
        <p>{t("factor.remove.text")}</p>
      </Act>
    </>
  );
};
