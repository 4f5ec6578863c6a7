// What a withdrawal says: name, contract or order, and where the receipt goes; the law asks for no more. [LGL-03]
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { TextInput } from "./text-input.tsx";
import type { MessageHandle } from "./use-message.ts";
import type { DeclarationView } from "./views.ts";
import * as styles from "./declaration.module.css";

export const WithdrawalFields = ({
  data,
  handle,
}: {
  readonly data: DeclarationView;
  readonly handle: MessageHandle;
}) => {
  const t = useTexts("declaration");
  return (
    <div className={`${styles.part} k-fields`}>
      <p className={styles.quiet}>
        {t("notice")} <PageLink href={data.links.notice}>{t("noticeLink")}</PageLink>
      </p>
      <TextInput handle={handle} name="name" needed autoComplete="name" />
      <TextInput handle={handle} name="contract" needed hint={t("hints.contract")} autoComplete="off" />
      <TextInput
        handle={handle}
        name="email"
        type="email"
        needed
        hint={t("hints.receipt")}
        autoComplete="email"
        spellCheck={false}
      />
    </div>
  );
};
