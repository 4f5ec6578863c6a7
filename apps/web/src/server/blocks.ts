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

/** A drawn document with its blocks in front of its first script in the body, so that every script finds them. */
export const withBlocks = (document: Buffer, ...wholes: readonly Whole[]): Buffer => {
  const at = document.indexOf("<script", document.indexOf("<body"));
  return at === -1 ? document : Buffer.concat([document.subarray(0, at), ...wholes.map(blockOf), document.subarray(at)]);
};

/** The inline scripts of a document that run, as it was drawn: no attribute of ours holds an angle bracket. */
export const inlineScripts = (document: Buffer): readonly string[] => {
  const found: string[] = [];
  for (let at = document.indexOf("<script"); at !== -1; ) {
    const opened = document.indexOf(">", at);
    const closed = document.indexOf("</script>", opened);
    if (opened === -1 || closed === -1) break;
    if (!/ src=| type="application\//.test(document.toString("latin1", at, opened)))
      found.push(document.toString("utf8", opened + 1, closed));
    at = document.indexOf("<script", closed);
  }
  return found;
};
