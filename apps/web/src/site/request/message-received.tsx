// The receipt of a message on the screen, with the way to another one. [FRM-01] [FRM-03] [FRM-04] [LGL-05]
import { useEffect, useRef } from "react";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { useTexts } from "../../platform/texts/texts.tsx";
import { useDoneTitle } from "../../shell/form-errors.tsx";
import { PageColumn } from "../../shell/page-column.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { ReceivedMessage, RequestView } from "./message-views.ts";
import * as styles from "./declaration.module.css";

interface ReceivedProps {
  readonly data: Pick<RequestView, "form" | "path"> & { readonly links: { readonly home: string } };
  readonly received: ReceivedMessage;
  /** Empties the form where scripts run; else the page is loaded again. */
  readonly renew: (() => void) | null;
}

export const MessageReceived = ({ data, received, renew }: ReceivedProps) => {
  const t = useTexts("message");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useDoneTitle(t(`received.title.${data.form}`));
  return (
    <PageColumn className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t(`received.title.${data.form}`)}
      </h1>
      <Notice
        kind="free"
        role="status"
        title={t("received.at", { moment: received.moment, reference: received.reference })}
      >
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
    </PageColumn>
  );
};
