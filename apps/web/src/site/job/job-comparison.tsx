// The details of several jobs side by side; the tick box leaves out what is equal. [CNT-03]
import { comparison, type ComparisonRow } from "@kontor/domain/site/job";
import type { Locale } from "@kontor/domain/visitor/locale";
import { Disclosure } from "@kontor/ui/disclosure";
import "@kontor/ui/disclosure.css";
import { dayText } from "../../platform/texts/format.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Scrolling } from "../../shell/scrolling.tsx";
import { salaryText } from "./job-facts.tsx";
import type { JobCard } from "./views.ts";
import * as styles from "./jobs.module.css";

export const JobComparison = ({ jobs, locale }: { readonly jobs: readonly JobCard[]; readonly locale: Locale }) => {
  const t = useTexts("jobs");
  /** Each fact of a job in words. */
  const words: Readonly<Record<ComparisonRow["fact"], (job: JobCard) => string>> = {
    department: ({ department }) => department,
    location: ({ location }) => location,
    employment: ({ employment }) => t(`employment.${employment}`),
    salaryFrom: ({ salaryFrom }) =>
      salaryFrom === null ? t("salaryOpen") : t("salary", { amount: salaryText(locale, salaryFrom) }),
    remote: ({ remote }) => t(remote ? "yes" : "no"),
    postedOn: ({ postedOn }) => dayText(locale, postedOn),
  };
  return (
    <section className={styles.comparison} aria-label={t("compare")}>
      <Disclosure summary={t("compare")}>
        <label className={styles.tick}>
          <input type="checkbox" name="differences" />
          <span>{t("differences")}</span>
        </label>
        <Scrolling label={t("compare")}>
          <table data-stacks="">
            <thead>
              <tr>
                <th scope="col">{t("detail")}</th>
                {jobs.map(({ slug, title, href }) => (
                  <th key={slug} scope="col">
                    <PageLink href={href}>{title}</PageLink>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comparison(jobs).map(({ fact, differs }) => (
                <tr key={fact} data-same={!differs || undefined}>
                  <th scope="row">{t(`fact.${fact}`)}</th>
                  {jobs.map((job) => (
                    <td key={job.slug} data-column={job.title}>
                      {words[fact](job)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      </Disclosure>
    </section>
  );
};
