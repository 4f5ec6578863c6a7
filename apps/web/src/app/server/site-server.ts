// The shop as one server on one port: cached pages first, then Fastify with a plugin for each kind of request (decision 33). [LOC-16] [OPS-01]
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { trustedBy } from "@kontor/api/network";
import { localAddress } from "@kontor/api/settings";
import { scriptOrigins } from "@kontor/domain/visitor/consent";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { clientOfSite } from "../../platform/api/door-transport.ts";
import type { Images } from "../../platform/images/open.ts";
import type { PageServices } from "../../platform/page/services.ts";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import type { Branded } from "../../platform/server/brand.ts";
import { builtFiles, servedFiles } from "../../platform/server/built-files.ts";
import { documentation } from "../../platform/server/documentation.ts";
import { csrfToken } from "../../platform/server/csrf.ts";
import { flagPictures } from "./flag-picture-route.ts";
import { failures } from "./failures.ts";
import { formRoutes } from "./form-routes.ts";
import { adminFiles } from "./admin-file-routes.ts";
import { accountFiles } from "./account-file-routes.ts";
import { admission, gateway } from "../gateway/gateway.ts";
import { cachedPages } from "../../platform/page-cache/cached-pages.ts";
import { measurements } from "../../platform/server/measurements.ts";
import { pageRoutes } from "./page-routes.ts";
import { pictures } from "../../platform/images/picture-routes.ts";
import { named } from "../../platform/server/request-name.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import { isUpload } from "./upload-paths.ts";
import { type RequestLine, requestLines } from "./request-lines.ts";
import { providerRoutes } from "./provider-routes.ts";
import { openedWithin } from "./opened-within.ts";
import { ticketingRoutes } from "./ticketing-routes.ts";
import { siteFiles } from "./site-file-routes.ts";
import { isReading, threshold } from "../../platform/server/threshold.ts";
import { hearing, ledToSpoken } from "../../platform/server/shop-languages.ts";
import { watch } from "../../platform/server/watch.ts";
import { audienceOf } from "../audience.ts";
import type { SiteHandler } from "./page-handler.ts";
import { beginAs } from "../../shell/provider.ts";
import type { Brand } from "../../platform/provider/site.ts";
import type { Build } from "../../platform/server/build.ts";

export type Log = PageServices["log"];

/** How this process gets at its files and pages: built, or through vite in development. */
export interface Pages {
  /** Where the built files of browsers are; null in development. */
  readonly client: string | null;
  readonly handler: () => Promise<SiteHandler>;
  /** vite's own middleware in development. */
  readonly before: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
  readonly filesOf: PageServices["filesOf"];
  readonly built: boolean;
  readonly build: Build;
  /** Changed pictures; null where none are made. */
  readonly images: Images | null;
}

export interface SiteParts {
  /** The provider, and what is served of its folder. */
  readonly branded: Branded;
  readonly settings: WebSettings;
  readonly api: ApiDoor;
  readonly pages: Pages;
  readonly log: Log;
  /** Where the line of each request from outside goes. */
  readonly logRequest?: (line: RequestLine) => void;
  readonly isStopping?: () => boolean;
}

/** A handler that knows the provider: in development another one takes its place when a source changes. */
const begunAs = (brand: Brand, handler: Pages["handler"]): Pages["handler"] => {
  const last: { made: SiteHandler | null } = { made: null };
  return async () => {
    const made = await handler();
    if (made !== last.made) made.begin?.(brand);
    last.made = made;
    return made;
  };
};

/** Opens the site on a server: from here on it answers every request. */
export const openSite = async (
  server: Server,
  { branded, settings, api: door, pages, log, logRequest, isStopping = () => false }: SiteParts,
): Promise<FastifyInstance> => {
  beginAs(branded.brand);
  const handler = begunAs(branded.brand, pages.handler);
  const lines = requestLines(logRequest ?? null, pages.before !== null);
  const api = lines.counted(door);
  const measured = measurements(settings.apiUrl !== null);
  const secure = settings.secure && settings.hsts === "subdomains" ? settings.hsts : settings.secure;
  const policy = {
    secure,
    enforced: pages.built,
    panel: settings.customerPanelUrl,
    media: settings.mediaHosts,
    optional: scriptOrigins(settings.optionalScripts),
  };
  const cache =
    pages.built && settings.pageCacheBytes > 0
      ? cachedPages({
          ...policy,
          bytes: settings.pageCacheBytes,
          // What a browser has of a page is checked against both.
          build: `${pages.build.id} ${branded.id}`,
          now: door.now,
          audience: audienceOf(settings.optionalScripts),
        })
      : null;
  /** Says with everything which request it was. */
  const logOf =
    ({ id }: FastifyRequest): Log =>
    (level, message, facts) =>
      log(level, message, { reqId: id, ...facts });
  const { page, ownForms, ledTo, visit } = pageRoutes({
    settings,
    api,
    handler,
    cache,
    policy,
    given: (request) => ({
      filesOf: pages.filesOf,
      opened: openedWithin(app, settings.publicUrl),
      build: pages.build.id,
      ...(pages.images === null ? {} : { images: pages.images.signed, measures: pages.images.measures }),
      log: logOf(request),
    }),
  });
  const { failed, unreadable } = failures({ secure, page, logOf, count: measured.failed });

  const hear = hearing(settings.languages);
  const answered = (handler: (request: IncomingMessage, response: ServerResponse) => void) => {
    server.on("request", (request, response) => {
      measured.requested();
      lines.begin(request, response);
      hear(request);
      if (cache !== null && isReading(request) && cache.quick(request, response)) return;
      if (pages.before === null || (request.url ?? "").startsWith("/api/")) handler(request, response);
      else pages.before(request, response, () => handler(request, response));
    });
    return server;
  };

  const app = fastify({
    serverFactory: answered,
    genReqId: named,
    requestIdHeader: false,
    return503OnClosing: false,
    trustProxy: trustedBy(settings.trustProxy),
    frameworkErrors: unreadable,
    // What cannot be read at all is answered as Node does it.
    clientErrorHandler: ({ code }, socket) => {
      if (!socket.writable) return void socket.destroy();
      const status =
        code === "HPE_HEADER_OVERFLOW"
          ? "431 Request Header Fields Too Large"
          : code === "ERR_HTTP_REQUEST_TIMEOUT"
            ? "408 Request Timeout"
            : "400 Bad Request";
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    },
  });
  app.removeAllContentTypeParsers();
  app.setErrorHandler(failed);
  lines.watch(app);
  app.addHook("onRequest", threshold(secure));
  app.addHook("onRequest", ledToSpoken(settings.languages));
  // A file that was there when this process began: another build has taken its place. [VIS-05]
  app.setNotFoundHandler((_, reply) => reply.code(404).header("cache-control", "no-store").send());

  app.register(watch({ api, isEmbedded: settings.apiUrl === null, measured, isStopping }));
  app.register(csrfToken(settings));
  app.register(gateway(api, admission(settings, measured.forged)), { prefix: "/api" });
  app.register(formRoutes(settings, api, ledTo));
  app.register(accountFiles(api, page));
  app.register(adminFiles({ api, page, visit }));
  app.register(ownForms);
  app.register(providerRoutes(settings, api, page));
  app.register(pictures(api, pages.images, page));
  app.register(ticketingRoutes({ settings, api, handler, page }));
  app.register(flagPictures(handler, page));
  app.register(
    siteFiles(
      { shop: clientOfSite(api), origin: settings.publicUrl, languages: settings.languages },
      pages.build,
      page,
      door.now,
    ),
  );
  if (pages.client !== null) app.register(builtFiles(pages.client));
  app.register(servedFiles(branded.files));
  if (settings.docsDir !== null) app.register(documentation(settings.docsDir), { prefix: "/docs" });
  app.get("/*", page);
  await app.ready();
  return app;
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
 * How long a client may take, in milliseconds; looked at every `checked`. No client holds a request for nothing; a quiet connection stays longer than
 * the minute that proxies keep theirs, since one that is closed in the moment of its use loses a call. [OPS-09]
 */
const patience = { headers: 15_000, request: 30_000, upload: 300_000, idle: 65_000, checked: 5_000 };

export const bareServer = ({ headers, request, upload, idle, checked } = patience): Server =>
  createServer({
    requestTimeout: Math.max(request, upload),
    headersTimeout: headers,
    keepAliveTimeout: idle,
    connectionsCheckingInterval: checked,
  }).on("request", endSlow(request));

/** Node has one time for all requests: it is that of files, which a phone sends slowly, and the others are ended before. */
const endSlow =
  (ms: number) =>
  (request: IncomingMessage): void => {
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    if ((length === undefined && encoding === undefined) || isUpload(request.url)) return;
    const late = setTimeout(() => {
      if (!request.complete)
        request.socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n", () => request.socket.destroy());
    }, ms).unref();
    request.once("close", () => clearTimeout(late));
  };
