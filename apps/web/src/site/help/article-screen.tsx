// An article of the help center or the wiki: the tree beside it, its contents, what comes before and after. [CNT-04]
import type { Way } from "../content/reading-views.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Html } from "../../shell/html.tsx";
import { Breadcrumbs, Contents, Day } from "../content/reading-parts.tsx";
import { SearchForm } from "../search/search-form.tsx";
import * as styles from "../content/reading.module.css";
import * as own from "./help.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { HelpBranch, HelpArticlePage } from "./views.ts";

export default function HelpArticleScreen({ page }: { readonly page: PageOf<"help-article", HelpArticlePage> }) {
  const t = useTexts("help");
  const { locale, data } = page;
  const { crumbs, title, html, contents, tree, below, previous, next, search, updatedOn, kind } = data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <div className={styles.tools}>
        <Breadcrumbs crumbs={crumbs} label={t("way")} />
        <SearchForm action={search} label={t("search")} button={t("searchButton")} wanted="" />
      </div>
      <div className={styles.help} data-kind={kind}>
        <nav className={styles.tree} aria-label={t("tree")}>
          <details>
            <summary>{t("tree")}</summary>
            <Branches branches={tree} />
          </details>
        </nav>
        <article className={styles.article}>
          <header className={styles.head}>
            <h1>{title}</h1>
            {updatedOn === null ? null : (
              <p className="k-small">
                {t("updated")} <Day date={updatedOn} locale={locale} />
              </p>
            )}
          </header>
          <div className={styles.columns}>
            <Contents contents={contents} />
            <div>
              <Html html={html} />
              {below.length === 0 ? null : <Below ways={below} title={t("below")} />}
            </div>
          </div>
          <nav className={own.neighbours} aria-label={t("neighbours")}>
            {previous === null ? <span /> : <Neighbour way={previous} word={t("previous")} />}
            {next === null ? null : <Neighbour way={next} word={t("next")} />}
          </nav>
        </article>
      </div>
    </div>
  );
}

const Branches = ({ branches }: { readonly branches: readonly HelpBranch[] }) => (
  <ul>
    {branches.map(({ href, title, current, children }) => (
      <li key={href}>
        {current ? <span aria-current="page">{title}</span> : <PageLink href={href}>{title}</PageLink>}
        {children.length === 0 ? null : <Branches branches={children} />}
      </li>
    ))}
  </ul>
);

const Below = ({ ways, title }: { readonly ways: readonly Way[]; readonly title: string }) => (
  <section aria-labelledby="below" className={styles.below}>
    <h2 id="below">{title}</h2>
    <ul className={styles.plain}>
      {ways.map(({ href, title: name }) => (
        <li key={href}>
          <PageLink href={href}>{name}</PageLink>
        </li>
      ))}
    </ul>
  </section>
);

const Neighbour = ({ way, word }: { readonly way: Way; readonly word: string }) => (
  <PageLink href={way.href} className={own.neighbour}>
    <span className="k-small">{word}</span>
    <span>{way.title}</span>
  </PageLink>
);
