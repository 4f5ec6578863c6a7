// The door of `article`: posts of the blog and their lists.
export type { Article, Pagination } from "./model.ts";
export {
  blogPath,
  pageOf,
  pageSize,
  pagination,
  readingMinutes,
  relatedArticles,
  wordCount,
  wordsPerMinute,
} from "./rules.ts";
