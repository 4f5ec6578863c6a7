// The help center: search above, its chapters below, or what was found. [CNT-04]
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Hits } from "../search/hits.tsx";
import { SearchForm } from "../search/search-form.tsx";
import * as styles from "../content/reading.module.css";
import * as own from "./help.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { HelpBranch, HelpPage } from "./views.ts";

export default function HelpScreen({ page }: { readonly page: PageOf<"help", HelpPage> }) {
  const t = useTexts("help");
  const { tree, wanted, found, path } = page.data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p className="k-lead">{t("lead")}</p>
      </header>
      <SearchForm action={path} label={t("search")} button={t("searchButton")} wanted={wanted} />
      {wanted === "" ? null : (
        <section aria-labelledby="found">
          <h2 id="found">{found === null ? t("searchAway") : t("found", { count: found.length, wanted })}</h2>
          {found === null || found.length > 0 ? null : <p>{t("none")}</p>}
          <Hits hits={found ?? []} />
        </section>
      )}
      <section aria-labelledby="chapters" className={own.chapters}>
        <h2 id="chapters">{t("chapters")}</h2>
        <ul>
          {tree.map((chapter) => (
            <Chapter key={chapter.href} chapter={chapter} />
          ))}
        </ul>
      </section>
    </div>
  );
}

const Chapter = ({ chapter }: { readonly chapter: HelpBranch }) => (
  <li className={own.chapter}>
    <h3>
      <PageLink href={chapter.href}>{chapter.title}</PageLink>
    </h3>
    {chapter.children.length === 0 ? null : (
      <ul>
        {chapter.children.map(({ href, title }) => (
          <li key={href}>
            <PageLink href={href}>{title}</PageLink>
          </li>
        ))}
      </ul>
    )}
  </li>
);
