// Two plans beside each other on narrow screens, where a table of all has no room: only what they differ in, their names in sight. [PRD-06]
import { buttonLook } from "@kontor/ui/button";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTypedBefore } from "../../platform/client/typed-before.ts";
import { moneyText } from "../../platform/texts/format.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { planRows } from "./plan-rows.ts";
import type { PlanListProps } from "./plan-views.ts";
import { PlanValue } from "./plan-value.tsx";
import * as pair from "./plan-pair.module.css";
import * as styles from "./plans.module.css";

const sides = ["one", "other"] as const;

/** The recommended plan beside the next larger one; of which the visitor may change either. */
const first = (plans: PlanListProps["list"]["plans"]): readonly [number, number] => {
  const recommended = Math.max(
    0,
    plans.findIndex((plan) => plan.recommended),
  );
  return recommended + 1 < plans.length ? [recommended, recommended + 1] : [recommended - 1, recommended];
};

export const PlanPair = ({ list, locale }: Pick<PlanListProps, "list" | "locale">) => {
  const t = useTexts("category");
  const id = useId();
  const { plans } = list;
  const [chosen, setChosen] = useState(() => first(plans));
  const shown = chosen.flatMap((at) => plans[at] ?? []);
  const differing = planRows(list, t, locale).filter(({ values }) => values[chosen[0]] !== values[chosen[1]]);
  const choose = (side: number, at: number): void =>
    setChosen(([one, other]) => (side === 0 ? [at, other] : [one, at]));
  useTypedBefore(`${id}one`, (at) => choose(0, Number(at)));
  useTypedBefore(`${id}other`, (at) => choose(1, Number(at)));
  return (
    <details className={`${styles.more} ${pair.pair}`}>
      <summary>
        {t("pair.title")}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <table>
        <caption className="k-hidden">{t("pair.title")}</caption>
        <thead>
          <tr>
            {sides.map((side, at) => (
              <th key={side} scope="col">
                <select
                  id={`${id}${side}`}
                  className="k-input"
                  aria-label={t(`pair.${side}`)}
                  value={chosen[at]}
                  data-scripted=""
                  onChange={(event) => choose(at, Number(event.target.value))}
                >
                  {plans.map(({ key, title }, place) => (
                    <option key={key} value={place}>
                      {title}
                    </option>
                  ))}
                </select>
                <span className={pair.price}>
                  <span className="k-figures">{moneyText(locale, shown[at]?.monthly ?? 0)}</span>{" "}
                  <span className="k-small">{t(shown[at]?.hourly === null ? "perMonth" : "perMonthMost")}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map(({ key, label, values }) => (
            <tr key={key}>
              {chosen.map((place, at) => (
                <td key={sides[at]}>
                  <span className={pair.label}>{label}</span>
                  <PlanValue value={values[place] ?? ""} />
                </td>
              ))}
            </tr>
          ))}
          {differing.length === 0 ? (
            <tr>
              <td colSpan={2}>{t("pair.same")}</td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            {shown.map(({ href, title, soldOut }, at) => (
              <td key={sides[at]}>
                <PageLink
                  href={href}
                  {...buttonLook("secondary", "normal", true)}
                  label={t(soldOut ? "viewTitle" : "chooseTitle", { title })}
                >
                  {t(soldOut ? "view" : "choose")}
                </PageLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </details>
  );
};
