// The way from a browser to the API, as it is let in: HttpOnly cookies become headers, the cart called current gets its id, forged calls are refused (decision 4). [SES-02] [CRT-09]
import type { IncomingMessage } from "node:http";
import { applicationBytes, isOpenOrigin } from "@kontor/domain/site/request";
import {
  refusalRules,
  refusalStatuses,
  refusalTexts,
  refusalTitle,
  type RefusalTag,
} from "@kontor/domain/site/refusal";
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { ApiCalls, BrowserCall } from "../../platform/api/browser-call.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import { type CsrfSettings, forgedCall } from "../../platform/server/csrf.ts";
import { decodedNeedless } from "../../platform/server/plain-path.ts";
import { requestLocale } from "../../platform/server/request-locale.ts";
import { isUpload, uploadCall } from "../server/upload-paths.ts";
import { apiHeaders, bringsBearer } from "./visitor-cookies.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

/** More than any call needs, but the one with files. */
const bodyLimit = 1_048_576;

/** As much as the API reads of the call that takes files. [FRM-04] */
const uploadLimit = applicationBytes.read + bodyLimit;

interface GatewayRefusal {
  readonly status: number;
  readonly body: string;
}

export type Admission = { readonly call: BrowserCall } | { readonly refusal: GatewayRefusal };
type Refused = Extract<Admission, { readonly refusal: unknown }>;

export interface GatewaySettings extends CsrfSettings {
  /** Origins of other frontends, which call with a bearer of their own. [PKG-06] */
  readonly corsOrigins: readonly string[];
}

type Admit = (request: IncomingMessage) => Admission;

/** Path of the one call whose answer comes line by line. */
const streamed = "/api/shop/domain/checks";

/** A refusal of the web entry itself, in the API's form. */
const refused = (request: IncomingMessage, tag: RefusalTag): Refused => {
  const locale = requestLocale(request);
  const status = refusalStatuses[tag];
  const [title, detail, rule] = [refusalTitle(tag), inLocale(refusalTexts, locale)[tag], refusalRules[tag]];
  return {
    refusal: {
      status,
      body: JSON.stringify({ type: `urn:kontor:refusal:${tag}`, title, status, detail, rule, refusal: tag }),
    },
  };
};

/** Whether a page asks; everybody else keeps the token in a store of their own. [SES-13] */
const isBrowsers = ({ headers }: IncomingMessage): boolean =>
  headers["sec-fetch-site"] !== undefined || headers.origin !== undefined;

/** A bearer without a cookie is of a client that keeps both itself: nothing is put into its headers or taken out of its answers. [SES-13] */
const hasOwnStore = (request: IncomingMessage): boolean =>
  bringsBearer(request) && request.headers.cookie === undefined && !isBrowsers(request);

/** Lets a call in, or says why not. */
export const admission =
  (settings: GatewaySettings, onForged: (refusal: string) => void = () => undefined): Admit =>
  (request) => {
    const { origin } = request.headers;
    const isOpen = isOpenOrigin(origin, settings.corsOrigins);
    // Whatever came along from there in cookies is not looked at: a bearer alone opens anything.
    if (isOpen) delete request.headers.cookie;
    const forged = isOpen ? null : forgedCall(request, settings);
    if (forged !== null) {
      onForged(forged._tag);
      return refused(request, forged._tag);
    }
    if (Number(request.headers["content-length"] ?? 0) > (isUpload(request.url) ? uploadLimit : bodyLimit))
      return refused(request, "BodyTooLarge");
    const cookies = readCookies(request.headers.cookie);
    const cart = cookies.get("cartId");
    const [spelt = "", ...query] = (request.url ?? "/").split("?");
    // The router of the API decodes what it matches: what stands before it must see the same path. [SES-02]
    const path = [decodedNeedless(spelt), ...query]
      .join("?")
      .replace(
        /^(\/api\/shop\/order\/cart\/)current(?=[/?]|$)/,
        (_, before: string) => before + encodeURIComponent(cart ?? "current"),
      );
    if (path.startsWith("/api/shop/order/cart/current") && cart === undefined) return refused(request, "CartNotFound");
    request.url = path;
    return {
      call: {
        method: request.method ?? "GET",
        path,
        headers: apiHeaders(request),
        cookies,
        isBrowsers: !isOpen && isBrowsers(request),
        isUntouched: isOpen || path.split("?")[0] === streamed || hasOwnStore(request),
        accepted: String(request.headers["accept-encoding"] ?? ""),
        secure: settings.secure,
        csrfHeader: settings.csrfHeader,
      },
    };
  };

const calls = new WeakMap<IncomingMessage, BrowserCall>();

/** The call that a browser sent; none for what pages and forms ask the API by themselves. */
export const callOf = (request: FastifyRequest): BrowserCall | undefined => calls.get(request.raw);

const refuse = (reply: FastifyReply, { refusal: { status, body } }: Refused): FastifyReply =>
  reply
    .code(status)
    .headers({ "content-type": "application/problem+json; charset=utf-8", "cache-control": "private, no-store" })
    .send(body);

/** The part of the site below `/api`. Calls are let in before their bodies are read. */
export const gateway =
  (api: { readonly calls: ApiCalls }, admit: Admit): FastifyPluginAsync =>
  async (site) => {
    site.addHook("onRequest", (request, reply, done) => {
      const admitted = admit(request.raw);
      if ("refusal" in admitted) return void refuse(reply, admitted);
      calls.set(request.raw, admitted.call);
      return done();
    });
    site.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return refuse(reply, refused(request.raw, "BodyTooLarge"));
      throw error;
    });
    const answer = api.calls(site);
    for (const [url, limit] of [
      ["/", bodyLimit],
      ["/*", bodyLimit],
      [uploadCall, uploadLimit],
    ] as const)
      site.all(url, { bodyLimit: limit }, (request, reply) => {
        const call = callOf(request);
        if (call === undefined) throw new Error("a call that the gateway did not admit");
        return answer(call, request, reply);
      });
  };

/** The cart of the cookie in the body of an order that names it as the current one. */
export const withCart = (body: unknown, { path, cookies }: BrowserCall): unknown => {
  const cart = cookies.get("cartId");
  const named = typeof body === "object" && body !== null && (body as { cartId?: unknown }).cartId === "current";
  return named && cart !== undefined && path.startsWith("/api/shop/order") ? { ...body, cartId: cart } : body;
};
