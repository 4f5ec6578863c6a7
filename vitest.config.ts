// The tests that run in Node, one project a part of the tree; the browser's tests are Playwright's (*.e2e.ts).
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { postgresPrograms } from "./apps/api/test/postgres.ts";

const conditions = ["@kontor/source"];

/** Shared by all: workspaces are taken from their sources. */
const sources = {
  resolve: { conditions: [...conditions, "module", "node", "development|production"] },
  ssr: { resolve: { conditions: [...conditions, "module", "node", "development|production"], externalConditions: conditions } },
};

/**
 * Files share a process and the modules in it, so none may leave anything behind there: loading modules anew costs more than
 * most tests. Tests wait for servers they started, so there is a worker more than processors.
 */
const project = (name: string, include: readonly string[], test: Readonly<Record<string, unknown>> = {}) => ({
  ...sources,
  test: { name, include: [...include], environment: "node" as const, isolate: false, maxWorkers: availableParallelism() + 1, ...test },
});

/** Their tests start the server as processes. */
const server = "scripts/lib/server-for-tests.mjs";

/** The tests of the API that store something: they run on SQLite and on PostgreSQL. */
const onBothEngines = [
  "app/data-at-rest",
  "app/data/content-commands",
  "app/data/database-commands",
  "app/floods",
  "app/killed",
  "app/processes",
  "app/senders",
  "app/shop-calls",
  "app/stop",
  "app/stored",
  "app/stores",
  "site/admin/accounts",
  "site/admin/banners",
  "site/admin/catalog-check",
  "site/admin/desk",
  "site/admin/factors",
  "site/admin/journal",
  "site/admin/passkeys",
  "site/admin/records",
  "site/admin/rights",
  "platform/database/database-faults",
  "platform/http/networks",
  "platform/mail/mail-delivery",
  "platform/peers/peers",
  "platform/use-case/attempts",
  "shop/cart/carts",
  "shop/cart/included-domains",
  "shop/cart/referrals",
  "shop/cart/storage",
  "shop/catalog/configuration",
  "shop/contract/contracts",
  "shop/checkout/confirmation-mail",
  "shop/checkout/enclosed-files",
  "shop/checkout/orders",
  "shop/checkout/replay",
  "shop/checkout/simultaneous",
  "shop/customer/own-account",
  "shop/customer/vat-check",
  "shop/invoice/contract-clock",
  "shop/invoice/hourly-billing",
  "shop/invoice/invoices",
  "shop/invoice/killed-renewals",
  "shop/deal/deals",
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
  "site/request/ended-contracts",
  "site/request/messages",
  "site/request/newsletter",
  "site/ticket/issued",
  "site/ticket/staff-keys",
  "site/ticket/tickets",
  "app/data/ticket-commands",
  "visitor/consent/proofs",
  "visitor/session/accounts",
  "visitor/session/confirmation",
  "visitor/session/provider-logins",
  "visitor/session/sessions",
];

/** The same of the site, which brings the style sheets of its screens. */
const siteOnBothEngines = ["apps/web/src/app/rights.test.ts", "apps/web/src/shop/checkout/to-the-cent.test.ts"];

/** Modules give their names as they are written; a page links its base sheet by the address that the build gives it. */
const sheets = { include: [/\.module\.css$/, /styles\/index\.css/], modules: { classNameStrategy: "non-scoped" } };

/** Those that need several processes on one server. */
const onPostgresAlone = ["apps/api/src/app/nginx.test.ts", "apps/api/src/app/split.test.ts"];

export default defineConfig({
  test: {
    projects: [
      project("domain", ["packages/domain/src/**/*.test.ts"], { testTimeout: 60_000 }),
      project("adapters", ["packages/adapters/{src,test}/**/*.test.ts"], {
        testTimeout: 60_000,
        hookTimeout: 120_000,
        globalSetup: server,
      }),
      project("ui", ["packages/ui/src/**/*.test.{ts,tsx}"]),
      project("api", ["apps/api/{src,test}/**/*.test.ts", "openapi/**/*.test.ts"], {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        globalSetup: server,
        exclude: ["**/node_modules/**", "apps/api/test/without-postgres.test.ts", ...onPostgresAlone],
      }),
      postgresPrograms() === null
        ? project("api on PostgreSQL", ["apps/api/test/without-postgres.test.ts"])
        : project(
            "api on PostgreSQL",
            [...onBothEngines.map((name) => `apps/api/src/${name}.test.ts`), ...siteOnBothEngines, ...onPostgresAlone],
            {
              css: sheets,
              testTimeout: 120_000,
              hookTimeout: 120_000,
              globalSetup: [server, "apps/api/test/postgres.ts"],
            },
          ),
      project("web", ["apps/web/{src,test}/**/*.test.{ts,tsx}"], {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        css: sheets,
      }),
      project("terminal", ["examples/{terminal,webhook-receiver}/{src,test}/**/*.test.ts"], { testTimeout: 60_000, hookTimeout: 120_000 }),
      project("house", ["architecture/**/*.test.ts", "content/**/*.test.ts", "scripts/**/*.test.ts", "bench/lib/**/*.test.ts"], {
        testTimeout: 120_000,
        globalSetup: server,
      }),
    ],
  },
});
