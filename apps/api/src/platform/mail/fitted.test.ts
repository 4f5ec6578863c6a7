// Every letter is shown whole by mail programs, whatever it is about: sums stay, first entries are whole, what is left out is counted, and plain text has all. [REP2-1] [CHK-05]
import fc from "fast-check";
import { expect, it } from "vitest";
import { letterBytes } from "./fitted.ts";
import { asText, type Block, type Row, unlinked } from "./letter.ts";
import { asHtml } from "./letter-html.ts";

const sender = {
  name: "Kontor Hosting",
  email: "support@kontor-hosting.example",
  phone: "+494066969100",
  phoneShown: "+49 40 66969100",
};

/** What is longest when it is written: each dot of an address is kept from becoming a link, each quote is five signs. */
const anyTyped = fc
  .tuple(fc.constantFrom("a.b", `"&"`, "漢字 ", "one two\n"), fc.integer({ min: 1, max: 10_000 }))
  .map(([unit, length]) => unlinked(unit.repeat(length).slice(0, length)));

const anyCount = fc.constantFrom(1, 17, 100, 300);

const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  anyCount.map(
    (count): Block => ({
      kind: "rows",
      rows: [
        ...Array.from(
          { length: count },
          (_, at): Row => ({
            what: `Item ${at}`,
            notes: ["Storage: 300 GB · Websites: 50 · Mailboxes: 1,000".repeat(3), "then €59.88 every 12 months"],
            value: "€59.88",
          }),
        ),
        { what: "Total", value: "€5,988.00", strong: true, always: true },
      ],
    }),
  ),
  fc.array(anyTyped, { minLength: 1, maxLength: 4 }).map((entries): Block => ({ kind: "list", entries })),
  anyCount.map(
    (count): Block => ({
      kind: "list",
      entries: Array.from({ length: count }, (_, at) =>
        `Contract ${at} is cancelled and ends on 1 December. `.repeat(9),
      ),
    }),
  ),
  anyCount.map(
    (count): Block => ({
      kind: "days",
      days: Array.from({ length: count }, (_, at) => ({
        date: `Day ${at}`,
        text: "Last day",
        of: "Web M, ".repeat(30),
      })),
    }),
  ),
  anyTyped.map((text): Block => ({ kind: "paragraph", text })),
);

it("[REP2-1] [CHK-05] any letter has at most 90 kB, its sum, its first entries and its way on, and says how many entries it leaves out", () => {
  fc.assert(
    fc.property(
      fc.array(anyBlock, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("de" as const, "en" as const),
      (some, locale) => {
        const url = "https://shop.example/en/account/contracts";
        const blocks: readonly Block[] = [...some, { kind: "button", text: "Your contracts", url }];
        const html = asHtml(locale, "Letter", blocks, sender);
        expect(Buffer.byteLength(html)).toBeLessThanOrEqual(letterBytes);
        expect(html).toContain(url);
        for (const block of some) {
          if (block.kind !== "rows") continue;
          expect(html).toContain(">Total<");
          const shown = block.rows.filter(({ what }) => html.includes(`>${what}<`)).length;
          const more = new RegExp(
            `>${locale === "de" ? "und" : "and"} (\\d+) ${locale === "de" ? "weitere" : "more"}<`,
          );
          const left = Number(more.exec(html)?.[1] ?? 0);
          if (some.length === 1) expect(shown + left).toBe(block.rows.length);
          expect(html).toMatch(/>Item 0<div/);
        }
        // No half of a mark that keeps an address from being a link.
        expect(html).not.toContain("\u2060");
        expect(asText(blocks)).not.toContain(locale === "de" ? "gekürzt" : "shortened");
      },
    ),
    { numRuns: 25 },
  );
});

it("[REP2-1] a letter that has room is written as it is", () => {
  const typed = unlinked("see https://a.example/b. ".repeat(300));
  const html = asHtml("en", "Letter", [{ kind: "list", entries: [typed] }], sender);
  expect(html.split("see ").length).toBe(301);
  expect(html).not.toMatch(/shortened|… /);
});
