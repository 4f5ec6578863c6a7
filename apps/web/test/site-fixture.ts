// The site over a real API of its own: for tests of forms and of the ways that lead from address to address; with its pages where a test hands in what draws them.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiSettings, createApi } from "@kontor/api";
import { inProcess } from "../src/app/gateway/api-in-process.ts";
import { answerBrowsers } from "../src/app/gateway/calls-in-process.ts";
import { openSite } from "../src/app/server/site-server.ts";
import type { PageHandler } from "../src/platform/page/visit.ts";
import { webSettings } from "../src/platform/server/settings.ts";

export interface OpenedSite {
  readonly url: string;
  /** Mails and database. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

const noPages: PageHandler = { fetch: () => Promise.reject(new Error("no page is requested")), version: async () => null };

export const openedSite = async (
  environment: (url: string) => Readonly<Record<string, string>> = () => ({}),
  handler: PageHandler = noPages,
): Promise<OpenedSite> => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-site-"));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { DATA_DIR: folder, PUBLIC_URL: url, LOG_LEVEL: "silent", ...environment(url) };
  const api = inProcess(
    await createApi(apiSettings(env), { extend: answerBrowsers, passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 } }),
  );
  await openSite(server, {
    settings: webSettings(env),
    api,
    pages: {
      client: null,
      handler: async () => handler,
      before: null,
      filesOf: () => ({ scripts: [], styles: [] }),
      built: false,
      build: { id: "test", madeAt: 0 },
      images: null,
    },
    log: () => undefined,
  });
  return {
    url,
    folder,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** An account, made by its call. */
export const registered = async (site: OpenedSite, person: { readonly email: string; readonly password: string }): Promise<Response> =>
  fetch(`${site.url}/api/auth/local/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: person.email, ...person }),
  });

export interface Led {
  readonly status: number;
  readonly to: string | null;
  /** What is set, line by line. */
  readonly lines: readonly string[];
  /** The cookies as a browser sends them afterwards. */
  readonly cookies: string;
}

/** Opens an address as a browser does that comes from a link. */
export const follow = async (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Led> =>
  ledBy(await fetch(address, { redirect: "manual", headers }));

const ledBy = (answer: Response): Led => {
  const lines = answer.headers.getSetCookie();
  return {
    status: answer.status,
    to: answer.headers.get("location"),
    lines,
    cookies: lines.map((line) => line.split(";")[0]).join("; "),
  };
};

/** Sends a form as a browser without scripts does. */
export const postForm = async (
  site: OpenedSite,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Led> =>
  ledBy(
    await fetch(site.url + path, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    }),
  );
