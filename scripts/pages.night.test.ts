// The pages of examples/pages in a folder of their own: from the tarballs, by the steps of their README, each to an order in both languages in Chromium, which has what an order must have. [PKG-02] [CHK-04] [LGL-01] [REUSE4-7]
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everything, findings } from "../apps/web/test/browser/axe.ts";
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

const words = {
  en: {
    add: "Add Web M",
    domain: ["Domain name", "Check", /^hafen-\S+\.de is available$/],
    entry: ["Email", "Password", "Register", /^Welcome/],
    address: ["First name", "Last name", "Street", "Post code", "City", "Phone"],
    store: ["Store address", /^Your address is stored$/],
    links: ["/en/contact/terms", "/en/contact/cancellation-policy"],
    terms: /renew|runs on/,
    end: /earliest|at the earliest|first/i,
    button: "order with obligation to pay",
    thanks: /^Thank you\. Your order: K-\d{4}-\d{6}$/,
  },
  de: {
    add: "Web M in den Warenkorb",
    domain: ["Domainname", "Prüfen", /^hafen-\S+\.de ist frei$/],
    entry: ["E-Mail", "Passwort", "Registrieren", /^Willkommen/],
    address: ["Vorname", "Nachname", "Straße und Hausnummer", "Postleitzahl", "Ort", "Telefon"],
    store: ["Adresse speichern", /^Ihre Adresse ist gespeichert$/],
    links: ["/de/kontakt/agb", "/de/kontakt/widerrufsbelehrung"],
    terms: /verlänger|läuft/,
    end: /frühestens/,
    button: "zahlungspflichtig bestellen",
    thanks: /^Vielen Dank\. Ihre Bestellung: K-\d{4}-\d{6}$/,
  },
} as const;
const fields = ["Erika", "Mustermann", "Hauptstraße 1", "10115", "Berlin", "+4930123456"];

/** Boxes above the facts, the facts directly above the button, in both widths without a fault of axe. */
const lawful = async (page: Page, language: keyof typeof words): Promise<void> => {
  const { links, terms, end, button } = words[language];
  const order = page.locator("#order");
  const boxes = order.getByRole("checkbox");
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).name))).toEqual([
    "terms",
    "cancellationPolicy",
    "adult",
    "earlyStart",
  ]);
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual(
    Array(4).fill(false),
  );
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).required))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const hrefs = await order.getByRole("link").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const path of links) expect(hrefs).toContain(`${addressOf("shop")}${path}`);
  for (const href of new Set(hrefs)) expect((await fetch(href)).status).toBe(200);
  const text = (await order.textContent()) ?? "";
  const places = [text.search(/1 × Web M/), text.search(terms), text.lastIndexOf(button)];
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(text).toMatch(end);
  expect(await order.locator("#facts").textContent()).toMatch(
    language === "en" ? /After that|From month/ : /Danach|Ab dem/,
  );
  expect(await order.locator(":scope > :last-child").textContent()).toBe(button);
  for (const [width, colorScheme] of [
    [320, "light"],
    [390, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await findings(page, everything)).toEqual([]);
  }
};

describe.skipIf(missing !== null).each(["page", "vue", "react"])(titled("the %s example", missing), (kind) => {
  it.each([
    ["cookies", "en"],
    ["bearer", "de"],
  ] as const)(
    "[PKG-02] [PKG-06] [CHK-04] [LGL-01] [REUSE4-7] comes with a guest's cart to a lawful order, by %s and in %s",
    async (way, language) => {
      const say = words[language];
      const page = (await own.browser?.newPage()) ?? expect.fail("there is no browser");
      page.setDefaultTimeout(20_000);
      const faults: string[] = [];
      page.on("pageerror", ({ message }) => faults.push(message));
      await page.goto(`${addressOf(way)}/${kind}/?lang=${language}`);
      const status = page.getByRole("status");
      const says = (text: RegExp) => expect.poll(() => status.textContent(), { timeout: 20_000 }).toMatch(text);
      const typed = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

      const first = page.getByRole("listitem").filter({ hasText: "Web M" });
      await first.waitFor();
      // A price says what it is made of.
      expect(await first.textContent()).toMatch(/[\d.,]+.* = .*\d/);
      await typed(say.domain[0], `hafen-${kind}-${way}.de`);
      await press(say.domain[1]);
      await says(say.domain[2]);
      await press(say.add);
      const cart = page.locator("#cart");
      await expect.poll(() => cart.textContent()).toMatch(/\d.* = /);
      const before = await cart.textContent();
      await typed(say.entry[0], `${kind}-${way}@example.com`);
      await typed(say.entry[1], "hafen-42-leuchtturm");
      await press(say.entry[2]);
      await says(say.entry[3]);
      expect(await cart.textContent()).toBe(before);
      const typedIn = fields.with(2, `Hauptstraße ${kind.length}${way.length}`);
      for (const [at, label] of say.address.entries()) await typed(label, typedIn[at] ?? "");
      await press(say.store[0]);
      await says(say.store[1]);
      await lawful(page, language);
      const boxes = page.getByRole("checkbox");
      for (const at of [0, 1, 2]) await boxes.nth(at).check();
      await press(say.button);
      await says(say.thanks);
      expect(faults).toEqual([]);
      const cookies = await page.context().cookies();
      expect(cookies.some(({ name }) => name === "token")).toBe(way === "cookies");
      await page.close();
    },
    90_000,
  );
});
