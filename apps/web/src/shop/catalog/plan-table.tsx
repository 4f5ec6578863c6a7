// The price list of wide screens: plans as columns, features as rows, a head that stays in sight.
import { buttonLook } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { PlanListProps } from "./plan-views.ts";
import { vatText } from "../../visitor/business-vat/vat-text.ts";
import { PageLink } from "../../shell/page-link.tsx";
import { dealText, planRows, termsOf } from "./plan-rows.ts";
import { PlanSlip } from "./plan-slip.tsx";
import { PlanValue } from "./plan-value.tsx";
import * as styles from "./plans.module.css";

export const PlanTable = ({ list, vat, locale }: PlanListProps) => {
  const t = useTexts("category");
  const anyRecommended = list.plans.some(({ recommended }) => recommended);
  const terms = termsOf(list.plans);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="k-small">{vatText(t, "vat", vat, locale)}</span>
            </th>
            {list.plans.map((plan) => {
              const deal = dealText(plan, t, locale);
              return (
                <th
                  key={plan.key}
                  scope="col"
                  data-sold-out={plan.soldOut || undefined}
                  data-recommended={plan.recommended || undefined}
                >
                  {anyRecommended ? (
                    <span className={styles.planMark}>{plan.recommended ? t("recommendedShort") : null}</span>
                  ) : null}
                  <span className={styles.planTitle} data-moves={`name-${plan.key}`}>
                    {plan.title}
                  </span>
                  <span className={styles.planPrice} data-moves={`price-${plan.key}`}>
                    <Price locale={locale} amount={plan.monthly} size="small" />{" "}
                    <span className="k-price-unit">{t(plan.hourly === null ? "perMonth" : "perMonthMost")}</span>
                  </span>
                  <PageLink
                    href={plan.href}
                    {...buttonLook(
                      plan.soldOut || (anyRecommended && !plan.recommended) ? "secondary" : "primary",
                      "small",
                      true,
                    )}
                    label={
                      plan.soldOut ? t("viewTitle", { title: plan.title }) : t("chooseTitle", { title: plan.title })
                    }
                  >
                    {plan.soldOut ? t("view") : t("choose")}
                  </PageLink>
                  <span className={styles.planSlip}>
                    <PlanSlip soldOut={plan.soldOut ? t("soldOut") : null} deal={deal} />
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {planRows(list, t, locale).map((row) => (
            <tr key={row.key} data-same={row.same || undefined}>
              <th scope="row">{row.label}</th>
              {row.values.map((value, at) => (
                <td key={list.plans[at]?.key} data-recommended={list.plans[at]?.recommended || undefined}>
                  {/* Its earliest end is said once, below. */}
                  <PlanValue value={row.key === "term" ? (list.plans[at]?.term?.months ?? value) : value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {terms.length === 0 ? null : (
        <p className={`k-small ${styles.terms}`}>{t("orderedToday", { terms: terms.join(" · ") })}</p>
      )}
    </>
  );
};
