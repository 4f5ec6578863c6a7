// The pages of a long list: back, on, and straight to one. [CNT-02]
import type { Pagination as Numbers } from "@kontor/domain/site/article";
import { Pagination } from "@kontor/ui/pagination";
import "@kontor/ui/pagination.css";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";

export const Pages = ({
  pagination: { page, pages, choices, previous, next },
  path,
  namespace,
}: {
  readonly pagination: Numbers;
  /** Address of the first page; others have `?page=n`. */
  readonly path: string;
  /** Whose texts say what is newer and older. */
  readonly namespace: string;
}) => {
  const t = useTexts(namespace);
  if (pages < 2) return null;
  return (
    <Pagination
      label={t("pages")}
      page={page}
      choices={choices}
      hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
      pageLabel={(number) => t("page", { number })}
      previous={previous === null ? undefined : t("newer")}
      next={next === null ? undefined : t("older")}
      link={PageLink}
    />
  );
};
