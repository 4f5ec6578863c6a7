// The texts of all contexts by namespace, read from the files beside the screens, with those that stand in the domain.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { domainTexts, withTexts } from "../src/app/domain-texts.ts";

export type Messages = { readonly [key: string]: string | Messages };

const src = fileURLToPath(new URL("../src", import.meta.url));

/** What the files say, without what stands in the domain. */
export const writtenTexts = (locale: "de" | "en"): Readonly<Record<string, Messages>> =>
  Object.fromEntries(
    readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(`/texts.${locale}.json`))
      .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(src, file), "utf8")) as Record<string, Messages>)),
  );

export const collectedTexts = (locale: "de" | "en"): Readonly<Record<string, Messages>> => {
  const more = domainTexts(locale);
  return Object.fromEntries(
    Object.entries(writtenTexts(locale)).map(([namespace, messages]) => [
      namespace,
      withTexts(messages, more[namespace]) as Messages,
    ]),
  );
};
