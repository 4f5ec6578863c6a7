// Which flags spell a name. [DOM-01]
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { flagsOf, mostFlags } from "./signal-flags.ts";

const spelled = (name: string): string =>
  flagsOf(name)
    .map((flag) => flag ?? "_")
    .join("");

it.each([
  ["sommerfest.de", "sommerfest_de"],
  ["Müller-Söhne24.com", "mueller_soehne24_com"],
  ["STRASSE.at", "strasse_at"],
  ["straße.de", "strasse_de"],
  ["café.fr", "cafe_fr"],
  ["müller.de", "mueller_de"],
  ["日本.jp", "_jp"],
  ["", ""],
])("[DOM-01] %s is spelled as %s", (name, flags) => expect(spelled(name)).toBe(flags));

it("[DOM-01] each flag is drawn, whatever is typed, and never more than a halyard holds", () => {
  const drawn = readFileSync(new URL("images/flags.svg", import.meta.url), "utf8");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (name) => {
      const flags = flagsOf(name);
      return (
        flags.length <= mostFlags && flags.every((flag) => flag === null || drawn.includes(`<symbol id="${flag}" `))
      );
    }),
  );
});
