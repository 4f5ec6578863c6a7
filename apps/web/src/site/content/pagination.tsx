// The pages of a long list: back, on, and straight to one. [CNT-02]
import type { Pagination } from "@kontor/domain/site/article";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import * as styles from "./reading.module.css";

export const Pages = ({
  pagination: { page, pages, choices, previous, next },
  path,
  namespace,
}: {
  readonly pagination: Pagination;
  /** Address of the first page; others have `?page=n`. */
  readonly path: string;
  /** Whose texts say what is newer and older. */
  readonly namespace: string;
}) => {
  const t = useTexts(namespace);
  if (pages < 2) return null;
  const at = (number: number): string => (number === 1 ? path : `${path}?page=${number}`);
  return (
    <nav className={styles.pages} aria-label={t("pages")}>
      {previous === null ? null : (
        <PageLink href={at(previous)} current={false}>
          {t("newer")}
        </PageLink>
      )}
      <ol>
        {choices.map((choice, index) => (
          <li key={choice ?? `gap-${index}`} aria-hidden={choice === null || undefined}>
            {choice === null ? (
              "…"
            ) : choice === page ? (
              <span aria-current="page">{choice}</span>
            ) : (
              <PageLink href={at(choice)} current={false} label={t("page", { number: choice })}>
                {choice}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {next === null ? null : (
        <PageLink href={at(next)} current={false}>
          {t("older")}
        </PageLink>
      )}
    </nav>
  );
};
