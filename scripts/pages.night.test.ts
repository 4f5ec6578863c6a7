// The pages of examples/pages in a folder of their own: from the tarballs, by the steps of their README, each once to an order in Chromium.
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { built } from "./lib/built.mjs";
import { chromiumForTests, howToGetChromium } from "./lib/chromium.mjs";
import { freePort } from "./lib/free-port.ts";
import { packPackage } from "./lib/packages.mjs";
import { at, bareEnvironment } from "./lib/places.mjs";
import { programs } from "./lib/programs.mjs";
import { registryMissing, titled } from "./lib/registry.mjs";
import { serverProgram } from "./lib/server-program.ts";

const browser = await chromiumForTests();
const missing = browser === null ? `There is no Chromium. ${howToGetChromium}` : registryMissing();

const folder = mkdtempSync(join(tmpdir(), "kontor-pages-"));
const pages = join(folder, "pages");
const running = programs();
const ports = { shop: await freePort(), cookies: await freePort(), bearer: await freePort() };
const host = "127.0.0.1";
const addressOf = (name: keyof typeof ports): string => `http://${host}:${ports[name]}`;
const own: { browser?: Browser; output?: () => string } = {};

/** A step of the README: the lines of a fence, with the addresses of this run in place of those that are written there. */
const stepsOf = (title: string): string => {
  const text = readFileSync(join(pages, "README.md"), "utf8");
  const [, steps = ""] = new RegExp(`^## ${title}\\n[^]*?^\`\`\`sh\\n([^]*?)^\`\`\``, "m").exec(text) ?? [];
  expect(steps).not.toBe("");
  return steps.replaceAll("http://127.0.0.1:3000", addressOf("shop"));
};
const environment = bareEnvironment();
const done = (steps: string): void => {
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", steps], {
    cwd: pages,
    env: environment,
    encoding: "utf8",
    timeout: 300_000,
  });
  expect([status, status === 0 ? "" : `${stdout}${stderr}`]).toEqual([0, ""]);
};
const answering = async (url: string): Promise<void> => {
  for (const until = Date.now() + 60_000; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 200)))
    if ((await fetch(url).catch(() => null))?.ok === true) return;
  throw new Error(`${url} does not answer:\n${own.output?.() ?? ""}`);
};
const served = (name: "cookies" | "bearer", outDir: string): Promise<void> => {
  const args = [join(pages, "node_modules/vite/bin/vite.js"), "preview", "--host", host, "--strictPort"];
  running.start(process.execPath, [...args, "--port", String(ports[name]), "--outDir", outDir], {
    cwd: pages,
    env: { ...environment, SHOP: addressOf("shop") },
  });
  return answering(`${addressOf(name)}/page/`);
};

beforeAll(async () => {
  await built();
  cpSync(at("examples/pages"), pages, { recursive: true });
  for (const name of ["domain", "adapters"])
    copyFileSync((await packPackage(name, folder)).file, join(pages, `kontor-${name}.tgz`));
  const shop = running.start(process.execPath, [serverProgram("web")], {
    env: {
      ...environment,
      NODE_ENV: "production",
      PORT: String(ports.shop),
      HOST: host,
      PUBLIC_URL: addressOf("cookies"),
      CORS_ORIGINS: addressOf("bearer"),
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "error",
    },
  });
  own.output = shop.output;
  done(stepsOf("Build"));
  cpSync(join(pages, "dist"), join(pages, "cookies"), { recursive: true });
  done(stepsOf("On another origin"));
  await answering(`${addressOf("shop")}/readyz`);
  await served("cookies", "cookies");
  await served("bearer", "dist");
  own.browser = await chromium.launch({ executablePath: browser ?? "" });
}, 600_000);
afterAll(async () => {
  await own.browser?.close();
  await running.end();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const address = {
  "First name": "Erika",
  "Last name": "Mustermann",
  "Post code": "10115",
  City: "Berlin",
  Phone: "+4930123456",
};

describe.skipIf(missing !== null).each(["page", "vue", "react"])(titled("the %s example", missing), (kind) => {
  it.each(["cookies", "bearer"] as const)(
    "[PKG-02] [PKG-06] comes with a guest's cart to an order, by %s",
    async (way) => {
      const page = (await own.browser?.newPage()) ?? expect.fail("there is no browser");
      page.setDefaultTimeout(20_000);
      const faults: string[] = [];
      page.on("pageerror", ({ message }) => faults.push(message));
      await page.goto(`${addressOf(way)}/${kind}/`);
      const status = page.getByRole("status");
      const says = (words: RegExp) => expect.poll(() => status.textContent(), { timeout: 20_000 }).toMatch(words);
      const typed = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

      const first = page.getByRole("listitem").filter({ hasText: "Web M" });
      await first.waitFor();
      // A price says what it is made of.
      expect(await first.textContent()).toMatch(/€[\d.]+ = .*€[\d.]+/);
      await typed("Domain name", `hafen-${kind}-${way}.de`);
      await press("Check");
      await says(/^hafen-\S+\.de is available$/);
      await press("Add Web M");
      const cart = page.locator("#cart");
      await expect.poll(() => cart.textContent()).toMatch(/^€[\d.]+ = /);
      const before = await cart.textContent();
      await typed("Email", `${kind}-${way}@example.com`);
      await typed("Password", "hafen-42-leuchtturm");
      await press("Register");
      await says(/^Welcome/);
      expect(await cart.textContent()).toBe(before);
      for (const [label, text] of Object.entries({ ...address, Street: `Hauptstraße ${kind.length}${way.length}` }))
        await typed(label, text);
      await press("Store address");
      await says(/^Your address/);
      await page.getByRole("checkbox").check();
      await press("Order with obligation to pay");
      await says(/^Thank you\. Your order: K-\d{4}-\d{6}$/);
      expect(faults).toEqual([]);
      const cookies = await page.context().cookies();
      expect(cookies.some(({ name }) => name === "token")).toBe(way === "cookies");
      await page.close();
    },
    60_000,
  );
});
