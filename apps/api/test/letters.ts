// What holds of every letter that any test has written, in either language: one button at most, ways to the sender that can be pressed, nothing that a program holds back or Outlook cannot lay out. [CHK-05] [LGL-06]
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import site from "../../../content/site.json" with { type: "json" };
import type { Api } from "../src/index.ts";

const occurrences = (html: string, sign: string | RegExp): number => html.split(sign).length - 1;

/** A sentence for each thing that is wrong with the formatted part of a letter. */
export const letterFaults = (html: string): readonly string[] => {
  const unlinked = html.replaceAll(/<a [^>]*href="(?:mailto|tel):[^"]*">[^<]*<\/a>/g, "");
  const wide = html
    .replaceAll(/<!--\[if mso\]>[\s\S]*?<!\[endif\]-->/g, "")
    .matchAll(/(?:\bwidth="|(?<!max-)\bwidth:\s*)(\d+)(?!\d|%)/g);
  return [
    ...(occurrences(html, `<a class="k-button"`) > 1 ? ["two buttons"] : []),
    ...[...html.matchAll(/<a class="k-(?:button|link)"[^>]*>([^<]*)<\/a>/g)]
      .filter(([, label = ""]) => /:\s*$/.test(label))
      .map(([, label]) => `a label with a colon: ${label}`),
    ...(/<a class="k-button"[^>]*href="([^"]*)"[\s\S]*>\1<\/a>/.test(html) ? ["the naked address below a button"] : []),
    ...(unlinked.includes(site.email) ? [`${site.email} is no link`] : []),
    ...(occurrences(unlinked.replaceAll("\u00a0", " "), site.phoneShown) > 0 ? [`${site.phoneShown} is no link`] : []),
    ...(/<(?:img|script|svg|picture)|display:\s*(?:flex|grid)|url\(/i.test(html)
      ? ["a picture, a script, flex or grid"]
      : []),
    ...[...wide].filter(([, width]) => Number(width) > 296).map(([found]) => `wider than a phone: ${found}`),
  ];
};

/** Recorded data have letters of earlier versions, in the frame of then. */
const isOfToday = (html: string): boolean => html.includes(".k-flag{");

const named = (subject: string, html: string): readonly string[] =>
  isOfToday(html) ? letterFaults(html).map((fault) => `${subject}: ${fault}`) : [];

/** Those of letters as they arrived. */
export const faultsOfMails = (mails: readonly Pick<Email, "subject" | "html">[]): readonly string[] => [
  ...new Set(mails.flatMap(({ subject = "", html = "" }) => named(subject, html))),
];

/** Those of all letters in the outbox of a shop, or in its directory where codes are not stored once they were sent; none of a shop whose database is gone. */
export const faultsOfLetters = async ({ database }: Api, directory: string): Promise<readonly string[]> => {
  const letters = await database.reads
    .selectFrom("outbox")
    .select(["id", "subject", "html"])
    .execute()
    .catch(() => []);
  const files = letters
    .filter(({ html }) => html === "")
    .map(({ id }) => join(directory, "mail", `${id}.eml`))
    .filter((file) => existsSync(file));
  const sent = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
  return faultsOfMails([...letters, ...sent]);
};
