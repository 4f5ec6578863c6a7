// The folder of the provider as the site needs it: read once when the process starts and judged, so that what is missing or wrong ends the start with its name. [PKG-08] [OPS-01]
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { writtenLanguages } from "@kontor/api/provider";
import { readingFolder, StartRefused } from "@kontor/api/settings";
import { writtenIn } from "@kontor/domain/visitor/locale";
import * as Schema from "effect/Schema";
import { brandFaults, publicFaults, publicFiles } from "./brand-files.ts";
import { colourFaults, coloursSheet } from "./colours.ts";
import { groundsSheet } from "./grounds.ts";
import { ProviderSchema, type ProviderSite } from "./site.ts";

export interface ProviderFolder {
  readonly site: ProviderSite;
  readonly mark: string;
  readonly icon: Buffer;
  /** Its colours and the grounds of its pictures; empty where there are none of its own. */
  readonly sheet: string;
  /** What stands at the root of the shop, by its address. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, " ");

const readSite = (folder: string): ProviderSite => {
  const file = join(folder, "site.json");
  if (!existsSync(file)) throw new StartRefused(["content/site.json is missing"]);
  try {
    const written: unknown = JSON.parse(readFileSync(file, "utf8"));
    const languages = writtenLanguages(written);
    if ("fault" in languages) throw new StartRefused([`content/site.json: ${languages.fault}`]);
    return Schema.decodeUnknownSync(ProviderSchema)(writtenIn(languages, written));
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused([`content/site.json does not fit: ${messageOf(error)}`], { cause: error });
  }
};

const paint = /^#[\da-f]{6}$/i;

const paintFaults = ({ colours, flag = [] }: ProviderSite): readonly string[] =>
  [
    ...Object.entries(colours).map(([name, value]) => [`colours.${name}`, value] as const),
    ...flag.map((value, at) => [`flag[${at}]`, value] as const),
  ].flatMap(([field, value]) =>
    paint.test(value) ? [] : [`content/site.json: ${field} is “${value}”, but a colour is #rrggbb`],
  );

/** A file that the user of the shop may not read is named as one that is missing. */
const namingFile = <A>(folder: string, read: () => A): A => {
  try {
    return read();
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === undefined || path === undefined) throw error;
    throw new StartRefused([`content/${relative(folder, path)} cannot be read: ${code}`], { cause: error });
  }
};

/** Reads the folder, or refuses the start with all that is wrong. */
export const readProvider = (folder: string): ProviderFolder =>
  readingFolder(folder, () => namingFile(folder, () => readFolder(folder)));

const readFolder = (folder: string): ProviderFolder => {
  const site = readSite(folder);
  const colours = join(folder, "brand/colours.css");
  const written = existsSync(colours) ? readFileSync(colours, "utf8") : "";
  const files = publicFiles(folder);
  const faults = [...paintFaults(site), ...brandFaults(folder), ...colourFaults(written), ...publicFaults(files)];
  if (faults.length > 0) throw new StartRefused(faults);
  return {
    site,
    mark: readFileSync(join(folder, "brand/logo.svg"), "utf8").trim(),
    icon: readFileSync(join(folder, "brand/icon.svg")),
    sheet: coloursSheet(written) + groundsSheet(join(folder, "images")),
    files,
  };
};
