// Words in which the shop speaks: one for each thing, each language its own, and no promise of a question that no order asks. [LOC-01] [PRD-01]
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "@kontor/domain/visitor/locale";
import { place } from "./written.ts";

const filesBelow = (folder: URL): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(json|yaml|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** What visitors read, by its file: the texts of the pages, what is written in a language, and the catalogue with both. */
const spoken = [
  ...filesBelow(place("../apps/web/src/")).filter((file) => /[\\/]texts\.(de|en)\.json$/.test(file)),
  ...locales.flatMap((locale) => filesBelow(place(`${locale}/`))),
  ...filesBelow(place("catalog/")),
].map((file) => ({ name: file.split(sep).slice(-3).join("/"), text: readFileSync(file, "utf8") }));

const saying = (words: RegExp): readonly string[] =>
  spoken.flatMap(({ name, text }) =>
    [...text.matchAll(new RegExp(words, "giu"))].map(([found]) => `${name}: ${found}`),
  );

describe("what visitors read", () => {
  it.each([
    /we remind you(?! once)/,
    /after (?:another )?14 days we remind/,
    /real reminder comes/,
    /day on which the service stops/,
    /move up to/,
    /move you to the larger/,
    /credited to the day/,
    /add each of these at any time/,
    /change the (?:billing )?period for the next/,
    /change the billing period/,
    /grow later/,
    /cores to eight with one restart/,
    /erinnern wir (?:kostenlos|noch)/,
    /echte Erinnerung kommt/,
    /von dem an die Leistung ruht/,
    /wechseln Sie ohne Umzug/,
    /in (?:den|einen) größeren Tarif (?:um|wechseln)/,
    /taggenau an\b/,
    /jederzeit hinzunehmen/,
    /Abrechnungszeitraum ändern/,
    /für den nächsten einen anderen wählen/,
    /Cloud später wachsen/,
    /Neustart von vier auf acht/,
    /smaller plan, or only/,
    /added and removed each month/,
    /later in the panel/,
    /kleineren Tarif wechseln/,
    /monatlich hinzugefügt/,
    /später in der Oberfläche/,
  ])(
    "[PRD-01] [SHOP3-8] promises no reminder, suspension, larger plan or other rhythm, which the shop does not do: %s",
    (words) => expect(saying(words)).toEqual([]),
  );

  it.each([/there are enough; you confirm it/, /genügen; Sie bestätigen es/])(
    "[PRD-01] [CRT-08] [DOM-01] promises no question that no order asks: %s",
    (words) => expect(saying(words)).toEqual([]),
  );

  it.each([
    /what is in it\b/,
    /put it together/,
    /IPv4 address of your own/,
    /your address decides in the end/,
    /you order by invoice/,
    /by invoice, which we send you/,
    /best the one that you are registered/,
    /both stand in the confirmation/,
    /when is the contract to end/,
    /where does the receipt go/,
    /look at it first/,
    /it is made with your first order/,
    /your new password holds/,
    /link holds for/,
    /look into your mailbox/,
    /is the address no longer right/,
    /the boxes that the order needs/,
    /the page could not be made/,
    /nothing fits\./,
    /words in the advertisement/,
    /the job in short/,
    /between the years/,
    /moving in costs/,
    /leave by the month/,
    /it never starts again/,
    /the whole help centre/,
    /minutes to read/,
    /we find the contract by what/,
    /from a house that shows/,
    /contracts end when you say so/,
    /e-mail\b(?=[^\n]*\b(the|you|your|and)\b)/,
  ])("[LOC-01] speaks English of its own, not German in English words: %s", (words) =>
    expect(saying(words)).toEqual([]),
  );

  it.each([
    /wer immer Sie sind/,
    /die ganze Hilfe/,
    /neu zu lesen/,
    /\{\{every\}\} ab Monat/,
    /an Ihrer Adresse gelten/,
    /für die die meisten kommen/,
    /"keine Vorliebe"/,
    /Gesetzbuch(?! \()/,
    /Kundenservice/,
    /Nachlass/,
  ])("[LOC-01] has one German word for each thing: %s", (words) => expect(saying(words)).toEqual([]));
});
