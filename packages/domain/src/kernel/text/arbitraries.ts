// Text as people write it in addresses, for laws.
import fc from "fast-check";

const upper = fc.constantFrom(...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉÅØŁŠŽÞİĞĂΑΩАЖЇ"));
const lower = fc.constantFrom(...Array.from("abcdefghijklmnopqrstuvwxyzäöüßéåøłšžþığăαωаяї"));
const letter = fc.oneof(upper, lower);
const digit = fc.constantFrom(...Array.from("0123456789"));

const text = (of: fc.Arbitrary<string>, minimum: number, maximum: number): fc.Arbitrary<string> =>
  fc.string({ unit: of, minLength: minimum, maxLength: maximum });

/** Parts joined by separators. */
const joinedBy = (between: fc.Arbitrary<string>, part: fc.Arbitrary<string>, most: number): fc.Arbitrary<string> =>
  fc
    .tuple(part, fc.array(fc.tuple(between, part), { maxLength: most - 1 }))
    .map(([first, rest]) => first + rest.map(([by, next]) => by + next).join(""));

/** A name that every policy takes: a capital and up to 49 more letters. */
export const plainName: fc.Arbitrary<string> = fc
  .tuple(upper, text(letter, 1, 49))
  .map(([first, rest]) => first + rest);

/** A name as people have it: joined by blanks, hyphens, apostrophes, with particles. */
export const joinedName: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "von ", "van den ", "d'", "O’"),
    joinedBy(
      fc.constantFrom(" ", "-", "'", ". "),
      fc.tuple(upper, text(lower, 1, 7)).map(([a, b]) => a + b),
      4,
    ),
  )
  .map(([particle, name]) => particle + name);

export const plainCity: fc.Arbitrary<string> = joinedBy(fc.constant(" "), text(letter, 1, 12), 4);

export const plainCompany: fc.Arbitrary<string> = joinedBy(
  fc.constant(" "),
  text(fc.constantFrom(...Array.from("ABCXYZabcxyz")), 1, 12),
  6,
);

export const plainStreet: fc.Arbitrary<string> = fc
  .tuple(
    text(fc.constantFrom(...Array.from("ABCabcÄÖÜäöüß")), 2, 12),
    fc.constantFrom("str.", "weg", "-Allee", " Platz"),
    text(digit, 1, 3),
    fc.constantFrom("", "a", " b", "/3", "-5"),
  )
  .map(([name, kind, number, addition]) => `${name}${kind} ${number}${addition}`);

/** Blanks as they are pasted: none is at an end of a line alone. */
export const pastedBlanks: fc.Arbitrary<string> = text(
  fc.constantFrom(" ", "\u00a0", "\u2009", "\u202f", "\u3000", "\t"),
  1,
  3,
);

/** Invisible characters, as it comes along when numbers and addresses are copied. */
export const invisibleSign: fc.Arbitrary<string> = fc.constantFrom(
  "\u200b",
  "\u200e",
  "\u202a",
  "\u202c",
  "\u2060",
  "\ufeff",
  "\u00ad",
  "\u2066",
);

/** Anything that could be pasted into a field. */
export const anyTyped: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  joinedName,
  plainCity,
  plainStreet,
  text(fc.constantFrom("A", "b", "é", "李", "ა", "-", "'", " ", ".", "1", "(", ")", "/", "\u0301"), 0, 20),
);
