// Starts the shop: `node --conditions=@kontor/source src/app/node-entry.ts`, with `--dev` for vite in place of built files.
import { readdirSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Api, Outline } from "@kontor/api";
import { reportCrashes } from "@kontor/api/crash";
import { makePrivateFiles } from "@kontor/api/private-files";
import { localAddress } from "@kontor/api/settings";
import { lookOfStream, shownOn } from "@kontor/api/terminal-lines";
import { type ApiDoor } from "../platform/api/api-door.ts";
import { answerBrowsers } from "./gateway/calls-in-process.ts";
import { SettingsWrong, type WebSettings, webSettings } from "../platform/server/settings.ts";
import { bareServer, listen, type Log, openSite, type Pages } from "./server/site-server.ts";
import { isLogged, logLine } from "../platform/server/log-line.ts";
import { gracefulStop } from "../platform/server/graceful-stop.ts";
import { readProvider } from "../platform/provider/folder.ts";
import { type BaseSheet, brandOf } from "../platform/server/brand.ts";
import { screenFilesOf } from "../platform/server/screen-files.ts";
import { giveBackStartMemory } from "../platform/server/start-memory.ts";
import { openImages } from "../platform/images/open.ts";
import { builtId, developedId } from "../platform/server/build-id.ts";
import { partFiles, screenFiles } from "./screens/screen-files.ts";
import { allowedWidths } from "../shell/picture/picture-places.ts";
import { inProcess, type InProcessApi } from "./gateway/api-in-process.ts";
import type { RequestLine } from "./server/request-lines.ts";
import { startScreen } from "./start-screen.ts";
import type { SiteHandler } from "./server/page-handler.ts";

const at: { settings: WebSettings | null } = { settings: null };

const root = fileURLToPath(new URL("../..", import.meta.url));

const logLevel = () => at.settings?.logLevel ?? "info";

/** What went well is output, what did not is an error: each as its stream shows it. */
const written = (level: Parameters<Log>[0], line: string): void => {
  const stream = level === "info" ? process.stdout : process.stderr;
  stream.write(shownOn(stream, logLevel())(`${line}\n`));
};

const log: Log = (level, message, facts) => {
  if (isLogged(level, logLevel())) written(level, logLine(level, message, facts));
};

makePrivateFiles();
reportCrashes((line) => void writeSync(2, shownOn(process.stderr, logLevel())(line)));

const builtPages = async (): Promise<Omit<Pages, "images">> => {
  const built = new URL("../../dist/server/server.js", import.meta.url);
  const handler = ((await import(built.href)) as { default: SiteHandler }).default;
  const client = `${root}dist/client`;
  return {
    client,
    handler: async () => handler,
    before: null,
    filesOf: await screenFilesOf(client, { ...screenFiles, ...partFiles }),
    built: true,
    build: await builtId(client),
  };
};

const developedPages = async (server: ReturnType<typeof bareServer>): Promise<Omit<Pages, "images">> => {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: { server }, hmr: { server } }, appType: "custom" });
  const environment = vite.environments.ssr;
  if (environment === undefined || !isRunnableDevEnvironment(environment))
    throw new Error("vite gave no runnable ssr environment");
  // Every sheet of the app stands in every document: what vite adds by script comes too late for the first look.
  const sheets = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css") && !file.startsWith("app/"))
    .map((file) => `/src/${file}`);
  return {
    client: null,
    filesOf: (screen) => ({
      scripts: Object.hasOwn(partFiles, screen) ? [`/${partFiles[screen as keyof typeof partFiles]}`] : [],
      styles: sheets,
    }),
    handler: async () =>
      ((await environment.runner.import("./src/app/page-responses.ts")) as { default: SiteHandler }).default,
    before: (request, response, next) => vite.middlewares(request, response, next),
    built: false,
    build: developedId(Date.now()),
  };
};

/** The sheet of all pages as it was built. */
const baseSheetOf = async ({ client, handler }: Pick<Pages, "client" | "handler">): Promise<BaseSheet | null> => {
  const { baseSheet: path } = await handler();
  return path === undefined ? null : { path, text: await readFile(`${client}${path}`) };
};

const start = async (settings: WebSettings): Promise<void> => {
  // Before anything is opened or stored.
  const provider = readProvider(settings.contentDir);
  const built = process.argv.includes("--dev") ? null : await builtPages();
  // What takes its time is made beside the API's start.
  const branding = brandOf(provider, built === null ? null : await baseSheetOf(built));
  const server = bareServer();
  const { stop, isStopping } = gracefulStop(server);
  const embedded = settings.apiUrl === null ? await embeddedApi() : null;
  const api = embedded === null ? await apiElsewhere(String(settings.apiUrl)) : inProcess(embedded);
  const images = await openImages(settings, api, allowedWidths, log);
  const pages = { ...(built ?? (await developedPages(server))), images };
  const logRequest = (line: RequestLine): void => log("info", "request completed", { ...line });
  const requests = isLogged("info", settings.logLevel) ? { logRequest } : {};
  await openSite(server, { branded: await branding, settings, api, pages, log, isStopping, ...requests });
  const address = await listen(server, settings);
  // Where the port is taken, nothing was billed, sent or deleted.
  embedded?.begin();
  await sayOpen(settings, address, (await embedded?.outline()) ?? null);
  giveBackStartMemory();
  const close = (): void => {
    void stop()
      .then(() => api.close())
      .finally(() => process.exit(0));
    setTimeout(() => process.exit(0), 10_000).unref();
  };
  process.once("SIGTERM", close);
  process.once("SIGINT", close);
};

/** Where the shop is open: a screen in a terminal, elsewhere a line that no level of the log leaves out. */
const sayOpen = async (settings: WebSettings, listensAt: string, outline: Outline | null): Promise<void> => {
  const isLocal = settings.publicUrl === localAddress(settings.host, settings.port);
  const address = isLocal ? listensAt : settings.publicUrl;
  if (!process.stdout.isTTY) return written("info", logLine("info", `Kontor is open at ${address}`));
  const { version } = JSON.parse(await readFile(new URL("../../../../package.json", import.meta.url), "utf8")) as {
    readonly version: string;
  };
  const opened = {
    version,
    took: performance.now(),
    address,
    listens: isLocal ? null : listensAt,
    hasDocumentation: settings.docsDir !== null,
    outline,
    apiUrl: settings.apiUrl,
  };
  process.stdout.write(startScreen(opened, lookOfStream(process.stdout, settings.logLevel).paint));
};

const embeddedApi = async (): Promise<InProcessApi & Pick<Api, "outline">> => {
  const { apiSettings, createApi } = await import("@kontor/api");
  const settings = apiSettings(process.env);
  const show = shownOn(process.stdout, settings.logLevel);
  const logTo = { write: (line: string) => void process.stdout.write(show(line)) };
  return createApi(settings, {
    extend: answerBrowsers,
    isInside: true,
    ...(process.stdout.isTTY ? { logTo } : {}),
  });
};

const apiElsewhere = async (origin: string): Promise<ApiDoor> => {
  const { splitOff } = await import("./gateway/api-elsewhere.ts");
  return splitOff(origin);
};

/** The message of an error that an operator can mend; null for a defect. */
const sentenceOf = async (reason: unknown, settings: WebSettings | null): Promise<string | null> => {
  if (reason instanceof SettingsWrong) return reason.message;
  const { startSentence } = await import("@kontor/api");
  return settings === null ? null : startSentence(reason, settings);
};

const begin = async (): Promise<void> => {
  at.settings = webSettings(process.env);
  await start(at.settings);
};

begin().catch(async (reason: unknown) => {
  const sentence = await sentenceOf(reason, at.settings);
  process.stderr.write(`${sentence ?? (reason instanceof Error ? reason.stack : String(reason))}\n`);
  process.exit(sentence === null ? 1 : 78);
});
