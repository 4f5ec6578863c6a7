// The picture of a name in signal flags. [CHK-09]
import fc from "fast-check";
import { expect, it } from "vitest";
import { flagPicturePath } from "./flag-picture-path.ts";
import { flagPicture, nameOfFlagPicture } from "./flag-picture.ts";

const flags = (picture: string): string =>
  [...picture.matchAll(/<use href="#([a-z0-9])"/g)].map(([, flag]) => flag).join("");

it("[CHK-09] shows the flags of the name, its letters, and nothing from elsewhere", () => {
  const picture = flagPicture("müller-24.de");
  expect(flags(picture)).toBe("mueller24de");
  expect(picture).toContain(">müller-24.de</text>");
  expect(picture).not.toMatch(/var\(|https?:\/\/(?!www\.w3\.org)|<script|style=/);
});

it("[CHK-09] a path names its name, whatever letters it has", () => {
  for (const name of ["sommerfest.de", "müller.com", "日本.jp", "a-b.co.uk"])
    expect(nameOfFlagPicture(flagPicturePath(name))).toBe(name);
});

it.each([
  "/flags/.svg",
  "/flags/a%2Fb.svg",
  "/flags/<b>.svg",
  "/flags/%3Cscript%3E.svg",
  "/flags/%E0%A4%A.svg",
  "/flags/a..svg",
])("[CHK-09] %s is no picture", (path) => expect(nameOfFlagPicture(path)).toBeNull());

it("[CHK-09] whatever is asked for gets no markup into the picture", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (typed) => {
      const name = nameOfFlagPicture(flagPicturePath(typed));
      return name === null || (name === typed && !/[<>&"']/.test(name) && /^<svg [^]*<\/svg>$/.test(flagPicture(name)));
    }),
  );
});
