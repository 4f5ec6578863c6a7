// One random walk of two phones at the entrances of an event: scans, losses, reloads and syncs; no holder who was let in is missing in the log, none is refused whom no entrance let in, and both see each conflict. [TKT-02]
import { type Browser, expect } from "@playwright/test";
import { numbersOf } from "../../numbers-of.ts";
import type { Shop } from "../shop.ts";
import { aDevice, type Device, type Weather, weathers } from "./device.ts";

export interface WalkedEvent {
  readonly id: string;
  /** One for each device. */
  readonly logins: readonly string[];
}

interface Row {
  readonly id: string;
  readonly ticket: string;
  readonly gate: string;
  readonly at: number;
}

/** So many tickets and acts: few tickets, so that they meet. */
export const walkSize = { tickets: 3, acts: 16 };

const printOf = async (key: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key)));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

interface Walked {
  readonly faults: readonly string[];
  readonly diary: readonly string[];
}

/** Walks; what is wrong, and what was done, in words. */
export const walkEntrances = async (
  browser: Browser,
  shop: Shop,
  { id, logins }: WalkedEvent,
  seed: number,
): Promise<Walked> => {
  const pick = numbersOf(seed);
  const [diary, faults]: [string[], string[]] = [[], []];
  const devices: Device[] = [];
  for (const [index, gate] of ["North", "South"].entries())
    devices.push(await aDevice(browser, shop.url, logins[index] ?? "", gate));
  for (const { page, gate } of devices)
    page.on("pageerror", (error) => faults.push(`${gate} has an error: ${error.stack ?? error.message}`));
  const [{ context: first }] = devices as [Device];
  const badges = await first.request.get("/api/shop/ticketing/badges");
  const keys = ((await badges.json()) as { result: { badges: readonly { key: string }[] } }).result.badges.map(
    ({ key }) => key,
  );
  const prints = await Promise.all(keys.map(printOf));
  /** By ticket and entrance: how often its holder was let in, and how often a page ended with an answer on its way. */
  const [shown, ended] = [new Map<string, number>(), new Map<string, number>()];
  const count = (of: Map<string, number>, ticket: number, gate: string): number => of.get(`${ticket} ${gate}`) ?? 0;
  const add = (to: Map<string, number>, ticket: number, gate: string): unknown =>
    to.set(`${ticket} ${gate}`, count(to, ticket, gate) + 1);
  const sum = (of: Map<string, number>, ticket: number): number =>
    devices.reduce((all, { gate }) => all + count(of, ticket, gate), 0);

  const judged = (kind: string, ticket: number, { gate }: Device): string => {
    if (kind === "admitted" || kind === "provisional") {
      add(shown, ticket, gate);
      if (count(shown, ticket, gate) > 1) faults.push(`${gate} lets ticket ${ticket} in twice`);
    } else if (kind !== "double") faults.push(`${gate} says of ticket ${ticket}: ${kind}`);
    else if (sum(shown, ticket) === 0 && sum(ended, ticket) === count(ended, ticket, gate))
      faults.push(`${gate} refuses ticket ${ticket}, which no entrance let in`);
    return `ticket ${ticket} is ${kind}`;
  };
  const act = async (device: Device): Promise<string> => {
    const [chance, ticket] = [pick(12), pick(keys.length)];
    if (chance < 3) {
      const weather: Weather = weathers[pick(weathers.length)] ?? "fair";
      await device.setWeather(weather);
      return `the network is ${weather}`;
    }
    if (chance === 3) {
      await device.reload();
      return "reload";
    }
    if (chance === 4) {
      await device.sync();
      return "sync";
    }
    if (chance === 5) {
      const kind = await device.scanAndEnd(keys[ticket] ?? "");
      if (kind === null) add(ended, ticket, device.gate);
      return `${kind === null ? `ticket ${ticket}` : judged(kind, ticket, device)}, and the page ends`;
    }
    return judged(await device.scan(keys[ticket] ?? ""), ticket, device);
  };
  for (let step = 0; step < walkSize.acts; step += 1) {
    const device = devices[pick(devices.length)] as Device;
    const started = Date.now();
    diary.push(`  ${device.gate}: ${await act(device)} (${device.weather()}, ${Date.now() - started} ms)`);
  }

  for (const device of devices) await device.setWeather("fair");
  // The second time each knows what the other sent.
  for (const device of [...devices, ...devices]) {
    await device.sync();
    await expect(device.page.locator("#sync")).toHaveAttribute("data-network", "in-step", { timeout: 20_000 });
  }
  const rows = shop.rows(
    "select id, ticket, gate, at from admissions where event_id = ?",
    id,
  ) as unknown as readonly Row[];
  diary.push(...rows.map((row) => `  in the log: ticket ${prints.indexOf(row.ticket)} at ${row.gate}, ${row.at}`));
  const conflicts: string[] = [];
  for (const ticket of keys.keys()) {
    const own = rows.filter((row) => row.ticket === prints[ticket]).sort((a, b) => a.at - b.at);
    conflicts.push(...own.slice(1).map((row) => `${own[0]?.gate} before ${row.gate}`));
    for (const { gate } of devices) {
      const [stored, letIn, open] = [
        own.filter((row) => row.gate === gate).length,
        count(shown, ticket, gate),
        count(ended, ticket, gate),
      ];
      if (stored < letIn) faults.push(`${gate} let ticket ${ticket} in, and the log has it not`);
      if (stored > Math.max(letIn, Math.min(1, open)))
        faults.push(`the log has ticket ${ticket} ${stored} times at ${gate}, let in ${letIn} times`);
    }
  }
  if (rows.length !== new Set(rows.map((row) => row.id)).size) faults.push("an admission is in the log twice");
  for (const { page, gate } of devices) {
    const seen = async (): Promise<readonly string[]> => {
      const lines = await page.locator("#conflict-list li").allInnerTexts();
      return lines.map((line) => line.replace(/^Stands: (\w+), .* Double: (\w+), .*$/, "$1 before $2")).sort();
    };
    // What came is drawn in a moment.
    await expect
      .poll(seen, { timeout: 3_000 })
      .toEqual(conflicts.sort())
      .catch(
        async () =>
          void faults.push(`${gate} shows ${JSON.stringify(await seen())}, the log has ${JSON.stringify(conflicts)}`),
      );
    const sync = await page.locator("#sync").innerText();
    if (!sync.includes("In step")) faults.push(`${gate} says: ${sync}`);
  }
  for (const { context } of devices) await context.close();
  return { faults, diary };
};
