// A name as signal flags spell it: a flag for each letter, a pennant for each digit, a space where the name has a dot or a hyphen.

/** A flag as the drawing names it; null for a space. */
export type SignalFlag = string | null;

/** As ships spell what has no flag of its own. */
const spelled: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "oe", å: "aa" };

/** So many flags fit onto a halyard; a name may have more. */
export const mostFlags = 40;

/** Letters of other scripts have no flag and are left out. */
export const flagsOf = (name: string): readonly SignalFlag[] =>
  [...name.normalize("NFC").toLowerCase()]
    .flatMap((letter) => [...(spelled[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, ""))])
    .flatMap((letter): readonly SignalFlag[] => {
      if (/[a-z0-9]/.test(letter)) return [letter];
      return /[.\-‐\s]/.test(letter) ? [null] : [];
    })
    .slice(0, mostFlags);

/** How high flags are in a field, so that those of a long name fit into two lines of it. */
export const heightInField = (name: string): number => (flagsOf(name).length > 8 ? 15 : 20);
