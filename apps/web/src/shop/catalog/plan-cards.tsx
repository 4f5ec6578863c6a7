// The price list of narrow screens: a card for each plan, its features as rows of a ledger.
import { buttonLook } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { ShownVat } from "../vat/shown-vat.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { PlanList } from "./plan-views.ts";
import { vatText } from "../vat/vat-text.ts";
import { PageLink } from "../../shell/page-link.tsx";
import { dealText, planRows } from "./plan-rows.ts";
import { PlanSlip } from "./plan-slip.tsx";
import * as styles from "./category.module.css";

export const PlanCards = ({
  list,
  vat,
  locale,
  below: Heading = "h2",
}: {
  readonly list: PlanList;
  readonly vat: ShownVat;
  readonly locale: Locale;
  /** Level of the plans' names. */
  readonly below?: "h2" | "h3";
}) => {
  const t = useTexts("category");
  const rows = planRows(list, t, locale);
  return (
    <ul className={styles.cards}>
      {list.plans.map((plan, at) => {
        const deal = dealText(plan, t, locale);
        return (
          <li key={plan.key} className={styles.card} data-sold-out={plan.soldOut || undefined}>
            <div className={styles.cardHead}>
              <Heading data-moves={`name-${plan.key}`}>{plan.title}</Heading>
              <PlanSlip soldOut={plan.soldOut ? t("soldOut") : null} deal={deal} />
            </div>
            <p className={styles.cardSummary}>{plan.summary}</p>
            <div>
              <p data-moves={`price-${plan.key}`}>
                <Price locale={locale} amount={plan.monthly} unit={t(plan.hourly === null ? "perMonth" : "perMonthMost")} />
              </p>
              <p className="k-small">{vatText(t, "vat", vat, locale)}</p>
            </div>
            <dl className="k-leaders">
              {rows.map((row) => (
                <div key={row.key} data-same={row.same || undefined}>
                  <dt>{row.label}</dt>
                  <dd className="k-value">{row.values[at]}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.cardAction}>
              <PageLink
                href={plan.href}
                {...buttonLook(plan.soldOut ? "secondary" : "primary", "normal", true)}
                label={plan.soldOut ? t("viewTitle", { title: plan.title }) : t("chooseTitle", { title: plan.title })}
              >
                {plan.soldOut ? t("view") : t("choose")}
              </PageLink>
            </p>
          </li>
        );
      })}
    </ul>
  );
};
