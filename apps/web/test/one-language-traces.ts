// What shows in a page, a file or a letter that a shop has a second language.
import type { Locale } from "@kontor/domain/visitor/locale";
import { messagesOf } from "../src/platform/texts/server-texts.ts";

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** What languages call themselves: forms of the desk name them, too. */
const names: ReadonlySet<string> = new Set(["English", "Deutsch"]);

const plain = /^(?=.*[A-ZÄÖÜ ])[^{}<>&]{5,}$/;

/** What the frame of every page says in a language and not in the other one. */
const frameWords = (locale: Locale, beside: Locale): readonly string[] => {
  const own = new Set(textsIn(messagesOf(beside, "shell")));
  return textsIn(messagesOf(locale, "shell")).filter((text) => plain.test(text) && !own.has(text) && !names.has(text));
};

/** Traces of a language in a page, a file, a letter: addresses, alternates, codes, words of the frame; each with what is around it. */
export const tracesOf = (other: Locale, text: string): readonly string[] => {
  const tag = other === "en" ? "en-GB" : "de-DE";
  const patterns = [
    "hreflang",
    "x-default",
    `["'-](?:${tag}|${tag.replace("-", "_")})`,
    `(?:["'(>\\s=,]|example|:\\d+)/${other}(?![\\w.-])`,
    `lang="${other}`,
    `locale=${other}\\b`,
    `"locale":"${other}"`,
  ];
  const found = [...text.matchAll(new RegExp(`.{0,40}(?:${patterns.join("|")}).{0,40}`, "g"))].map(([each]) => each);
  const words = frameWords(other, other === "en" ? "de" : "en").filter(
    (word) => text.includes(`>${word}<`) || text.includes(`"${word}"`),
  );
  return [...found, ...words];
};
