// Bytes of a document: the blocks of JSON that travel in it, and the inline scripts that run.
import { createHash } from "node:crypto";
import { type Whole, wholeText } from "./embedded-data.ts";

const rendered = new WeakMap<Whole, Buffer>();

/** The block of a whole; one that is remembered is written once. */
export const wholeBlock = (whole: Whole): Buffer => {
  const block = rendered.get(whole) ?? Buffer.from(wholeText(whole));
  rendered.set(whole, block);
  return block;
};

/** What tells what pages say at one time from what they say at another. */
export const printOf = (...wholes: readonly Whole[]): string => {
  const print = createHash("sha256");
  for (const whole of wholes) print.update(wholeBlock(whole));
  return print.digest("base64url");
};

/** Where what was drawn for reading ends: behind it stand nothing but scripts and places that scripts fill. */
const endOfReading = (html: string): number => {
  const footer = html.lastIndexOf("</footer>");
  return footer === -1 ? Math.max(html.lastIndexOf("</main>"), 0) : footer;
};

/** A drawn document in bytes: with what stands at the end of its head, and with what stands at the end of its body, its blocks in front of the scripts that read them. */
export const wholeDocument = (html: string, head: Buffer, ...ends: readonly Buffer[]): Buffer => {
  const headEnd = html.indexOf("</head>");
  const bodyEnd = html.lastIndexOf("</body>");
  const first = Math.max(headEnd, 0);
  const second = bodyEnd === -1 ? html.length : bodyEnd;
  const heads = headEnd === -1 ? [] : [head];
  const added = bodyEnd === -1 ? [] : ends;
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(html) + [...heads, ...added].reduce((sum, { length }) => sum + length, 0));
  [html.slice(0, first), ...heads, html.slice(first, second), ...added, html.slice(second)].reduce<number>(
    (at, piece) => at + (typeof piece === "string" ? body.write(piece, at) : piece.copy(body, at)),
    0,
  );
  return body;
};

/** The inline scripts of what was drawn that run. What is read is not looked at: a script that got in there has no leave to run. [OPS-07] */
export const inlineScripts = (html: string): readonly string[] => {
  const found: string[] = [];
  for (let at = html.indexOf("<script", endOfReading(html)); at !== -1; ) {
    const opened = html.indexOf(">", at);
    const closed = html.indexOf("</script>", opened);
    if (opened === -1 || closed === -1) break;
    if (!/ src=| type="application\//.test(html.slice(at, opened))) found.push(html.slice(opened + 1, closed));
    at = html.indexOf("<script", closed);
  }
  return found;
};
