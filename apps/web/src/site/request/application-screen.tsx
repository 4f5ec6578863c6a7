// Where one applies, for a job or on one's own initiative, with files; sent without scripts, too. [FRM-01] [FRM-04] [CNT-03]
import { Button } from "@kontor/ui/button";
import { FileField } from "@kontor/ui/file-field";
import { Notice } from "@kontor/ui/notice";
import { SelectField } from "@kontor/ui/select-field";
import { TextArea } from "@kontor/ui/text-area";
import { allowedTypes, attachmentLimits } from "@kontor/domain/site/request";
import "@kontor/ui/text-area.css";
import "@kontor/ui/file-field.css";
import type { PageOf } from "../../platform/page/model.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { messageFieldId, useField, WriterFields } from "./message-fields.tsx";
import { MessageFrame } from "./message-frame.tsx";
import type { ApplicationView } from "./message-views.ts";
import { RequestForm } from "./request-form.tsx";
import { type MessageHandle, useMessage } from "./use-message.ts";
import * as styles from "./declaration.module.css";

export default function ApplicationScreen({
  page: { data },
}: {
  readonly page: PageOf<"application", ApplicationView>;
}) {
  const t = useTexts("message");
  const handle = useMessage(data);
  return (
    <MessageFrame data={data} handle={handle} title={t("title.application")} lead={t("lead.application")}>
      <p>
        <PageLink href={data.links.jobs}>{t("jobsLink")}</PageLink>
      </p>
      <RequestForm
        data={data}
        handle={handle}
        title={t("errors")}
        names={{ label: (name) => t(`fields.${name}`), idOf: messageFieldId }}
        withFiles
      >
        <WriterFields form="application" handle={handle} />
        <ApplicationFields data={data} handle={handle} />
        <p className={`k-small ${styles.quiet}`}>
          {t("privacy.application")} <PageLink href={data.links.privacy}>{t("privacyLink")}</PageLink>
        </p>
        {handle.busy ? <Sent share={handle.sent} /> : null}
        <p className={styles.ways}>
          <Button type="submit" size="large" busy={handle.busy}>
            {handle.busy ? t("sending") : t("send.application")}
          </Button>
        </p>
      </RequestForm>
    </MessageFrame>
  );
}

/** How often progress is read out, in parts of a hundred. */
const step = 25;

/** How much of the files is sent: shown as it goes, read out at each quarter. */
const Sent = ({ share }: { readonly share: number }) => {
  const t = useTexts("message");
  const percent = Math.round(share * 100);
  return (
    <div className={styles.sent}>
      <progress max={100} value={percent} aria-label={t("filesSent")} />
      <span className="k-figures" aria-hidden="true">
        {t("sentPercent", { percent })}
      </span>
      <span className="k-hidden" role="status">
        {t("sentPercent", { percent: Math.floor(percent / step) * step })}
      </span>
    </div>
  );
};

const ApplicationFields = ({ data, handle }: { readonly data: ApplicationView; readonly handle: MessageHandle }) => {
  const t = useTexts("message");
  const field = useField(handle);
  const { files: count, megabytesEach, megabytesTotal } = attachmentLimits;
  const { onChange: _, value: __, ...files } = field("files");
  return (
    <fieldset className={styles.part}>
      <legend>{t("parts.message.application")}</legend>
      <SelectField {...field("job")} options={[{ value: "", label: t("initiative") }, ...data.jobs]} />
      <TextArea {...field("message")} rows={8} aria-required hint={t("hints.message.application")} />
      {data.filesLost || handle.filesLost ? <Notice kind="brass" title={t("filesAgain")} /> : null}
      <FileField
        {...files}
        multiple
        accept={data.accept}
        note={t("optional")}
        hint={t("hints.files", { types: allowedTypes, count, each: megabytesEach, total: megabytesTotal })}
        onChange={handle.choose}
      />
    </fieldset>
  );
};
