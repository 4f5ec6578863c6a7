// The port laws, held by the shop in memory and by the reference server over HTTP. [HDL-05] [HDL-07] [API-05]
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as Layer from "effect/Layer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bridge } from "../src/actors/bridge/index.ts";
import { portLaws } from "../src/conformance/index.ts";
import { shopOverHttp } from "../src/layers/http/index.ts";
import { shopInMemory, tokensInMemory } from "../src/layers/memory/index.ts";
import { freshNames, smallWorld } from "./small-world.ts";

const facts = { product: "web-m", fresh: freshNames() };

describe("in memory", () => {
  for (const { sentence, holds } of portLaws) {
    it(sentence, async () => {
      const shop = bridge(shopInMemory(smallWorld()).pipe(Layer.provideMerge(tokensInMemory())));
      expect(await shop.ask(holds(facts))).toBe(true);
      await shop.close();
    });
  }
});

const server = fileURLToPath(new URL("../../../apps/api/src/main.ts", import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

describe.runIf(existsSync(server))("over HTTP", () => {
  const running: { child?: ChildProcess; directory?: string; baseUrl: string } = { baseUrl: "" };

  beforeAll(async () => {
    const port = await freePort();
    running.directory = await mkdtemp(join(tmpdir(), "kontor-ports-"));
    running.baseUrl = `http://127.0.0.1:${port}`;
    running.child = spawn(process.execPath, ["--conditions=@kontor/source", server], {
      env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: running.directory, LOG_LEVEL: "error" },
      stdio: "ignore",
    });
    for (const until = Date.now() + 30_000; Date.now() < until; ) {
      if ((await fetch(`${running.baseUrl}/readyz`).catch(() => null))?.ok === true) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the server did not become ready");
  }, 40_000);

  afterAll(async () => {
    const { child, directory } = running;
    if (child !== undefined && child.exitCode === null) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
    }
    if (directory !== undefined) await rm(directory, { recursive: true, force: true });
  });

  for (const { sentence, holds } of portLaws) {
    it(sentence, async () => {
      // Each law comes from an address of its own: the limits of attempts are the server's, not the laws'.
      const shop = bridge(shopOverHttp({ baseUrl: `${running.baseUrl}/api`, locale: () => "en" }).pipe(Layer.provideMerge(tokensInMemory())));
      expect(await shop.ask(holds(facts))).toBe(true);
      await shop.close();
    });
  }
});
