// Security headers of every answer, and the content policy of a page: hashes of its inline scripts. [OPS-07]
import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";

export const secureHeaders = (response: ServerResponse, secure: boolean): void => {
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
  response.setHeader("x-frame-options", "DENY");
  response.setHeader("permissions-policy", "camera=(self), geolocation=(), microphone=(), payment=()");
  response.setHeader("cross-origin-opener-policy", "same-origin");
  if (secure) response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
};

/** The policy of a finished page: its own inline scripts by hash, nothing from elsewhere. */
export const contentPolicy = (html: string, secure: boolean): string => {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => `'sha256-${createHash("sha256").update(code ?? "").digest("base64")}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
};
