// A language made of English for tests: accents and doubled vowels, two fifths longer, in brackets. What a page shows without them was never read by the language. [LOC-01]

const accented: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  [..."aáeéiíoóuúcçnñyýAÁEÉIÍOÓUÚCÇNÑYÝ"].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1]]] : [])),
);

/** What is filled in, links, tags, addresses of mail and web: they stay as they are. */
const untouched =
  /\{\{.*?\}\}|<[^<>]*>|\]\([^)]*\)|[\w.+-]+@[\w.-]+|\b(?:https?|mailto|tel):\S+|\/[\w./?=&#{}-]+|&\w+;/g;

/** Vowels twice: as German is to English, and breakable where English is. */
const longer = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const other = accented[letter] ?? letter;
    return /[aeiou]/i.test(letter) ? other + other.toLowerCase() : other;
  });

const inAccents = (text: string): string => {
  let [made, from] = ["", 0];
  for (const { 0: whole, index } of text.matchAll(untouched)) {
    made += longer(text.slice(from, index)) + whole;
    from = index + whole.length;
  }
  return made + longer(text.slice(from));
};

/** A word of addresses, a key, a day, the tag of a language, a mark: nothing that is read. */
const isText = (text: string): boolean =>
  /[a-z]{2}/i.test(text) &&
  (/\s/.test(text) || !/^(?:[a-z-]+|[a-z]+[A-Z]\w*|[a-z]{2}-[A-Z]{2}|[A-Z]{2}|\S*[\d/_@]\S*|\S+:\S+)$/.test(text));

/** In one pair of brackets, whatever else is in it. */
const isBracketed = (text: string): boolean => {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === "⟦") depth += 1;
    if (letter === "⟧") depth -= 1;
    if (depth === 0) return at > 0 && at === text.length - 1;
  }
  return false;
};

const bracketed = (text: string): string => (isBracketed(text) ? text : `⟦${inAccents(text)}⟧`);

export const pseudo = (text: string): string => (isText(text) ? bracketed(text) : text);

/** Texts of a file of texts, where every word is one. */
export const pseudoTexts = (texts: unknown): unknown => {
  if (typeof texts === "string") return /^(?:[a-z\d-]*[\d/][\w/.-]*|\W*)$/.test(texts) ? texts : bracketed(texts);
  if (Array.isArray(texts)) return texts.map(pseudoTexts);
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, pseudoTexts(each)]));
};

const made = new WeakMap<object, unknown>();

const remembered = (value: object, make: () => unknown): unknown => {
  if (!made.has(value)) made.set(value, make());
  return made.get(value);
};

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);

/** Texts, lists and tables of them, and functions that make them. */
export const pseudoOf = (value: unknown): unknown => {
  if (typeof value === "string") return pseudo(value);
  if (typeof value === "function")
    return remembered(
      value,
      () =>
        (...given: readonly unknown[]) =>
          pseudoOf((value as (...all: readonly unknown[]) => unknown)(...given)),
    );
  if (Array.isArray(value)) return remembered(value, () => value.map(pseudoOf));
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  return remembered(value, () => Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pseudoOf(each)])));
};
