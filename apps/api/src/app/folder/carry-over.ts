// npx kontor check --fix: carries a provider's folder of an earlier version over to this one. [PKG-07]
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sellerFacts, type SellerSlot, type SellerWords, type WrittenSeller } from "@kontor/domain/shop/seller";
import { fixedPaths, legalPages } from "@kontor/domain/site/routing";
import { inLocale, type Locale, locales, withoutLocale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { sellerWordsOf } from "../../platform/provider/provider-texts.ts";
import type { Site } from "../../platform/provider/provider.ts";
import { folderVersion, versionFile } from "./folder-version.ts";
import { filesIn } from "./own-content.ts";

/** The version of a folder; 0 is one from before there were versions. Null for what is no version. */
export const versionOf = (folder: string): number | null => {
  const file = join(folder, versionFile);
  if (!existsSync(file)) return 0;
  try {
    const { folder: version } = JSON.parse(readFileSync(file, "utf8")) as { readonly folder?: unknown };
    return typeof version === "number" && Number.isInteger(version) && version >= 0 ? version : null;
  } catch {
    return null;
  }
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

/** The facts that legal texts of before named by hand; longer ones first. */
const slots: readonly SellerSlot[] = ["address", "legal-name", "register", "iban", "vat-id", "email", "phone"];

const slotted = (words: SellerWords, site: WrittenSeller): ((text: string) => string) => {
  const place = `${site.postCode} ${site.city}`;
  const lines = new RegExp(
    `${escaped(site.street)} *\\\\\\n( *)${escaped(place)}(?: *\\\\\\n *${escaped(String(words.country))})?`,
    "g",
  );
  const known = slots.flatMap((slot) => {
    const value = words[slot];
    return value === null ? [] : [[value, `{provider:${slot}}`] as const];
  });
  return (text) =>
    [...known, [`${site.street}, ${place}`, "{provider:address}"] as const].reduce(
      (so, [value, slot]) => so.replaceAll(value, slot),
      text.replaceAll(lines, "{provider:address-lines}"),
    );
};

const isLegal = (text: string, locale: Locale): boolean => {
  const url = /^url: *["']?([^\s"']+)/m.exec(text)?.[1];
  return legalPages.some((page) => withoutLocale(inLocale(fixedPaths[page], locale)) === url);
};

/** 1: legal texts name the provider by slots. Answers the files that were changed. */
const slotsInLegalTexts = (content: string): readonly string[] => {
  const siteFile = join(content, "site.json");
  const site = JSON.parse(readFileSync(siteFile, "utf8")) as Site & WrittenSeller;
  const facts = sellerFacts(site);
  if (Result.isFailure(facts)) return [];
  const changed: string[] = [];
  const change = (file: string, act: (text: string) => string): void => {
    const text = readFileSync(join(content, file), "utf8");
    const next = act(text);
    if (next === text) return;
    writeFileSync(join(content, file), next);
    changed.push(`content/${file}`);
  };
  for (const locale of locales) {
    const act = slotted(sellerWordsOf({ ...site, ...facts.success }, locale), site);
    for (const file of filesIn(content).filter((path) => path.startsWith(`${locale}/pages/`) && path.endsWith(".yaml")))
      change(file, (text) => (isLegal(text, locale) ? act(text) : text));
    change("site.json", (text) => {
      const json = JSON.parse(text) as Record<"terms" | "withdrawal", { paragraphs: Record<Locale, string>[] }>;
      let isChanged = false;
      for (const { paragraphs } of [json.terms, json.withdrawal])
        for (const paragraph of paragraphs) {
          const next = act(inLocale(paragraph, locale));
          isChanged ||= next !== inLocale(paragraph, locale);
          Object.assign(paragraph, { [locale]: next });
        }
      return isChanged ? `${JSON.stringify(json, null, 2)}\n` : text;
    });
  }
  return [...new Set(changed)];
};

/** What each version changed, from the one before it. */
const steps: readonly ((content: string) => readonly string[])[] = [slotsInLegalTexts];

/** Files that were changed, the mark of the version among them; none where the folder is of this version. */
export const carryOver = (folder: string, content: string): readonly string[] => {
  const version = versionOf(folder);
  if (version === null || version >= folderVersion) return [];
  const changed = steps.slice(version, folderVersion).flatMap((step) => step(content));
  writeFileSync(join(folder, versionFile), `${JSON.stringify({ folder: folderVersion }, null, 2)}\n`);
  return [...new Set(changed), versionFile];
};
