// For who wants to see it whole first: what would be declared, and the button that the law words. What was typed goes along unseen. [LGL-02] [LGL-03]
import { Button } from "@kontor/ui/button";
import type { Declaration } from "@kontor/domain/site/request";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { DeclaredRows } from "./declared-rows.tsx";
import { RequestForm } from "./request-form.tsx";
import { rowsOf } from "./rows-declared.ts";
import type { MessageHandle } from "./use-message.ts";
import type { DeclarationView } from "./views.ts";
import * as styles from "./declaration.module.css";

interface ReviewProps {
  readonly data: DeclarationView;
  readonly handle: MessageHandle;
  /** What would be declared. */
  readonly reviewed: Declaration;
}

export const Review = ({ data, handle, reviewed }: ReviewProps) => {
  const t = useTexts("declaration");
  const locale = useLocale();
  const [, button] = data.words;
  return (
    <RequestForm data={data} handle={handle} title={t("errors")} names={null} labelledBy="declaration-review">
      {Object.entries(handle.typed).map(([name, value]) => (
        // Several lines stay several lines.
        <textarea key={name} name={name} defaultValue={value} hidden readOnly />
      ))}
      <section className="sheet">
        <h2 id="declaration-review">{t(`review.title.${data.form}`)}</h2>
        <DeclaredRows rows={rowsOf({ t, locale }, reviewed, data.categories)} />
      </section>
      <p>{t(`review.${data.form}`, { button })}</p>
      <p className={styles.ways}>
        <Button type="submit" name="act" value="change" kind="secondary" size="large">
          {t("review.change")}
        </Button>
        <Button type="submit" name="act" value="confirm" size="large" busy={handle.busy}>
          {button}
        </Button>
      </p>
    </RequestForm>
  );
};
