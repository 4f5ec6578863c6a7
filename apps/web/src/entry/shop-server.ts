// The shop as one process on one port: built files, the API, forms, pages.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { declarationForms } from "@kontor/domain/site/request";
import { fixedPaths, longestPath } from "@kontor/domain/site/routing";
import type { Surroundings } from "../server/surroundings.ts";
import { isOwnNetwork } from "@kontor/api/own-network";
import { localAddress } from "@kontor/api/settings";
import { apiBridge } from "./api-bridge.ts";
import type { ApiDoor } from "./api-door.ts";
import { answerToken, csrfPath, forgedForm } from "./csrf.ts";
import { answerForm, formFields } from "./forms.ts";
import { keptPages } from "./kept-pages.ts";
import { measurements } from "./measurements.ts";
import { named, nameHeader } from "./request-name.ts";
import { sendPage } from "./page-bridge.ts";
import { decodedNeedless, isEncodedWell, isOwnTarget, plainPath } from "./plain-path.ts";
import { secureHeaders } from "./security.ts";
import { answerSiteFile } from "../site-files/site-files.ts";
import { feedOfPath } from "../site-files/feed-path.ts";
import { askJson } from "../site-files/asking.ts";
import type { Build } from "../site-files/texts.ts";
import type { Images } from "../image-proxy/open.ts";
import type { WebSettings } from "./settings.ts";
import { type PageHandler, visitOf } from "./visit.ts";

export type Log = Surroundings["log"];

/** How this process gets at its files and pages: built, or through vite in development. */
export interface Pages {
  readonly file: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  readonly handler: () => Promise<PageHandler>;
  /** vite's own middleware in development. */
  readonly before: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
  readonly scriptsOf: (screen: string) => readonly string[];
  readonly built: boolean;
  readonly build: Build;
  /** Changed pictures; null where none are made. */
  readonly images: Images | null;
}

export interface ShopServer {
  readonly server: Server;
  readonly address: string;
  readonly close: () => Promise<void>;
}

const plain = (response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers });
  response.end(text);
};

/** Below a language there are pages and nothing else but the feed; what cannot be read there has a page that says so. */
const isPagePath = (path: string): boolean => /^\/(en|de)(\/|$)/.test(path) && feedOfPath(path) === null;

/** Pages whose forms are sent to themselves, so that what was typed is shown again and stands in no address. [LGL-02] [LGL-03] */
const declarationPaths: ReadonlySet<string> = new Set(declarationForms.flatMap((form) => Object.values(fixedPaths[`${form}-form`])));

/** The longest reason that may be typed, as a form sends it, and room for the rest. */
const declarationBytes = 262_144;

/** Makes the request listener of the shop. */
export const shopListener = (settings: WebSettings, api: ApiDoor, pages: Pages, log: Log, isStopping: () => boolean = () => false) => {
  const measured = measurements();
  const bridge = apiBridge(api, settings, measured.forged);
  const site = { ask: askJson(api), origin: settings.publicUrl };
  const policy = { secure: settings.secure, enforced: pages.built, panel: settings.customerPanelUrl, media: settings.mediaHosts };
  const kept =
    pages.built && settings.pageCacheBytes > 0
      ? keptPages({ ...policy, bytes: settings.pageCacheBytes, build: pages.build.id, now: Date.now })
      : null;
  /** Says with everything which request it was. */
  const logOf =
    ({ headers }: IncomingMessage): Log =>
    (level, message, facts) =>
      log(level, message, { reqId: headers[nameHeader], ...facts });
  const given = {
    scriptsOf: pages.scriptsOf,
    build: pages.build.id,
    ...(pages.images === null ? {} : { images: pages.images.signed, measures: pages.images.measures }),
  };
  const page = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const visit = visitOf(request, await pages.handler(), api, settings, { ...given, log: logOf(request) });
    // What an address adds may be anything, and nobody would ask for it twice.
    const cached = request.url?.includes("?") ? null : kept;
    if (cached !== null) response.setHeader(nameHeader, named(request));
    const answer = cached === null ? await visit.fetch() : await cached.answer(visit, request, response);
    if (answer !== null) await sendPage(answer, visit.cookies, request, response, policy);
  };

  const declared = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fields = await formFields(request, declarationBytes);
    if (fields === null) {
      secureHeaders(response, settings.secure);
      return plain(response, 413, "The form is too large.\n");
    }
    const posted = { fields, forged: forgedForm(request, settings)?._tag ?? null };
    const visit = visitOf(request, await pages.handler(), api, settings, { ...given, log: logOf(request) }, posted);
    await sendPage(await visit.fetch(), visit.cookies, request, response, policy);
  };

  /** Those of this process: with the API in it, its too; one that is split off is asked itself. [OPS-04] */
  const toldMeasurements = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { remoteAddress = "" } = request.socket;
    if (!isOwnNetwork(request.headers, remoteAddress)) return plain(response, 404, "Not Found\n");
    const embedded = settings.apiUrl === null;
    const theirs = embedded ? await api.ask({ method: "GET", path: "/metrics", headers: request.headers, remoteAddress }) : null;
    response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" });
    response.end(`${theirs?.status === 200 ? theirs.body.toString() : ""}${measured.told(!embedded)}`);
  };

  /** Pictures of the content are the same for everybody: no cookie goes along. [CNT-07] */
  const uploaded = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const asked = request.headers["if-none-match"];
    const { status, headers, body } = await api.ask({
      method: "GET",
      path,
      headers: asked === undefined ? {} : { "if-none-match": asked },
      remoteAddress: request.socket.remoteAddress ?? "",
    });
    for (const name of ["content-type", "cache-control", "etag", "content-security-policy"])
      if (headers[name] !== undefined) response.setHeader(name, String(headers[name]));
    response.writeHead(status, status === 304 ? {} : { "content-length": body.length });
    response.end(request.method === "HEAD" || status === 304 ? undefined : body);
  };

  /** The content system's sign of life, wherever the API is. [API-02] */
  const health = async (response: ServerResponse): Promise<void> => {
    const asked = api.ask({ method: "GET", path: "/_health", headers: {}, remoteAddress: "127.0.0.1" });
    const alive = await asked.then(({ status }) => status < 300).catch(() => false);
    if (!alive) return plain(response, 503, "not ready\n", { "cache-control": "no-store" });
    response.writeHead(204, { "cache-control": "no-store" });
    response.end();
  };

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = request.url ?? "/";
    const path = target.split("?")[0] ?? "/";
    const reads = request.method === "GET" || request.method === "HEAD";
    if (reads && kept?.quick(request, response)) return;
    const name = named(request);
    const isReadable = isOwnTarget(target) && isEncodedWell(path);
    const other = reads && isReadable && path.length <= longestPath ? plainPath(path) : null;
    if (reads && isOwnTarget(target) && other === null && isPagePath(path)) return page(request, response);
    if (request.method === "POST" && declarationPaths.has(path)) return declared(request, response);
    response.setHeader(nameHeader, name);
    secureHeaders(response, settings.secure);
    if (!isReadable) return plain(response, 400, "Bad Request\n");
    if (other !== null && !/^\/(api|forms)(\/|$)/.test(other)) {
      const location = other + target.slice(path.length);
      return plain(response, 301, "Moved Permanently\n", { location, "cache-control": "public, max-age=3600" });
    }
    if (path === "/healthz") return plain(response, 200, "ok\n");
    if (path === "/readyz")
      return !isStopping() && (await api.ready().catch(() => false))
        ? plain(response, 200, "ready\n")
        : plain(response, 503, "not ready\n");
    if (path === "/metrics") return toldMeasurements(request, response);
    if (path === csrfPath && reads) return answerToken(request, response, settings);
    if (path === "/_health" && reads) return health(response);
    if (path === "/api" || path.startsWith("/api/")) {
      // The router of the API decodes what it matches: what stands before it must see the same path. [SES-02]
      request.url = decodedNeedless(path) + target.slice(path.length);
      return bridge(request, response);
    }
    if (pages.file(path, request, response)) return;
    if (path.startsWith("/forms/")) return answerForm(path, request, response, settings, api);
    if (!reads) return plain(response, 405, "Method Not Allowed\n", { allow: "GET, HEAD" });
    if (path.startsWith("/uploads/")) return uploaded(request, response, path);
    if (await pages.images?.answer(request, response)) return;
    if (await answerSiteFile(path, request, response, site, pages.build)) return;
    return page(request, response);
  };

  const failed = (request: IncomingMessage, response: ServerResponse) => (reason: unknown) => {
    // A client that went away in the middle of its request is no defect, and nobody is left to answer.
    if (request.destroyed && !request.complete) return void response.destroy();
    measured.failed();
    logOf(request)("error", "a request failed", {
      method: request.method,
      // Without its query, which may hold a code that opens an account. [OPS-04]
      path: request.url?.split("?")[0],
      err: reason instanceof Error ? { name: reason.name, message: reason.message, stack: reason.stack } : { message: String(reason) },
    });
    if (response.headersSent) return void response.destroy();
    plain(response, 500, "Internal Server Error\n", { [nameHeader]: named(request) });
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    measured.asked();
    const go = (): void => void route(request, response).catch(failed(request, response));
    if (pages.before !== null && !(request.url ?? "").startsWith("/api/")) pages.before(request, response, go);
    else go();
  };
};

/** Opens the shop's port. */
export const listen = async (server: Server, settings: WebSettings): Promise<string> => {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, settings.host, resolve);
  });
  return localAddress(settings.host, (server.address() as AddressInfo).port);
};

/**
 * How long a client may take, in milliseconds; looked at every `checked`. Nobody holds a request for nothing; a quiet connection stays longer than the
 * minute that proxies keep theirs, since one that is closed in the moment of its use loses a call. [OPS-09]
 */
const patience = { headers: 15_000, request: 30_000, idle: 65_000, checked: 5_000 };

export const bareServer = ({ headers, request, idle, checked } = patience): Server =>
  createServer({ requestTimeout: request, headersTimeout: headers, keepAliveTimeout: idle, connectionsCheckingInterval: checked });
