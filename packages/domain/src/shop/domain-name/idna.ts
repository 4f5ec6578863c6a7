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
    return ascii.split(".").every((label) => isStrictLabel(label, urlToAscii)) && isWrittenOneWay(toUnicode(ascii)) ? ascii : null;
  };

/** A name as it is shown: each A-label decoded. A label that cannot be decoded stays as it is. */
export const toUnicode = (ascii: string): string =>
  ascii
    .split(".")
    .map((label) => decodedLabel(label) ?? label)
    .join(".");

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
  !rightToLeft.test(shown) || shown.split(".").every((label) => /^[\p{L}\u07c0-\u07c9\u{1e950}-\u{1e959}]/u.test(label));

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
