// A job: what it is, what it comes with, how to apply. [CNT-03] [LOC-10]
import { buttonLook } from "@kontor/ui/button";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Html } from "../../shell/html.tsx";
import { JobFacts } from "./job-facts.tsx";
import * as styles from "../content/reading.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { JobPage } from "./views.ts";

export default function JobScreen({ page }: { readonly page: PageOf<"job", JobPage> }) {
  const t = useTexts("jobs");
  const { locale, data } = page;
  const { back, job, html, apply, email, others } = data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <p>
        <PageLink href={back}>{t("back")}</PageLink>
      </p>
      <article className={styles.article}>
        <header className={styles.head}>
          <h1>{job.title}</h1>
        </header>
        <div className={styles.columns}>
          <aside className={styles.ledger} aria-label={t("facts")}>
            <JobFacts job={job} locale={locale} />
            <PageLink href={apply} {...buttonLook("primary", "normal", true)}>
              {t("applyNow")}
            </PageLink>
            <p className="k-small">{t("applyHint", { email })}</p>
          </aside>
          <Html html={html} />
        </div>
      </article>
      {others.length === 0 ? null : (
        <section aria-labelledby="others" className={styles.related}>
          <h2 id="others">{t("others")}</h2>
          <ul className={styles.plain}>
            {others.map((other) => (
              <li key={other.slug}>
                <PageLink href={other.href}>{other.title}</PageLink> <span className="k-small">{other.location}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
