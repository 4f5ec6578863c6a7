// Where the newsletter is asked for, confirmed and ended: HTML that works without scripts; the form is on the domain's machine where they run. [CUS-10] [FRM-01]
import { type ReactNode, useEffect, useRef } from "react";
import { confirmationTime } from "@kontor/domain/site/request";
import { withinInWords } from "@kontor/domain/visitor/locale";
import { Button, buttonLook } from "@kontor/ui/button";
import { CheckBox } from "@kontor/ui/check-box";
import { Notice } from "@kontor/ui/notice";
import { TextField } from "@kontor/ui/text-field";
import type { PageOf } from "../../platform/page/model.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { useDoneTitle } from "../../shell/form-errors.tsx";
import { PageColumn } from "../../shell/page-column.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { NewsletterView } from "./message-views.ts";
import { type MessageHandle, useMessage } from "./use-message.ts";
import { RequestForm } from "./request-form.tsx";
import * as styles from "./declaration.module.css";

export default function NewsletterScreen({ page: { data } }: { readonly page: PageOf<"newsletter", NewsletterView> }) {
  const { step } = data;
  if (step === "confirm" || step === "end") return <PressOnce data={data} act={step} />;
  if (step === "unknown") return <Unknown data={data} />;
  if (step !== null) return <Done data={data} title={step} />;
  return <Asking data={data} />;
}

const Frame = ({
  title,
  problem,
  children,
}: {
  readonly title: string;
  readonly problem: string | null;
  readonly children: ReactNode;
}) => (
  <PageColumn className={styles.page}>
    <h1 tabIndex={-1}>{title}</h1>
    {problem === null ? null : <Notice kind="stop" role="alert" title={problem} />}
    {children}
  </PageColumn>
);

/** Programs that only open links of letters press nothing. */
const PressOnce = ({ data, act }: { readonly data: NewsletterView; readonly act: "confirm" | "end" }) => {
  const t = useTexts("newsletter");
  return (
    <Frame title={t(`title.${act}`)} problem={data.problem}>
      <p className="k-lead">{t(`lead.${act}`)}</p>
      <form className={`k-form ${styles.form}`} method="post" action={data.path}>
        <input type="hidden" name="code" value={data.code} />
        <p className={styles.ways}>
          <Button type="submit" name="act" value={act} size="large">
            {t(`button.${act}`)}
          </Button>
        </p>
      </form>
    </Frame>
  );
};

/** A link that ends nothing, since no subscription belongs to it. */
const Unknown = ({ data }: { readonly data: NewsletterView }) => {
  const t = useTexts("newsletter");
  return (
    <Frame title={t("title.end")} problem={data.problem}>
      <p className={styles.ways}>
        <PageLink href={data.links.contact} {...buttonLook("secondary")}>
          {t("write")}
        </PageLink>
      </p>
    </Frame>
  );
};

const Done = ({
  data,
  title,
  email,
}: {
  readonly data: NewsletterView;
  readonly title: "asked" | "confirmed" | "ended";
  readonly email?: string;
}) => {
  const t = useTexts("newsletter");
  const within = withinInWords(useLocale(), confirmationTime / 1000);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("h1")?.focus(), []);
  useDoneTitle(t(`title.${title}`));
  return (
    <div ref={place}>
      <Frame title={t(`title.${title}`)} problem={null}>
        <Notice kind="free" role="status" title={t(`done.${title}`, { email: email ?? "" })}>
          <p>{t(`next.${title}`, { within })}</p>
        </Notice>
        <p className={styles.ways}>
          <PageLink href={data.links.home} {...buttonLook("secondary")}>
            {t("home")}
          </PageLink>
        </p>
      </Frame>
    </div>
  );
};

const Asking = ({ data }: { readonly data: NewsletterView }) => {
  const t = useTexts("newsletter");
  const handle = useMessage(data);
  if (handle.received !== null) return <Done data={data} title="asked" email={handle.received.email} />;
  return (
    <Frame title={t("title.ask")} problem={handle.problem}>
      <p className="k-lead">{t("lead.ask")}</p>
      <NewsletterForm data={data} handle={handle} />
    </Frame>
  );
};

const NewsletterForm = ({ data, handle }: { readonly data: NewsletterView; readonly handle: MessageHandle }) => {
  const t = useTexts("newsletter");
  return (
    <RequestForm
      data={data}
      handle={handle}
      title={t("errors")}
      names={{ label: (name) => t(name === "email" ? "email" : "consent"), idOf: (name) => `newsletter-${name}` }}
    >
      <div className={styles.part}>
        <TextField
          id="newsletter-email"
          name="email"
          type="email"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="email"
          spellCheck={false}
          aria-required
          value={handle.typed["email"] ?? ""}
          error={handle.errorAt("email")}
          onChange={(typed) => handle.change("email", typed)}
        />
        <CheckBox
          id="newsletter-consent"
          name="consent"
          checked={handle.typed["consent"] === "on"}
          onChange={(checked) => handle.change("consent", checked)}
          error={handle.errorAt("consent")}
          required
        >
          {data.terms}
        </CheckBox>
      </div>
      <p className={`k-small ${styles.quiet}`}>
        {t("privacy")} <PageLink href={data.links.privacy}>{t("privacyLink")}</PageLink>
      </p>
      <p className={styles.ways}>
        <Button type="submit" size="large" busy={handle.busy}>
          {handle.busy ? t("sending") : t("button.ask")}
        </Button>
      </p>
    </RequestForm>
  );
};
