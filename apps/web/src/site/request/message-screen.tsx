// Where messages and abuse notices are written: HTML that is sent without scripts, too, on the domain's machine where they run. [FRM-01] [FRM-03] [LGL-05]
import { useEffect, useRef } from "react";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import "@kontor/ui/text-area.css";
import type { PageOf } from "../../platform/page/model.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { GoodFaith, messageFieldId, MessageFields } from "./message-fields.tsx";
import type { MessageView, ReceivedMessage } from "./message-views.ts";
import { type MessageHandle, useMessage } from "./use-message.ts";
import { RequestForm } from "./request-form.tsx";
import * as styles from "./declaration.module.css";

export default function MessageScreen({ page: { data } }: { readonly page: PageOf<"message", MessageView> }) {
  const t = useTexts("message");
  const handle = useMessage(data);
  if (handle.received !== null)
    return <Received data={data} received={handle.received} renew={data.received === null ? handle.renew : null} />;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{t(`title.${data.form}`)}</h1>
      {handle.problem === null ? null : <Notice kind="stop" role="alert" title={handle.problem} />}
      <p className="k-lead">{t(`lead.${data.form}`)}</p>
      {data.form === "contact" ? (
        <p>
          {t("abuseInstead")} <PageLink href={data.links.abuse}>{t("abuseLink")}</PageLink>
        </p>
      ) : null}
      <MessageForm data={data} handle={handle} />
    </div>
  );
}

const MessageForm = ({ data, handle }: { readonly data: MessageView; readonly handle: MessageHandle }) => {
  const t = useTexts("message");
  const errors = handle.refused.map((name) => ({
    field: messageFieldId(name),
    text: t("errorIn", { field: t(name === "goodFaith" ? "goodFaithShort" : `fields.${name}`), text: handle.errorAt(name) ?? "" }),
  }));
  return (
    <RequestForm data={data} handle={handle} title={t("errors")} errors={errors}>
      <MessageFields data={data} handle={handle} />
      {data.form === "abuse" ? <GoodFaith handle={handle} /> : null}
      <p className={`k-small ${styles.quiet}`}>
        {t(`privacy.${data.form}`)} <PageLink href={data.links.privacy}>{t("privacyLink")}</PageLink>
      </p>
      <p className={styles.ways}>
        <Button type="submit" size="large" busy={handle.busy}>
          {handle.busy ? t("sending") : t(`send.${data.form}`)}
        </Button>
      </p>
    </RequestForm>
  );
};

interface ReceivedProps {
  readonly data: MessageView;
  readonly received: ReceivedMessage;
  /** Empties the form where scripts run; else the page is loaded again. */
  readonly renew: (() => void) | null;
}

const Received = ({ data, received, renew }: ReceivedProps) => {
  const t = useTexts("message");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`k-wrap ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t(`received.title.${data.form}`)}
      </h1>
      <Notice kind="free" role="status" title={t("received.at", { moment: received.moment, reference: received.reference })}>
        <p>{t("received.mail", { email: received.email })}</p>
        <p>{t(`received.next.${data.form}`)}</p>
      </Notice>
      <p className={styles.ways}>
        {renew === null ? (
          <a href={data.path} {...buttonLook("secondary")}>
            {t(`received.again.${data.form}`)}
          </a>
        ) : (
          <Button kind="secondary" onClick={renew}>
            {t(`received.again.${data.form}`)}
          </Button>
        )}
        <PageLink href={data.links.home} {...buttonLook("secondary")}>
          {t("received.home")}
        </PageLink>
      </p>
    </div>
  );
};
