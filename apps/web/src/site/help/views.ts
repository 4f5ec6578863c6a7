// What the help center shows, ready to draw. [CNT-04]
import type { Heading } from "@kontor/domain/site/help";
import type { Way } from "../content/reading-views.ts";
import type { SearchHit } from "../search/views.ts";

/** The tree of the help center as it is listed beside an article. */
export interface HelpBranch extends Way {
  readonly children: readonly HelpBranch[];
}

export interface HelpPage {
  readonly tree: readonly HelpBranch[];
  /** The text of the search; empty for none. */
  readonly wanted: string;
  readonly found: readonly SearchHit[] | null;
  readonly path: string;
}

export interface HelpArticlePage {
  readonly kind: "article" | "wiki";
  readonly crumbs: readonly Way[];
  readonly title: string;
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly tree: readonly HelpBranch[];
  readonly below: readonly Way[];
  readonly previous: Way | null;
  readonly next: Way | null;
  readonly search: string;
  readonly updatedOn: string | null;
}
