// How a letter is written as HTML: its paragraphs alike, days of dates beside their months, and the same words as in plain text. [CHK-05]
import { expect, it } from "vitest";
import { asHtml, asText, type Block, unlinked } from "./letter.ts";

const blocks: readonly Block[] = [
  { kind: "paragraph", text: "Guten Tag,\n\nIhr Vertrag endet am 1. Dezember 2027.\nMehr müssen Sie nicht tun." },
  { kind: "list", entries: ["Received: 15 December 2026 at 12:00 (CET)", "2 Websites mit 50 Postfächern"] },
  { kind: "imprint", text: "Kontor Hosting GmbH\nBeispielweg 1, 20457 Hamburg" },
];

/** A space that no line ends at. */
const joined = "\u00a0";

it("[CHK-05] a blank line parts paragraphs, and a line break stays one", () => {
  const html = asHtml("de", "Ende", blocks, "Kontor Hosting");
  expect(html.match(/<p [^>]*>.*?<\/p>/g)?.map((part) => part.replace(/<p [^>]*>/, "").replace("</p>", ""))).toEqual([
    "Guten Tag,",
    `Ihr Vertrag endet am 1.${joined}Dezember 2027.<br>Mehr müssen Sie nicht tun.`,
    "Kontor Hosting GmbH<br>Beispielweg 1, 20457 Hamburg",
  ]);
});

it("[CHK-05] the day of a date stays beside its month, other numbers do not; plain text has the same words", () => {
  const html = asHtml("en", "End", blocks, "Kontor Hosting");
  expect(html).toContain(`Received: 15${joined}December 2026 at 12:00 (CET)`);
  expect(html).toContain("2 Websites mit 50 Postfächern");
  const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => /\w/.test(word));
  const read = html.replace(/^[\s\S]*?<td class="k-card"[^>]*>/, "").replaceAll(/<[^>]*>/g, " ");
  expect(words(read)).toEqual(words(asText(blocks)));
});

it("[FRM-03] [LGL-05] the lines that a person typed stay lines in an entry of a list, whatever they contain", () => {
  const typed: readonly Block[] = [
    { kind: "list", entries: ["Message: Hello,\n\n<b>three & more</b> pages\nare down.", "Phone: +49"] },
  ];
  expect(asHtml("en", "Message", typed, "Kontor Hosting")).toContain(
    "<li>Message: Hello,<br><br>&lt;b&gt;three &amp; more&lt;/b&gt; pages<br>are down.</li><li>Phone: +49</li>",
  );
  expect(asText(typed)).toBe("- Message: Hello,\n\n  <b>three & more</b> pages\n  are down.\n- Phone: +49\n");
});

it("[CHK-05] [TKT-06] an amount stays in one line; what is longer may be broken, a long word anywhere", () => {
  const place = "Grand hall on the quay, Example Street 1, 20457 Hamburg";
  const name = "donaudampfschifffahrtsgesellschaft.example";
  const rows: Block = {
    kind: "rows",
    rows: [
      { what: "Place", value: place },
      { what: name, value: "€59.88" },
    ],
  };
  const cells = asHtml("en", "Ticket", [rows], "Kontor Hosting").match(/<td class="k-line".*?<\/td>/g) ?? [];
  expect(cells.map((cell) => [cell.includes("nowrap"), cell.includes("anywhere")])).toEqual([
    [false, false],
    [false, false],
    [false, true],
    [true, false],
  ]);
});

it("[LGL-05] [VISIT-4] the exact address of a page stays exact in the plain part, and is no link and no other text in the formatted one", () => {
  const url = "https://beispiel.example/böse?x=1";
  const receipt: readonly Block[] = [
    { kind: "list", entries: [unlinked(`Address: ${url}`)] },
    { kind: "rows", rows: [{ what: "File", value: unlinked("cv.pdf") }] },
  ];
  expect(asText(receipt)).toMatch(new RegExp(`^- Address: ${url.replaceAll(/[.?]/g, "\\$&")}\n\nFile +cv\\.pdf\n$`));
  const html = asHtml("en", "Receipt", receipt, "Kontor");
  expect(html).not.toMatch(/https:\/\/beispiel|beispiel\.example|cv\.pdf/);
  expect(html.replaceAll(/<\/?span>/g, "")).toContain(url);
});
