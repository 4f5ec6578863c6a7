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

/** What the server adds to what React has drawn: at the start, at the end of the head, and at both ends of the body. */
export interface Added {
  /** Of the document's element, with a space in front. */
  readonly attributes?: string;
  readonly head: Buffer;
  readonly begin?: string;
  /** Blocks stand in front of the scripts that read them. */
  readonly ends?: readonly (Buffer | string)[];
}

/** Where a document is written before its length is known: it grows to three bytes a character of the longest one. */
const scratch = { bytes: Buffer.alloc(0) };

const written = (pieces: readonly (Buffer | string)[]): Buffer => {
  const most = pieces.reduce((sum, piece) => sum + (typeof piece === "string" ? piece.length * 3 : piece.length), 0);
  if (most > scratch.bytes.length) scratch.bytes = Buffer.allocUnsafeSlow(most * 2);
  const { bytes } = scratch;
  const end = pieces.reduce<number>(
    (at, piece) => at + (typeof piece === "string" ? bytes.write(piece, at) : piece.copy(bytes, at)),
    0,
  );
  const body = Buffer.allocUnsafeSlow(end);
  bytes.copy(body, 0, 0, end);
  return body;
};

const opening = "<html";

/** A drawn document in bytes, with what is added to it: each character is read once, however much is added. */
export const wholeDocument = (html: string, { attributes = "", head, begin = "", ends = [] }: Added): Buffer => {
  const opened = html.startsWith(opening) ? opening.length : 0;
  const headEnd = html.indexOf("</head>");
  const bodyEnd = html.lastIndexOf("</body>");
  const first = Math.max(headEnd, opened);
  const last = bodyEnd === -1 ? html.length : bodyEnd;
  const second = begin === "" || bodyEnd === -1 ? first : html.indexOf(">", html.indexOf("<body", first)) + 1;
  return written([
    ...(opened === 0 ? [] : ["<!DOCTYPE html>", opening, attributes]),
    html.slice(opened, first),
    ...(headEnd === -1 ? [] : [head]),
    html.slice(first, second),
    ...(bodyEnd === -1 ? [] : [begin]),
    html.slice(second, last),
    ...(bodyEnd === -1 ? [] : ends),
    html.slice(last),
  ]);
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
