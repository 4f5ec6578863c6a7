// The door of `article`: posts of the blog and their lists.
export type { Article, Pagination } from "./model.ts";
export {
  blogPath,
  changedAt,
  pageOf,
  pagination,
  readingMinutes,
  relatedArticles,
  topicsOf,
  wordCount,
  type ArticleOnTopics,
} from "./rules.ts";
export { pageSize, wordsPerMinute } from "./limits.ts";
