// Changes tables of a TrueType font: which glyph a character has, and what the font says of itself.

const tableSize = 16;

/** @param {Buffer} font */
const tablesOf = (font) =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * tableSize;
      const offset = font.readUInt32BE(at + 8);
      return [font.toString("latin1", at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12))];
    }),
  );

const padded = (table) => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

const checksum = (bytes) => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

const words = (...values) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
};

const fontOf = (tables) => {
  const names = [...tables.keys()].toSorted();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const head = Buffer.concat([
    Buffer.from([0, 1, 0, 0]),
    words(names.length, power * 16, Math.log2(power), (names.length - power) * 16),
  ]);
  let offset = 12 + names.length * tableSize;
  const records = [];
  const bodies = [];
  for (const name of names) {
    const table = Buffer.from(tables.get(name));
    // The checksum of the whole font, computed with zero in its place.
    if (name === "head") table.writeUInt32BE(0, 8);
    const body = padded(table);
    const record = Buffer.alloc(tableSize);
    record.write(name, "latin1");
    for (const [index, value] of [checksum(body), offset, table.length].entries())
      record.writeUInt32BE(value, 4 + index * 4);
    records.push(record);
    bodies.push(body);
    offset += body.length;
  }
  const font = Buffer.concat([head, ...records, ...bodies]);
  const at = font.readUInt32BE(12 + names.indexOf("head") * tableSize + 8);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, at + 8);
  return font;
};

/** The head of a subtable of segments: format, bytes, language, then what a search by halves begins with. */
const searched = (format, bytes, count) => {
  const power = 2 ** Math.floor(Math.log2(count));
  return [format, bytes, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2];
};

/** The glyph of each character of the first 65,536, as format 4 of the table tells it. */
const characterTable = (glyphs) => {
  const segments = [];
  for (const [point, glyph] of [...glyphs].toSorted(([one], [other]) => one - other)) {
    const last = segments.at(-1);
    if (last !== undefined && last.end + 1 === point && last.end + last.delta === glyph - 1) last.end = point;
    else segments.push({ start: point, end: point, delta: glyph - point });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const count = segments.length;
  const subtable = words(
    ...searched(4, 16 + count * 8, count),
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  );
  // For Unicode and for Windows, both by the same subtable.
  return Buffer.concat([words(0, 2, 0, 3, 0, 20, 3, 1, 0, 20), subtable]);
};

const nameTable = (texts) => {
  const strings = Object.entries(texts).map(([id, text]) => [Number(id), Buffer.from(text, "utf16le").swap16()]);
  let offset = 0;
  const records = strings.map(([id, bytes]) => {
    const record = words(3, 1, 0x409, id, bytes.length, offset);
    offset += bytes.length;
    return record;
  });
  return Buffer.concat([words(0, records.length, 6 + records.length * 12), ...records, ...strings.map(([, b]) => b)]);
};

/**
 * The font with other tables of characters and names.
 * @param {Buffer} font
 * @param {{ glyphs: ReadonlyMap<number, number>, names: Readonly<Record<number, string>> }} changes glyphs by character, texts by their id
 * @returns {Buffer}
 */
export const withTables = (font, { glyphs, names }) =>
  fontOf(new Map([...tablesOf(font), ["cmap", characterTable(glyphs)], ["name", nameTable(names)]]));
