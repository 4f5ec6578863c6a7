// For who wants to see it whole first: what would be declared, and the button that the law words. What was typed goes along unseen. [LGL-02] [LGL-03]
import { Button } from "@kontor/ui/button";
import type { DeclarationView } from "./views.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { DeclaredRows } from "./declared-rows.tsx";
import * as styles from "./declaration.module.css";

export const Review = ({ data }: { readonly data: Extract<DeclarationView, { readonly step: "reviewed" }> }) => {
  const t = useTexts("declaration");
  const [, button] = data.words;
  return (
    <form className="k-form" method="post" action={data.path} aria-labelledby="declaration-review">
      <input type="hidden" name="key" value={data.key} />
      {Object.entries(data.typed).map(([name, value]) => (
        // Several lines stay several lines.
        <textarea key={name} name={name} defaultValue={value} hidden readOnly />
      ))}
      <section className="sheet">
        <h2 id="declaration-review">{t(`review.title.${data.form}`)}</h2>
        <DeclaredRows rows={data.rows} />
      </section>
      <p>{t(`review.${data.form}`, { button })}</p>
      <p className={styles.ways}>
        <Button type="submit" name="act" value="change" kind="secondary" size="large">
          {t("review.change")}
        </Button>
        <Button type="submit" name="act" value="confirm" size="large">
          {button}
        </Button>
      </p>
    </form>
  );
};
