// Files as spreadsheets save them.
import { describe, expect, it } from "vitest";
import { decodedText } from "./decoded.ts";

const list = "name;email\r\nJürgen Größe;j@example.org\r\nZoë d’Arc;z@example.org";
const codes: Readonly<Record<string, number>> = { "’": 0x92 };
const windows1252 = Uint8Array.from(Array.from(list, (letter) => codes[letter] ?? letter.charCodeAt(0)));
const utf16 = (bigEndian: boolean) => {
  const bytes = Buffer.from(`\uFEFF${list}`, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
};

describe("the text of a file", () => {
  it.each([
    ["UTF-8", Buffer.from(list)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${list}`)],
    ["UTF-16, as Excel's Unicode text", utf16(false)],
    ["UTF-16, big end first", utf16(true)],
    ["Windows-1252", windows1252],
  ])("[TKT-06] [REP-4] %s", (_, bytes) => expect(decodedText(bytes)).toBe(list));
  it("[TKT-06] [REP-4] half a letter at the end of UTF-16 is named as unreadable, not left out", () =>
    expect(decodedText(Buffer.concat([utf16(false), Buffer.from([0x41])]))).toContain("\uFFFD"));
});
