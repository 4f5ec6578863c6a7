// The price list of narrow screens: a card for each plan, its features as rows of a ledger.
import { buttonLook } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import { ChevronDown } from "lucide-react";
import { moneyText } from "../../platform/texts/format.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { PlanListProps } from "./plan-views.ts";
import { vatText } from "../../visitor/business-vat/vat-text.ts";
import { PageLink } from "../../shell/page-link.tsx";
import { dealText, planRows, termOf } from "./plan-rows.ts";
import { PlanSlip } from "./plan-slip.tsx";
import { PlanValue } from "./plan-value.tsx";
import * as styles from "./plans.module.css";

/** As many facts stand in a card; the rest unfolds. */
const mostRows = 4;
const besidePrice: ReadonlySet<string> = new Set(["setup", "term"]);

export const PlanCards = ({
  list,
  vat,
  locale,
  below: Heading = "h2",
}: PlanListProps & {
  /** Level of the plans' names. */
  readonly below?: "h2" | "h3";
}) => {
  const t = useTexts("category");
  // What a plan costs once and binds stands with its price.
  const rows = planRows(list, t, locale).filter(({ key }) => !besidePrice.has(key));
  const anyRecommended = list.plans.some(({ recommended }) => recommended);
  const facts = (from: number, to: number | undefined, at: number) => (
    <dl className="k-leaders">
      {rows.slice(from, to).map((row) => (
        <div key={row.key} data-same={row.same || undefined}>
          <dt>{row.label}</dt>
          <dd className="k-value">
            <PlanValue value={row.values[at] ?? ""} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <ul className={styles.cards}>
      {list.plans.map((plan, at) => {
        const deal = dealText(plan, t, locale);
        return (
          <li
            key={plan.key}
            id={Heading === "h2" ? `plan-${plan.key}` : undefined}
            className={styles.card}
            data-sold-out={plan.soldOut || undefined}
            data-recommended={plan.recommended || undefined}
          >
            {plan.recommended ? <p className={styles.planMark}>{t("recommended")}</p> : null}
            <div className={styles.cardHead}>
              <Heading data-moves={`name-${plan.key}`}>{plan.title}</Heading>
              <PlanSlip soldOut={plan.soldOut ? t("soldOut") : null} deal={deal} />
            </div>
            <p className={styles.cardSummary}>{plan.summary}</p>
            <div>
              <p data-moves={`price-${plan.key}`}>
                <Price
                  locale={locale}
                  amount={plan.monthly}
                  unit={t(plan.hourly === null ? "perMonth" : "perMonthMost")}
                />
              </p>
              <p className="k-small">{vatText(t, "vat", vat, locale)}</p>
              <p className="k-small">
                {t("terms", {
                  setup: plan.setup === 0 ? t("none") : moneyText(locale, plan.setup),
                  term: termOf(plan, t),
                })}
              </p>
            </div>
            {facts(0, rows.length > mostRows + 1 ? mostRows : undefined, at)}
            {rows.length > mostRows + 1 ? (
              <details className={styles.more}>
                <summary>
                  {t("details")}
                  <span className="k-hidden">: {plan.title}</span>
                  <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
                </summary>
                {facts(mostRows, undefined, at)}
              </details>
            ) : null}
            <p className={styles.cardAction}>
              <PageLink
                href={plan.href}
                {...buttonLook(
                  plan.soldOut || (anyRecommended && !plan.recommended) ? "secondary" : "primary",
                  "normal",
                  true,
                )}
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
