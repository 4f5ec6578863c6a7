// The blog: posts of all categories or of one, page by page. [CNT-02]
import { Rss } from "lucide-react";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { Pages } from "../content/pagination.tsx";
import { PostCard } from "./listed-post.tsx";
import * as styles from "../content/reading.module.css";
import * as own from "./post-cards.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { BlogPage } from "./views.ts";

export default function BlogScreen({ page }: { readonly page: PageOf<"blog", BlogPage> }) {
  const t = useTexts("blog");
  const { locale, data } = page;
  const { title, lead, categories, posts, feed, pagination, path } = data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="k-lead">{lead}</p>
      </header>
      <div className={styles.tools}>
        <nav className={styles.ways} aria-label={t("categories")}>
          <ul>
            {categories.map((way) => (
              <li key={way.href}>
                <PageLink href={way.href} data-current={way.current ? true : undefined}>
                  {way.title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <a className={styles.feed} href={feed} type="application/atom+xml">
          <Rss size={18} strokeWidth={1.75} aria-hidden="true" />
          {t("feedLink")}
        </a>
      </div>
      {posts.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul className={own.cards}>
          {posts.map((post, at) => (
            <li key={post.href}>
              <PostCard post={post} locale={locale} first={at === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pages pagination={pagination} path={path} namespace="blog" />
    </div>
  );
}
