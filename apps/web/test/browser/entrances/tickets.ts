// Tickets as staff make and check them in a browser: the operator's command, the login at an entrance, the field of the check. [TKT-02] [TKT-04] [TKT-06]
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { serverProgram } from "../../../../../scripts/lib/server-program.ts";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));

/** The operator's command, over the shop that runs. */
export const tickets = (...words: readonly string[]): readonly string[] =>
  execFileSync(process.execPath, [serverProgram("data"), "tickets", ...words], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: process.env["KONTOR_E2E_DATA"] ?? "", NODE_NO_WARNINGS: "1" },
  })
    .trim()
    .split("\n");

/** An event with tickets for these people. */
export const anEvent = (...holders: readonly string[]): string =>
  eventAt("Karlsruhe", `Open day ${randomBytes(3).toString("hex")}`, ...holders);

export const eventAt = (place: string, title: string, ...holders: readonly string[]): string => {
  const [event = ""] = tickets("event", title, place, "2026-12-05T10:00+01:00");
  const file = join(process.env["KONTOR_E2E_DATA"] ?? "", `${event}.csv`);
  writeFileSync(
    file,
    `name,email,locale,community\n${holders.map((holder, at) => `${holder},p${at}@example.test,en,yes`).join("\n")}`,
  );
  tickets("import", event, file);
  return event;
};

export const loginPathOf = (event: string): string => new URL(tickets("key", event)[0] ?? "").pathname;

export const logsIn = async (page: Page, event: string, gate: string): Promise<void> => {
  await page.goto(loginPathOf(event));
  await page.getByLabel("Name of the entrance").fill(gate);
  await page.getByRole("button", { name: "Open the check" }).click();
  await page.waitForURL("**/en/ticketing/check");
};

/** The keys of all tickets, as the badges have them. */
export const keysIn = async ({ request }: Pick<BrowserContext, "request">): Promise<readonly string[]> => {
  const { result } = (await (await request.get("/api/shop/ticketing/badges")).json()) as {
    result: { badges: readonly { key: string }[] };
  };
  return result.badges.map(({ key }) => key);
};

export const checks = async (page: Page, key: string): Promise<void> => {
  await page.getByLabel("Key of the ticket").fill(key);
  await page.getByRole("button", { name: "Check", exact: true }).click();
};
export const result = (page: Page) => page.locator("#result > div");
