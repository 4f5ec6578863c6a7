// The details of several jobs side by side; the tick box leaves out what is equal. [CNT-03]
import type { Locale } from "@kontor/domain/visitor/locale";
import { dayText } from "../../page/format.ts";
import type { JobCard } from "../../page/reading-views.ts";
import { useTexts } from "../../page/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Scrolling } from "../blocks/scrolling.tsx";
import { salaryText } from "./job-facts.tsx";

export const JobComparison = ({ jobs, locale }: { readonly jobs: readonly JobCard[]; readonly locale: Locale }) => {
  const t = useTexts("jobs");
  const rows = [
    { fact: "department", values: jobs.map(({ department }) => department) },
    { fact: "location", values: jobs.map(({ location }) => location) },
    { fact: "employment", values: jobs.map(({ employment }) => t(`employment.${employment}`)) },
    {
      fact: "salaryFrom",
      values: jobs.map(({ salaryFrom }) =>
        salaryFrom === null ? t("salaryOpen") : t("salary", { amount: salaryText(locale, salaryFrom) }),
      ),
    },
    { fact: "remote", values: jobs.map(({ remote }) => t(remote ? "yes" : "no")) },
    { fact: "postedOn", values: jobs.map(({ postedOn }) => dayText(locale, postedOn)) },
  ];
  return (
    <section className="r-comparison" aria-labelledby="compare">
      <h2 id="compare">{t("compare")}</h2>
      <label className="r-tick">
        <input type="checkbox" name="differences" />
        <span>{t("differences")}</span>
      </label>
      <Scrolling label={t("compare")}>
        <table>
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
            {rows.map(({ fact, values }) => (
              <tr key={fact} data-same={new Set(values).size === 1 || undefined}>
                <th scope="row">{t(`fact.${fact}`)}</th>
                {values.map((value, at) => (
                  <td key={jobs[at]?.slug}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
};
