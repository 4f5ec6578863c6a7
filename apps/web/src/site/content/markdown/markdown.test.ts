// What Markdown becomes: the forms that content uses, and that nothing in it ever runs.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstWords } from "./first-words.ts";
import { markdown, pageIds } from "./markdown.ts";

const words = { table: (number: number) => `Table ${number}` };
const html = (text: string): string => markdown(text, "en", words).html;

describe("Markdown", () => {
  it("[CNT-01] becomes paragraphs, lists, quotes, code", () => {
    expect(html("One *two* **three** ~~four~~ `<b>`\n\n- a\n- b\n\n3. c\n\n> d\n\n```js\n1 < 2\n```\n\n---")).toBe(
      "<p>One <em>two</em> <strong>three</strong> <del>four</del> <code>&lt;b&gt;</code></p><ul><li>a</li><li>b</li></ul>" +
        '<ol start="3"><li>c</li></ol><blockquote><p>d</p></blockquote><pre><code>1 &lt; 2</code></pre><hr>',
    );
    expect(html("a  \nb &copy; &amp; & \\*")).toBe("<p>a<br>b &copy; &amp; &amp; *</p>");
    expect(html("- [x] done\n- [ ] open")).toContain("☑ done");
  });
  it("[CNT-01] shows raw HTML as text", () => {
    expect(html("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
    expect(html("a <pre><img src=x onerror=alert(1)></pre> b")).not.toMatch(/<(?!\/?p>)/);
    expect(html('x <b onclick="y()">z</b>')).toBe("<p>x &lt;b onclick=&quot;y()&quot;&gt;z&lt;/b&gt;</p>");
  });
  it("[LNK-03] [LNK-04] checks links: what would run script leads to # and is reported", () => {
    const { html: made, broken } = markdown(
      "[a](javascript:alert(1)) [b](data:text/html,x) [c](JaVa&#115;cript:x)",
      "en",
      words,
    );
    expect(made).not.toMatch(/href="(?!#)[a-z]*script:/i);
    expect(broken).toEqual(expect.arrayContaining(["javascript:alert(1)", "data:text/html,x"]));
    expect(html("[a](https://example.org/?a=1&amp;b=2)")).toContain('href="https://example.org/?a=1&amp;b=2"');
    expect(html('[a](mailto:a@b.example "Title")')).toContain('href="mailto:a@b.example" title="Title"');
  });
  it("[LNK-02] gives links to pages of the site their language", () => {
    expect(html("[a](/hosting/features) [b](/en/hosting) [c](#below) [d](/)")).toBe(
      '<p><a href="/en/hosting/features">a</a> <a href="/en/hosting">b</a> <a href="#below">c</a> <a href="/en">d</a></p>',
    );
  });
  it("[LNK-05] gives headings ids of their own, also between the texts of one page, and lists them nested", () => {
    const ids = pageIds();
    const first = markdown("# Prices\n\n### Small print\n\n## Prices\n\n#### Deep", "en", words, ids);
    expect(first.html).toBe(
      '<h2 id="prices" tabindex="-1">Prices</h2><h3 id="small-print" tabindex="-1">Small print</h3>' +
        '<h2 id="prices-2" tabindex="-1">Prices</h2><h4 id="deep" tabindex="-1">Deep</h4>',
    );
    expect(first.contents.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ["prices", ["small-print"]],
      ["prices-2", []],
    ]);
    expect(markdown("## Prices\n\n## Content", "en", words, ids).html).toContain('id="prices-3"');
    expect(markdown("## Content", "en", words).html).toContain('id="content-2"');
    expect(markdown("## 1. Who we are", "en", words).html).toContain('id="section-1-who-we-are"');
  });
  it("[LGL-06] lets tables scroll in a region that the keyboard reaches", () => {
    expect(html("| a | b |\n|---|--:|\n| 1 | 2 |")).toBe(
      '<div class="m-table" role="group" aria-label="Table 1" tabindex="0" data-scrolls><table><thead><tr><th scope="col">a</th>' +
        '<th scope="col" data-align="right">b</th></tr></thead><tbody><tr><td>1</td><td data-align="right">2</td></tr></tbody></table></div>',
    );
  });
  it("[LGL-06] names the column in each cell where there are too many for a phone", () => {
    expect(html("| a | b & *c* | |\n|---|--:|---|\n| 1 | 2 | 3 |")).toContain(
      '<table data-stacks><thead><tr><th scope="col">a</th><th scope="col" data-align="right">b &amp; <em>c</em></th><td></td></tr></thead>' +
        '<tbody><tr><td>1</td><td data-column="b &amp; c" data-align="right">2</td><td data-column="">3</td></tr></tbody></table>',
    );
  });
  it("[LGL-06] has no heading cell without words", () => {
    expect(html("| | b |\n|---|---|\n| 1 | 2 |")).toContain('<thead><tr><td></td><th scope="col">b</th></tr></thead>');
  });
  it("[CNT-07] shows pictures of this site and names others", () => {
    expect(html("![A hall](/uploads/hall.png)")).toBe(
      '<p><img src="/uploads/hall.png" alt="A hall" loading="lazy"></p>',
    );
    expect(html("![A hall](https://elsewhere.example/hall.png)")).toBe("<p>A hall</p>");
  });
});

/** The only markup that may come out; anything else in angle brackets is a hole. */
const allowed =
  /^(?:[^<>]|<\/?(?:p|ul|ol|li|blockquote|pre|code|em|strong|del|table(?: data-stacks)?|thead|tbody|tr|div|td|th|a|h[2-6])>|<(?:br|hr)>|<pre tabindex="0">|<ol start="\d+">|<h[2-6] id="[^"<>]*" tabindex="-1">|<div class="m-table" role="group" aria-label="[^"<>]*" tabindex="0" data-scrolls>|<th scope="col"(?: data-align="(?:right|center)")?>|<td(?: data-column="[^"<>]*")?(?: data-align="(?:right|center)")?>|<a href="(?:#|\/|https?:|mailto:|tel:|[^":]*(?:"|[/?#]))[^"<>]*"?(?: title="[^"<>]*")?>|<img src="\/(?:uploads|images)\/[^"<>]*" alt="[^"<>]*" loading="lazy"(?: title="[^"<>]*")?>)*$/;

const nasty = fc.constantFrom(
  "<script>",
  "</script>",
  "<pre>",
  "</pre>",
  "<img src=x onerror=alert(1)>",
  "[a](javascript:alert(1))",
  "[a](java\tscript:alert(1))",
  "[a](<javascript:alert(1)>)",
  "![x](javascript:y)",
  '![x"onerror="y](/uploads/a.png)',
  '[a](/b "x\\" onclick=\\"y")',
  "[a](&#106;avascript:alert(1))",
  "[a](javascript&colon;alert(1))",
  "<a href='javascript:x'>",
  "<javascript:alert(1)>",
  "<https://a.example>",
  "www.a.example",
  '"',
  "'",
  "`",
  "```",
  "\n",
  "\n\n",
  "# ",
  "| a | b |\n|---|---|\n| <b> | `|` |\n",
  "- ",
  "> ",
  "    ",
  "&lt;",
  "&#60;",
  "<!-- ",
  "-->",
  "<![CDATA[",
  "[r]: javascript:alert(1)\n",
  "[r]",
  "\\",
  "*",
  "_",
  "~~",
);

describe("no text", () => {
  it("[LNK-03] [OPS-07] leaves the tags and addresses that the renderer knows", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 4, arbitrary: nasty }, fc.string()), { maxLength: 14 }), (parts) => {
        const made = html(parts.join(""));
        expect(made).toMatch(allowed);
        expect(made.replaceAll(/&[^;]*;/g, "")).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i);
      }),
      { numRuns: 400 },
    );
  });
});

it("[LOC-16] [OPS-09] the first words of a text without end of its tags cost no more than its length", () => {
  expect(firstWords("<p>One <b>two</b></p>\n<p>three</p>", 100)).toBe("One two three");
  expect(firstWords("<".repeat(300_000), 10)).toHaveLength(8);
});
