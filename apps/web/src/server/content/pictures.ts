// Pictures of the content for the screen: the sources that a browser may choose from, in the widths that the place asks for. [CNT-07]
import {
  defaultFormat,
  fileOf,
  imageUrl,
  isAllowedSource,
  type Picture,
  type PictureFile,
  pictureFormats,
  pictureMeta,
  type PictureSource,
  sizedSource,
} from "@kontor/domain/site/picture";
import { fullWidth, type Place, places } from "../../image-proxy/places.ts";
import type { PictureView } from "../../page/content-views.ts";
import type { Surroundings } from "../surroundings.ts";

/** A picture for a place; null where there is none. */
export const pictureView = (picture: Picture | null, place: Place, { images }: Pick<Surroundings, "images">): PictureView | null => {
  if (picture === null) return null;
  const view = images === undefined || !isAllowedSource(picture.url, []) ? ownFiles(picture, place) : proxied(picture, place, images);
  return picture.drawn === true ? { ...view, drawn: true } : view;
};

/** In the proxy's sizes; large ones also in a format that is smaller still. */
const proxied = (picture: Picture, place: Place, signed: (path: string) => string): PictureView => {
  const source = sizedSource(picture, places[place]);
  const isLarge = place === "hero" || place === "wide";
  return {
    ...signedSource(source, signed),
    avif: isLarge ? signedSource(sizedSource(picture, places[place], { format: "avif" }), signed).srcset : null,
    full: signed(imageUrl(picture.url, { format: defaultFormat, width: fullWidth })),
  };
};

const signedSource = (source: PictureSource, signed: (path: string) => string): PictureSource => ({
  ...source,
  src: signed(source.src),
  srcset: source.srcset
    .split(", ")
    .map((each) => each.split(" "))
    .map(([path = "", width = ""]) => `${signed(path)} ${width}`)
    .join(", "),
});

/** The files that the content system made of a picture, from the smallest to the original, without doubles. */
const filesOf = (picture: Picture): readonly PictureFile[] => {
  const made = pictureFormats.flatMap((format) => picture.formats[format] ?? []);
  const original = { url: picture.url, width: picture.width, height: picture.height };
  return [...made, original].filter((file, at, all) => file.width > 0 && all.findIndex((other) => other.width === file.width) === at);
};

const ownFiles = (picture: Picture, place: Place): PictureView => {
  const { sizes } = sizedSource(picture, places[place]);
  const { ratio } = pictureMeta(picture);
  const width = Math.min(picture.width || 1024, 1024);
  return {
    src: fileOf(picture, "medium").url,
    srcset: filesOf(picture)
      .map(({ url, width: wide }) => `${url} ${wide}w`)
      .join(", "),
    sizes,
    width,
    height: ratio === 0 ? 0 : Math.round(width / ratio),
    alt: picture.alternativeText,
    avif: null,
    full: fileOf(picture, "xlarge").url,
  };
};
