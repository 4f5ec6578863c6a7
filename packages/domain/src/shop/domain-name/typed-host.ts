// The host in what was typed or pasted, as an address or alone. [DOM-02]
import { withPlainHyphens } from "#kernel/text";
import type { ReadingHint } from "./model.ts";

export const hintIf = (condition: boolean, hint: ReadingHint): readonly ReadingHint[] => (condition ? [hint] : []);

/** A scheme, also where one sign of `https://` is missing. */
const schemeForm = /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/|https?(?::\/(?!\/)|\/\/))/i;

/** Quotation marks and brackets that come along when a name is copied out of a sentence; no name has them. */
const around = /^["'„“”‚‘’«»‹›<([]+|["'„“”‚‘’«»‹›>)\]]+$/gu;

/** A number, a letter or a sign that a list puts before its lines. */
export const listMark = /^\s*(?:(?:\d{1,3}|\p{L})[.)](?=\s)|[-*•·–—](?=\s))\s*/u;

/** What parts one name of a list from the next. */
const separators = /^[\s,;]+|[\s,;]+$/gu;

/** The mailbox of an address: `mailto:` and what stands before the last `@`, with the name of its owner. */
const mailbox = /^(?:mailto:)?[^/?#\\]*@/i;

/** What was typed without marks of lists, quotation marks, scheme, mailbox, path, port and trailing dot. */
export const hostAsTyped = (typed: string): { readonly host: string; readonly hints: readonly ReadingHint[] } => {
  const pasted = withPlainHyphens(typed.normalize("NFC"))
    .replace(listMark, "")
    .replace(separators, "")
    .replace(around, "")
    .trim();
  const ofMailbox = schemeForm.test(pasted) ? "" : (mailbox.exec(pasted)?.[0] ?? "");
  const trimmed = pasted.slice(ofMailbox.length).replace(around, "");
  const scheme = schemeForm.exec(trimmed)?.[0] ?? "";
  const address = trimmed.slice(scheme.length);
  // Stryker disable next-line StringLiteral: an address that is split has a first piece
  const authority = address.split(/[/?#\\]/)[0] ?? "";
  const hostAndPort = scheme === "" ? authority : authority.slice(authority.indexOf("@") + 1);
  const bare = hostAndPort.replace(/:\d*$/, "");
  const host = bare.replace(/[.。．｡]$/, "");
  return {
    host,
    hints: [
      ...hintIf(scheme !== "", "scheme-removed"),
      ...hintIf(ofMailbox !== "", "mailbox-removed"),
      ...hintIf(bare !== address, "path-removed"),
      ...hintIf(host !== bare, "trailing-dot-removed"),
    ],
  };
};
