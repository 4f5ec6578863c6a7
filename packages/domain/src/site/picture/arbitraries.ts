// Pictures, sizes and modifiers, for laws.
import fc from "fast-check";
import { type Modifiers, type Picture, pictureFormats, type PictureSize } from "./model.ts";

const anySide = fc.integer({ min: 1, max: 4096 });

const anyFile = fc.record({ url: fc.stringMatching(/^\/uploads\/[a-z]{1,6}\.png$/), width: anySide, height: anySide });

export const anyPicture: fc.Arbitrary<Picture> = fc
  .tuple(
    anyFile,
    fc.string({ maxLength: 9 }),
    fc.subarray([...pictureFormats]),
    fc.array(anyFile, { minLength: 5, maxLength: 5 }),
  )
  .map(([file, alternativeText, formats, files]) => ({
    ...file,
    alternativeText,
    formats: Object.fromEntries(formats.map((format, at) => [format, files[at]])),
  }));

export const anySizes: fc.Arbitrary<readonly PictureSize[]> = fc.uniqueArray(
  fc.record({ from: fc.constantFrom(0, 480, 768, 1024, 1440), width: fc.integer({ min: 1, max: 2048 }) }),
  { selector: ({ from }) => from, minLength: 1 },
);

export const anyModifiers: fc.Arbitrary<Modifiers> = fc.record(
  {
    format: fc.constantFrom("webp" as const, "avif" as const, "jpeg" as const, "png" as const),
    fit: fc.constantFrom("cover" as const, "contain" as const, "fill" as const, "inside" as const, "outside" as const),
    width: anySide,
    height: anySide,
    resize: fc.record({ width: anySide, height: anySide }),
    quality: fc.integer({ min: 1, max: 100 }),
    background: fc.stringMatching(/^([0-9a-f]{3}|[0-9a-f]{6})$/),
    blur: fc.integer({ min: 1, max: 100 }),
  },
  { requiredKeys: [] },
);
