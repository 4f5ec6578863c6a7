// The fields, what is wrong with them on top, and the button that the law words. Who only presses Enter is shown the review first. [LGL-02] [LGL-03] [FRM-01] [FRM-05]
import type { ReactNode } from "react";
import { Button } from "@kontor/ui/button";
import { ErrorSummary } from "@kontor/ui/error-summary";
import type { DeclarationInput } from "./views.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { draftName, useDeclarationDraft } from "./declaration-draft.ts";
import { fieldId } from "./text-input.tsx";
import * as styles from "./declaration.module.css";

export const DeclarationForm = ({ data, children }: { readonly data: DeclarationInput; readonly children: ReactNode }) => {
  const t = useTexts("declaration");
  const [, button] = data.words;
  const form = useDeclarationDraft(draftName(data));
  const errors = data.errors.map(({ field, text }) => ({
    field: fieldId(field),
    text: t("errorIn", { field: t(`fields.${field}`), text }),
  }));
  return (
    <form ref={form} className={`k-form ${styles.form}`} method="post" action={data.path} noValidate>
      <input type="hidden" name="key" value={data.key} />
      <ErrorSummary title={t("errors")} errors={errors} attempt={0} />
      {children}
      <p className={`k-small ${styles.quiet}`}>
        {t("privacy")} <PageLink href={data.links.privacy}>{t("privacyLink")}</PageLink>
      </p>
      <p className={styles.ways}>
        <Button type="submit" name="act" value="review" kind="secondary" size="large">
          {t("toReview")}
        </Button>
        <Button type="submit" name="act" value="confirm" size="large">
          {button}
        </Button>
      </p>
    </form>
  );
};
