// Puts the API together: settings in, a server out that can be listened with, routed to or asked without a network.
import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { isAtOddsWithLaw } from "@kontor/domain/shop/contract";
import { guestCartsKeptSince } from "@kontor/domain/shop/cart";
import { faultyDeals } from "@kontor/domain/site/admin";
import { declarationsKeptSince } from "@kontor/domain/site/request";
import fastify, { type FastifyInstance } from "fastify";
import { sessionSecret } from "../visitor/session/session-secret.ts";
import { tokensWith } from "../visitor/session/tokens.ts";
import { tokensElsewhere } from "../site/content/remote/tokens.ts";
import { uploadsElsewhere } from "../site/content/remote/uploads.ts";
import { uploadFiles } from "../site/content/images/files.ts";
import { mountUploads } from "../site/content/upload-routes.ts";
import { seedContent } from "../site/content/seed/seed-content.ts";
import { operationsOf, readDocument } from "../platform/contract/documents.ts";
import { judgeOver } from "../platform/contract/validators.ts";
import { allHandlers } from "./handlers.ts";
import { readForm, readJson, readQuery } from "../platform/http/bodies.ts";
import { contentPaths } from "../site/content/paths.ts";
import { tell, tellFailures } from "../platform/http/failures.ts";
import { mount } from "../platform/http/mount.ts";
import { fileCarrier, smtpCarrier, type Carrier } from "../platform/mail/mail-transport.ts";
import { postman, type Postman } from "../platform/mail/mail-delivery.ts";
import { chosenRegistry } from "../shop/domain-name/registry/chosen-registry.ts";
import { contentDirectory, readContent } from "./seed/provider-content.ts";
import { seed } from "./seed/seed.ts";
import { isAccountMail } from "../visitor/session/account-mails.ts";
import { mailLimits } from "../shop/checkout/mail-limits.ts";
import { migrations } from "./migrations.ts";
import type { Purpose } from "../platform/provider/provider.ts";
import type { Services } from "./services.ts";
import { startSentence } from "../platform/settings/start-sentences.ts";
import { StartRefused, type Settings } from "../platform/settings/settings.ts";
import { forgetOldCarts } from "../shop/cart/store.ts";
import { currentCatalog } from "../shop/catalog/store.ts";
import { damagedRows, StoredDamaged } from "../platform/database/stored-json.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import type { Database } from "../platform/database/handle.ts";
import { listedDeals } from "../shop/deal/store.ts";
import { forgetOldDeclarations } from "../site/request/store.ts";
import { forgetEndedTokens } from "../visitor/session/ended-tokens-store.ts";
import { closeToOthers } from "../platform/process/private-files.ts";
import { forgetSentLetters } from "../platform/mail/outbox.ts";
import { forgetOldPlaces } from "../visitor/session/known-places-store.ts";
import { forgetOldCalls } from "../platform/database/rate-limits.ts";
import { closeDoor } from "../platform/http/drain.ts";
import { metrics } from "../platform/metrics/metrics.ts";
import { mountWatch } from "../platform/metrics/health.ts";
import { recheck, type Recheck } from "../shop/customer/vat-id-recheck.ts";
import { chosenVatIds } from "../shop/vat/vat-id-check.ts";
import { passRequestIds } from "../platform/http/request-id.ts";

export interface ApiOptions {
  /** Judges every answer by the contract before it is sent. */
  readonly strict?: boolean;
  readonly now?: () => Instant;
  readonly content?: string;
  readonly mailRoundMs?: number;
  /** Adds hooks before the routes: a process that serves browsers, too, changes what they get. */
  readonly extend?: (app: FastifyInstance) => void;
  /** Where log lines go instead of the standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
}

export interface Api {
  readonly routing: (request: IncomingMessage, response: ServerResponse) => void;
  readonly inject: FastifyInstance["inject"];
  readonly listen: () => Promise<string>;
  /** Stops taking calls, finishes those that run and the letters that are on their way, closes the database. */
  readonly close: () => Promise<void>;
  readonly database: Database;
  readonly postman: Postman;
  /** Null where nobody is asked. */
  readonly recheck: Recheck | null;
}

const bodyLimit = 256 * 1024;
const timeout = 15_000;
/** How long calls may take to finish once the server closes. */
const patienceMs = 10_000;
/** How long a closing server still answers, not ready any more, each answer the last of its connection. [OPS-05] */
const drainMs = 500;
const tidyingMs = 5 * 60_000;

export const createApi = async (settings: Settings, options: ApiOptions = {}): Promise<Api> => {
  const documents = { shop: readDocument("shop"), content: readDocument("content") };
  const operations = [...operationsOf("shop", documents.shop), ...operationsOf("content", documents.content)];
  const app = fastify({
    logger: {
      level: settings.logLevel,
      serializers: { req: loggedRequest },
      redact: ["req.headers", "res.headers"],
      ...(options.logTo === undefined ? {} : { stream: options.logTo }),
    },
    bodyLimit,
    requestTimeout: timeout,
    connectionTimeout: timeout * 2,
    trustProxy: trustedBy(settings.trustProxy),
    return503OnClosing: false,
    genReqId: (request) => requestId(request.headers["x-request-id"]),
    requestIdHeader: false,
    frameworkErrors: (error, request, reply) => void tell(error, request, reply, contentPaths),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500, querystringParser: readQuery },
    forceCloseConnections: "idle",
  });
  takeBodies(app);
  const state = { closing: false };
  // A connection whose last call is answered while closing is not kept for another one.
  app.addHook("onSend", (request, reply, _, done) => {
    reply.header("x-request-id", request.id);
    if (state.closing) reply.header("connection", "close");
    done();
  });
  options.extend?.(app);

  closeToOthers(settings.dataDir);
  const measured = metrics([{ name: "kontor_orders_total", help: "Orders placed.", operation: "placeOrder", status: 201 }]);
  const database = measured.timed(await started(settings, () => openDatabase(settings, migrations)));
  const directory = options.content ?? contentDirectory;
  const now = options.now ?? (() => instant(Date.now()));
  const noteDamaged = (error: unknown): void => {
    if (error instanceof StoredDamaged) app.log.error({ what: error.what, at: error.at }, "a stored row is damaged and left out");
  };
  damagedRows.subscribe(noteDamaged);
  const content = readContent(directory);
  const wasSeeded = await seed(database, content, now());
  if (wasSeeded) app.log.info("the content was put into the database");
  const seeded =
    settings.cmsUrl !== null
      ? null
      : await seedContent(
          database,
          directory,
          content,
          { now: now(), timeZone: settings.timeZone, deals: await listedDeals(database.reads) },
          app.log,
        );
  if (seeded !== null) app.log.info(seeded, "pages and articles were put into the database");

  const deals = faultyDeals(await currentCatalog(database.reads)).map(({ key, fault, detail }) => `${key}: ${fault} ${detail}`.trim());
  if (deals.length > 0) app.log.warn({ deals }, "the catalogue has deals that break a rule; nobody is offered what they promise");

  if (isAtOddsWithLaw(settings.contractPolicy, settings.sellerCountry))
    app.log.warn(
      "CONTRACT_POLICY is specified, but a seller in Germany may not renew consumers' contracts by whole terms (§ 309 No. 9 BGB): set CONTRACT_POLICY=consumer-de, unless all customers are businesses.",
    );

  const carrier = carrierFor(settings);
  const registry = chosenRegistry(settings);
  const letters: { postman: Postman | null } = { postman: null };
  const services: Services = {
    settings,
    database,
    registry,
    vatIds: chosenVatIds(settings),
    tokens:
      settings.cmsUrl !== null
        ? tokensElsewhere(settings.cmsUrl, database)
        : tokensWith(await started(settings, async () => sessionSecret(settings.sessionSecret, settings.dataDir))),
    now,
    freshId: randomUUID,
    freshOrderId: randomUUIDv7,
    log: app.log,
    mailQueued: () => letters.postman?.soon(),
  };
  letters.postman = postman(services, { limits: mailLimits, purposeOf, holdsCode: isAccountMail }, carrier, options.mailRoundMs);
  const rechecking = settings.vatCheck === "digits" ? null : recheck(services);

  measured.watch(app);
  // PostgreSQL alone is told of them.
  if (database.engine === "postgres") passRequestIds(app);
  tellFailures(app, operations, contentPaths);
  mount(app, {
    operations,
    handlers: allHandlers(services, operations),
    judge: judgeOver(documents),
    strict: options.strict ?? false,
    patienceMs: timeout,
  });
  const files = settings.cmsUrl === null ? uploadFiles(database) : uploadsElsewhere(settings.cmsUrl);
  mountUploads(app, files, timeout);
  mountWatch(app, {
    hasContent: async () => (await currentCatalog(database.reads)).products.length > 0,
    database,
    metrics: measured,
    now: services.now,
    isClosing: () => state.closing,
    patienceMs: timeout,
  });
  await app.ready();
  void letters.postman.go();
  const tidy = async (): Promise<void> => {
    await forgetOldCalls(database, services.now());
    await forgetOldPlaces(database, services.now());
    await forgetOldCarts(database, guestCartsKeptSince(services.now()));
    await forgetEndedTokens(database, services.now());
    await forgetSentLetters(database, services.now());
    await forgetOldDeclarations(database, declarationsKeptSince(services.now(), settings.timeZone));
  };
  const tidying = setInterval(() => void tidy().catch(() => undefined), tidyingMs);
  tidying.unref();

  return {
    database,
    postman: letters.postman,
    recheck: rechecking,
    routing: (request, response) => app.routing(request, response),
    inject: app.inject.bind(app) as FastifyInstance["inject"],
    listen: () => started(settings, () => app.listen({ port: settings.port, host: settings.host })),
    close: async () => {
      if (state.closing) return;
      state.closing = true;
      // Kept connections are told of the end by an answer; closed at once, they would take the calls along that are just arriving.
      if (app.server.listening) await pause(drainMs);
      const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
      await closeDoor(app.server);
      await app.close();
      clearTimeout(patience);
      clearInterval(tidying);
      rechecking?.stop();
      await letters.postman?.stop();
      damagedRows.unsubscribe(noteDamaged);
      await database.close();
    },
  };
};

/** So many of the nearest, or those with certain addresses. */
const trustedBy = (proxies: Settings["trustProxy"]) => (typeof proxies === "number" ? (_: string, hop: number) => hop < proxies : proxies);

/** What a start does with places and peers: an error that is known becomes a sentence that says what to do. */
const started = async <A>(settings: Settings, step: () => Promise<A>): Promise<A> => {
  try {
    return await step();
  } catch (error) {
    const sentence = startSentence(error, settings);
    throw sentence === null ? error : new StartRefused([sentence], { cause: error });
  }
};

/** Bodies are read by our own readers: nothing is guessed, and what cannot be read says why. */
const takeBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parser = (read: (raw: Buffer) => unknown) => (_: unknown, raw: Buffer, done: (error: Error | null, body?: unknown) => void) => {
    try {
      done(null, read(raw));
    } catch (error) {
      done(error as Error);
    }
  };
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, parser(readJson));
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, parser(readForm));
};

/** What is logged of a request: no query, no address, no header. [OPS-04] */
const loggedRequest = (request: { readonly method: string; readonly url: string }) => ({
  method: request.method,
  path: pathWithoutIds(request.url.split("?")[0] ?? ""),
});

/** Cart and order ids are keys to what is behind them. */
const pathWithoutIds = (path: string): string => path.replace(/^(\/api\/shop\/order(?:\/cart)?)\/(?!cart\b)[^/]+/, "$1/…");

const requestId = (given: string | string[] | undefined): string =>
  typeof given === "string" && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();

/** Ids of mails begin with what they are about. */
const purposeOf = (id: string): Purpose => (id.startsWith("order-") ? "order" : isAccountMail(id) ? "account" : "contract");

const carrierFor = (settings: Settings): Carrier => {
  const host = new URL(settings.publicUrl).hostname;
  return settings.smtpUrl === null ? fileCarrier(join(settings.dataDir, "mail"), host) : smtpCarrier(settings.smtpUrl, host);
};
