// The guide to a provider's own shop, followed word by word from the tarballs in an empty folder: created, changed, ordered in, updated. [PKG-07] [PKG-08]
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fencesOf } from "./lib/fences.mjs";
import { freePort } from "./lib/free-port.ts";
import { bareEnvironment, fromSource, root } from "./lib/places.mjs";
import { programs } from "./lib/programs.mjs";
import { registryMissing, titled } from "./lib/registry.mjs";
import { packAs, packShopPackage } from "./lib/shop-package.mjs";
import { openRegistry } from "./lib/tarball-registry.mjs";

const folder = mkdtempSync(join(tmpdir(), "kontor-guide-"));
const running = programs();
const blocks = fencesOf("docs/guide-provider.md", "sh").map(({ text }) => text);
const missing = registryMissing();
const registry = missing === null ? await openRegistry("https://registry.npmjs.org") : null;

/** Terminals that were opened: their sessions end with the test, whatever became of it. */
const sessions: number[] = [];

afterAll(async () => {
  for (const session of sessions)
    try {
      process.kill(-session, "SIGKILL");
    } catch {
      // It has ended.
    }
  await running.end();
  registry?.close();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** What a terminal of a stranger has; npm's own question whether it may install is answered. */
const environment = (port: number): NodeJS.ProcessEnv => ({
  ...bareEnvironment(),
  npm_config_registry: registry?.address ?? "",
  npm_config_yes: "true",
  no_proxy: "127.0.0.1",
  NO_COLOR: "1",
  PORT: String(port),
});

/** A block of the guide, as it stands there, in a session of its own as that of a terminal. */
const typed = (block: string, cwd: string, port: number) => {
  const shell = running.start("/usr/bin/setsid", ["/bin/bash", "-euc", block], { cwd, env: environment(port) });
  sessions.push(Number(shell.child.pid));
  return shell;
};

const done = async (block: string, cwd: string, port: number): Promise<string> => {
  const shell = typed(block, cwd, port);
  expect(await shell.ended, shell.output()).toBe(0);
  return shell.output();
};

const openedAt = async (shop: ReturnType<typeof typed>, address: string, timeout: number): Promise<void> => {
  const state = (): Promise<string> =>
    fetch(`${address}/readyz`).then(
      ({ status }) => `status ${status}`,
      () => (shop.child.exitCode === null ? "not open yet" : shop.output()),
    );
  await expect.poll(state, { timeout, interval: 100 }).toBe("status 200");
};

/** Ctrl+C in the terminal: each process of it gets the signal. */
const stopped = async (shop: ReturnType<typeof typed>, address: string): Promise<void> => {
  process.kill(-Number(shop.child.pid), "SIGINT");
  await shop.ended;
  await expect
    .poll(
      () =>
        fetch(`${address}/readyz`).then(
          () => "open",
          () => "gone",
        ),
      { timeout: 20_000 },
    )
    .toBe("gone");
};

const login = { email: "erika@example.com", password: "Passw0rd-one" };

const ask = async (address: string, path: string, init: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(`${address}/api${path}`, init);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};

/** The customer's login, once for each start: there are ten a minute. */
const enteredAt = async (address: string): Promise<RequestInit> => {
  const entered = await ask(address, "/auth/local", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: login.email, password: login.password }),
  });
  const { jwt } = (await entered.json()) as { readonly jwt: string };
  return { headers: { authorization: `Bearer ${jwt}` } };
};

/** The hashes of all papers of the customer, as they are downloaded. */
const papersOf = async (address: string, init: RequestInit): Promise<Readonly<Record<string, string>>> => {
  const { result } = (await (await ask(address, "/shop/invoices", init)).json()) as {
    readonly result: { readonly invoices: readonly { readonly id: string; readonly number: string }[] };
  };
  const papers = result.invoices.map(async ({ id, number }) => {
    const bytes = await (await ask(address, `/shop/invoices/${id}/pdf`, init)).arrayBuffer();
    return [number, createHash("sha256").update(Buffer.from(bytes)).digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(papers));
};

/** What pages have of the demo's names, and slots that nothing filled; each page of the sitemap, and each link of a page leads somewhere. */
const leftIn = async (address: string): Promise<readonly string[]> => {
  const text = async (url: string): Promise<string> => (await fetch(url)).text();
  const locations = (xml: string): readonly string[] =>
    Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, to = ""]) => to);
  const parts = locations(await text(`${address}/sitemap.xml`));
  const pages = (
    await Promise.all(parts.map(async (part) => (part.endsWith(".xml") ? locations(await text(part)) : [part])))
  ).flat();
  expect(pages.length).toBeGreaterThan(100);
  const found: string[] = [];
  const links = new Set<string>();
  for (const page of pages) {
    const html = await text(page);
    for (const [name] of html.matchAll(/kontor(?!:)[^<>"]{0,20}|\{provider:[a-z-]+\}/gi)) found.push(`${page} ${name}`);
    for (const [, to = ""] of html.matchAll(/href="(\/[a-z]{2}(?:\/[^"#?]*)?)"/g)) links.add(to);
  }
  for (const link of links) {
    const { status } = await fetch(address + link);
    if (status >= 400) found.push(`${link} ${status}`);
  }
  return found;
};

/** An order by the terminal of a checkout, as any other client. */
const ordered = async (address: string): Promise<string> => {
  const words = {
    "--url": address,
    "--plan": "web-m",
    "--domain": "example-42.de",
    "--email": login.email,
    "--password": login.password,
    "--first-name": "Erika",
    "--last-name": "Mustermann",
    "--street": "Hauptstraße 1",
    "--post-code": "10115",
    "--city": "Berlin",
    "--phone": "+4930123456",
  };
  const order = running.start(
    process.execPath,
    [fromSource, "examples/terminal/src/order.ts", "--agree", ...Object.entries(words).flat()],
    { cwd: root, env: { PATH: process.env["PATH"] ?? "" } },
  );
  await order.ended;
  return order.output();
};

describe.skipIf(missing !== null)(titled("the guide to a shop of one's own", missing), () => {
  const [empty, own] = [join(folder, "empty"), join(folder, "empty/nordwind")];
  const [create = "", look = "", colours = "", price = "", start = "", update = ""] = blocks;
  const version = (): string =>
    (JSON.parse(readFileSync(join(own, "package.json"), "utf8")) as { dependencies: { kontor: string } }).dependencies
      .kontor;
  const papers: Record<string, string> = {};

  beforeAll(async () => {
    await mkdir(empty);
    const made = [await packShopPackage("kontor", folder), await packShopPackage("create-kontor", folder)];
    for (const { file } of made) registry?.publish(file);
  }, 400_000);

  it("[PKG-07] has six blocks to be typed", () => expect(blocks.length).toBe(6));

  it("[PKG-07] [OPS-01] from an empty folder to a running shop in one command, within 90 seconds", {
    timeout: 180_000,
  }, async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const before = Date.now();
    const shop = typed(create, empty, port);
    await openedAt(shop, address, 150_000);
    expect((await fetch(`${address}/de`)).status).toBe(200);
    expect(Date.now() - before, shop.output()).toBeLessThanOrEqual(90_000);
    await stopped(shop, address);
    expect(existsSync(join(own, "data/kontor.sqlite"))).toBe(true);
    // Once more into the same folder: it is not touched.
    const settings = readFileSync(join(own, ".env"), "utf8");
    const again = typed(create, empty, port);
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain("is there already and not empty");
    expect(readFileSync(join(own, ".env"), "utf8")).toBe(settings);
  });

  it("[PKG-07] [PKG-08] becomes Nordwind, takes an order at its own price, and issues its papers", {
    timeout: 240_000,
  }, async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    expect(await done(look, empty, port)).toContain("Nothing is wrong in");
    await done(colours, own, port);
    expect(await done(price, own, port)).toContain("Nothing is wrong in");
    const shop = typed(start, own, port);
    await openedAt(shop, address, 90_000);
    expect(shop.output()).toContain("inse@nordwind.example is the administrator");
    const home = await (await fetch(`${address}/de`)).text();
    expect([home.includes("Nordwind"), (await fetch(`${address}/en`)).url]).toEqual([true, `${address}/de`]);
    expect(await leftIn(address)).toEqual([]);
    const notice = await (await fetch(`${address}/de/kontakt/impressum`)).text();
    const facts = ["Nordwind Netze GmbH", "Deichweg 7", "26721 Emden", "Inse Janssen", "HRB 000000", "DE136695976"];
    expect(facts.filter((fact) => !notice.includes(fact))).toEqual([]);
    const printed = await ordered(address);
    expect(printed).toMatch(/Thank you\. Your order: [A-Z]+-\d{4}-\d{6}/);
    expect(printed).toContain("6.49");
    const customer = await enteredAt(address);
    await expect.poll(async () => Object.keys(await papersOf(address, customer)).length, { timeout: 60_000 }).toBe(1);
    Object.assign(papers, await papersOf(address, customer));
    // Its letter comes from the seller of the folder.
    const letters = (): readonly string[] =>
      readdirSync(join(own, "data/mail"))
        .filter((name) => name.startsWith("invoice-"))
        .map((name) => /^From: .*$/m.exec(readFileSync(join(own, "data/mail", name), "utf8"))?.[0] ?? "");
    await expect.poll(letters, { timeout: 60_000 }).toEqual([expect.stringContaining("hallo@nordwind.example")]);
    await stopped(shop, address);
  });

  it("[PKG-07] an update is one number, and papers stay byte by byte", { timeout: 400_000 }, async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const before = version();
    const later = before.replace(/\d+$/, (patch) => String(Number(patch) + 1));
    const [file, content] = [
      readFileSync(join(own, "package.json"), "utf8"),
      readFileSync(join(own, "content/site.json")),
    ];
    const newer = await packAs(join(folder, `kontor-${before}.tgz`), later, folder);
    registry?.publish(newer);
    const shop = typed(update, own, port);
    await openedAt(shop, address, 150_000);
    expect(version()).toBe(later);
    expect(readFileSync(join(own, "package.json"), "utf8").replace(later, before)).toBe(file);
    expect(readFileSync(join(own, "content/site.json"))).toEqual(content);
    expect(Object.keys(papers).length).toBe(1);
    expect(await papersOf(address, await enteredAt(address))).toEqual(papers);
    await stopped(shop, address);
  });
});
