// Links of the content that lead nowhere, over a real site: each is listed with the entry that it stands in, whatever kind that is, until it is mended. [ADM-04] [LNK-04]
import { expect, it } from "vitest";
import { spoiltContentOfFile, untilRead } from "../../../test/spoilt-content.ts";

const { rows, spoil } = spoiltContentOfFile();
const nowhere = "javascript:alert(1)";

it("[ADM-04] [LNK-04] the content of the demo provider has none, and every kind of entry is looked at in both languages", async () => {
  expect(await rows()).toEqual([]);
  const text = (body: unknown) => `${String(body)}\n\nRead [on](${nowhere}).`;
  const post = await spoil("blog-post", (fields) => ({ ...fields, body: text(fields["body"]) }));
  const help = await spoil("helpcenter-article", (fields) => ({ ...fields, body: text(fields["body"]) }), "de");
  const job = await spoil("job", (fields) => ({ ...fields, body: text(fields["body"]) }));
  const banner = await spoil("small-banner", (fields) => ({ ...fields, url: nowhere }));
  // Its title has a slot, which the list fills as a page does.
  const deal = (await spoil("deal", (fields) => fields)).replace("{deal:web-l-five-months}", "first 5 months free");
  const page = await spoil("page", (fields) => ({
    ...fields,
    content: [
      {
        __component: "sections.call-to-action",
        id: 1,
        title: "On",
        text: "",
        links: [{ id: 1, label: "Read on", url: nowhere }],
      },
      {
        __component: "sections.faq",
        id: 2,
        title: "Asked",
        items: [{ id: 1, question: "Why?", answer: `[Here](${nowhere})` }],
      },
    ],
  }));
  await untilRead();
  expect(await rows()).toEqual([
    `${page} | Page | English | Read on | ${nowhere} | not allowed as a link | `,
    `${page} | Page | English | in the text | ${nowhere} | not allowed as a link | `,
    `${post} | Blog post | English | in the text | ${nowhere} | not allowed as a link | `,
    `${job} | Job | English | in the text | ${nowhere} | not allowed as a link | `,
    `${help} | Help article | German | in the text | ${nowhere} | not allowed as a link | `,
    `${deal} | Deal | English | ${deal} | a page or product that is gone | the page | `,
    expect.stringMatching(
      new RegExp(
        `^${banner} \\| Notice \\| English \\| .+ \\| javascript:alert\\(1\\) \\| not allowed as a link \\| $`,
      ),
    ),
  ]);
  expect((await rows("de"))[0]).toContain("Seite | Englisch");
});
