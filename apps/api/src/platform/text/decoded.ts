// The text of a file as programs save it: UTF-8, UTF-16 by its mark, else Windows-1252, which spreadsheets still write. [TKT-06]

const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** The bytes as text, without the mark at their beginning. What no encoding has a letter for is U+FFFD, which no field takes. */
export const decodedText = (bytes: Uint8Array): string => {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};
