// What blog, jobs, help center and search show, ready to draw: texts as safe HTML, links resolved. [CNT-02] [CNT-03] [CNT-04]
import type { Pagination } from "@kontor/domain/site/article";

/** A way somewhere, marked where it is the place that is shown. */
export interface Way {
  readonly title: string;
  readonly href: string;
  readonly current: boolean;
}

/** Every page of a language by its title, so that each can be found by following links. */
export interface OverviewPage {
  readonly ways: readonly Way[];
  readonly pagination: Pagination;
  readonly path: string;
}

export interface TextPage {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}
