// The help center by example. [CNT-04] [LNK-05]
import { describe, expect, it } from "vitest";
import {
  breadcrumbs,
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
  article(
    "/documentation/servercontrolpanel",
    "Server control panel",
    "/documentation",
    1,
    "Öffnen Sie das Panel mit der Straße.",
  ),
  article("/faq", "Questions", null, 0),
  article("/documentation/mail", "Mail", "/documentation", 2),
];
const titles = (tree: readonly HelpNode[]): unknown =>
  tree.map(({ article: { title }, children }) => (children.length === 0 ? title : [title, titles(children)]));

describe("the tree", () => {
  it("[CNT-04] follows parents and positions", () =>
    expect(titles(helpTree(articles))).toEqual([
      "Questions",
      ["Documentation", [["Server control panel", ["API"]], "Mail"]],
    ]));
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
  it("[CNT-04] an article knows its predecessor and its successor", () => {
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
  it("[CNT-04] has a table of contents of two levels", () => {
    const heading = (level: number, id: string) => ({ id, text: id.toUpperCase(), level });
    expect(
      tableOfContents([
        heading(3, "before"),
        heading(2, "first"),
        heading(3, "a"),
        heading(4, "deep"),
        heading(3, "b"),
        heading(2, "second"),
      ]),
    ).toEqual([
      { ...heading(3, "before"), children: [] },
      {
        ...heading(2, "first"),
        children: [
          { ...heading(3, "a"), children: [] },
          { ...heading(3, "b"), children: [] },
        ],
      },
      { ...heading(2, "second"), children: [] },
    ]);
    expect(tableOfContents([])).toEqual([]);
  });
  it("[LNK-05] gives each heading an id of its own", () =>
    expect(headingIds(["Über uns", "A", "A-2", "A", "!?", "Straße"])).toEqual([
      "ueber-uns",
      "a",
      "a-2",
      "a-3",
      "section",
      "strasse",
    ]));
});
