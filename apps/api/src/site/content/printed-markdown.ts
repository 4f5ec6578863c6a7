// A text of the content as blocks of a printed document: headings, paragraphs, lists, tables; links as their words. [CHK-05]
import { lexer, type MarkedToken, type Tokens } from "marked";
import type { PdfBlock } from "../../platform/pdf/blocks.ts";

/** The words of inline tokens. */
const wordsOf = (tokens: readonly unknown[] | undefined): string =>
  ((tokens ?? []) as readonly MarkedToken[])
    .map((token) => {
      if (token.type === "br") return "\n";
      if ("tokens" in token && token.tokens !== undefined) return wordsOf(token.tokens);
      return "text" in token ? token.text : "";
    })
    .join("");

/** A line that is broken in the source only is none on paper. */
const oneLine = (text: string): string => text.replaceAll(/[ \t]*\n[ \t]*/g, " ").trim();

const itemText = ({ tokens }: Tokens.ListItem): string => oneLine(wordsOf(tokens));

const blocksOf = (token: MarkedToken): readonly PdfBlock[] => {
  switch (token.type) {
    case "heading":
      return [{ kind: "heading", text: oneLine(wordsOf(token.tokens)), level: token.depth < 3 ? 2 : 3 }];
    case "paragraph":
      return [{ kind: "paragraph", text: oneLine(wordsOf(token.tokens)) }];
    case "list":
      // Numbers of a contract's clauses are quoted: they stand in the text.
      return token.ordered
        ? token.items.map((item, index) => ({
            kind: "paragraph",
            text: `${Number(token.start || 1) + index}. ${itemText(item)}`,
          }))
        : [{ kind: "list", entries: token.items.map(itemText) }];
    case "blockquote":
      return (token.tokens as readonly MarkedToken[]).flatMap(blocksOf);
    case "table": {
      const columns = token.header.map(({ tokens }) => ({
        title: oneLine(wordsOf(tokens)),
        width: 1 / token.header.length,
      }));
      const rows = token.rows.map((cells) => ({ cells: cells.map(({ tokens }) => oneLine(wordsOf(tokens))) }));
      return [{ kind: "table", title: columns.map(({ title }) => title).join(", "), columns, rows, totals: [] }];
    }
    default:
      return [];
  }
};

/** A heading stays with what follows, and a form with its heading: what is quoted is filled in and cut out. */
const groupsOf = (tokens: readonly MarkedToken[]): readonly (readonly PdfBlock[])[] => {
  const sections = tokens.reduce<readonly (readonly MarkedToken[])[]>(
    (found, token) =>
      token.type === "heading" || found.length === 0
        ? [...found, [token]]
        : [...found.slice(0, -1), [...(found.at(-1) ?? []), token]],
    [],
  );
  return sections.flatMap((section) => {
    const blocks = section.map(blocksOf).filter((made) => made.length > 0);
    if (section.some(({ type }) => type === "blockquote")) return [blocks.flat()];
    const single = blocks.flat().map((block) => [block]);
    return section[0]?.type === "heading" ? [single.slice(0, 2).flat(), ...single.slice(2)] : single;
  });
};

export const printedMarkdown = (text: string): PdfBlock => ({
  kind: "flow",
  groups: groupsOf(lexer(text) as readonly MarkedToken[]),
});
