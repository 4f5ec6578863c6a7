// Bytes of a document: the blocks of JSON that travel in it, and the inline scripts that run.
import { createHash } from "node:crypto";
import { blockText, type Whole } from "../page/whole.ts";

const kept = new WeakMap<Whole, Buffer>();

/** A whole that is remembered is written once. */
const blockOf = (whole: Whole): Buffer => {
  const block = kept.get(whole) ?? Buffer.from(blockText(whole));
  kept.set(whole, block);
  return block;
};

/** What tells what pages say at one time from what they say at another. */
export const printOf = (...wholes: readonly Whole[]): string => {
  const print = createHash("sha256");
  for (const whole of wholes) print.update(blockOf(whole));
  return print.digest("base64url");
};

/**
 * A drawn document in bytes, written once: with what stands at the end of its head, and with its blocks in front of its first script in the
 * body, so that every script finds them.
 */
export const wholeDocument = (html: string, head: Buffer, ...wholes: readonly Whole[]): Buffer => {
  const headEnd = html.indexOf("</head>");
  const scripts = html.indexOf("<script", html.indexOf("<body"));
  const first = Math.max(headEnd, 0);
  const second = scripts === -1 ? html.length : scripts;
  const heads = headEnd === -1 ? [] : [head];
  const blocks = scripts === -1 ? [] : wholes.map(blockOf);
  const added = [...heads, ...blocks].reduce((sum, { length }) => sum + length, 0);
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(html) + added);
  [html.slice(0, first), ...heads, html.slice(first, second), ...blocks, html.slice(second)].reduce<number>(
    (at, piece) => at + (typeof piece === "string" ? body.write(piece, at) : piece.copy(body, at)),
    0,
  );
  return body;
};

/** The inline scripts of a document that run, as it was drawn: no attribute of ours holds an angle bracket. */
export const inlineScripts = (html: string): readonly string[] => {
  const found: string[] = [];
  for (let at = html.indexOf("<script"); at !== -1; ) {
    const opened = html.indexOf(">", at);
    const closed = html.indexOf("</script>", opened);
    if (opened === -1 || closed === -1) break;
    if (!/ src=| type="application\//.test(html.slice(at, opened))) found.push(html.slice(opened + 1, closed));
    at = html.indexOf("<script", closed);
  }
  return found;
};
