// The rows of a price list: features, setup fee, minimum term; each knows whether all plans agree on it.
import { hourPriceText, moneyText } from "../../platform/texts/format.ts";
import type { Translate } from "../../platform/texts/texts.tsx";
import type { Plan, PlanList } from "./plan-views.ts";
import type { Locale } from "@kontor/domain/visitor/locale";

export interface PlanRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly same: boolean;
}

/** The minimum term in one line. */
export const termOf = ({ term }: Pick<Plan, "term">, t: Translate): string =>
  term === null ? t("none") : `${term.months}, ${term.end}`;

/** The terms of several plans, each once. */
export const termsOf = (plans: readonly Plan[]): readonly string[] => [
  ...new Set(plans.flatMap(({ term }) => (term === null ? [] : [`${term.months}, ${term.end}`]))),
];

export const planRows = ({ features, plans }: PlanList, t: Translate, locale: Locale): readonly PlanRow[] => {
  const row = (key: string, label: string, values: readonly string[], same = new Set(values).size <= 1): PlanRow => ({
    key,
    label,
    values,
    same,
  });
  return [
    ...features.map(({ key, label, same }, at) =>
      row(
        key,
        label,
        plans.map((plan) => plan.values[at] || "–"),
        same,
      ),
    ),
    ...(plans.every(({ hourly }) => hourly === null)
      ? []
      : [
          row(
            "hourly",
            t("hour"),
            plans.map(({ hourly }) => (hourly === null ? "–" : hourPriceText(locale, hourly))),
          ),
        ]),
    row(
      "setup",
      t("setup"),
      plans.map(({ setup }) => (setup === 0 ? t("none") : moneyText(locale, setup))),
    ),
    row(
      "term",
      t("term"),
      plans.map((plan) => termOf(plan, t)),
    ),
  ];
};

/** What is cheaper for now, in words; null when nothing is. */
export const dealText = (plan: Plan, t: Translate, locale: Locale): string | null => {
  if (plan.freeMonths > 0) return t("free", { count: plan.freeMonths });
  return plan.firstMonthDiscount > 0 ? t("discount", { amount: moneyText(locale, plan.firstMonthDiscount) }) : null;
};
