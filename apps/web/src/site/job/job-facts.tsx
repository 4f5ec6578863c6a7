// What a job comes with, as facts in a row: place, hours, salary, from when. [CNT-03]
import type { Locale } from "@kontor/domain/visitor/locale";
import { moneyText } from "../../platform/texts/format.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { Day } from "../content/reading-parts.tsx";
import type { JobCard } from "./views.ts";
import * as styles from "./jobs.module.css";

/** Salaries are whole euros. */
export const salaryText = (locale: Locale, euros: number): string =>
  moneyText(locale, euros * 100).replace(/[.,]00(?=\D|$)/, "");

export const JobFacts = ({ job, locale }: { readonly job: JobCard; readonly locale: Locale }) => {
  const t = useTexts("jobs");
  const facts = [
    [t("fact.department"), job.department],
    [t("fact.location"), job.remote ? t("orRemote", { location: job.location }) : job.location],
    [t("fact.employment"), t(`employment.${job.employment}`)],
    [
      t("fact.salaryFrom"),
      job.salaryFrom === null ? t("salaryOpen") : t("salary", { amount: salaryText(locale, job.salaryFrom) }),
    ],
  ] as const;
  return (
    <dl className={styles.jobFacts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t("fact.postedOn")}</dt>
        <dd>
          <Day date={job.postedOn} locale={locale} />
        </dd>
      </div>
    </dl>
  );
};
