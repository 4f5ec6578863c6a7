// The page of examples as tests open it: built in memory, answered at an address of its own under the shop's content policy.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { contentPolicy } from "../src/platform/server/security.ts";
import { unanswered } from "./model.ts";

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
  svg: "image/svg+xml",
};

/** Address → content. */
export const builtExamples = async (): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const configFile = fileURLToPath(new URL("./vite.config.ts", import.meta.url));
  const result = (await build({
    configFile,
    mode: "production",
    logLevel: "error",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(result.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]));
};

export const examplesAddress = "http://examples.localhost";

/** Answers every request of the page from the build, and nothing else; one stays without an answer. */
export const serveExamples = (page: Page, files: ReadonlyMap<string, string | Uint8Array>): Promise<unknown> =>
  page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === unanswered) return;
    const path = pathname === "/" ? "/index.html" : pathname;
    const body = files.get(path);
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          contentType: types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream",
          headers: { "content-security-policy": contentPolicy([], { secure: false }) },
          body: typeof body === "string" ? body : Buffer.from(body),
        });
  });
