// The site over a real API of its own: for tests of forms and of the ways that lead from address to address; with its pages where a test hands in what draws them.
import type { AddressInfo } from "node:net";
import { apiSettings, type Api, type ApiOptions, createApi } from "@kontor/api";
import { afterAll, beforeAll } from "vitest";
import { type FreshPlace, freshPlace } from "../../api/test/place.ts";
import { seededPlace } from "../../api/test/seeded-place.ts";
import { inProcess } from "../src/app/gateway/api-in-process.ts";
import { answerBrowsers } from "../src/app/gateway/calls-in-process.ts";
import { bareServer, openSite, type SiteParts } from "../src/app/server/site-server.ts";
import type { SiteHandler } from "../src/app/server/page-handler.ts";
import { readProvider } from "../src/platform/provider/folder.ts";
import { brandOf } from "../src/platform/server/brand.ts";
import { webSettings } from "../src/platform/server/settings.ts";
import { pagesBy } from "./test-pages.ts";

export interface OpenedSite {
  readonly url: string;
  /** Mails, and the database where it is SQLite. */
  readonly folder: string;
  /** What is under the site's pages and forms. */
  readonly api: Api;
  /** Every route of the server but those of the API: `GET /admin/:list(^[a-z]+).csv`. */
  readonly routes: readonly string[];
  readonly close: () => Promise<void>;
}

const noPages: SiteHandler = {
  fetch: () => Promise.reject(new Error("no page is requested")),
  version: async () => null,
};

const filling = async ({ env }: FreshPlace): Promise<void> => {
  await (await createApi(apiSettings({ ...env, LOG_LEVEL: "silent" }))).close();
};

/** Where lines of the log go that a test reads: those of the API, those of the site's requests. */
type SiteOptions = Pick<ApiOptions, "content" | "logTo"> & Pick<SiteParts, "logRequest"> & { readonly built?: boolean };

export const openedSite = async (
  environment: (url: string) => Readonly<Record<string, string>> = () => ({}),
  handler: SiteHandler = noPages,
  { built = false, logRequest, ...options }: SiteOptions = {},
): Promise<OpenedSite> => {
  const server = bareServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const given = environment(url);
  const seeded = options.content === undefined ? await seededPlace("now", given, filling) : null;
  const place = seeded ?? (await freshPlace());
  const folder = place.env["DATA_DIR"] ?? "";
  const folderOf = options.content === undefined ? {} : { CONTENT_DIR: options.content };
  const env = { ...place.env, ...folderOf, PUBLIC_URL: url, LOG_LEVEL: "silent", ...given };
  const made = await createApi(apiSettings(env), {
    ...options,
    extend: answerBrowsers,
    isInside: true,
    // An invoice comes soon after its order, not in a round of some seconds.
    invoiceRoundMs: 300,
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  });
  made.begin();
  const api = inProcess(made);
  const settings = webSettings(env);
  const site = await openSite(server, {
    branded: await brandOf(readProvider(settings.contentDir), null),
    settings,
    api,
    pages: pagesBy(handler, { built }),
    log: () => undefined,
    ...(logRequest === undefined ? {} : { logRequest }),
  });
  return {
    url,
    folder,
    api: made,
    routes: routesIn(site.printRoutes({ commonPrefix: false })),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      await place.drop();
    },
  };
};

/** The site of a test file, open while its tests run. */
export const siteOfFile = (...settings: Parameters<typeof openedSite>): (() => OpenedSite) => {
  const at: { site?: OpenedSite } = {};
  beforeAll(async () => {
    at.site = await openedSite(...settings);
  });
  afterAll(() => at.site?.close());
  return () => {
    if (at.site === undefined) throw new Error("the site opens before the tests of its file");
    return at.site;
  };
};

/** The routes that fastify prints as a tree. */
const routesIn = (tree: string): readonly string[] => {
  const above: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", part = "", methods = ""] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, -]+)\))?/.exec(line) ?? [];
    if (part === "") return [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    const path = above.join("");
    return path.startsWith("/api/") || methods === "" || methods === "-"
      ? []
      : methods.split(", ").map((method) => `${method} ${path}`);
  });
};

/** An account, made by its call. */
export const registered = async (
  site: OpenedSite,
  person: { readonly email: string; readonly password: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${site.url}/api/auth/local/register`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
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
