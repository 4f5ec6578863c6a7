// Posts of the blog, their lists page by page. [CNT-02]
import type { Day } from "#kernel/calendar";

export interface Article {
  readonly slug: string;
  /** Slug of its category. */
  readonly category: string;
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly body: string;
  readonly author: string;
  readonly date: Day;
}

/** A page of a list: which of how many pages, and which entries are on it. */
export interface Pagination {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Index of the first entry of the page, and of the first that is no longer on it. */
  readonly from: number;
  readonly until: number;
  readonly previous: number | null;
  readonly next: number | null;
  /** The pages to choose from; null replaces those left out between two. */
  readonly choices: readonly (number | null)[];
}
