// The settings of the shop: everything that its processes take from the environment, read and checked once at the start. [OPS-01]
import type { Day } from "@kontor/domain/kernel/calendar";
import { type ConfirmationPolicy, confirmationPolicies } from "@kontor/domain/visitor/session";
import { type FactorPolicy, factorPolicies } from "@kontor/domain/visitor/second-factor";
import {
  contentSystemUrl,
  country,
  databaseAddress,
  dayAsSet,
  httpUrl,
  integer,
  isResolver,
  linkUrl,
  oneOf,
  optionalScripts,
  text,
  type TrustedProxies,
  trustedProxies,
  wholeList,
} from "./readers.ts";
import { contentFolder, inFolder } from "./content-directory.ts";
import { type LoginProvider, loginProviders } from "./login-providers.ts";
import type { OptionalScript } from "@kontor/domain/visitor/consent";
import { type PaymentSettings, paymentSettings } from "./payment-settings.ts";
import { publishedSecrets } from "./published-secrets.ts";
import { type WebhookReceiver, webhookReceivers } from "./webhooks.ts";

/** The zone of a shop that names none. */
export const defaultTimeZone = "Europe/Berlin";

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The shop's address to the outside, without a slash at its end. */
  readonly publicUrl: string;
  /** SQLite file, mails without SMTP, generated secrets. */
  readonly dataDir: string;
  /** The folder of the provider's content: the demo's, unless one is named. [PKG-08] */
  readonly contentDir: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | null;
  /** A Strapi that has accounts and content instead of the shop's own store. */
  readonly cmsUrl: string | null;
  /** What that Strapi's webhook sends as its bearer. */
  readonly cmsWebhookSecret: string | null;
  /** A token of that Strapi that may read drafts. */
  readonly cmsToken: string | null;
  readonly smtpUrl: string | null;
  /** A virus scanner for files of applications; null where none is set up. [FRM-04] */
  readonly clamdUrl: string | null;
  readonly mailFrom: string | null;
  readonly domainRegistry: "embedded" | "rdap" | "dns";
  /** A file or an address: which RDAP server knows which ending. */
  readonly rdapBootstrap: string;
  /** DNS resolvers; none: those of the machine. */
  readonly dnsServers: readonly string[];
  readonly addressPolicy: "specified" | "international";
  readonly contractPolicy: "specified" | "consumer-de";
  /** Whether everything is paid back after a withdrawal, whatever was used. [BAL-04] */
  readonly withdrawalGenerous: boolean;
  /** Whether customers get a letter when their money came. [PAY-03] */
  readonly paymentLetters: boolean;
  /** Providers by which customers pay online, and who pays money back that came so; none by default. [PAY-03] */
  readonly payment: PaymentSettings;
  readonly sellerCountry: string;
  readonly timeZone: string;
  /** Up to which day the operator says that the clock is right; null: it is compared with what the database knows alone. [ACC-07] */
  readonly clockConfirmed: Day | null;
  readonly vatCheck: "digits" | "vies";
  /** Where the European Commission's service is, or one like it. */
  readonly viesUrl: string;
  /** Which hosts browsers ask over https alone: this one, or those below it, too. [OPS-07] */
  readonly hsts: "host" | "subdomains";
  /** Hosts that a route rule may lead to; empty: every https host. */
  readonly redirectHosts: readonly string[];
  /** Hosts whose pictures are shown beside the shop\'s own. [CNT-07] */
  readonly mediaHosts: readonly string[];
  readonly customerPanelUrl: string | null;
  /** Scripts that pages load once a visitor allows their category; none by default. [VIS-02] */
  readonly optionalScripts: readonly OptionalScript[];
  /** Null: generated once and stored in `dataDir`. */
  readonly sessionSecret: string | null;
  /** Seals the secrets of second factors; null: the session secret does. [SES-07] */
  readonly factorKey: string | null;
  /** Whom of the staff the shop wants to have a second factor. [SES-07] */
  readonly staffFactor: FactorPolicy;
  /** Name of the header that carries the token against forged requests, in small letters. [FRM-06] */
  readonly csrfHeader: string;
  /** Origins of other frontends, which call the API with a bearer and never with cookies. [PKG-06] */
  readonly corsOrigins: readonly string[];
  /** How many proxies stand before the shop, or which ones; whatever else forwards is not believed. */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** What waits until the address of a new account is confirmed. [SES-06] */
  readonly confirmEmail: ConfirmationPolicy;
  /** Other providers by which people log in, in the order of their buttons. [SES-05] */
  readonly loginProviders: readonly LoginProvider[];
  /** Systems that are notified of what happens, by webhooks; none by default. [OUT-01] */
  readonly webhooks: readonly WebhookReceiver[];
  /** By which an outside system reports how far the items of orders are; without it none may. [OUT-03] */
  readonly deliveryKey: string | null;
  /** Calls in a minute for each path and address of the account calls. */
  readonly authRateLimit: number;
  /** Multiplies the limits of orders, new carts and letters: for tests, measurements and shops behind one shared address. */
  readonly orderRateFactor: number;
  /** A split-off API; null when it runs in the process of the pages. */
  readonly apiUrl: string | null;
  /** An external image proxy; null where the process of the pages makes pictures itself. [CNT-07] */
  readonly imageUrl: string | null;
  /** How many megabytes of pages a process caches; 0 for none. */
  readonly pageCacheMb: number;
  /** Where the site of the documentation is, which the process of the pages serves under /docs; null where it serves none. [PKG-04] */
  readonly docsDir: string | null;
}

/** Where a process listens on this machine; an address of version 6 stands in brackets. */
export const localAddress = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

/** A value of the environment that cannot be used; its message names it and says what is allowed. */
export class SettingsWrong extends Error {
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[], options: ErrorOptions = {}) {
    super(sentences.join("\n"), options);
    this.name = "SettingsWrong";
    this.sentences = sentences;
  }
}

/** A place or a peer that the settings name cannot be used; its message says what to do. */
export class StartRefused extends SettingsWrong {}

/** Reads the provider's folder; what is wrong in it is refused with the folder's name. */
export const readingFolder = <A>(folder: string, read: () => A): A => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    throw new StartRefused(inFolder(folder, error.sentences), { cause: error });
  }
};

export type Environment = Readonly<Record<string, string | undefined>>;

const ianaBootstrap = "https://data.iana.org/rdap/dns.json";

const hostNames = wholeList(
  (value) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value),
  "host names with commas between them, such as example.org",
);

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

const origins = wholeList(
  isOrigin,
  "origins with commas between them, such as https://shop.example.org: scheme and host, nothing behind them",
);

const isTimeZone = (value: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Reads the environment; all wrong values are reported at once. */
export const readSettings = (env: Environment): Settings => {
  const wrong: string[] = [];
  const read = <A>(name: string, reader: (value: string | undefined, name: string) => A | Error): A => {
    const value = reader(env[name]?.trim() === "" ? undefined : env[name]?.trim(), name);
    if (value instanceof Error) wrong.push(value.message);
    return value as A;
  };
  const port = read("PORT", integer(3000, 0, 65_535));
  const host = read(
    "HOST",
    text("127.0.0.1", (value) => !/[\s/]/.test(value), "a host name or an IP address"),
  );
  const csrfHeader = read(
    "CSRF_HEADER",
    text("csrf-token", (value) => /^[a-z][a-z\d-]{0,63}$/i.test(value), "a header name of letters, digits and hyphens"),
  );
  const settings: Settings = {
    port,
    host,
    publicUrl: read("PUBLIC_URL", httpUrl) ?? localAddress(String(host), port),
    dataDir: read(
      "DATA_DIR",
      text("./data", () => true, "a directory"),
    ),
    contentDir: read("CONTENT_DIR", contentFolder),
    databaseUrl: read("DATABASE_URL", databaseAddress),
    cmsUrl: read("CMS_URL", contentSystemUrl),
    cmsWebhookSecret: read(
      "CMS_WEBHOOK_SECRET",
      text(null, (value) => /^[\x21-\x7e]{16,200}$/.test(value), "at least 16 characters without spaces"),
    ),
    cmsToken: read(
      "CMS_TOKEN",
      text(null, (value) => /^[\x21-\x7e]{16,2000}$/.test(value), "a token of the content system"),
    ),
    smtpUrl: read("SMTP_URL", linkUrl(["smtp:", "smtps:"], "an address such as smtp://user:password@host:587")),
    clamdUrl: read("CLAMD_URL", linkUrl(["tcp:"], "an address such as tcp://127.0.0.1:3310")),
    mailFrom: read(
      "MAIL_FROM",
      text(
        null,
        (value) => /^[^\s<>@]+@[^\s<>@]+$|^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/.test(value),
        "an e-mail address, or a name with one in angle brackets",
      ),
    ),
    domainRegistry: read("DOMAIN_REGISTRY", oneOf(["embedded", "rdap", "dns"], "embedded")),
    rdapBootstrap: read(
      "RDAP_BOOTSTRAP",
      text(ianaBootstrap, () => true, "a file or an address"),
    ),
    dnsServers: read(
      "DNS_SERVERS",
      wholeList(isResolver, "IP addresses, each with or without a port, with commas between them"),
    ),
    addressPolicy: read("ADDRESS_POLICY", oneOf(["specified", "international"], "specified")),
    contractPolicy: read("CONTRACT_POLICY", oneOf(["specified", "consumer-de"], "specified")),
    withdrawalGenerous: read("WITHDRAWAL_GENEROUS", oneOf(["off", "on"], "off")) === "on",
    paymentLetters: read("PAYMENT_LETTERS", oneOf(["off", "on"], "on")) === "on",
    payment: paymentSettings(read, wrong),
    sellerCountry: read("SELLER_COUNTRY", country("DE")),
    timeZone: read(
      "TIME_ZONE",
      text(defaultTimeZone, isTimeZone, "a time zone of the IANA list, such as Europe/Berlin"),
    ),
    clockConfirmed: read("CLOCK_CONFIRMED", dayAsSet),
    vatCheck: read("VAT_CHECK", oneOf(["digits", "vies"], "digits")),
    viesUrl: read("VIES_URL", httpUrl) ?? "https://ec.europa.eu/taxation_customs/vies/rest-api",
    hsts: read("HSTS", oneOf(["host", "subdomains"], "host")),
    redirectHosts: read("REDIRECT_HOSTS", hostNames),
    mediaHosts: read("MEDIA_HOSTS", hostNames),
    customerPanelUrl: read("CUSTOMER_PANEL_URL", httpUrl),
    optionalScripts: read("OPTIONAL_SCRIPTS", optionalScripts),
    sessionSecret: read(
      "SESSION_SECRET",
      text(null, (value) => value.length >= 32, "at least 32 characters"),
    ),
    factorKey: read(
      "FACTOR_KEY",
      text(null, (value) => value.length >= 32, "at least 32 characters"),
    ),
    staffFactor: read("STAFF_SECOND_FACTOR", oneOf(factorPolicies, "ask")),
    csrfHeader: String(csrfHeader).toLowerCase(),
    corsOrigins: read("CORS_ORIGINS", origins),
    trustProxy: read("TRUST_PROXY", trustedProxies),
    logLevel: read("LOG_LEVEL", oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "info")),
    confirmEmail: read("CONFIRM_EMAIL", oneOf(confirmationPolicies, "off")),
    loginProviders: loginProviders(read, (env["CMS_URL"] ?? "").trim() !== ""),
    webhooks: webhookReceivers(read),
    deliveryKey: read(
      "DELIVERY_KEY",
      text(null, (value) => /^[\x21-\x7e]{32,200}$/.test(value), "at least 32 characters without spaces"),
    ),
    authRateLimit: read("AUTH_RATE_LIMIT", integer(10, 1, 1_000_000)),
    orderRateFactor: read("ORDER_RATE_FACTOR", integer(1, 1, 1_000_000)),
    apiUrl: read("API_URL", httpUrl),
    imageUrl: read("IMAGE_URL", httpUrl),
    pageCacheMb: read("PAGE_CACHE_MB", integer(32, 0, 99_999)),
    docsDir: read(
      "DOCS_DIR",
      text(null, () => true, "a directory"),
    ),
  };
  read("LAW_RUNS", integer(1000, 1, 1_000_000));
  if (settings.databaseUrl !== null && settings.sessionSecret === null)
    wrong.push(
      "SESSION_SECRET is not set, but with DATABASE_URL every process needs the same one: set it to at least 32 characters.",
    );
  if (wrong.length === 0) wrong.push(...publishedSecrets(settings));
  if (wrong.length > 0) throw new SettingsWrong(wrong);
  return settings;
};
