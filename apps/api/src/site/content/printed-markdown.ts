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

export const printedMarkdown = (text: string): readonly PdfBlock[] =>
  (lexer(text) as readonly MarkedToken[]).flatMap(blocksOf);
