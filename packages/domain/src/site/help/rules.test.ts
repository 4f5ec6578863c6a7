// The help center by example. [CNT-04] [LNK-05]
import { describe, expect, it } from "vitest";
import {
  breadcrumbs,
  foundArticles,
  headingIds,
  type HelpArticle,
  helpPath,
  helpTree,
  type HelpNode,
  neighbours,
  tableOfContents,
} from "./index.ts";

const article = (url: string, title: string, parent: string | null, position: number, body = ""): HelpArticle => ({
  url,
  title,
  kind: "wiki",
  parent,
  position,
  body,
});
const api = "/documentation/servercontrolpanel/api";
const articles = [
  article(api, "API", "/documentation/servercontrolpanel", 2, "Use the **API** with a key.\nÜberall verfügbar."),
  article("/documentation", "Documentation", null, 1, "Start here"),
  article("/documentation/servercontrolpanel", "Server control panel", "/documentation", 1, "Öffnen Sie das Panel mit der Straße."),
  article("/faq", "Questions", null, 0),
  article("/documentation/mail", "Mail", "/documentation", 2),
];
const titles = (tree: readonly HelpNode[]): unknown =>
  tree.map(({ article: { title }, children }) => (children.length === 0 ? title : [title, titles(children)]));

describe("the tree", () => {
  it("[CNT-04] follows parents and positions", () =>
    expect(titles(helpTree(articles))).toEqual(["Questions", ["Documentation", [["Server control panel", ["API"]], "Mail"]]]));
  it("[CNT-04] loses no article by a missing parent or a circle", () => {
    const broken = [
      article("/a", "A", "/b", 1),
      article("/b", "B", "/a", 1),
      article("/c", "C", "/gone", 0),
      article("/d", "D", "/a", 0),
      article("/0", "below A, though first by its address", "/d", 0),
      article("/s", "S", "/s", 2),
    ];
    expect(titles(helpTree(broken))).toEqual(["C", ["A", [["D", ["below A, though first by its address"]], "B"]], "S"]);
    expect(breadcrumbs(broken, "/b").map(({ title }) => title)).toEqual(["A", "B"]);
  });
  it("[CNT-04] at the same position titles decide, then addresses", () => {
    const beside = [article("/2", "B", null, 1), article("/3", "A", null, 1), article("/1", "A", null, 1)];
    expect(helpTree(beside).map((node) => node.article.url)).toEqual(["/1", "/3", "/2"]);
    expect(helpTree([...beside].reverse()).map((node) => node.article.url)).toEqual(["/1", "/3", "/2"]);
  });
  it("[CNT-04] breadcrumbs lead from the top to the article", () => {
    expect(breadcrumbs(articles, api)).toEqual([
      { title: "Documentation", url: "/documentation" },
      { title: "Server control panel", url: "/documentation/servercontrolpanel" },
      { title: "API", url: api },
    ]);
    expect(breadcrumbs(articles, "/gone")).toEqual([]);
  });
  it("[CNT-04] an article knows what stands before and after it", () => {
    const { previous, next } = neighbours(articles, api);
    expect([previous?.title, next?.title]).toEqual(["Server control panel", "Mail"]);
    expect(neighbours(articles, "/faq").previous).toBeNull();
    expect(neighbours(articles, "/documentation/mail").next).toBeNull();
    expect(neighbours(articles, "/gone")).toEqual({ previous: null, next: null });
  });
  it("[CNT-04] pages stand below the help center", () =>
    expect([helpPath("en"), helpPath("de", api), helpPath("de", "/faq/"), helpPath("de", "faq//")]).toEqual([
      "/en/helpcenter",
      `/de/helpcenter${api}`,
      "/de/helpcenter/faq",
      "/de/helpcenter/faq",
    ]));
});

describe("an article", () => {
  it("[CNT-04] has a table of contents of two levels, without what is code", () => {
    const markdown =
      "# Title\n### Before\n## First *one* #\ntext\n### A [link](https://x.example)\n```\n## code\n```\n### B\n## First one\n#### too deep\n##no";
    expect(tableOfContents(markdown)).toEqual([
      { id: "before", text: "Before", level: 3, children: [] },
      {
        id: "first-one",
        text: "First one",
        level: 2,
        children: [
          { id: "a-link", text: "A link", level: 3, children: [] },
          { id: "b", text: "B", level: 3, children: [] },
        ],
      },
      { id: "first-one-2", text: "First one", level: 2, children: [] },
    ]);
    expect(tableOfContents("```\n## never closed")).toEqual([]);
    expect(tableOfContents("## A\n### B\n### C").map(({ children }) => children.map(({ id }) => id))).toEqual([["b", "c"]]);
  });
  it("[LNK-05] gives each heading an id of its own", () =>
    expect(headingIds(["Über uns", "A", "A-2", "A", "!?", "Straße"])).toEqual(["ueber-uns", "a", "a-2", "a-3", "section", "strasse"]));
});

describe("the search", () => {
  const found = (typed: string) => foundArticles(articles, typed).map(({ article: { title } }) => title);
  it.each([
    ["api", ["API"]],
    ["KEY use", ["API"]],
    ["ueberall", ["API"]],
    ["überall", ["API"]],
    ["verfugbar", []],
    ["strasse", ["Server control panel"]],
    ["öffn pan", ["Server control panel"]],
    ["pi", []],
    ["", []],
    ["documentation start", ["Documentation"]],
  ])("[CNT-04] %j finds %j, in both languages", (typed, expected) => expect(found(typed)).toEqual(expected));
  it("[CNT-04] titles go before texts, and the words around the match are shown", () => {
    const two = [
      article("/a", "Other", null, 0, `${"word ".repeat(40)}domain ${"more ".repeat(40)}`),
      article("/b", "Domain", null, 0, "none"),
    ];
    const [first, second] = foundArticles(two, "domain");
    expect([first?.article.url, second?.article.url]).toEqual(["/b", "/a"]);
    expect(second?.excerpt).toBe(`… word word word word domain ${"more ".repeat(19).trim()} …`);
    expect(first?.excerpt).toBe("none");
  });
  it("[CNT-04] equal matches stand by their addresses, and excerpts begin and end with a word", () => {
    const both = [article("/b", "X", null, 0, " # one two three four five domain\n"), article("/a", "Y", null, 0, "domain")];
    for (const articles of [both, [...both].reverse()])
      expect(foundArticles(articles, "domain").map(({ article: { url }, excerpt }) => [url, excerpt])).toEqual([
        ["/a", "domain"],
        ["/b", "… two three four five domain"],
      ]);
  });
});
