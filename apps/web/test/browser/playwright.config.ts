// How the shop is tried in a browser: one real server and one real mail peer for all tests, Chromium from the system where it is.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

const system = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
  (path) => path !== undefined && path !== "" && existsSync(path),
);

// The workers read the domain from its sources, as the server does.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --conditions=@kontor/source`.trim();

/** Rare and long proofs (`*.night.e2e.ts`) run every night, and when one of them is named. */
const withNight = process.env.KONTOR_NIGHT === "1" || process.argv.some((word) => word.includes(".night"));

/** While modules are recorded each worker has a shop of its own, and what runs is counted: all takes longer. */
const patience = process.env.KONTOR_RECORD_MODULES === "1" ? 3 : 1;

export default defineConfig({
  testDir: "../..",
  testMatch: ["**/src/**/*.e2e.ts", "**/examples/**/*.e2e.ts"],
  testIgnore: withNight ? [] : ["**/*.night.e2e.ts"],
  globalSetup: ["../../../../scripts/lib/server-for-tests.mjs", "./global-setup.ts"],
  outputDir: process.env.KONTOR_E2E_OUTPUT ?? "../../../../.kontor/e2e",
  fullyParallel: true,
  // Tests wait for pages and servers, so there is a worker more than processors.
  workers: Number(process.env.KONTOR_E2E_WORKERS ?? availableParallelism() + 1),
  // On the shared machine of CI a test that fails is tried once more; the report names it as flaky, which is a fault to look into.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: "list",
  use: {
    actionTimeout: 15_000 * patience,
    navigationTimeout: 20_000 * patience,
    launchOptions: {
      ...(system === undefined ? {} : { executablePath: system }),
      // Pages of tests live too short for the optimizing compiler to pay.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-dev-shm-usage",
        "--js-flags=--no-opt",
      ],
    },
  },
});
