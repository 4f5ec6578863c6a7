// Which characters the documents can print: every PDF has a face for each of them, which a law of the API proves. [CUS-01] [CUS-05] [CUS-06] [REP-2]

/** Whole stretches of Unicode, so that a browser needs no table: letters and marks of the scripts, their digits and punctuation, signs of money. */
const stretches = [
  // Latin, Greek, Cyrillic, Armenian and Hebrew with the punctuation of all
  String.raw`\u0020-\u007E\u00A0-\u00AC\u00AE-\u02E9\u02EC-\u03E1\u03F0-\u05F4`,
  // Arabic
  String.raw`\u0606-\u061B\u061D-\u06DC\u06DE-\u06FF\u0750-\u077F\u08A0-\u08E1\u08E3-\u08FF`,
  // Thai, Georgian
  String.raw`\u0E01-\u0E5B\u10A0-\u10FF\u1C90-\u1CBF\u2D00-\u2D2D`,
  // Letters of Latin, Greek and Cyrillic that few languages have
  String.raw`\u1C80-\u1C88\u1D00-\u1DBF\u1E00-\u1FFE\u2C60-\u2C7F\u2DE0-\u2DFF\uA640-\uA69F\uA720-\uA7CA`,
  // Punctuation, raised and lowered digits, signs of money, № and ™
  String.raw`\u2010-\u2027\u2030-\u205E\u2070-\u208E\u20A0-\u20C0\u2116\u2122`,
  // Han, Kana and Hangul with their punctuation; letters of full and of half width
  String.raw`\u3001-\u3029\u3041-\u30FF\u3131-\u3163\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEF\uAC00-\uD7A3\uFF01-\uFF9F`,
  // What is one letter of two in Latin, Armenian and Hebrew
  String.raw`\uFB00-\uFB4F`,
].join("");

const unprintable = new RegExp(String.raw`[^${stretches}]|\p{Cn}`, "u");

/** The first character of a text in NFC that no document can print; null where there is none. */
export const unprintableIn = (text: string): string | null => unprintable.exec(text)?.[0] ?? null;
