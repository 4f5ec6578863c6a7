// What the blog shows, ready to draw: texts as safe HTML, links resolved. [CNT-02]
import type { Pagination } from "@kontor/domain/site/article";
import type { Heading } from "@kontor/domain/site/help";
import type { Way } from "../content/reading-views.ts";
import type { PictureView } from "../../shell/picture/views.ts";

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
