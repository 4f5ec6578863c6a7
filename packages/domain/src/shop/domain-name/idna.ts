// Names in both their scripts: the strict to-ASCII on top of a lenient one, and back. [DOM-02]
// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this file from its source see the declaration only so
/// <reference path="./punycode.d.ts" />
import { decode } from "punycode/punycode.es6.js";
import type { ToAscii } from "./model.ts";

/**
 * A strict to-ASCII for places that only have `URL`, whose own conversion is lenient. `urlToAscii` is
 * `(host) => URL.canParse(…) ? new URL("http://" + host).hostname : null`. Each label of its answer must be letters, digits and hyphens in their
 * places, and an A-label must come from exactly one U-label in NFC: decoded and converted again it is the same.
 */
export const strictToAscii =
  (urlToAscii: ToAscii): ToAscii =>
  (name) => {
    const typed = name.replace(ignored, "").normalize("NFC");
    if (typed.length > 1000 || urlSyntax.test(typed)) return null;
    const ascii = converted(urlToAscii, typed);
    if (ascii === null || ascii.length > 253) return null;
    return ascii.split(".").every((label) => isStrictLabel(label, urlToAscii)) && isWrittenOneWay(toUnicode(ascii))
      ? ascii
      : null;
  };

/** A name as it is shown: each A-label decoded. A label that cannot be decoded stays as it is. */
export const toUnicode = (ascii: string): string =>
  ascii
    .split(".")
    .map((label) => decodedLabel(label) ?? label)
    .join(".");

/** Whether each character of a label is one of IDNA 2008, and its digits are of one kind. [DOM-02] */
export const isIdna2008 = (label: string): boolean =>
  // Digits of two kinds look alike (A.8, A.9).
  !(/[\u0660-\u0669]/.test(label) && /[\u06F0-\u06F9]/.test(label)) && foreignCharacters(label).length === 0;

/**
 * The characters of a label that are none of IDNA 2008, which registries ask for: letters, marks and digits, and the few others in their
 * context (RFC 5892, sections 2 and A.3 to A.7). UTS #46 takes symbols, pictures and punctuation, too. [DOM-02]
 */
export const foreignCharacters = (label: string): readonly string[] => {
  const letters = Array.from(label);
  return letters.filter((letter, at) => {
    const context = contexts.get(letter);
    if (context !== undefined)
      return !context.test(`${letters[at - 1] ?? ""}${letter}${letters[at + 1] ?? ""}`) && !context.test(label);
    return !/^[\p{L}\p{M}\p{Nd}\u{6FD}\u{6FE}\u{F0B}\p{Join_Control}-]$/u.test(letter) || disallowed.test(letter);
  });
};

/** What may stand only beside certain letters; joiners are judged by the conversion. */
const contexts: ReadonlyMap<string, RegExp> = new Map([
  ["\u00B7", /^l\u00B7l$/u],
  ["\u0375", /^.?\u0375\p{Script=Greek}$/u],
  ["\u05F3", /^\p{Script=Hebrew}\u05F3/u],
  ["\u05F4", /^\p{Script=Hebrew}\u05F4/u],
  ["\u30FB", /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
]);

/** Letters and marks that RFC 5892 leaves out: stretchers of lines (2.6), and the old letters of Hangul (2.9). */
const disallowed = /[\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB]/u;

/** Letters of scripts that are not written together; Japanese, Korean and Chinese mix theirs. */
export const mixesScripts = (text: string): boolean => {
  const used = scripts.filter(([, letter]) => letter.test(text)).map(([script]) => script);
  return used.length > 1 && !ligatures.some((group) => used.every((script) => group.includes(script)));
};

/** What UTS #46 leaves out of a name, before anything can be composed across it. */
const ignored = /[\u00ad\u200b\u2060\u2064\ufeff]|\u034f|[\u180b-\u180d\u180f]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;

/** Characters that would end the host, or make `URL` read something else than a name. */
const urlSyntax = /[\u0000-\u0020/\\?#@:[\]%<>^|]/;

/** `URL` takes a name that ends in a number for an IPv4 address, so a label of letters is put behind it. */
const guard = ".a";

const converted = (urlToAscii: ToAscii, name: string): string | null => {
  const answer = urlToAscii(name + guard);
  return answer?.endsWith(guard) ? answer.slice(0, -guard.length) : null;
};

const isStrictLabel = (label: string, urlToAscii: ToAscii): boolean => {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) return false;
  if (label.slice(2, 4) !== "--") return true;
  const decoded = decodedLabel(label);
  return (
    decoded !== null &&
    /[^\u0000-\u007f]/.test(decoded) &&
    decoded.normalize("NFC") === decoded &&
    !/^-|-$|^..--/u.test(decoded) &&
    !/^\p{Mark}/u.test(decoded) &&
    converted(urlToAscii, decoded) === label
  );
};

/** In a name with letters from right to left each label begins with a letter, or a digit of N’Ko or Adlam, which count as one (rule B1 of RFC 5893); some platforms look at each label alone. */
const isWrittenOneWay = (shown: string): boolean =>
  !rightToLeft.test(shown) ||
  shown.split(".").every((label) => /^[\p{L}\u07c0-\u07c9\u{1e950}-\u{1e959}]/u.test(label));

/** Without the extended Arabic-Indic digits, which count as European ones (class EN). */
const rightToLeft = /[\u0590-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const decodedLabel = (label: string): string | null => {
  if (!label.startsWith("xn--")) return null;
  try {
    return decode(label.slice(4));
  } catch {
    return null;
  }
};

const scripts: readonly (readonly [string, RegExp])[] = [
  ["Latin", /\p{Script=Latin}/u],
  ["Greek", /\p{Script=Greek}/u],
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Armenian", /\p{Script=Armenian}/u],
  ["Hebrew", /\p{Script=Hebrew}/u],
  ["Arabic", /\p{Script=Arabic}/u],
  ["Georgian", /\p{Script=Georgian}/u],
  ["Cherokee", /\p{Script=Cherokee}/u],
  ["Devanagari", /\p{Script=Devanagari}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Han", /\p{Script=Han}/u],
  ["Hiragana", /\p{Script=Hiragana}/u],
  ["Katakana", /\p{Script=Katakana}/u],
  ["Bopomofo", /\p{Script=Bopomofo}/u],
  ["Hangul", /\p{Script=Hangul}/u],
];

const ligatures: readonly (readonly string[])[] = [
  ["Han", "Hiragana", "Katakana", "Latin"],
  ["Han", "Bopomofo", "Latin"],
  ["Han", "Hangul", "Latin"],
];
