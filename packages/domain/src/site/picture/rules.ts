// Which file of a picture is taken, which sources a browser may choose from, the placeholder while it loads. [CNT-07]
import { imageUrl } from "./modifiers.ts";
import {
  type Modifiers,
  type Picture,
  type PictureFile,
  type PictureFormat,
  pictureFormats,
  type PictureMeta,
  type PictureSize,
  type PictureSource,
} from "./model.ts";

/** Image densities of the specification, section 9. */
export const densities = [1, 2] as const;

/** Format of every picture that the proxy makes. */
export const defaultFormat = "webp";

/** The placeholder while a picture loads: 10x10, quality 50, blur 3. [CNT-07] */
export const placeholderModifiers: Modifiers = {
  format: defaultFormat,
  resize: { width: 10, height: 10 },
  quality: 50,
  blur: 3,
};

/** The file of a format; the next smaller one where it is missing, else the original. [CNT-07] */
export const fileOf = (picture: Picture, wanted: PictureFormat): PictureFile => {
  const smaller = pictureFormats.slice(0, pictureFormats.indexOf(wanted) + 1).reverse();
  const found = smaller.map((format) => picture.formats[format]).find((file) => file !== undefined);
  return found ?? { url: picture.url, width: picture.width, height: picture.height };
};

/** A picture whose width follows the window: a source for each width and density, sorted, without doubles. [CNT-07] */
export const sizedSource = (
  picture: Picture,
  sizes: readonly PictureSize[],
  modifiers: Modifiers = {},
): PictureSource => {
  const ordered = [...sizes].sort((a, b) => b.from - a.from);
  const widths = sourceWidths(sizes);
  const largest = widths.at(-1) ?? picture.width;
  return {
    src: imageUrl(picture.url, modified(modifiers, largest)),
    srcset: widths.map((width) => `${imageUrl(picture.url, modified(modifiers, width))} ${width}w`).join(", "),
    sizes: ordered
      .map(({ from, width, vw }, at) => {
        const shown = vw === undefined ? `${width}px` : `${vw}vw`;
        return at === ordered.length - 1 ? shown : `(min-width: ${from}px) ${shown}`;
      })
      .join(", "),
    ...box(picture, Math.max(0, ...sizes.map(({ width }) => width))),
  };
};

/** Every width that is made of a picture shown in these sizes, ascending. */
export const sourceWidths = (sizes: readonly PictureSize[]): readonly number[] =>
  [...new Set(sizes.flatMap(({ width }) => densities.map((density) => width * density)))].sort((a, b) => a - b);

/** The measures of a picture. Whatever fails yields zero for width, height and ratio. [CNT-07] */
export const pictureMeta = (
  file: { readonly width?: unknown; readonly height?: unknown } | null | undefined,
): PictureMeta => {
  const [width, height] = [sideOf(file?.width), sideOf(file?.height)];
  return width === 0 || height === 0 ? { width: 0, height: 0, ratio: 0 } : { width, height, ratio: width / height };
};

const modified = (modifiers: Modifiers, width: number): Modifiers => ({ format: defaultFormat, ...modifiers, width });

/** Width and height are always set, so that nothing moves when a picture arrives. */
const box = (picture: Picture, width: number): Pick<PictureSource, "width" | "height" | "alt"> => {
  const { ratio } = pictureMeta(picture);
  return { width, height: ratio === 0 ? 0 : Math.max(1, Math.round(width / ratio)), alt: picture.alternativeText };
};

const sideOf = (side: unknown): number => (Number.isFinite(side) ? Math.max(0, Number(side)) : 0);
