// The check of texts: all that the shop says in both languages, by its terms and its spelling. `--unknown` prints the words that neither dictionary nor list has.
import { fileURLToPath } from "node:url";
import { speller, wordsIn } from "./spelling.mjs";
import { spokenOf } from "./spoken.mjs";
import { wrongTermsIn } from "./terms.mjs";

/**
 * Words of a text that its language does not know.
 * @param {Record<"de" | "en", ReturnType<typeof speller>>} spellers
 * @param {import("./spoken.mjs").Spoken} spoken
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export const misspelledIn = (spellers, { locale, file, key, text }) =>
  wordsIn(text)
    .filter((word) => !spellers[locale].isKnown(word))
    .map((word) => ({
      rule: "spelling",
      from: file,
      to: `${key}: ${word}`,
      comment: `Mend it, or add it to architecture/words.${locale}.txt.`,
    }));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const base = fileURLToPath(new URL("../", import.meta.url));
  const spoken = spokenOf(base);
  const spellers = { de: speller(base, "de"), en: speller(base, "en") };
  const found = spoken.flatMap((one) => [...wrongTermsIn(one), ...misspelledIn(spellers, one)]);
  const inTexts = { de: new Set(), en: new Set() };
  for (const { locale, text } of spoken) for (const word of wordsIn(text)) inTexts[locale].add(word);
  const unused = ["de", "en"].flatMap((locale) =>
    [...spellers[locale].own]
      .filter((word) => ![word, `${word}'s`].some((form) => inTexts[locale].has(form)))
      .map((word) => `architecture/words.${locale}.txt: ${word} is said nowhere any more: remove it`),
  );
  const lines = [
    ...new Set(found.map(({ rule, from, to, comment }) => `${rule}: ${from}: ${to}. ${comment}`)),
    ...unused,
  ];
  if (process.argv.includes("--unknown")) {
    const words = found
      .filter(({ rule }) => rule === "spelling")
      .map(({ to, comment }) => `${comment.slice(-7)} ${to}`);
    process.stdout.write(`${[...new Set(words.map((line) => line.replace(/ .*: /, " ")))].sort().join("\n")}\n`);
  }
  process.stdout.write(`${[...lines, `${spoken.length} texts read, ${lines.length} breaks`].join("\n")}\n`);
  process.exit(lines.length === 0 && spoken.length > 1_000 ? 0 : 1);
}
