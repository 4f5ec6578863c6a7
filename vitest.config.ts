// The tests that run in Node, one project a part of the tree; the browser's tests are Playwright's (apps/web/e2e).
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

/** The tests of the API that keep something: they run on SQLite and on PostgreSQL. */
const onBothEngines = [
  "accounts",
  "accounts-elsewhere",
  "attempts",
  "carts",
  "content",
  "content-data",
  "content-elsewhere",
  "content-refusals",
  "data",
  "data-at-rest",
  "deals",
  "declarations",
  "faults",
  "floods",
  "included-domains",
  "killed",
  "letters",
  "mail",
  "networks",
  "orders",
  "peers",
  "processes",
  "quotes",
  "recorded-content",
  "replay",
  "sessions",
  "shop-calls",
  "simultaneous",
  "stop",
  "stored",
  "stores",
  "vat-check",
];

export default defineConfig({
  test: {
    projects: [
      project("domain", ["packages/domain/src/**/*.test.ts"], { testTimeout: 60_000 }),
      project("adapters", ["packages/adapters/{src,test}/**/*.test.ts"], { testTimeout: 60_000, hookTimeout: 120_000 }),
      project("ui", ["packages/ui/src/**/*.test.{ts,tsx}"]),
      project("api", ["apps/api/{src,test}/**/*.test.ts", "openapi/**/*.test.ts"], {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        exclude: ["**/node_modules/**", "apps/api/test/{without-postgres,nginx,split}.test.ts"],
      }),
      postgresPrograms() === null
        ? project("api on PostgreSQL", ["apps/api/test/without-postgres.test.ts"])
        : project(
            "api on PostgreSQL",
            [...onBothEngines, "nginx", "split"].map((name) => `apps/api/test/${name}.test.ts`),
            {
              testTimeout: 120_000,
              hookTimeout: 120_000,
              globalSetup: "apps/api/test/postgres.ts",
            },
          ),
      project("web", ["apps/web/{src,test}/**/*.test.{ts,tsx}"], { testTimeout: 120_000, hookTimeout: 120_000 }),
      project("terminal", ["examples/terminal/{src,test}/**/*.test.ts"], { testTimeout: 60_000, hookTimeout: 120_000 }),
      project("house", ["architecture/**/*.test.ts", "content/**/*.test.ts", "scripts/**/*.test.ts", "bench/lib/**/*.test.ts"], {
        testTimeout: 120_000,
      }),
    ],
  },
});
