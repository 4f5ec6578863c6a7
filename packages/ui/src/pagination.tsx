// The pages of a long list, as links: back, straight to one, on. Its sheet is `@kontor/ui/pagination.css`.
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type PartLink, PlainLink } from "./part-link.tsx";

export interface PaginationProps {
  readonly label: string;
  readonly page: number;
  /** Which pages can be chosen, in order; `null` stands for those that are left out. */
  readonly choices: readonly (number | null)[];
  readonly hrefOf: (page: number) => string;
  /** A page in words, such as "Page 3". */
  readonly pageLabel: (page: number) => string;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly link?: PartLink;
}

export const Pagination = ({
  label,
  page,
  choices,
  hrefOf,
  pageLabel,
  previous,
  next,
  link: Link = PlainLink,
}: PaginationProps) => (
  <nav className="k-pagination" aria-label={label}>
    {previous === undefined ? null : (
      <Link href={hrefOf(page - 1)} className="k-pagination-step" current={false}>
        <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        {previous}
      </Link>
    )}
    <ol>
      {choices.map((choice, index) => (
        <li key={choice ?? `gap-${index}`} aria-hidden={choice === null || undefined}>
          {choice === null ? (
            "…"
          ) : (
            <Link
              href={hrefOf(choice)}
              className="k-pagination-page"
              label={pageLabel(choice)}
              current={choice === page}
            >
              {choice}
            </Link>
          )}
        </li>
      ))}
    </ol>
    {next === undefined ? null : (
      <Link href={hrefOf(page + 1)} className="k-pagination-step" current={false}>
        {next}
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
      </Link>
    )}
  </nav>
);
