// Posts by example. [CNT-02]
import { describe, expect, it } from "vitest";
import { day } from "#kernel/calendar";
import {
  type Article,
  blogPath,
  changedAt,
  pageOf,
  pagination,
  readingMinutes,
  relatedArticles,
  topicsOf,
  wordCount,
} from "./index.ts";

const post = (slug: string, category: string, title: string, date: string): Article => ({
  slug,
  category,
  title,
  excerpt: "",
  body: "",
  author: "Ada",
  date: day(date),
});

describe("reading", () => {
  it.each([
    ["", 0],
    ["Größe zählt, don't it?", 4],
    [
      '# Title\n\n**bold** [a link](https://a.example/b  "a title") ![alt](x.png) http://b.example https://c.example',
      5,
    ],
    ["<!-- not this --> but 4<br>words<!-- nor this -->apart", 4],
  ])("[CNT-02] %j has %i words", (text, words) => expect(wordCount(text)).toBe(words));
  it("[CNT-02] takes a minute for each 200 words begun", () =>
    expect([0, 1, 200, 201, 400, 401].map((words) => readingMinutes("word ".repeat(words)))).toEqual([
      1, 1, 1, 2, 2, 3,
    ]));
});

describe("lists", () => {
  it("[CNT-02] related are posts about the same things, then those of the category, then the newest", () => {
    const about = (slug: string, category: string, text: string, date: string) => {
      const written = { ...post(slug, category, slug, date), body: text };
      return { ...written, topics: topicsOf(written) };
    };
    const outage = about("outage", "house", "A certificate ran out and the mailboxes were shut.", "2026-05-01");
    const others = [
      about("flats", "house", "Warm water for the neighbours.", "2026-04-01"),
      about("prices", "house", "Terms and their sums.", "2026-03-01"),
      about("alarms", "workshop", "A job that tells when certificates lapse.", "2026-01-01"),
      about("pictures", "workshop", "Smaller files.", "2026-04-15"),
    ];
    const related = (count: number) => relatedArticles(outage, [outage, ...others], count).map(({ slug }) => slug);
    expect(related(4)).toEqual(["alarms", "flats", "prices", "pictures"]);
    expect(related(-1)).toEqual([]);
    expect(related(1)).toEqual(["alarms"]);
  });
  it("[CNT-02] forms of a word are one topic, words of three letters are none, nor is what is not read", () =>
    expect(
      topicsOf({ title: "Zertifikate", excerpt: "Das Zertifikat", body: "ab ![alt](https://a.example/x.png)" }),
    ).toEqual(new Set(["zertif"])));
  it("[CNT-02] stand page by page", () => {
    expect(pagination(30, 2)).toEqual({
      page: 2,
      pages: 3,
      total: 30,
      from: 12,
      until: 24,
      previous: 1,
      next: 3,
      choices: [1, 2, 3],
    });
    expect(pagination(0, 7)).toMatchObject({
      page: 1,
      pages: 1,
      from: 0,
      until: 0,
      previous: null,
      next: null,
      choices: [1],
    });
    expect(pagination(100, 5, 10).choices).toEqual([1, null, 4, 5, 6, null, 10]);
    expect(pagination(100, 3, 10).choices).toEqual([1, 2, 3, 4, null, 10]);
    expect(pagination(100, 4, 10).choices).toEqual([1, 2, 3, 4, 5, null, 10]);
    expect(pagination(30, Number.NaN).page).toBe(1);
  });
  it.each([
    [undefined, 1],
    [null, 1],
    ["1", 1],
    ["12", 12],
    ["0", null],
    ["01", null],
    ["-1", null],
    ["x", null],
    ["", null],
  ])("[CNT-02] ?page=%s is page %s", (query, page) => expect(pageOf(query)).toBe(page));
  it("[CNT-02] say when they were changed: by their own day, until an editor changes them", () => {
    const [date, stored] = ["2026-03-02", "2026-11-26T10:00:00.000Z"];
    expect(changedAt({ date, createdAt: stored, updatedAt: stored })).toBe("2026-03-02T00:00:00.000Z");
    expect(changedAt({ date, createdAt: null, updatedAt: null })).toBe("2026-03-02T00:00:00.000Z");
    const later = "2026-11-27T09:30:00.000Z";
    expect(changedAt({ date, createdAt: stored, updatedAt: later })).toBe(later);
  });
  it("[CNT-02] have their addresses", () =>
    expect([blogPath("de"), blogPath("en", "news"), blogPath("en", "news", "a b")]).toEqual([
      "/de/blog",
      "/en/blog/news",
      "/en/blog/news/a%20b",
    ]));
});
