// A post in a list. [CNT-02]
import type { Locale } from "@kontor/domain/visitor/locale";
import { PageLink } from "../../shell/page-link.tsx";
import { Day } from "../content/reading-parts.tsx";
import { ShownPicture } from "../../shell/picture/picture.tsx";
import type { PostCard as Card } from "./views.ts";
import * as styles from "./post-cards.module.css";

export const PostCard = ({
  post,
  locale,
  level = 2,
  first = false,
}: {
  readonly post: Card;
  readonly locale: Locale;
  readonly level?: 2 | 3;
  readonly first?: boolean;
}) => {
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      {post.cover === null ? null : (
        <ShownPicture picture={{ ...post.cover, alt: "" }} className={styles.cardCover} first={first} />
      )}
      <div className={styles.cardWords}>
        <p className={`k-small ${styles.cardFacts}`}>
          <Day date={post.date} locale={locale} />
          {post.category === null ? null : <PageLink href={post.category.href}>{post.category.name}</PageLink>}
        </p>
        <Title>
          <PageLink href={post.href} className={styles.cardLink}>
            {post.title}
          </PageLink>
        </Title>
        <p>{post.excerpt}</p>
      </div>
    </article>
  );
};
