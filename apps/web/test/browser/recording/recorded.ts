// Tests whose modules are recorded (`KONTOR_RECORD_MODULES=1`): each worker has a shop of its own, and after each test that passed a line says
// which modules of the server and of the client ran. `npm test -- --changed` selects by what becomes of these lines.
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { recordedPages, type RecordedPages } from "./pages.ts";
import { recordedProcesses, type RecordedProcesses } from "./processes.ts";
import { modulesOf } from "./sources.ts";

export const isRecording = process.env["KONTOR_RECORD_MODULES"] === "1";

const folder = fileURLToPath(new URL("../../../../../.kontor/recorded-modules", import.meta.url));
const web = fileURLToPath(new URL("../../..", import.meta.url));

const recorded = base.extend<
  { readonly recordedTest: undefined },
  { readonly recordedPages: RecordedPages; readonly recordedShop: RecordedProcesses }
>({
  recordedPages: [async ({ browser }, use) => use(recordedPages(browser)), { scope: "worker" }],
  recordedShop: [
    async ({}, use) => {
      const processes = recordedProcesses();
      // They load the server of the API's tests, which only a worker that records needs.
      const { harbour, oidcPeer } = await import("../../../../api/test/oidc-peer.ts");
      const { startShop } = await import("../harness.ts");
      const peer = await oidcPeer();
      const shop = await startShop(harbour(peer));
      process.env["KONTOR_E2E_URL"] = shop.url;
      process.env["KONTOR_E2E_DATA"] = shop.dataDir;
      process.env["KONTOR_E2E_MAIL"] = shop.mailDir;
      await processes.ran();
      await use(processes);
      await shop.close();
      await peer.close();
      processes.end();
    },
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
  recordedTest: [
    async ({ recordedPages: pages, recordedShop: processes }, use, info) => {
      await use(undefined);
      const ran = [...(await pages.ran()), ...(await processes.ran())];
      if (info.status !== "passed") return;
      mkdirSync(folder, { recursive: true });
      const modules = Object.fromEntries(modulesOf(ran));
      const [, ...titles] = info.titlePath;
      const file = info.file.slice(web.length);
      appendFileSync(
        join(folder, `${info.parallelIndex}.jsonl`),
        `${JSON.stringify({ file: `apps/web/${file}`, titles, modules })}\n`,
      );
    },
    { auto: true, timeout: 60_000 },
  ],
});

export const test = isRecording ? (recorded as unknown as typeof base) : base;
