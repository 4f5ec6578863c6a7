// How a letter is written as HTML: its paragraphs alike, days of dates beside their months, and the same words as in plain text. [CHK-05]
import { expect, it } from "vitest";
import { asText, type Block, unlinked } from "./letter.ts";
import { asHtml, preformatted } from "./letter-html.ts";

const sender = {
  name: "Kontor Hosting",
  email: "support@kontor-hosting.example",
  phone: "+494066969100",
  phoneShown: "+49 40 66969100",
  flag: ["#f2c14e", "#0a5c7a"],
};

const blocks: readonly Block[] = [
  { kind: "paragraph", text: "Guten Tag,\n\nIhr Vertrag endet am 1. Dezember 2027.\nMehr müssen Sie nicht tun." },
  { kind: "list", entries: ["Received: 15 December 2026 at 12:00 (CET)", "2 Websites mit 50 Postfächern"] },
  { kind: "imprint", text: "Kontor Hosting GmbH\nBeispielweg 1, 20457 Hamburg" },
];

/** A space that no line ends at. */
const joined = "\u00a0";

it("[CHK-05] a blank line parts paragraphs, and a line break stays one", () => {
  const html = asHtml("de", "Ende", blocks, sender);
  expect(html.match(/<p [^>]*>.*?<\/p>/g)?.map((part) => part.replace(/<p [^>]*>/, "").replace("</p>", ""))).toEqual([
    "Guten Tag,",
    `Ihr Vertrag endet am 1.${joined}Dezember 2027.<br>Mehr müssen Sie nicht tun.`,
    "Kontor Hosting GmbH · Beispielweg 1, 20457 Hamburg",
  ]);
});

it("[CHK-05] the day of a date stays beside its month, other numbers do not; plain text has the same words", () => {
  const html = asHtml("en", "End", blocks, sender);
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
  expect(asHtml("en", "Message", typed, sender)).toContain(
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
  const cells = asHtml("en", "Ticket", [rows], sender).match(/<td class="k-line".*?<\/td>/g) ?? [];
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
  const html = asHtml("en", "Receipt", receipt, sender);
  expect(html).not.toMatch(/https:\/\/beispiel|beispiel\.example|cv\.pdf/);
  expect(html.replaceAll(/<\/?span>/g, "")).toContain(url);
});

it("[CHK-05] [LGL-06] what a letter asks for is one button of a table, without its address, which stands in plain text; days are leaves of a calendar, and both parts say the same", () => {
  const asks: readonly Block[] = [
    { kind: "paragraph", text: "Hello," },
    { kind: "button", text: "Confirm the address", url: "https://shop.example/a?code=1&x=2" },
    { kind: "days", days: [{ date: "10 December 2026", text: "Last day to withdraw", of: "Web M" }] },
    { kind: "rows", rows: [{ what: "Total", value: "€59.88", strong: true }] },
  ];
  const html = asHtml("en", "Asks", asks, sender);
  expect(html.match(/<a class="k-button"[^>]*>/g)).toHaveLength(1);
  expect(html).toContain('href="https://shop.example/a?code=1&amp;x=2">Confirm the address</a></td></tr></table>');
  const plain = asText(asks);
  expect(plain).toContain("Confirm the address\nhttps://shop.example/a?code=1&x=2\n");
  expect(html).toContain("border-top:3px double");
  expect(html).not.toMatch(/<img|background-image|url\(/);
  const words = (text: string): readonly string[] =>
    text
      .replaceAll("&amp;", "&")
      .split(/[\s:]+/)
      .filter((word) => /\w/.test(word));
  const read = html.replace(/^[\s\S]*?<td class="k-card"[^>]*>/, "").replaceAll(/<[^>]*>/g, " ");
  expect(words(read)).toEqual(words(plain.replace(/^https:.*$/m, "")));
});

it("[LOOK3-21] what a letter is stands above it, once and larger than all else, without the name beside it", () => {
  const headed = (subject: string) => asHtml("de", subject, [{ kind: "heading", text: "Teil" }, ...blocks], sender);
  expect(headed("Rechnung R-1 – Kontor Hosting")).toContain(">Rechnung R-1</h1>");
  const html = headed("Ihr Ticket: A & B");
  expect(html.match(/<h1[^>]*>[^<]*<\/h1>/g)).toEqual([expect.stringContaining(">Ihr Ticket: A &amp; B</h1>")]);
  const sizes = [...html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
  expect(Math.max(...sizes)).toBe(24);
  expect(sizes.filter((size) => size === 24)).toHaveLength(1);
});

it("[LOOK3-21] the label of a link or button has no colon at its end, which plain text has before the address", () => {
  const url = "https://shop.example/a";
  for (const kind of ["link", "button"] as const) {
    const asks: readonly Block[] = [{ kind, text: "Open your ticket: with its code:", url }];
    expect(asHtml("en", "Asks", asks, sender)).toContain(">Open your ticket: with its code</a>");
    expect(asText(asks)).toBe(`Open your ticket: with its code:\n${url}\n`);
  }
});

it("[CHK-05] [LGL-05] the sender's address and telephone are links, in shared blocks as well; those that a person typed are not, and no other ones", () => {
  const sentence = `Write to ${sender.email} or call +49\u00a040 66969100. Not x${sender.email}, not ${sender.phoneShown}1.`;
  const written = asHtml(
    "en",
    "Questions",
    [
      { kind: "paragraph", text: sentence },
      preformatted([{ kind: "list", entries: [sentence, unlinked(`Typed: ${sender.email}`)] }], sender, "small"),
    ],
    sender,
  );
  expect(written.match(/href="[^"]*"/g)).toEqual([
    `href="mailto:${sender.email}"`,
    `href="tel:${sender.phone}"`,
    `href="mailto:${sender.email}"`,
    `href="tel:${sender.phone}"`,
  ]);
  expect(written).toContain(`>+49\u00a040 66969100</a>`);
});

it("[CHK-05] the flag beside the name is drawn of cells in the colours of the shop; without colours there is the name alone", () => {
  const { flag: _, ...plain } = sender;
  for (const [by, cells] of [
    [sender, 2],
    [plain, 0],
  ] as const) {
    const html = asHtml("en", "Flag", [], by);
    expect(html.match(/bgcolor="#(?:f2c14e|0a5c7a)"/g)?.length ?? 0).toBe(cells);
    expect(html).toContain(">Kontor Hosting</td>");
  }
});
