// The image proxy of this process: its secret, where it keeps pictures, where it gets them. [CNT-07]
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ApiDoor } from "../entry/api-door.ts";
import { SettingWrong } from "../entry/settings.ts";
import { diskCache } from "./disk-cache.ts";
import { imageProxy } from "./proxy.ts";
import { signer } from "./signature.ts";

export interface Images {
  /** Answers when a request asks for a changed picture; tells whether it did. */
  readonly answer: ReturnType<typeof imageProxy>;
  /** The signed address of a picture's path. */
  readonly signed: (path: string) => string;
}

/** Bytes of changed pictures that are kept on disk. */
const bound = 256 * 1024 * 1024;

/** The shop's one secret: from the settings, or as the API beside this process keeps it. Split-off processes would else disown each other's addresses. [OPS-03] */
const secretOf = async ({ SESSION_SECRET, API_URL }: Readonly<Record<string, string | undefined>>, directory: string): Promise<string> => {
  if (SESSION_SECRET) return SESSION_SECRET;
  const kept = await readFile(join(directory, "session-secret"), "utf8").catch(() => null);
  if (kept === null && API_URL)
    throw new SettingWrong("SESSION_SECRET is not set, but with API_URL every process needs the same one: set it to that of the API");
  return kept ?? randomBytes(32).toString("hex");
};

export const openImages = async (
  environment: Readonly<Record<string, string | undefined>>,
  imageUrl: string,
  api: ApiDoor,
  log: Parameters<typeof imageProxy>[0]["log"],
): Promise<Images> => {
  const directory = environment.DATA_DIR || "./data";
  const secret = await secretOf(environment, directory);
  const answer = imageProxy({
    secret,
    cache: diskCache(join(directory, "images"), bound),
    fetch: async (source) => {
      const { status, body } = await api.ask({ method: "GET", path: source, headers: {}, remoteAddress: "127.0.0.1" });
      return status === 200 ? body : null;
    },
    log,
  });
  return { answer, signed: signer(secret, imageUrl) };
};
