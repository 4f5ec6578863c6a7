// What always holds of pictures: modifiers come back as themselves, sources rise without doubles, measures are never half known.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyModifiers, anyPicture, anySizes } from "./arbitraries.ts";
import { pictureFormats } from "./model.ts";
import { imageUrl, isAllowed, readModifiers, writeModifiers } from "./modifiers.ts";
import { fileOf, pictureMeta, sizedSource, sourceWidths } from "./rules.ts";

const widthsIn = (srcset: string): readonly number[] =>
  [...srcset.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));

export const laws: readonly Law[] = [
  law("[CNT-07] modifiers that were written are read again as themselves", () =>
    fc.property(anyModifiers, (modifiers) => {
      const read = readModifiers(writeModifiers(modifiers));
      return (
        read !== null &&
        writeModifiers(read) === writeModifiers(modifiers) &&
        Object.keys(read).length === Object.keys(modifiers).length
      );
    }),
  ),
  law("[CNT-07] whatever a path holds, it is no modifiers or such as are written with the same parts", () =>
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^(f|w|s|q|blur)_(webp|0?\d{1,5}|\d{1,3}x\d{1,3})(&q_\d{1,3})?$/)),
      (segment) => {
        const read = readModifiers(segment);
        return (
          read === null || writeModifiers(read).split("&").sort().join("&") === segment.split("&").sort().join("&")
        );
      },
    ),
  ),
  law("[CNT-07] a source can be distinguished from the modifiers in every address", () =>
    fc.property(fc.webUrl(), anyModifiers, (source, modifiers) => {
      const [, , segment = "", encoded = "", ...more] = imageUrl(source, modifiers).split("/");
      return more.length === 0 && decodeURIComponent(encoded) === source && segment === writeModifiers(modifiers);
    }),
  ),
  law("[CNT-07] the file of a format is never of a larger one while a smaller is there", () =>
    fc.property(anyPicture, fc.constantFrom(...pictureFormats), (picture, wanted) => {
      const file = fileOf(picture, wanted);
      const within = pictureFormats
        .slice(0, pictureFormats.indexOf(wanted) + 1)
        .flatMap((format) => picture.formats[format] ?? []);
      return within.length === 0 ? file.url === picture.url && file.width === picture.width : file === within.at(-1);
    }),
  ),
  law("[CNT-07] sources for sizes rise, none occurs twice, and each size has one for both densities", () =>
    fc.property(anyPicture, anySizes, (picture, sizes) => {
      const widths = widthsIn(sizedSource(picture, sizes).srcset);
      return (
        widths.every((width, at) => at === 0 || width > (widths[at - 1] ?? 0)) &&
        sizes.every(({ width }) => widths.includes(width) && widths.includes(2 * width)) &&
        isAllowed({ width: widths[0] }, sourceWidths(sizes))
      );
    }),
  ),
  law("[CNT-07] width and height are set in the picture's shape", () =>
    fc.property(anyPicture, anySizes, (picture, sizes) => {
      const { width, height } = sizedSource(picture, sizes);
      const exact = (width * picture.height) / picture.width;
      return (
        width === Math.max(...sizes.map((size) => size.width)) &&
        height >= 1 &&
        Math.abs(height - Math.max(1, exact)) <= 1
      );
    }),
  ),
  law("[CNT-07] measures are all known or all zero", () =>
    fc.property(fc.record({ width: fc.anything(), height: fc.oneof(fc.anything(), fc.integer()) }), (file) => {
      const { width, height, ratio } = pictureMeta(file);
      return (width > 0 && height > 0 && ratio === width / height) || (width === 0 && height === 0 && ratio === 0);
    }),
  ),
];
