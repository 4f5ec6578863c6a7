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

/** Other posts, the nearest first: of the same category, by words that the titles share, then the newest. [CNT-02] */
export const relatedArticles = (article: Article, articles: readonly Article[], count: number): readonly Article[] => {
  const nearness = (other: Article): number =>
    (other.category === article.category ? 100 : 0) + sharedWords(article, other);
  return articles
    .filter((other) => !isSame(other, article))
    .sort((a, b) => nearness(b) - nearness(a) || newestFirst(a, b))
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

const sharedWords = (one: Article, other: Article): number => {
  const words = titleWords(one);
  return titleWords(other).filter((word) => words.includes(word)).length;
};

/** Words of four letters and more, each once: shorter ones say nothing of a subject. */
// Stryker disable next-line MethodExpression: equivalent, titles are compared with titles that changed their case alike
const titleWords = ({ title }: Article): readonly string[] => [
  ...new Set(title.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []),
];

const isSame = (one: Article, other: Article): boolean => one.category === other.category && one.slug === other.slug;

const newestFirst = (a: Article, b: Article): number =>
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
