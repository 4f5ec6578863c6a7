// The fields, what is wrong with them on top, and the button that the law words. Who only presses Enter is shown the review first. [LGL-02] [LGL-03] [FRM-01] [FRM-05]
import type { ReactNode } from "react";
import { Button } from "@kontor/ui/button";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { RequestForm } from "./request-form.tsx";
import { fieldId } from "./text-input.tsx";
import type { MessageHandle } from "./use-message.ts";
import type { DeclarationView } from "./views.ts";
import * as styles from "./declaration.module.css";

interface FormProps {
  readonly data: DeclarationView;
  readonly handle: MessageHandle;
  readonly children: ReactNode;
}

export const DeclarationForm = ({ data, handle, children }: FormProps) => {
  const t = useTexts("declaration");
  const [, button] = data.words;
  return (
    <RequestForm
      data={data}
      handle={handle}
      title={t("errors")}
      names={{ label: (field) => t(`fields.${field}`), idOf: fieldId }}
    >
      {children}
      <p className={`k-small ${styles.quiet}`}>
        {t("privacy")} <PageLink href={data.links.privacy}>{t("privacyLink")}</PageLink>
      </p>
      <p className={styles.ways}>
        <Button type="submit" name="act" value="review" kind="secondary" size="large">
          {t("toReview")}
        </Button>
        <Button type="submit" name="act" value="confirm" size="large" busy={handle.busy}>
          {button}
        </Button>
      </p>
    </RequestForm>
  );
};
