// A post: reading first, its contents beside it, what else there is below. [CNT-02]
import { useTexts } from "../../platform/texts/texts.tsx";
import { Html } from "../../shell/html.tsx";
import { ShownPicture } from "../../shell/picture/picture.tsx";
import { Breadcrumbs, Contents, Day } from "../content/reading-parts.tsx";
import { PostCard } from "./listed-post.tsx";
import * as styles from "../content/reading.module.css";
import * as own from "./post-cards.module.css";
import type { PageOf } from "../../platform/page/model.ts";
import type { PostPage } from "./views.ts";

export default function PostScreen({ page }: { readonly page: PageOf<"post", PostPage> }) {
  const t = useTexts("blog");
  const { locale, data } = page;
  const { crumbs, title, excerpt, author, date, minutes, cover, html, contents, related } = data;
  return (
    <div className={`k-wrap ${styles.page}`}>
      <Breadcrumbs crumbs={crumbs} label={t("way")} />
      <article className={`${styles.article} ${styles.post}`}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className="k-lead">{excerpt}</p>
          <p className={`k-small ${styles.facts}`}>
            <span>{author}</span>
            <Day date={date} locale={locale} />
            <span>{t("minutes", { count: minutes })}</span>
          </p>
        </header>
        <div className={styles.columns}>
          {cover === null ? null : <ShownPicture picture={cover} className={styles.cover} first />}
          <Contents contents={contents} />
          <Html html={html} />
        </div>
      </article>
      {related.length === 0 ? null : (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{t("related")}</h2>
          <ul className={own.cards}>
            {related.map((post) => (
              <li key={post.href}>
                <PostCard post={post} locale={locale} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
