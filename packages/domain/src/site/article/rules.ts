// Reading time, related posts, pages of a list, addresses of the blog. [CNT-02]
import { withLocale, type Locale } from "#visitor/locale";
import type { Article, Pagination } from "./model.ts";
import { wordsPerMinute, pageSize } from "./limits.ts";

/** Whole minutes that reading a text takes, at least one. [CNT-02] */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.ceil(wordCount(markdown) / wordsPerMinute));

/** Words that are read: without markup, addresses of links and pictures, and HTML tags. */
export const wordCount = (markdown: string): number =>
  (readable(markdown).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []).length;

/** A post by what it is about. */
export interface ArticleOnTopics extends Pick<Article, "slug" | "category" | "date"> {
  readonly topics: ReadonlySet<string>;
}

/** What a post is about, in the words of its title, its summary and its text; forms of one word count as that word. [CNT-02] */
export const topicsOf = ({ title, excerpt, body }: Pick<Article, "title" | "excerpt" | "body">): ReadonlySet<string> =>
  new Set(
    (
      readable(`${title} ${excerpt} ${body}`)
        .toLowerCase()
        .match(/[\p{L}\p{N}]{4,}/gu) ?? []
    ).map((word) => word.slice(0, stemLength)),
  );

/**
 * Other posts, the nearest first: a word that two posts share says the more of a common subject the fewer posts have it, and a long post is not
 * nearer for its length. Of those that are as near one of the same category comes first, then the newest. [CNT-02]
 */
export const relatedArticles = <Listed extends ArticleOnTopics>(
  article: ArticleOnTopics,
  articles: readonly Listed[],
  count: number,
): readonly Listed[] => {
  const others = articles.filter((other) => !isSame(other, article));
  const all = [article, ...others];
  const having = new Map<string, number>();
  for (const { topics } of all) for (const word of topics) having.set(word, (having.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log(all.length / (having.get(word) ?? 1)) ** 2;
  const weightOf = (words: Iterable<string>): number => [...words].reduce((so, word) => so + weight(word), 0);
  const nearness = ({ topics }: ArticleOnTopics): number => {
    const whole = weightOf(topics) * weightOf(article.topics);
    return whole === 0 ? 0 : weightOf([...topics].filter((word) => article.topics.has(word))) / Math.sqrt(whole);
  };
  const near = new Map(others.map((other) => [other, nearness(other)]));
  const isOfCategory = ({ category }: ArticleOnTopics): number => (category === article.category ? 1 : 0);
  return others
    .sort((a, b) => (near.get(b) ?? 0) - (near.get(a) ?? 0) || isOfCategory(b) - isOfCategory(a) || newestFirst(a, b))
    .slice(0, Math.max(0, count));
};

/** The page of a list of so many entries; a page out of range is the nearest one. [CNT-02] */
export const pagination = (total: number, wanted: number, size: number = pageSize): Pagination => {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, Number.isFinite(wanted) ? Math.trunc(wanted) : 1), pages);
  const from = (page - 1) * size;
  return {
    page,
    pages,
    total,
    from,
    until: Math.min(from + size, total),
    previous: page > 1 ? page - 1 : null,
    next: page < pages ? page + 1 : null,
    choices: choices(page, pages),
  };
};

/** The page that a query names; null for one that there cannot be, so that `?page=0` and `?page=x` are no second addresses of the first. */
export const pageOf = (query: string | null | undefined): number | null =>
  query == null ? 1 : /^[1-9]\d{0,5}$/.test(query) ? Number(query) : null;

/** The address of the blog, of a category, of a post. [CNT-02] */
export const blogPath = (locale: Locale, category?: string, slug?: string): string =>
  withLocale(
    locale,
    ["/blog", ...[category, slug].flatMap((part) => (part === undefined ? [] : [encodeURIComponent(part)]))].join("/"),
  );

const readable = (markdown: string): string =>
  markdown
    .replace(/<!--[^]*?-->/g, " ")
    .replace(/<[a-z/][^<>]*>/gi, " ")
    .replace(/!?\[([^\]]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, "$1")
    .replace(/https?:\/\/\S+/g, "");

/** First, last, this one and its neighbours. */
const choices = (page: number, pages: number): readonly (number | null)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return shown.flatMap((one, at) => {
    const step = one - (shown[at - 1] ?? 0);
    return step === 1 ? [one] : step === 2 ? [one - 1, one] : [null, one];
  });
};

/** Letters after which forms of a word part, in both languages. */
const stemLength = 6;

const isSame = (one: ArticleOnTopics, other: ArticleOnTopics): boolean =>
  one.category === other.category && one.slug === other.slug;

const newestFirst = (a: ArticleOnTopics, b: ArticleOnTopics): number =>
  compared(b.date, a.date) || compared(a.slug, b.slug) || compared(a.category, b.category);

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** When the content system stored a post first and last, as it says so, and the day that it bears. */
interface StoredPost {
  readonly date: string;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

/** When a post was changed last. One that is as it was first stored, as every post of a new shop, is as old as the day that it bears. [CNT-02] */
export const changedAt = ({ date, createdAt, updatedAt }: StoredPost): string =>
  updatedAt === null || updatedAt === createdAt ? `${date}T00:00:00.000Z` : updatedAt;
