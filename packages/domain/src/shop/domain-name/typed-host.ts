// The host in what was typed or pasted, as an address or alone. [DOM-02]
import type { ReadingHint } from "./model.ts";

export const hintIf = (condition: boolean, hint: ReadingHint): readonly ReadingHint[] => (condition ? [hint] : []);

/** A scheme, also where one sign of `https://` is missing. */
const schemeForm = /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/|https?(?::\/(?!\/)|\/\/))/i;

/** What was typed without scheme, path, port and trailing dot. */
export const hostAsTyped = (typed: string): { readonly host: string; readonly hints: readonly ReadingHint[] } => {
  const trimmed = typed.normalize("NFC").trim();
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
      ...hintIf(bare !== address, "path-removed"),
      ...hintIf(host !== bare, "trailing-dot-removed"),
    ],
  };
};
