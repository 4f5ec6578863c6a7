// Where messages are written that a person answers: HTML that is sent without scripts, too, on the domain's machine where they run. [FRM-01] [FRM-03] [FRM-04] [LGL-05]
import { messagesStoredDays } from "@kontor/domain/shop/personal-data";
import { daysInWords } from "@kontor/domain/visitor/locale";
import { Button } from "@kontor/ui/button";
import "@kontor/ui/text-area.css";
import type { PageOf } from "../../platform/page/model.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { ContactCard } from "../../shell/contact-card.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { GoodFaith, messageFieldId, MessageFields } from "./message-fields.tsx";
import { MessageFrame } from "./message-frame.tsx";
import type { MessageView } from "./message-views.ts";
import { type MessageHandle, useMessage } from "./use-message.ts";
import { RequestForm } from "./request-form.tsx";
import * as styles from "./declaration.module.css";

export default function MessageScreen({ page: { data } }: { readonly page: PageOf<"message", MessageView> }) {
  const t = useTexts("message");
  const handle = useMessage(data);
  const product = data.product ?? "";
  return (
    <MessageFrame
      data={data}
      handle={handle}
      title={t(`title.${data.form}`, { product })}
      lead={t(`lead.${data.form}`, { product })}
      side={<ContactCard contact={data.contact} />}
    >
      {data.form === "contact" ? (
        <p>
          {t("abuseInstead")} <PageLink href={data.links.abuse}>{t("abuseLink")}</PageLink>
        </p>
      ) : null}
      <MessageForm data={data} handle={handle} />
    </MessageFrame>
  );
}

const MessageForm = ({ data, handle }: { readonly data: MessageView; readonly handle: MessageHandle }) => {
  const t = useTexts("message");
  const after = daysInWords(useLocale(), messagesStoredDays, "in");
  return (
    <RequestForm
      data={data}
      handle={handle}
      title={t("errors")}
      names={{ label: (name) => t(name === "goodFaith" ? "goodFaithShort" : `fields.${name}`), idOf: messageFieldId }}
    >
      <MessageFields data={data} handle={handle} />
      {data.form === "abuse" ? <GoodFaith handle={handle} /> : null}
      <p className={`k-small ${styles.quiet}`}>
        {t(`privacy.${data.form}`, { after })} <PageLink href={data.links.privacy}>{t("privacyLink")}</PageLink>
      </p>
      <p className={styles.ways}>
        <Button type="submit" size="large" busy={handle.busy}>
          {handle.busy ? t("sending") : t(`send.${data.form}`)}
        </Button>
      </p>
    </RequestForm>
  );
};
