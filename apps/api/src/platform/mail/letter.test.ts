// How a letter is written as HTML: its paragraphs alike, days of dates beside their months, and the same words as in plain text. [CHK-05]
import { expect, it } from "vitest";
import { asHtml, asText, type Block } from "./letter.ts";

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
