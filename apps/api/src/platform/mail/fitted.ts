// A letter that is shown whole: what would be longer than mail programs show is said in fewer words, the first entries and all sums as they are. [CHK-05]
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { type Block, type Day, type Row, withoutHalfMark } from "./letter.ts";

/** Bytes of the formatted part; Gmail hides what is behind the first 102 kB. */
export const letterBytes = 90_000;

interface Words {
  readonly more: (count: number) => string;
  readonly shortened: string;
}

const words: Localized<Words> = {
  en: {
    more: (count) => `and ${count} more`,
    shortened: "(shortened; the plain-text version of this email has all of it)",
  },
  de: {
    more: (count) => `und ${count} weitere`,
    shortened: "(gekürzt; die Textfassung dieser E-Mail enthält alles)",
  },
};

/** How many entries of a list are whole, how many more have a line each, and how long a text may be. */
interface Room {
  readonly whole: number;
  readonly lines: number;
  readonly characters: number;
}

const rooms: readonly Room[] = [
  { whole: 40, lines: 1_000, characters: 100_000 },
  { whole: 20, lines: 1_000, characters: 100_000 },
  { whole: 10, lines: 1_000, characters: 100_000 },
  { whole: 5, lines: 1_000, characters: 100_000 },
  { whole: 5, lines: 60, characters: 6_000 },
  { whole: 5, lines: 20, characters: 3_000 },
  { whole: 3, lines: 5, characters: 1_000 },
];

/** Of an entry that has one line. */
const lineCharacters = 160;

/** The blocks as they are written within the bound: whole where they fit, else with as much of them as does. */
export const fitted = (
  locale: Locale,
  blocks: readonly Block[],
  write: (blocks: readonly Block[]) => string,
): string => {
  const whole = write(blocks);
  return fits(whole) ? whole : shorter(locale, blocks, write);
};

const fits = (html: string): boolean => Buffer.byteLength(html) <= letterBytes;

const shorter = (locale: Locale, blocks: readonly Block[], write: (blocks: readonly Block[]) => string): string => {
  let html = "";
  for (const room of rooms) {
    html = write(blocks.flatMap((block) => within(room, block, locale)));
    if (fits(html)) break;
  }
  return html;
};

const within = (room: Room, block: Block, locale: Locale): readonly Block[] => {
  const { more } = inLocale(words, locale);
  const cut = (text: string, characters = room.characters): string => shortened(text, characters, locale);
  switch (block.kind) {
    case "rows":
      return [{ ...block, rows: rowsWithin(room, block.rows, cut, more) }];
    case "list": {
      const { first, lines, left } = parted(room, block.entries);
      return [
        {
          ...block,
          entries: [
            ...first.map((entry) => cut(entry)),
            ...lines.map((entry) => cut(entry.split("\n")[0] ?? "", lineCharacters)),
            ...(left === 0 ? [] : [more(left)]),
          ],
        },
      ];
    }
    case "days": {
      const { first, lines, left } = parted(room, block.days);
      const days: readonly Day[] = [...first, ...lines].map((day) =>
        day.of === undefined ? day : { ...day, of: cut(day.of, lineCharacters) },
      );
      return [{ ...block, days }, ...(left === 0 ? [] : [{ kind: "paragraph", text: more(left) } as const])];
    }
    case "paragraph":
      return [{ ...block, text: cut(block.text) }];
    default:
      return [block];
  }
};

interface Parted<A> {
  readonly first: readonly A[];
  readonly lines: readonly A[];
  readonly left: number;
}

const parted = <A>({ whole, lines }: Room, entries: readonly A[]): Parted<A> => ({
  first: entries.slice(0, whole),
  lines: entries.slice(whole, whole + lines),
  left: Math.max(0, entries.length - whole - lines),
});

/** Sums stay, in their place behind all else. */
const rowsWithin = (
  room: Room,
  rows: readonly Row[],
  cut: (text: string, characters?: number) => string,
  more: (count: number) => string,
): readonly Row[] => {
  const { first, lines, left } = parted(
    room,
    rows.filter(({ always }) => always !== true),
  );
  return [
    ...first.map((row) => ({ ...row, notes: (row.notes ?? []).map((note) => cut(note)), value: cut(row.value) })),
    ...lines.map(({ what, value }) => ({ what: cut(what, lineCharacters), value: cut(value, lineCharacters) })),
    ...(left === 0 ? [] : [{ what: more(left), value: "" }]),
    ...rows.filter(({ always }) => always === true),
  ];
};

const shortened = (text: string, characters: number, locale: Locale): string =>
  text.length <= characters
    ? text
    : `${withoutHalfMark(text.slice(0, characters).replace(/[\ud800-\udbff]$/, ""))}… ${inLocale(words, locale).shortened}`;
