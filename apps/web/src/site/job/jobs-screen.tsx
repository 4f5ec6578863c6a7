// Jobs: filters in the URL, the list, the details side by side. [CNT-03]
import { Button, buttonLook } from "@kontor/ui/button";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { JobComparison } from "./job-comparison.tsx";
import { JobFacts } from "./job-facts.tsx";
import * as styles from "../content/reading.module.css";
import * as own from "./jobs.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { FilterChoice, JobsPage } from "./views.ts";

export default function JobsScreen({ page }: { readonly page: PageOf<"jobs", JobsPage> }) {
  const t = useTexts("jobs");
  const { locale, data } = page;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p className="k-lead">{t("lead")}</p>
      </header>
      <div className={styles.jobs}>
        <Filters page={page} />
        <section aria-labelledby="found" className={own.jobList}>
          <h2 id="found">{t("found", { count: data.jobs.length })}</h2>
          {data.jobs.length === 0 ? <p>{t("none")}</p> : null}
          <ul>
            {data.jobs.map((job) => (
              <li key={job.slug} className={own.job}>
                <h3>
                  <PageLink href={job.href}>{job.title}</PageLink>
                </h3>
                <JobFacts job={job} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {data.jobs.length < 2 ? null : <JobComparison jobs={data.jobs} locale={locale} />}
      <section id="initiative" className={own.initiative} aria-labelledby="initiative-title">
        <h2 id="initiative-title">{t("initiative.title")}</h2>
        <p>{t("initiative.text")}</p>
        <p>
          <PageLink href={data.apply} {...buttonLook("secondary")}>
            {t("initiative.link")}
          </PageLink>
        </p>
      </section>
    </div>
  );
}

/** A plain form that asks for the same page again: it works without scripts, and its address can be passed on. */
const Filters = ({ page }: { readonly page: PageOf<"jobs", JobsPage> }) => {
  const t = useTexts("jobs");
  const { filters, choices, path, jobs, total } = page.data;
  const isFiltered = jobs.length < total;
  return (
    <details className={styles.fold} open={isFiltered || undefined}>
      <summary>{t("filters")}</summary>
      {/* What is in the fields belongs to the address: a browser that goes back fills in nothing of another list. */}
      <form
        key={JSON.stringify(filters)}
        className={styles.filters}
        action={path}
        method="get"
        autoComplete="off"
        role="search"
        aria-label={t("filters")}
      >
        <label className="k-field">
          <span className="k-field-label">{t("text")}</span>
          <input className="k-input" type="search" name="text" maxLength={100} defaultValue={filters.text} />
        </label>
        {(["department", "location", "employment"] as const).map((name) => (
          <Choices key={name} name={name} choices={choices[name]} />
        ))}
        <label className="k-field">
          <span className="k-field-label">{t("salaryAtLeast")}</span>
          <input
            className="k-input"
            type="number"
            name="salary"
            min={1}
            max={9_999_999}
            step={1}
            inputMode="numeric"
            defaultValue={filters.salary ?? ""}
          />
        </label>
        <label className={own.tick}>
          <input type="checkbox" name="remote" value="1" defaultChecked={filters.remote} />
          <span>{t("remoteOnly")}</span>
        </label>
        <div className={own.filterActions}>
          <Button type="submit">{t("apply")}</Button>
          <PageLink href={path} {...buttonLook("quiet")}>
            {t("reset")}
          </PageLink>
        </div>
      </form>
    </details>
  );
};

const Choices = ({
  name,
  choices,
}: {
  readonly name: "department" | "location" | "employment";
  readonly choices: readonly FilterChoice[];
}) => {
  const t = useTexts("jobs");
  return (
    <fieldset className={own.choices}>
      <legend>{t(`fact.${name}`)}</legend>
      {choices.map(({ value, label, count, ticked }) => (
        <label key={value} className={own.tick}>
          <input type="checkbox" name={name} value={value} defaultChecked={ticked} />
          <span>
            {label} <span className="k-small">({count})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
