// Plans within a page: a price list of several, or one of them closer up; prices are the catalogue's at the shown rate. [CNT-01] [VAT-10]
import { buttonLook } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import type { BlockViewOf } from "../views.ts";
import type { ShownVat } from "../../../visitor/business-vat/shown-vat.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { vatText } from "../../../visitor/business-vat/vat-text.ts";
import { PageLink } from "../../../shell/page-link.tsx";
import { PlanCards } from "../../../shop/catalog/plan-cards.tsx";
import { dealText } from "../../../shop/catalog/plan-rows.ts";
import { PlanTable } from "../../../shop/catalog/plan-table.tsx";
import { ShownPicture } from "../../../shell/picture/picture.tsx";
import { BlockSection } from "../../../shell/section.tsx";
import * as plans from "../../../shop/catalog/plans.module.css";
import * as styles from "./blocks.module.css";

/** Wider lists than this are read as cards only. */
const mostColumns = 6;

export const ProductList = ({
  block,
  vat,
}: {
  readonly block: BlockViewOf<"product-list">;
  readonly vat: ShownVat;
}) => {
  const t = useTexts("category");
  const locale = useLocale();
  const { list } = block;
  const compared = list.features.length > 0 && list.plans.length > 1 && list.plans.length <= mostColumns;
  return (
    <BlockSection block={block} kind="product-list">
      <div className={plans.plans} data-compared={compared || undefined}>
        {compared ? (
          <label className="c-differences">
            <input type="checkbox" name={`differences-${block.id}`} />
            <span>{t("differences")}</span>
          </label>
        ) : null}
        {compared ? <PlanTable list={list} vat={vat} locale={locale} /> : null}
        <PlanCards list={list} vat={vat} locale={locale} below="h3" />
      </div>
    </BlockSection>
  );
};

export const ProductTeaser = ({
  block,
  vat,
}: {
  readonly block: BlockViewOf<"product-teaser">;
  readonly vat: ShownVat;
}) => {
  const t = useTexts("category");
  const locale = useLocale();
  const { plan, image } = block;
  const deal = dealText(plan, t, locale);
  return (
    <BlockSection block={block} kind="product-teaser">
      <article className={styles.teaser} data-pictured={image !== null || undefined}>
        {image === null ? null : <ShownPicture picture={image} className={styles.teaserPicture} />}
        <div className={styles.teaserWords}>
          <h3>{plan.title}</h3>
          <p>{plan.summary}</p>
          {plan.soldOut ? (
            <p>
              <span className="k-slip" data-kind="stop">
                {t("soldOut")}
              </span>
            </p>
          ) : deal === null ? null : (
            <p>
              <span className="k-slip" data-kind="deal">
                {deal}
              </span>
            </p>
          )}
          <div>
            <p>
              <Price locale={locale} amount={plan.monthly} unit={t("perMonth")} />
            </p>
            <p className="k-small">{vatText(t, "vat", vat, locale)}</p>
          </div>
          <p>
            <PageLink href={plan.href} {...buttonLook(plan.soldOut ? "secondary" : "primary")}>
              {t("viewTitle", { title: plan.title })}
            </PageLink>
          </p>
        </div>
      </article>
    </BlockSection>
  );
};
