// The law book: every business rule in words, in its part, with an anchor of its own and a search that needs no scripts. [HDL-01]
import { Button } from "@kontor/ui/button";
import { Search } from "lucide-react";
import { Fragment } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import * as styles from "./law-book.module.css";
import type { RuleView, LawBookPage } from "./views.ts";
import type { PageOf } from "../../platform/page/model.ts";

export default function LawBookScreen({ page }: { readonly page: PageOf<"law-book", LawBookPage> }) {
  const t = useTexts("law-book");
  const { wanted, count, parts } = page.data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <header className="l-head">
        <h1>{t("title")}</h1>
        <p className="k-lead">{t("lead")}</p>
      </header>
      <search>
        <form method="get" autoComplete="off" className="b-endings-search">
          <label className="k-field-label" htmlFor="law-search">
            {t("search")}
          </label>
          <div className="b-endings-row">
            <input
              id="law-search"
              className="k-input"
              type="search"
              name="q"
              maxLength={80}
              defaultValue={wanted}
              placeholder={t("placeholder")}
            />
            <Button type="submit" kind="secondary" icon={<Search />}>
              {t("find")}
            </Button>
          </div>
        </form>
      </search>
      <p className="k-small" role="status">
        {t("count", { count })}
      </p>
      <div className={styles.columns} data-listed={wanted === "" && parts.length > 0 ? true : undefined}>
        {wanted !== "" || parts.length === 0 ? null : (
          <nav className={styles.parts} aria-label={t("parts")}>
            <ul>
              {[...parts.filter(({ inner }) => !inner), { anchor: "inner", title: t("inner") }].map(
                ({ anchor, title }) => (
                  <li key={anchor}>
                    <a href={`#${anchor}`}>{title}</a>
                  </li>
                ),
              )}
            </ul>
          </nav>
        )}
        <div className={styles.body}>
          {parts
            .filter(({ inner }) => wanted !== "" || !inner)
            .map((part) => (
              <Part key={part.anchor} part={part} />
            ))}
          {wanted !== "" ? null : (
            <section className={styles.part} aria-labelledby="inner">
              <h2 id="inner" tabIndex={-1}>
                {t("inner")}
              </h2>
              {parts
                .filter(({ inner }) => inner)
                .map(({ anchor, title, rules }) => (
                  <details key={anchor} className={styles.inner}>
                    <summary id={anchor}>
                      {title} <span className="k-small">{t("count", { count: rules.length })}</span>
                    </summary>
                    <Rules rules={rules} />
                  </details>
                ))}
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

const Part = ({ part: { anchor, title, rules } }: { readonly part: LawBookPage["parts"][number] }) => (
  <section className={styles.part} aria-labelledby={anchor}>
    <h2 id={anchor} tabIndex={-1}>
      {title}
    </h2>
    <Rules rules={rules} />
  </section>
);

const Rules = ({ rules }: { readonly rules: readonly RuleView[] }) => (
  <ul className={styles.rules}>
    {rules.map((rule) => (
      <Rule key={rule.anchor} rule={rule} />
    ))}
  </ul>
);

const Rule = ({ rule }: { readonly rule: RuleView }) => {
  const t = useTexts("law-book");
  return (
    <li id={rule.anchor} tabIndex={-1} className={styles.rule}>
      <h3>
        <a href={`#${rule.anchor}`}>{rule.id}</a>
      </h3>
      <div className={styles.ruleWords}>
        <p>{rule.text}</p>
        <p className="k-small">
          {t("scope", { scope: rule.scope })} · {t("source", { source: rule.source })}
          {rule.since === null ? null : ` · ${t("since", { day: rule.since })}`}
          {rule.until === null ? null : ` · ${t("until", { day: rule.until })}`}
        </p>
        <p className="k-small">
          {t("met")}{" "}
          {rule.places.map(({ name, path }, at) => (
            <Fragment key={name}>
              {at === 0 ? null : " · "}
              {path === null ? name : <PageLink href={path}>{name}</PageLink>}
            </Fragment>
          ))}
        </p>
        {rule.laws.length === 0 ? null : (
          <details>
            <summary>{t("laws", { count: rule.laws.length })}</summary>
            <ul lang="en">
              {rule.laws.map((law) => (
                <li key={law}>{law}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
};
