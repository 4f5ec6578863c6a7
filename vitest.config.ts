// The tests that run in Node, one project a part of the tree; the browser's tests are Playwright's (*.e2e.ts).
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { postgresMissing } from "./apps/api/test/postgres.ts";
import { emptyScripts } from "./apps/web/test/another-provider.ts";
import { inPseudoLanguage } from "./apps/web/test/pseudo/plugin.ts";
import { folderInMemory } from "./scripts/lib/folder-in-memory.mjs";
import { fileOfEntry, moduleEntries, moduleFolder } from "./scripts/lib/module-bundle.mjs";

const conditions = ["@kontor/source"];

// Shops, processes and PostgreSQL keep their files below it; the workers inherit it.
process.env["TMPDIR"] = folderInMemory();

/** `npm run verify` sets it: `*.night.test.ts` run, too, and whatever stores something runs on both engines. */
const isNight = process.env.KONTOR_NIGHT === "1";

/**
 * Shared by all: workspaces are taken from their sources. Projects share processes and the modules in them, so that all make of JSX what both forms
 * of React can run.
 */
const sources = {
  oxc: { jsx: { runtime: "automatic" as const, development: false } },
  resolve: { conditions: [...conditions, "module", "node", "development|production"] },
  ssr: {
    resolve: {
      conditions: [...conditions, "module", "node", "development|production"],
      externalConditions: conditions,
    },
  },
};

/**
 * On the shared machine of CI a test of servers and processes that fails is tried once more, and named in the last lines as no pass; a law that
 * found a counterexample is not.
 */
const secondTry = process.env["CI"] ? { count: 1, condition: /^(?![^]*Property failed)/ } : 0;

/**
 * Files share a process and the modules in it, so none may leave anything behind there: loading modules anew costs more than
 * most tests. Tests wait for servers they started, so there is a worker more than processors.
 */
const project = (
  name: string,
  include: readonly string[],
  test: Readonly<Record<string, unknown>> & {
    readonly exclude?: readonly string[];
    readonly globalSetup?: string | string[];
    readonly setupFiles?: string;
  } = {},
) => ({
  ...sources,
  test: {
    name,
    include: [...include],
    environment: "node" as const,
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    // What is waited for comes, on a busy machine later.
    expect: { poll: { timeout: 60_000 } },
    ...test,
    exclude: ["**/node_modules/**", ...(isNight ? [] : ["**/*.night.test.{ts,tsx}"]), ...(test.exclude ?? [])],
  },
});

const entries = moduleEntries();

/**
 * Tests of the apps import the domain and the adapters as one bundle, which Node loads itself: thousands of sources less to transform. A
 * file of the domain that is imported by its path is a source still, so that only files without classes are.
 */
const onTheBundle = (made: ReturnType<typeof project>) => ({
  ...made,
  plugins: [
    {
      name: "kontor:domain-as-a-bundle",
      enforce: "pre" as const,
      resolveId: (id: string) => (entries.has(id) ? `${moduleFolder}/${fileOfEntry(id)}` : undefined),
    },
  ],
  test: {
    ...made.test,
    server: { deps: { external: [/\/\.kontor\/modules\//] } },
    globalSetup: [bundle, ...[made.test.globalSetup ?? []].flat()],
  },
});

/** Their tests start the server as processes. */
const server = "scripts/lib/server-for-tests.mjs";

/** Their tests import the bundle. */
const bundle = "scripts/lib/modules-for-tests.mjs";

/**
 * The tests of the API whose answer may differ by engine and that are cheap: what is locked, written by several at once or carried over. They
 * run on SQLite and on PostgreSQL.
 */
const onBothEngines = [
  "app/data/restored-billed",
  "app/data/restored-ticketed",
  "app/stored",
  "app/stores",
  "shop/cart/storage",
  "shop/checkout/simultaneous",
  "shop/domain-name/contract-names",
  "site/admin/domain-search",
  "site/desk/words-job",
];

/** What else stores something runs on PostgreSQL at night; the conformance laws of the stores compare the engines every day. */
const onBothEnginesAtNight = [
  "app/data/restored-numbers",
  "shop/invoice/stored-files",
  "shop/invoice/several-clocks",
  "shop/balance/returned",
  "shop/balance/refund",
  "shop/payment/online",
  "shop/payment/pay-links",
  "app/data/carried-over",
  "app/data/listed-prices",
  "app/data-at-rest",
  "app/data/content-commands",
  "app/data/live-catalogue",
  "app/data/prices-under-load",
  "app/seed/timeless",
  "app/data/database-commands",
  "app/floods",
  "app/killed",
  "app/processes",
  "app/one-print",
  "app/senders",
  "app/shop-calls",
  "app/stop",
  "site/admin/accounts",
  "site/admin/address-correction",
  "site/admin/banners",
  "site/admin/catalog-check",
  "site/admin/desk",
  "site/admin/factors",
  "site/admin/journal",
  "site/admin/login-address",
  "site/admin/notice",
  "site/admin/passkeys",
  "site/admin/records",
  "site/admin/rights",
  "site/admin/roles",
  "site/desk/lists",
  "site/desk/callers",
  "site/desk/words",
  "platform/database/database-faults",
  "platform/http/networks",
  "platform/mail/mail-delivery",
  "platform/peers/peers",
  "platform/use-case/attempts",
  "shop/cart/carts",
  "shop/cart/included-domains",
  "shop/cart/referrals",
  "shop/catalog/configuration",
  "shop/contract/clock-watch",
  "shop/contract/contracts",
  "shop/contract/guarantee-variants",
  "shop/domain-name/name-variants",
  "shop/balance/money-variants",
  "shop/checkout/confirmation-mail",
  "shop/checkout/enclosed-files",
  "shop/checkout/orders",
  "shop/checkout/replay",
  "shop/checkout/waiting-orders",
  "shop/customer/own-account",
  "shop/customer/vat-check",
  "shop/balance/contract-balances",
  "shop/balance/noted-order",
  "shop/balance/late-withdrawals",
  "shop/invoice/contract-clock",
  "shop/invoice/corrections",
  "shop/invoice/document-order",
  "shop/invoice/histories",
  "shop/invoice/hourly-billing",
  "shop/invoice/invoices",
  "shop/invoice/killed-renewals",
  "shop/invoice/one-document",
  "shop/deal/deals",
  "shop/payment/differences",
  "shop/personal-data/personal-data",
  "shop/pricing/quotes",
  "shop/voucher/restored-voucher",
  "site/content/content",
  "site/content/content-refusals",
  "site/content/recorded-content",
  "site/content/strange-queries",
  "site/content/remote/remote-accounts",
  "site/content/remote/remote-commands",
  "site/content/remote/remote-content",
  "site/outside/contract-events",
  "site/outside/delivery",
  "site/outside/exports",
  "site/outside/setup",
  "site/outside/webhooks",
  "site/request/applications",
  "site/request/declaration-mail",
  "site/request/declarations",
  "site/request/declared-contracts",
  "site/request/ended-contracts",
  "site/request/declared-variants",
  "site/request/messages",
  "site/request/newsletter",
  "site/ticket/issued",
  "site/ticket/tickets",
  "site/ticket/staff-keys",
  "app/data/ticket-commands",
  "visitor/consent/proofs",
  "visitor/session/accounts",
  "visitor/session/confirmation",
  "visitor/session/earlier-logins",
  "visitor/session/link-ends",
  "visitor/session/login-histories",
  "visitor/session/provider-logins",
  "visitor/session/sessions",
  "visitor/session/stolen-logins",
  "visitor/session/taken-back",
];

/** The same of the site, which brings the style sheets of its screens. */
const siteOnBothEnginesAtNight = [
  "apps/web/src/app/rights.test.ts",
  "apps/web/src/shop/checkout/same-answers.test.ts",
  "apps/web/src/shop/checkout/to-the-cent.test.ts",
];

/** Pages are drawn as they are served, by what a build has of React: its form for development takes twice as long. */
const asServed = <Made extends { readonly test: object }>(made: Made) => ({
  ...made,
  test: { ...made.test, env: { NODE_ENV: "production" } },
});

/** Modules give their names as they are written; a page links its base sheet by the address that the build gives it. */
const sheets = { include: [/\.module\.css$/, /styles\/index\.css/], modules: { classNameStrategy: "non-scoped" } };

/** Pages are made as the demo's, unless a site opens as another. */
const asDemo = "apps/web/test/provider-setup.ts";

/** All that the shop says, in a pseudo-language. */
const everyWord = "apps/web/src/app/every-word.night.test.ts";

/** A shop whose content names another provider. */
const ofAnother = "apps/web/src/app/another-provider.night.test.ts";

/** Those that need several processes on one server. */
const onPostgresAlone = ["apps/api/src/app/nginx.test.ts", "apps/api/src/app/split.night.test.ts"];

const postgres = [
  ...[...onBothEngines, ...(isNight ? onBothEnginesAtNight : [])].map(
    (name) => `apps/api/src/${name}{,.night}.test.ts`,
  ),
  ...(isNight ? siteOnBothEnginesAtNight : []),
  ...onPostgresAlone,
];

export default defineConfig({
  test: {
    projects: [
      project("domain", ["packages/domain/src/**/*.test.ts"], { testTimeout: 60_000 }),
      project("adapters", ["packages/adapters/{src,test}/**/*.test.ts"], {
        retry: secondTry,
        testTimeout: 60_000,
        hookTimeout: 120_000,
        globalSetup: server,
      }),
      project("ui", ["packages/ui/src/**/*.test.{ts,tsx}"]),
      onTheBundle(
        project("api", ["apps/api/{src,test}/**/*.test.ts", "openapi/**/*.test.ts"], {
          retry: secondTry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: server,
          exclude: ["apps/api/test/without-postgres.test.ts", ...onPostgresAlone],
        }),
      ),
      postgresMissing() !== null
        ? project("api on PostgreSQL", ["apps/api/test/without-postgres.test.ts"])
        : onTheBundle(
            project("api on PostgreSQL", postgres, {
              retry: secondTry,
              css: sheets,
              setupFiles: asDemo,
              testTimeout: 120_000,
              hookTimeout: 120_000,
              globalSetup: [server, "apps/api/test/postgres.ts"],
            }),
          ),
      asServed(
        onTheBundle(
          project("web", ["apps/web/{src,test}/**/*.test.{ts,tsx}"], {
            retry: secondTry,
            testTimeout: 120_000,
            hookTimeout: 120_000,
            css: sheets,
            setupFiles: asDemo,
            exclude: [everyWord, ofAnother],
          }),
        ),
      ),
      ...(isNight
        ? [
            {
              ...onTheBundle(
                project("another provider", [ofAnother], { testTimeout: 120_000, hookTimeout: 120_000, css: sheets }),
              ),
              plugins: [...onTheBundle(project("", [])).plugins, emptyScripts],
            },
            // From the sources: English is another language in them.
            {
              ...project("pseudo-language", [everyWord], {
                testTimeout: 900_000,
                hookTimeout: 120_000,
                css: sheets,
                setupFiles: asDemo,
                globalSetup: bundle,
              }),
              plugins: [inPseudoLanguage],
            },
          ]
        : []),
      onTheBundle(
        project("terminal", ["examples/{terminal,webhook-receiver}/{src,test}/**/*.test.ts"], {
          retry: secondTry,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        }),
      ),
      project(
        "house",
        ["architecture/**/*.test.ts", "content/**/*.test.ts", "scripts/**/*.test.ts", "bench/lib/**/*.test.ts"],
        {
          retry: secondTry,
          testTimeout: 120_000,
          globalSetup: server,
        },
      ),
    ],
  },
});
