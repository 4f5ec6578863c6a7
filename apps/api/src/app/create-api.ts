// Puts the API together: settings in, a server out that listens, takes routed requests, or is called in the process.
import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import type { FastifyInstance } from "fastify";
import { type ExampleProduct, mountContract } from "../platform/contract/contract-routes.ts";
import { contracts } from "../platform/contract/contracts.ts";
import type { Database } from "../platform/database/handle.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { damagedRows, StoredDamaged } from "../platform/database/stored-json.ts";
import { closeServer } from "../platform/http/close.ts";
import { openToOrigins } from "./origins.ts";
import { answerFailures } from "../platform/http/failures.ts";
import { base, mount } from "../platform/http/mount.ts";
import { passRequestIds } from "../platform/http/request-id.ts";
import { callTimeoutMs, contractServer, uploadTimeoutMs } from "../platform/http/server.ts";
import { mailDelivery, type MailDelivery } from "../platform/mail/mail-delivery.ts";
import { mountHealth } from "../platform/metrics/health.ts";
import { metrics } from "../platform/metrics/metrics.ts";
import { closeToOthers } from "../platform/process/private-files.ts";
import type { RoundJob } from "../platform/process/round-job.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { currentCatalog } from "../shop/catalog/store.ts";
import { recheck, type Recheck } from "../shop/customer/vat-id-recheck.ts";
import { addMissingNameKeys } from "../visitor/session/account-names-store.ts";
import { numbersWaitSince } from "../platform/database/numbers.ts";
import { clockReading, watchClock } from "../shop/contract/clock-watch.ts";
import { readContracts } from "../shop/contract/store.ts";
import { holdEarlierNames } from "../shop/domain-name/contract-names.ts";
import { addMissingPrints } from "../shop/checkout/customer-prints.ts";
import { addMissingContracts } from "../shop/checkout/earlier-orders.ts";
import { addMissingPrices } from "../shop/checkout/earlier-prices.ts";
import { dropHiddenCompanies } from "../shop/customer/hidden-companies.ts";
import { chosenRegistry } from "../shop/domain-name/registry/chosen-registry.ts";
import { invoiceAttachment } from "../shop/invoice/attachment.ts";
import { payLinksOver } from "../shop/invoice/pay-links.ts";
import { documentFiles, type DrawDocument, drawingJob } from "../shop/invoice/document-files.ts";
import { invoicePdf } from "../shop/invoice/invoice-pdf.ts";
import { type Invoicing, invoicing } from "../shop/invoice/invoicing.ts";
import { mountNotices } from "../shop/payment/notice-routes.ts";
import { paymentJob } from "../shop/payment/payment-job.ts";
import { providersBy } from "../shop/payment/ports.ts";
import { countBehind } from "../shop/balance/store.ts";
import { vatIdCheck } from "../shop/vat/vat-id-check.ts";
import { uploadFiles } from "../site/content/images/files.ts";
import { contentPaths } from "../site/content/paths.ts";
import { contentVersionOf } from "../site/content/cached-list.ts";
import { legalDocuments, legalKind } from "../site/content/legal-documents.ts";
import { siteTexts } from "../platform/provider/provider-store.ts";
import { legalTextFaults } from "../site/content/remote/legal-texts.ts";
import { embeddedSource, remoteSource } from "../site/content/source.ts";
import { calendarAttachments } from "../shop/contract/calendar-attachment.ts";
import { typeProbe } from "../site/content/remote/probe.ts";
import { remoteTokens } from "../site/content/remote/tokens.ts";
import { remoteUploads } from "../site/content/remote/uploads.ts";
import { mountUploads } from "../site/content/upload-routes.ts";
import { type WebhookDelivery, webhookDelivery } from "../site/outside/webhook-delivery.ts";
import { refundSealOf } from "../shop/balance/refund-store.ts";
import { wordsJob } from "../site/desk/words-job.ts";
import { wordsLeft } from "../site/desk/words-left.ts";
import { sealOf } from "../site/ticket/keys.ts";
import { factorSealOf } from "../visitor/second-factor/codes.ts";
import { emptyCartOfOwner } from "../shop/cart/store.ts";
import { staffGuard } from "../visitor/second-factor/logins.ts";
import { providerLogins } from "../visitor/session/provider-client.ts";
import { sessionSecret } from "../visitor/session/session-secret.ts";
import { tokensWith } from "../visitor/session/tokens.ts";
import { allHandlers } from "./handlers.ts";
import { mailsOf, mailTransport } from "./mail.ts";
import { migrations } from "./migrations.ts";
import { type PasswordCost, passwordCost, type Passwords, passwordsAt } from "../visitor/session/passwords.ts";
import { exampleProduct, providerMark } from "./seed/provider-content.ts";
import { renewedByTime, seedAtStart, warnAtStart } from "./seed/seed-at-start.ts";
import { type Outline, outlineOf } from "./outline.ts";
import type { Services } from "./services.ts";
import { started } from "./start-refusal.ts";
import { tidying } from "./tidying.ts";

export interface ApiOptions {
  /** Judges every answer by the contract before it is sent. */
  readonly strict?: boolean;
  readonly now?: () => Instant;
  readonly content?: string;
  readonly mailRoundMs?: number;
  readonly invoiceRoundMs?: number;
  readonly webhookRoundMs?: number;
  /** What a guess of a password costs; less in tests, which make many accounts. */
  readonly passwordCost?: PasswordCost;
  /** Stands before the usual judge of passwords: a test lets something happen while one is judged. */
  readonly passwords?: (usual: Passwords) => Passwords;
  /** Stands before the usual drawing of documents: a test has a version that draws otherwise. */
  readonly drawing?: (usual: DrawDocument) => DrawDocument;
  /** Adds hooks before the routes: a process that serves browsers, too, changes what they get. */
  readonly extend?: (app: FastifyInstance) => void;
  /** Where log lines go instead of the standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
  /** Whether a site in the same process logs each request from outside: calls are then parts of those. */
  readonly isInside?: boolean;
}

export interface Api {
  readonly routing: (request: IncomingMessage, response: ServerResponse) => void;
  readonly inject: FastifyInstance["inject"];
  /** Opens the port, and begins the jobs after that. */
  readonly listen: () => Promise<string>;
  /** Begins the jobs, where another server has the port: a process that finds it taken does nothing. */
  readonly begin: () => void;
  /** Stops taking calls, finishes those that run and the letters that are on their way, closes the database. */
  readonly close: () => Promise<void>;
  /** The shop's clock. */
  readonly now: () => Instant;
  /** What the first screen of a terminal says of it. */
  readonly outline: () => Promise<Outline>;
  readonly database: Database;
  readonly mailDelivery: MailDelivery;
  readonly invoicing: Invoicing;
  /** The files of documents. */
  readonly drawing: RoundJob;
  readonly webhooks: WebhookDelivery;
  /** What is done about online payments without anybody asking. */
  readonly payments: RoundJob;
  /** Null where no authority is asked. */
  readonly recheck: Recheck | null;
}

const countedAnswers = [{ name: "kontor_orders_total", help: "Orders placed.", operation: "placeOrder", status: 201 }];

export const createApi = async (settings: Settings, options: ApiOptions = {}): Promise<Api> => {
  const { operations, judge } = contracts();
  const state = { closing: false };
  const isClosing = (): boolean => state.closing;
  const app = contractServer(settings, {
    paths: contentPaths,
    callLevel: options.isInside === true ? "debug" : "info",
    pathElsewhere: `${base}/…`,
    isClosing,
    logTo: options.logTo,
  });
  await openToOrigins(app, settings.corsOrigins);
  options.extend?.(app);

  closeToOthers(settings.dataDir);
  const measured = metrics(countedAnswers);
  const database = measured.timed(await started(settings, () => openDatabase(settings, migrations)));
  const noteDamaged = (error: unknown): void => {
    if (error instanceof StoredDamaged)
      app.log.error({ what: error.what, at: error.at }, "a stored row is damaged and left out");
  };
  damagedRows.subscribe(noteDamaged);
  const delivery: { mailDelivery: MailDelivery | null; webhooks: WebhookDelivery | null; drawing: RoundJob | null } = {
    mailDelivery: null,
    webhooks: null,
    drawing: null,
  };
  const platform = {
    settings,
    database,
    now: options.now ?? (() => instant(Date.now())),
    freshId: randomUUID,
    log: app.log,
    mailQueued: () => {
      delivery.mailDelivery?.schedule();
      // What a mail is about is an event, too, and often a document.
      delivery.webhooks?.schedule();
      delivery.drawing?.schedule();
    },
  };
  await seedAtStart(platform, options.content ?? settings.contentDir);
  const renewed = renewedByTime(platform, options.content ?? settings.contentDir);
  await warnAtStart(platform);
  await addMissingContracts(database);
  await addMissingPrices(database);
  await addMissingPrints(database);
  await holdEarlierNames(database, readContracts, platform.log);
  await addMissingNameKeys(database);
  await dropHiddenCompanies(database, platform.now, platform.log);

  const secret = await started(settings, async () => sessionSecret(settings.sessionSecret, settings.dataDir));
  const content = settings.cmsUrl === null ? embeddedSource(database) : remoteSource(settings.cmsUrl);
  const legal = legalDocuments(platform, content, contentVersionOf(platform));
  const tokens = settings.cmsUrl === null ? tokensWith(secret, database) : remoteTokens(settings.cmsUrl, database);
  const services: Services = {
    ...platform,
    registry: chosenRegistry(settings),
    vatIds: vatIdCheck(settings),
    tokens,
    providers: providerLogins(settings.cmsUrl === null ? settings.loginProviders : [], settings.publicUrl, secret),
    ticketSeal: sealOf(secret),
    refundSeal: refundSealOf(secret),
    ...payLinksOver(secret, settings),
    ...(await providersBy(settings)),
    factorSeal: factorSealOf(settings.factorKey, secret),
    staffGuard: staffGuard({ ...platform, tokens }),
    takenAlong: (handle, customer) => emptyCartOfOwner(handle, customer, platform.now()),
    passwords: (options.passwords ?? ((usual) => usual))(passwordsAt(options.passwordCost ?? passwordCost)),
    freshOrderId: randomUUIDv7,
    legalFiles: legal.references,
    ...documentFiles(platform, (options.drawing ?? ((usual) => usual))(invoicePdf)),
  };
  const attachments = {
    [legalKind]: legal.make,
    ...calendarAttachments(services),
    invoice: invoiceAttachment(services),
  };
  const sender = mailDelivery(services, mailsOf(attachments), mailTransport(settings), options.mailRoundMs);
  delivery.mailDelivery = sender;
  const webhooks = webhookDelivery(services, options.webhookRoundMs);
  delivery.webhooks = webhooks;
  const clock = watchClock(services);
  const job = invoicing(services, clock, options.invoiceRoundMs);
  const drawing = drawingJob(services, services, options.invoiceRoundMs);
  delivery.drawing = drawing;
  const payments = paymentJob(services);
  const rechecking = settings.vatCheck === "digits" ? null : recheck(services);

  const probe =
    settings.cmsUrl === null
      ? null
      : typeProbe(settings.cmsUrl, app.log, async () => legalTextFaults(content, await siteTexts(database.reads)));
  measured.watch(app);
  // Only PostgreSQL logs them.
  if (database.engine === "postgres") passRequestIds(app);
  answerFailures(app, operations, contentPaths);
  mount(app, {
    operations,
    handlers: allHandlers(services, operations),
    judge,
    strict: options.strict ?? false,
    patienceMs: callTimeoutMs,
    uploadPatienceMs: uploadTimeoutMs,
  });
  const folder = options.content ?? settings.contentDir;
  const product = (): ExampleProduct | null => exampleProduct(folder);
  mountContract(app, { base, mark: providerMark(folder), shop: settings.publicUrl, product });
  mountNotices(app, services, payments.schedule);
  mountUploads(app, settings.cmsUrl === null ? uploadFiles(database) : remoteUploads(settings.cmsUrl), callTimeoutMs);
  mountHealth(app, {
    hasContent: async () => (await currentCatalog(database.reads)).products.length > 0,
    database,
    metrics: measured,
    now: services.now,
    isClosing,
    isClockBelieved: async () => (await clockReading(services)).isBelieved,
    booksLeft: () => countBehind(database.reads),
    wordsLeft: () => wordsLeft(database.reads),
    areNumbersConfirmed: async () => (await numbersWaitSince(database.reads)) === null,
    contentFaults: async () => (await probe?.faults()) ?? [],
    patienceMs: callTimeoutMs,
  });
  await app.ready();
  void probe?.faults();
  const tidy = tidying(services, clock, renewed);
  const words = wordsJob(services);
  const begin = (): void => {
    for (const each of [sender, job, drawing, webhooks, payments, rechecking, tidy, words]) each?.begin();
  };

  return {
    now: platform.now,
    outline: () => outlineOf(settings, database),
    database,
    mailDelivery: sender,
    recheck: rechecking,
    invoicing: job,
    payments,
    drawing,
    webhooks,
    routing: (request, response) => app.routing(request, response),
    inject: app.inject.bind(app) as FastifyInstance["inject"],
    begin,
    listen: async () => {
      const address = await started(settings, () => app.listen({ port: settings.port, host: settings.host }));
      begin();
      return address;
    },
    close: async () => {
      if (state.closing) return;
      state.closing = true;
      await closeServer(app);
      tidy.end();
      rechecking?.stop();
      await job.stop();
      await webhooks.stop();
      await payments.stop();
      await sender.stop();
      await drawing.stop();
      await words.stop();
      damagedRows.unsubscribe(noteDamaged);
      await database.close();
    },
  };
};
