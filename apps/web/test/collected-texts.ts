// The texts of all contexts by namespace, read from the files beside the screens.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type Messages = { readonly [key: string]: string | Messages };

const src = fileURLToPath(new URL("../src", import.meta.url));

export const collectedTexts = (locale: "de" | "en"): Readonly<Record<string, Messages>> =>
  Object.fromEntries(
    readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(`/texts.${locale}.json`))
      .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(src, file), "utf8")) as Record<string, Messages>)),
  );
