// Both languages say the same things: every key, every value that is filled in, every plural; and every text that a screen names exists.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import type { Locale } from "@kontor/domain/visitor/locale";
import { translatorOf } from "../platform/texts/translate.ts";
import { collectedTexts, type Messages, writtenTexts } from "../../test/collected-texts.ts";
import { domainTexts } from "./domain-texts.ts";

const src = fileURLToPath(new URL("..", import.meta.url));
const collected = { en: collectedTexts("en"), de: collectedTexts("de") };
const namespaces = Object.keys(collected.en);
const read = (locale: Locale, namespace: string): Messages => collected[locale][namespace] ?? {};

type Leaf = readonly [key: string, text: string];
const leaves = (messages: Messages, before = ""): readonly Leaf[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value] as const] : leaves(value, `${before}${key}.`),
  );
const filledIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? ""))].sort();

describe("texts", () => {
  it("[LOC-01] exist for the same namespaces in both languages", () => {
    expect(Object.keys(collected.de).sort()).toEqual(namespaces.toSorted());
  });
  it.each(namespaces)("[LOC-01] [FRM-05] say the same things in both languages: %s", (namespace) => {
    const [english, german] = [new Map(leaves(read("en", namespace))), new Map(leaves(read("de", namespace)))];
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) {
      expect([key, text.trim() === "", german.get(key)?.trim() === ""]).toEqual([key, false, false]);
      const [a, b] = [filledIn(text), filledIn(german.get(key) ?? "")];
      if (!/_(one|other)$/.test(key)) expect([key, b]).toEqual([key, a]);
    }
  });
  it("[LOC-01] have each key once, so that none hides another", () => {
    const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
      /texts\.\w+\.json$/.test(file),
    );
    for (const file of files) {
      const written = readFileSync(join(src, file), "utf8");
      const count = (text: string): number => text.match(/"(?:[^"\\]|\\.)*"\s*:/g)?.length ?? 0;
      expect([file, count(written)]).toEqual([file, count(JSON.stringify(JSON.parse(written)))]);
    }
  });
  it.each(namespaces)("[LOC-07] have both forms of every plural: %s", (namespace) => {
    for (const locale of ["en", "de"] as const) {
      const keys = leaves(read(locale, namespace)).map(([key]) => key);
      for (const key of keys.filter((each) => each.endsWith("_one")))
        expect(keys).toContain(key.replace(/_one$/, "_other"));
      for (const key of keys.filter((each) => each.endsWith("_other")))
        expect(keys).toContain(key.replace(/_other$/, "_one"));
    }
  });
  it("are written in German with German letters", () => {
    for (const namespace of namespaces) {
      for (const [key, text] of leaves(read("de", namespace)))
        expect([key, /\b(fuer|ueber|koennen|muessen|moechten|waehlen|groesse|strasse)\b/i.test(text)]).toEqual([
          key,
          false,
        ]);
    }
  });
});

describe("what screens and letters say alike", () => {
  const locales = ["en", "de"] as const;
  it.each(locales)("[FRM-05] stands in the domain alone: %s", (locale) => {
    for (const [namespace, messages] of Object.entries(domainTexts(locale))) {
      const written = new Set(leaves(writtenTexts(locale)[namespace] ?? {}).map(([key]) => key));
      expect([namespace, leaves(messages).filter(([key]) => written.has(key))]).toEqual([namespace, []]);
    }
  });

  it.each(locales)("[FRM-05] is no sentence of a file beside a screen: %s", (locale) => {
    const api = fileURLToPath(new URL("../../../api/src", import.meta.url));
    const letters = readdirSync(api, { recursive: true, encoding: "utf8" })
      .filter((file) => /-(mails?|texts)\.ts$/.test(file))
      .map((file) => readFileSync(join(api, file), "utf8"))
      .join("\n");
    expect(letters).toContain(locale === "en" ? "Kind regards" : "Mit freundlichen Grüßen");
    const sentences = Object.values(writtenTexts(locale)).flatMap((messages) =>
      leaves(messages).map(([, text]) => text),
    );
    const twice = sentences.filter(
      (text) =>
        /[.!?]$/.test(text) &&
        text.split(" ").length > 4 &&
        letters.includes(text.replaceAll("{{", "${").replaceAll("}}", "}")),
    );
    expect(twice).toEqual([]);
  });
});

describe("the browser's translator", () => {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: "en",
    fallbackLng: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: Object.fromEntries(
      (["en", "de"] as const).map((locale) => [
        locale,
        Object.fromEntries(namespaces.map((namespace) => [namespace, read(locale, namespace)])),
      ]),
    ),
  } as never);

  it.each(namespaces)("[LOC-01] answers as i18next does, for every text with every count: %s", (namespace) => {
    for (const locale of ["en", "de"] as const) {
      const [messages, t] = [read(locale, namespace), i18n.getFixedT(locale, namespace)];
      for (const [leaf, text] of leaves(messages)) {
        const key = leaf.replace(/_(one|other)$/, "");
        for (const count of [0, 1, 2, 12]) {
          const values = {
            ...Object.fromEntries(filledIn(text).map((name) => [name, `<${name}>`])),
            ...(key === leaf && !text.includes("{{count}}") ? {} : { count }),
          };
          expect(translatorOf(locale, messages)(key, values)).toBe(t(key, values));
        }
      }
    }
  });
  it("answers the key where there is no text", () => {
    expect(translatorOf("en", {})("no.such.key")).toBe("no.such.key");
  });
});

describe("screens", () => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  it("[LOC-01] name only texts that exist", () => {
    const missing: string[] = [];
    for (const file of files) {
      const code = readFileSync(join(src, file), "utf8");
      for (const [, translator = "", namespace = ""] of code.matchAll(/const (\w+) = useTexts\("([a-z-]+)"\)/g)) {
        if (
          [...code.matchAll(new RegExp(`const ${translator} = useTexts\\(`, "g"))].length > 1 &&
          new Set(
            [...code.matchAll(new RegExp(`const ${translator} = useTexts\\("([a-z-]+)"\\)`, "g"))].map(
              ([, name]) => name,
            ),
          ).size > 1
        )
          continue;
        const keys = new Set(leaves(read("en", namespace)).map(([key]) => key));
        for (const [, key = ""] of code.matchAll(new RegExp(`[^\\w.]${translator}\\("([\\w.-]+)"`, "g"))) {
          if (!keys.has(key) && !keys.has(`${key}_other`)) missing.push(`${file}: ${namespace}:${key}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });
});
