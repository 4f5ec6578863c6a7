// What pages to read have in common: the way to them, their contents, days, cards of posts. [CNT-02] [CNT-04]
import type { Heading } from "@kontor/domain/site/help";
import type { Locale } from "@kontor/domain/visitor/locale";
import { dayText } from "../../platform/texts/format.ts";
import type { Way } from "./reading-views.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import * as styles from "./reading.module.css";

export const Breadcrumbs = ({ crumbs, label }: { readonly crumbs: readonly Way[]; readonly label: string }) => (
  <nav className={styles.crumbs} aria-label={label}>
    <ol>
      {crumbs.map(({ title, href, current }) => (
        <li key={href}>
          {current ? <span aria-current="page">{title}</span> : <PageLink href={href}>{title}</PageLink>}
        </li>
      ))}
    </ol>
  </nav>
);

/** The contents of a text, unfolded beside it where there is room. */
export const Contents = ({ contents }: { readonly contents: readonly Heading[] }) => {
  const t = useTexts("content");
  if (contents.length < 2) return null;
  return (
    <details className={styles.contents} open>
      <summary>{t("contents")}</summary>
      <ol>
        {contents.map(({ id, text, children }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
            {children.length === 0 ? null : (
              <ol>
                {children.map((child) => (
                  <li key={child.id}>
                    <a href={`#${child.id}`}>{child.text}</a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
};

export const Day = ({ date, locale }: { readonly date: string; readonly locale: Locale }) => (
  <time dateTime={date}>{dayText(locale, date)}</time>
);
