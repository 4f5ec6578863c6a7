// The texts of all contexts by namespace, read from the files beside the screens, with those that stand in the domain.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { domainTexts, withTexts } from "../src/app/domain-texts.ts";

export type Messages = { readonly [key: string]: string | Messages };

const src = fileURLToPath(new URL("../src", import.meta.url));

const { name: provider } = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../../content/site.json", import.meta.url)), "utf8"),
) as { readonly name: string };

/** As the shop shows them: the provider is named. */
const read = (file: string): string => readFileSync(file, "utf8").replaceAll("{{provider}}", provider);

/** What the files say, without what stands in the domain. */
export const writtenTexts = (locale: "de" | "en"): Readonly<Record<string, Messages>> =>
  Object.fromEntries(
    readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(`/texts.${locale}.json`))
      .flatMap((file) => Object.entries(JSON.parse(read(join(src, file))) as Record<string, Messages>)),
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
