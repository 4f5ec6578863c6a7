// Forged requests at the web entry: the secret's cookie, the token made of it, the two gates (decision 14). [FRM-06] [VIS-04] [VIS-06]
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { crossSiteRefusal, csrfRefusal, ownOrigins } from "@kontor/domain/site/request";
import type { FastifyPluginCallback } from "fastify";
import { endCookie, readCookies, setCookie } from "./cookies.ts";

export interface CsrfSettings {
  readonly publicUrl: string;
  readonly secure: boolean;
  /** Name of the header that carries the token, in small letters. */
  readonly csrfHeader: string;
}

/** Where a page fetches its token; never cached. */
export const csrfPath = "/csrf.json";

const name = "csrf";
const secretForm = /^[\w-]{43}$/;

/** Another nonce each time, so that no compressed answer lets the token be guessed. */
export const tokenOf = (secret: string, nonce: string = randomBytes(12).toString("base64url")): string =>
  `${nonce}.${createHmac("sha256", secret).update(nonce).digest("base64url")}`;

const isTokenOf = (secret: string, token: string): boolean => {
  const [nonce = "", ...rest] = token.split(".");
  const [given, right] = [Buffer.from(`${nonce}.${rest.join(".")}`), Buffer.from(tokenOf(secret, nonce))];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Ends with the browser; strict: it does not come along from other sites, not even with a link. */
const secretCookie = (secret: string, secure: boolean): string => setCookie(name, secret, secure);

/** A login's own secret, with the token that its answer carries: a page calls on without fetching one. [FRM-06] */
export const freshProof = ({ secure, csrfHeader }: Pick<CsrfSettings, "secure" | "csrfHeader">) => {
  const secret = randomBytes(32).toString("base64url");
  return { cookie: secretCookie(secret, secure), csrf: { header: csrfHeader, token: tokenOf(secret) } };
};

/** A login and a logout are another session: the secret from before is worth nothing in it. */
export const withoutSecret = (secure: boolean): string => endCookie(name, secure);

const secretOf = (request: IncomingMessage): string | null => {
  const secret = readCookies(request.headers.cookie).get(name) ?? "";
  return secretForm.test(secret) ? secret : null;
};

/** Tells a page its token, and under which header to send it; makes the secret where there is none. */
export const csrfToken =
  ({ secure, csrfHeader }: CsrfSettings): FastifyPluginCallback =>
  (site, _, done) => {
    site.get(csrfPath, (request, reply) => {
      const known = secretOf(request.raw);
      const secret = known ?? randomBytes(32).toString("base64url");
      if (known === null) reply.header("set-cookie", secretCookie(secret, secure));
      return reply
        .headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store", vary: "cookie" })
        .send(JSON.stringify({ header: csrfHeader, token: tokenOf(secret) }));
    });
    done();
  };

const originGate = (request: IncomingMessage, { publicUrl }: Pick<CsrfSettings, "publicUrl">, needsProof: boolean) => {
  const { origin, host, "sec-fetch-site": site } = request.headers;
  return crossSiteRefusal({
    method: request.method ?? "GET",
    site: typeof site === "string" ? site : null,
    origin: origin ?? null,
    own: ownOrigins(new URL(publicUrl).origin, host),
    needsProof,
  });
};

/** Why a call of a script is not passed on: started elsewhere, or without the token of its secret. Who sends no cookies has nothing to forge. */
export const forgedCall = (request: IncomingMessage, settings: CsrfSettings) => {
  const elsewhere = originGate(request, settings, false);
  if (elsewhere !== null || request.headers.cookie === undefined) return elsewhere;
  const token = request.headers[settings.csrfHeader];
  return csrfRefusal(
    { method: request.method ?? "GET", secret: secretOf(request), token: typeof token === "string" ? token : null },
    isTokenOf,
  );
};

/** Why a plain form is not taken: it carries no token, so with cookies it has to show that it comes from here. */
export const forgedForm = (request: IncomingMessage, settings: Pick<CsrfSettings, "publicUrl">) =>
  originGate(request, settings, request.headers.cookie !== undefined);
