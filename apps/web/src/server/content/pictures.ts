// Pictures of the content for the screen: the sources that a browser may choose from, in the widths that the place asks for. [CNT-07]
import { fileOf, type Picture, type PictureFile, pictureFormats, pictureMeta } from "@kontor/domain/site/picture";
import type { PictureView } from "../../page/content-views.ts";

/** How wide the places of a page are: CSS of `sizes`. */
export const places = {
  hero: "(min-width: 1024px) 560px, 100vw",
  card: "(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw",
  gallery: "(min-width: 1024px) 400px, (min-width: 480px) 50vw, 100vw",
  wide: "(min-width: 1200px) 1120px, 100vw",
} as const;

/** The files that the content system made of a picture, from the smallest to the original, without doubles. */
const filesOf = (picture: Picture): readonly PictureFile[] => {
  const made = pictureFormats.flatMap((format) => picture.formats[format] ?? []);
  const original = { url: picture.url, width: picture.width, height: picture.height };
  return [...made, original].filter((file, at, all) => file.width > 0 && all.findIndex((other) => other.width === file.width) === at);
};

export const pictureView = (picture: Picture | null, place: keyof typeof places): PictureView | null => {
  if (picture === null) return null;
  const { ratio } = pictureMeta(picture);
  const shown = fileOf(picture, "medium");
  const files = filesOf(picture);
  const width = Math.min(picture.width || 1024, 1024);
  return {
    src: shown.url,
    srcset: files.map(({ url, width: wide }) => `${url} ${wide}w`).join(", "),
    sizes: places[place],
    width,
    height: ratio === 0 ? 0 : Math.round(width / ratio),
    alt: picture.alternativeText,
    full: fileOf(picture, "xlarge").url,
  };
};
