// Security headers of every answer, and the content policy of a page: hashes of its inline scripts. [OPS-07]
import { hash } from "node:crypto";
import type { ServerResponse } from "node:http";

export const secureHeaders = (response: ServerResponse, secure: boolean): void => {
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
  response.setHeader("x-frame-options", "DENY");
  response.setHeader("permissions-policy", "camera=(self), geolocation=(), microphone=(), payment=()");
  response.setHeader("cross-origin-opener-policy", "same-origin");
  if (secure) response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
};

/** The inline scripts of a page that run, as it was drawn: no attribute of ours holds an angle bracket. */
const inlineScripts = (html: string): readonly string[] => {
  const found: string[] = [];
  for (let at = html.indexOf("<script"); at !== -1; ) {
    const opened = html.indexOf(">", at);
    const closed = html.indexOf("</script>", opened);
    if (opened === -1 || closed === -1) break;
    if (!/ src=| type="application\/json"/.test(html.slice(at, opened))) found.push(html.slice(opened + 1, closed));
    at = html.indexOf("<script", closed);
  }
  return found;
};

/** Hashes of short scripts, which are the same on every page; the one that carries the page's data is not. */
const known = new Map<string, string>();

const scriptHash = (code: string): string => {
  const made = (): string => `'sha256-${hash("sha256", code, "base64")}'`;
  if (code.length > 1_500) return made();
  const before = known.get(code) ?? made();
  if (known.size < 200) known.set(code, before);
  return before;
};

/** The one style element that a script of ours adds: how React Aria keeps touches on what can be pressed from scrolling. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The policy of a finished page: its own inline scripts by hash, nothing from elsewhere. */
export const contentPolicy = (html: string, secure: boolean): string => {
  const hashes = inlineScripts(html).map(scriptHash);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    `style-src 'self' ${pressableStyle}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
};
