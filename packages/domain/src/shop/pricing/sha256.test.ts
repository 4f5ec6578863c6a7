// SHA-256 against published vectors, and against the platform's own on bytes by chance. [HDL-03]
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256 } from "./sha256.ts";

const digest = (...pieces: readonly Uint8Array[]): string => {
  const made = sha256();
  pieces.forEach(made.update);
  return made.hex();
};
const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("sha256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("[HDL-03] has the digests of FIPS 180-4", (text, expected) => expect(digest(ascii(text))).toBe(expected));

  it("[HDL-03] is the platform's, whatever the bytes and the pieces in which they come", () =>
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 4 }), (pieces) => {
        const whole = createHash("sha256");
        pieces.forEach((piece) => whole.update(piece));
        return digest(...pieces) === whole.digest("hex");
      }),
      { numRuns: 500 },
    ));
});
