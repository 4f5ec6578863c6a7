// The search over the whole site; a kind narrows it. [CNT-04]
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Hits } from "./hits.tsx";
import { SearchForm } from "./search-form.tsx";
import * as section from "../../shell/section.module.css";
import * as styles from "../content/reading.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { HitKind, SearchPage } from "./views.ts";

export default function SearchScreen({ page }: { readonly page: PageOf<"search", SearchPage> }) {
  const t = useTexts("search");
  const { path, wanted, kind, kinds, hits, answered } = page.data;
  const narrowed = (to: HitKind | null): string =>
    `${path}?q=${encodeURIComponent(wanted)}${to === null ? "" : `&type=${to}`}`;
  const narrows = wanted !== "" && (kinds.length > 1 || kind !== null);
  return (
    <div className={`k-wrap ${narrows ? "" : section.column} ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
      </header>
      <SearchForm action={path} label={t("label")} button={t("button")} wanted={wanted} kind={kind} />
      {wanted === "" ? null : (
        <section className={narrows ? styles.found : undefined} aria-labelledby="found">
          {narrows ? (
            <nav className={styles.ways} aria-label={t("kinds")}>
              <ul>
                {[null, ...kinds].map((each) => (
                  <li key={each ?? "all"}>
                    <PageLink href={narrowed(each)} data-current={each === kind ? true : undefined}>
                      {t(`kind.${each ?? "all"}`)}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <div>
            <h2 id="found">{answered ? t("found", { count: hits.length, wanted }) : t("away")}</h2>
            {answered && hits.length === 0 ? <p>{t("none")}</p> : null}
            <Hits hits={hits} kindOf={(each) => t(`hit.${each}`)} />
          </div>
        </section>
      )}
    </div>
  );
}
