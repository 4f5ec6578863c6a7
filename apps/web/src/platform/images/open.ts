// The image proxy of this process: its secret, where it keeps pictures, where it gets them. [CNT-07]
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ApiDoor } from "../api/api-door.ts";
import { SettingsWrong, type WebSettings } from "../server/settings.ts";
import type { PageServices } from "../page/services.ts";
import { diskCache } from "./disk-cache.ts";
import { pictureMeasures } from "./measures.ts";
import { fetchMedia } from "./media.ts";
import { imageProxy } from "./proxy.ts";
import { signer } from "./signature.ts";

export interface Images {
  /** The changed picture at an address; null where it is none. */
  readonly answer: ReturnType<typeof imageProxy>;
  /** The signed address of a picture's path. */
  readonly signed: (path: string) => string;
  readonly measures: NonNullable<PageServices["measures"]>;
}

type ImageSettings = Pick<WebSettings, "sessionSecret" | "apiUrl" | "dataDir">;

/** Bytes of resized pictures that are cached on disk. */
const bound = 256 * 1024 * 1024;

/** The shop's one secret: from the settings, or as the API beside this process keeps it. Split-off processes would else disown each other's addresses. [OPS-03] */
const secretOf = async ({ sessionSecret, apiUrl, dataDir }: ImageSettings): Promise<string> => {
  if (sessionSecret !== null) return sessionSecret;
  const stored = await readFile(join(dataDir, "session-secret"), "utf8").catch(() => null);
  if (stored === null && apiUrl !== null)
    throw new SettingsWrong([
      "SESSION_SECRET is not set, but with API_URL every process needs the same one: set it to that of the API.",
    ]);
  return stored ?? randomBytes(32).toString("hex");
};

export const openImages = async (
  settings: ImageSettings & Pick<WebSettings, "imageUrl" | "mediaHosts">,
  api: ApiDoor,
  widths: readonly number[],
  log: Parameters<typeof imageProxy>[0]["log"],
): Promise<Images> => {
  const secret = await secretOf(settings);
  const fetch = async (source: string): Promise<Buffer | null> => {
    if (!source.startsWith("/")) return fetchMedia(source);
    const { status, body } = await api.ask({ method: "GET", path: source, headers: {}, remoteAddress: "127.0.0.1" });
    return status === 200 ? body : null;
  };
  const answer = imageProxy({
    secret,
    hosts: settings.mediaHosts,
    widths,
    cache: diskCache(join(settings.dataDir, "images"), bound),
    fetch,
    log,
  });
  return { answer, signed: signer(secret, settings.imageUrl), measures: pictureMeasures(fetch) };
};
