// Two processes over one database and one folder of content that a test edits, for a whole file. [PKG-09]
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { type Api, createApi } from "../src/index.ts";
import { demoContent } from "../src/platform/settings/content-directory.ts";
import { noon, running, type Running } from "./harness.ts";

export interface TwoProcesses {
  /** The folder of content that both read, a copy of the demo's. */
  readonly content: string;
  readonly shop: Running;
  readonly other: Api;
}

export const twoProcesses = async (): Promise<TwoProcesses> => {
  const content = mkdtempSync(join(tmpdir(), "kontor-two-"));
  cpSync(demoContent, content, { recursive: true });
  const shop = await running({}, { content });
  const other = await createApi(shop.settings, { content, now: () => instant(noon) });
  afterAll(async () => {
    await other.close();
    await shop.close();
    rmSync(content, { recursive: true, force: true });
  });
  return { content, shop, other };
};
