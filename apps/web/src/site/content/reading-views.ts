// What blog, jobs, help center and search show, ready to draw: texts as safe HTML, links resolved. [CNT-02] [CNT-03] [CNT-04]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Pagination } from "@kontor/domain/site/article";
import type { Heading } from "@kontor/domain/site/help";
import type { Employment, JobFilters } from "@kontor/domain/site/job";
import type { PictureView } from "./views.ts";

/** A way somewhere, marked where it is the place that is shown. */
export interface Way {
  readonly title: string;
  readonly href: string;
  readonly current: boolean;
}

/** A post in a list. */
export interface PostCard {
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  /** ISO day. */
  readonly date: string;
  readonly category: { readonly name: string; readonly href: string } | null;
  readonly cover: PictureView | null;
}

export interface BlogPage {
  readonly title: string;
  readonly lead: string;
  readonly categories: readonly Way[];
  readonly posts: readonly PostCard[];
  readonly pagination: Pagination;
  /** Address of the list's first page; others have `?page=n`. */
  readonly path: string;
  readonly feed: string;
}

export interface PostPage {
  readonly crumbs: readonly Way[];
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: string;
  readonly minutes: number;
  readonly cover: PictureView | null;
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly related: readonly PostCard[];
}

export interface JobCard {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly employment: Employment;
  /** Euros a year; null where nothing is said. */
  readonly salaryFrom: number | null;
  readonly remote: boolean;
  readonly postedOn: Day;
}

/** A tick box of a filter, with how many jobs it would leave. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly ticked: boolean;
}

export interface JobsPage {
  readonly jobs: readonly JobCard[];
  readonly total: number;
  readonly filters: JobFilters;
  readonly choices: Readonly<Record<"department" | "location" | "employment", readonly FilterChoice[]>>;
  readonly path: string;
  readonly email: string;
}

export interface JobPage {
  readonly back: string;
  readonly job: JobCard;
  readonly html: string;
  readonly email: string;
  readonly others: readonly JobCard[];
}

/** The tree of the help center as it is listed beside an article. */
export interface HelpBranch extends Way {
  readonly children: readonly HelpBranch[];
}

export interface HelpPage {
  readonly tree: readonly HelpBranch[];
  /** What somebody looks for; empty for nothing. */
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

/** Every page of a language by its title, so that each can be found by following links. */
export interface OverviewPage {
  readonly ways: readonly Way[];
  readonly pagination: Pagination;
  readonly path: string;
}

export type HitKind = "page" | "post" | "help" | "product" | "job";

export interface SearchHit {
  readonly kind: HitKind;
  readonly title: string;
  readonly href: string;
  readonly excerpt: string;
}

export interface SearchPage {
  readonly path: string;
  readonly wanted: string;
  readonly kind: HitKind | null;
  readonly hits: readonly SearchHit[];
  /** Whether the search could be asked. */
  readonly answered: boolean;
}
