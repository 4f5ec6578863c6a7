// The search by itself, over a few documents: typing errors, umlauts, compounds, kinds, and that it hears of changes. [CNT-04]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownPartOf, partsOfCompound } from "./compounds.ts";
import { plainText } from "./documents.ts";
import { searchOver } from "./search.ts";
import { folded, wordsOf } from "./words.ts";
import type { ContentSource, Raw } from "../content/source.ts";

const sourceOf = (lists: Readonly<Record<string, readonly Raw[]>>): ContentSource => ({
  atOnce: 100,
  list: async (path, query) => {
    const [locale, after] = [/locale=(\w+)/.exec(query)?.[1], Number(/\$gt\]=(\d+)/.exec(query)?.[1])];
    return (lists[path] ?? []).filter((entry) => entry["locale"] === locale && Number(entry["id"]) > after);
  },
});

const help = (id: number, title: string, body: string, more: Raw = {}): Raw => ({
  id,
  locale: "de",
  title,
  body,
  url: `/${id}`,
  ...more,
});

const german = sourceOf({
  "helpcenter-articles": [
    help(
      1,
      "Der Standort der Server",
      "Jeder Server steht in einem Rechenzentrum in Nürnberg. Die Kosten trägt niemand allein.",
    ),
    help(2, "Rücksendung von Geräten", "Ein Gerät wird in seiner Verpackung zurückgeschickt, eine Größe genügt."),
    help(3, "Preise und Listen", "Jeder Preis steht in der Liste. Die Laufzeit steht daneben."),
    help(4, "Verborgen", "Standort", { seo: { noIndex: true } }),
    help(5, "E-Mail einrichten", "Postfach und Weiterleitung, mit [Anleitung](/x)."),
  ],
  jobs: [
    {
      id: 9,
      locale: "de",
      title: "Technik am Standort Wien",
      slug: "technik",
      body: "",
      department: "technik",
      location: "wien",
    },
  ],
  pages: [
    {
      id: 7,
      locale: "de",
      title: "Vertragslaufzeit",
      url: "/",
      content: [{ __component: "sections.hero", heading: "Kündigung", text: "Jederzeit" }],
    },
    { id: 8, locale: "en", title: "Contract", url: "/contract", content: [] },
  ],
});

const found = async (words: string, type: "help" | "job" | null = null): Promise<readonly string[]> =>
  (await searchOver(german, async () => "1").find("de", words, type, 20)).hits.map(({ title }) => title);

describe("what is found", () => {
  it.each([
    ["standort", ["Der Standort der Server", "Technik am Standort Wien"]],
    ["Serverstandort", ["Der Standort der Server"]],
    ["standrot", ["Der Standort der Server", "Technik am Standort Wien"]],
    ["nrübneg", []],
    ["nürnbreg", ["Der Standort der Server"]],
    ["psotfach", ["E-Mail einrichten"]],
    ["wine", ["Technik am Standort Wien"]],
    ["ruecksendung", ["Rücksendung von Geräten"]],
    ["Rucksendung", ["Rücksendung von Geräten"]],
    ["groesse", ["Rücksendung von Geräten"]],
    ["Preisliste", ["Preise und Listen"]],
    ["laufzeit", ["Vertragslaufzeit", "Preise und Listen"]],
    ["rechenz", ["Der Standort der Server"]],
    ["email", ["E-Mail einrichten"]],
    ["Anleitung", ["E-Mail einrichten"]],
    ["kuendigung", ["Vertragslaufzeit"]],
    ["die der das", []],
    ["", []],
    ["xyzzyx", []],
    ["'; drop table", []],
  ])("[CNT-04] %s finds %j", async (words, titles) =>
    expect((await found(words)).toSorted()).toEqual([...titles].toSorted()),
  );

  it("[CNT-04] compounds are found however they are joined, in the question and in the text", async () => {
    const spellings = (first: string, joint: string, last: string): readonly string[] => [
      `${first} ${last}`,
      `${first}-${last}`,
      `${first}${joint}${joint === "" ? last : last.toLowerCase()}`,
      `${first.toLowerCase()}${joint}${last.toLowerCase()}`,
    ];
    const compounds = [
      ["SSL", "", "Zertifikat"],
      ["Web", "", "Hosting"],
      ["IP", "", "Adresse"],
      ["Vertrag", "s", "Laufzeit"],
      ["Kunde", "n", "Nummer"],
      ["Domain", "", "Umzug"],
    ] as const;
    for (const [first, joint, last] of compounds) {
      const all = spellings(first, joint, last);
      const written = all.slice(0, 3).map((text, at) => help(at + 1, `Über ${text}`, "Näheres steht hier."));
      const others = [help(8, "Ganz anderes", "Ohne Bezug."), help(9, `Nur ${first}`, "Allein.")];
      const search = searchOver(sourceOf({ "helpcenter-articles": [...written, ...others] }), async () => "1");
      for (const question of all) {
        const { hits } = await search.find("de", question, "help", 20);
        expect(hits.map(({ path }) => path.slice(-1)).toSorted(), question).toEqual(["1", "2", "3"]);
      }
    }
  });

  it("[CNT-04] what stands in the title comes first, and a kind leaves the others out", async () => {
    expect((await found("laufzeit"))[0]).toBe("Vertragslaufzeit");
    expect(await found("standort", "job")).toEqual(["Technik am Standort Wien"]);
  });

  it("[CNT-04] a hit says where it stands, in its language", async () => {
    const { hits, total } = await searchOver(german, async () => "1").find("de", "Kündigung", null, 20);
    expect([total, hits]).toEqual([
      1,
      [{ type: "page", path: "/de", title: "Vertragslaufzeit", excerpt: "Kündigung Jederzeit" }],
    ]);
    expect((await searchOver(german, async () => "1").find("en", "contract", null, 20)).hits[0]).toMatchObject({
      path: "/en/contract",
    });
  });

  it("[CNT-04] whatever is typed, an answer comes, and it names each hit once", async () => {
    const search = searchOver(german, async () => "1");
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 60 }), async (words) => {
        const { hits } = await search.find("de", words, null, 20);
        return new Set(hits.map(({ path }) => path)).size === hits.length;
      }),
      { numRuns: 200 },
    );
  });
});

it("[CNT-04] [PAY-03] finds texts by the ways to pay that they name, and by no provider that there is not", async () => {
  const source = sourceOf({ "helpcenter-articles": [help(1, "Bezahlen", "Sie zahlen {payment:ways}.")] });
  const found = async (words: string, ...offered: ("stripe" | "mollie")[]) =>
    (await searchOver(source, async () => "1", offered).find("de", words, null, 5)).hits.map(({ title }) => title);
  expect([await found("Überweisung"), await found("Mollie"), await found("Mollie", "mollie")]).toEqual([
    ["Bezahlen"],
    [],
    ["Bezahlen"],
  ]);
});

it("[CNT-04] the index is made anew when the content has another version, and once for all who ask meanwhile", async () => {
  const state = { version: "1", requests: 0, title: "Alt" };
  const source: ContentSource = {
    atOnce: 100,
    list: async (path) => {
      if (path === "jobs") state.requests += 1;
      return path === "jobs" ? [{ id: 1, title: state.title, slug: "x", body: "" }] : [];
    },
  };
  const search = searchOver(source, async () => state.version);
  const titles = async (words: string) => (await search.find("en", words, null, 5)).hits.map(({ title }) => title);
  expect(await Promise.all([titles("alt"), titles("alt"), titles("neu")])).toEqual([["Alt"], ["Alt"], []]);
  expect(state.requests).toBe(1);
  Object.assign(state, { version: "2", title: "Neu" });
  expect([await titles("alt"), await titles("neu")]).toEqual([[], ["Neu"]]);
});

describe("a very large site", () => {
  /** Two thousand five hundred articles, of which the last five hundred wait until they are let through; what happens to them then is up to the test. */
  const large = (state: { wait: Promise<void>; requests: number; version: string }): ContentSource => ({
    atOnce: 500,
    list: async (path, query) => {
      if (path === "jobs") return query.includes("$gt]=0&") ? [{ id: 1, title: "Fernblick", slug: "x", body: "" }] : [];
      if (path !== "helpcenter-articles") return [];
      state.requests += 1;
      const after = Number(/\$gt\]=(\d+)/.exec(query)?.[1]);
      if (after >= 2_000) await state.wait;
      const count = Math.min(500, 2_500 - after);
      return Array.from({ length: count }, (_, at) =>
        help(after + at + 1, `Artikel ${after + at + 1}`, `Rechnung Serie${state.version}`),
      );
    },
  });
  const totals = async (search: ReturnType<typeof searchOver>, ...all: readonly string[]) =>
    Promise.all(all.map(async (words) => (await search.find("de", words, null, 5)).total));

  it("[CNT-04] is searched while its index grows: every kind from the first moment on, the rest as it comes", async () => {
    const gate = Promise.withResolvers<void>();
    const state = { wait: gate.promise, requests: 0, version: "eins" };
    const search = searchOver(large(state), async () => state.version);
    expect(await totals(search, "rechnung", "fernblick", "2400")).toEqual([2_000, 1, 0]);
    expect(await totals(search, "rechnung")).toEqual([2_000]);
    gate.resolve();
    await expect
      .poll(() => totals(search, "rechnung", "fernblick", "2400"), { timeout: 10_000 })
      .toEqual([2_500, 1, 1]);
    expect(state.requests).toBe(6);
  });

  it("[CNT-04] shows what it has while it hears of a change, and goes on with it when the content system fails on the way", async () => {
    const state = { wait: Promise.resolve(), requests: 0, version: "eins" };
    const search = searchOver(large(state), async () => state.version);
    await expect.poll(() => totals(search, "rechnung", "serieeins"), { timeout: 10_000 }).toEqual([2_500, 2_500]);
    const gate = Promise.withResolvers<void>();
    gate.promise.catch(() => undefined);
    Object.assign(state, { wait: gate.promise, version: "zwei" });
    expect(await totals(search, "rechnung", "serieeins")).toEqual([2_500, 2_500]);
    gate.reject(new Error("away"));
    expect(await totals(search, "serieeins")).toEqual([2_500]);
    Object.assign(state, { wait: Promise.resolve() });
    await expect.poll(() => totals(search, "rechnung", "seriezwei"), { timeout: 10_000 }).toEqual([2_500, 2_500]);
  });
});

describe("words", () => {
  const known = new Set(["server", "standort", "vertrag", "laufzeit", "daten", "schutz", "liste", "preise"]);
  it.each([
    ["serverstandort", ["server", "standort"]],
    ["vertragslaufzeit", ["vertrag", "laufzeit"]],
    ["datenschutz", ["daten", "schutz"]],
    ["preislisten", ["preise", "liste"]],
    ["standort", []],
    ["serverxyzxyz", []],
  ])("[CNT-04] %s is made of %j", (word, parts) => expect(partsOfCompound(word, known)).toEqual(parts));

  it("[CNT-04] of an unknown word its known end counts", () =>
    expect(knownPartOf("mietvertrag", known)).toBe("vertrag"));

  it("[CNT-04] umlauts, accents and hyphens", () => {
    expect(folded("Größe")).toBe("groesse");
    expect(folded("Café")).toBe("cafe");
    expect(wordsOf("E-Mail, .de und Straße 5")).toEqual(["email", "e", "mail", "de", "und", "strasse", "5"]);
  });

  it("[CNT-04] Markdown is searched without its marks", () =>
    expect(
      plainText("# Titel\n\n- **fett** und [Ziel](/weg)\n\n| a | b |\n|---|---|\n| 1 | `x` |\n\n```sh\nls\n```"),
    ).toBe("Titel fett und Ziel a b 1 x ls"));
});
