// What a withdrawal says: name, contract or order, and where the receipt goes; the law asks for no more. [LGL-03]
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import type { DeclarationInput } from "./views.ts";
import { TextInput } from "./text-input.tsx";
import * as styles from "./declaration.module.css";

export const WithdrawalFields = ({ data }: { readonly data: DeclarationInput }) => {
  const t = useTexts("declaration");
  return (
    <div className={`${styles.part} k-fields`}>
      <p className={styles.quiet}>
        {t("notice")} <PageLink href={data.links.notice}>{t("noticeLink")}</PageLink>
      </p>
      <TextInput data={data} name="name" needed autoComplete="name" />
      <TextInput data={data} name="contract" needed hint={t("hints.contract")} autoComplete="off" />
      <TextInput data={data} name="email" type="email" needed hint={t("hints.receipt")} autoComplete="email" spellCheck={false} />
    </div>
  );
};
