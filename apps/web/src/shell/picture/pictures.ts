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
import { fullWidth, type Place, places } from "./picture-places.ts";
import type { PageServices } from "../../platform/page/services.ts";
import type { PictureView } from "./views.ts";

type Showing = Pick<PageServices, "images" | "mediaHosts">;

/** A picture for a place; null where there is none. */
export const pictureView = (
  picture: Picture | null,
  place: Place,
  { images, mediaHosts }: Showing,
): PictureView | null => {
  if (picture === null) return null;
  const view =
    images === undefined || !isAllowedSource(picture.url, mediaHosts ?? [])
      ? ownFiles(picture, place)
      : proxied(picture, place, images);
  return picture.drawn === true ? { ...view, drawn: true } : view;
};

/** In the proxy's sizes; large ones also in a format that is smaller still. */
const proxied = (picture: Picture, place: Place, signed: (path: string) => string): PictureView => {
  const source = sizedSource(picture, places[place]);
  const isLarge = place === "hero" || place === "column" || place === "wide";
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
  return [...made, original].filter(
    (file, at, all) => file.width > 0 && all.findIndex((other) => other.width === file.width) === at,
  );
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

/** A picture that stands in a text: with its size where that is known. */
export interface TextPicture {
  readonly src: string;
  readonly sized: (Pick<PictureSource, "srcset" | "width" | "height"> & { readonly sizes: string }) | null;
}

type InTexts = Pick<PageServices, "images" | "mediaHosts" | "measures" | "publicUrl">;

/** The source that an address in a text names: a file of this site, or of a host that is allowed; null for any other. */
const sourceOf = (address: string, { mediaHosts = [], publicUrl }: InTexts): string | null => {
  const source = address.startsWith(`${publicUrl}/uploads/`) ? address.slice(publicUrl.length) : address;
  return /^(\/uploads\/|https:)/.test(source) && isAllowedSource(source, mediaHosts) ? source : null;
};

/** Learns how large the pictures of these texts are, so that they have their place before they come. Tells of how many it is known. */
export const learnPictures = async (services: InTexts, texts: readonly string[]): Promise<number> => {
  const { images, measures } = services;
  if (images === undefined || measures === undefined) return 0;
  const named = texts.flatMap((text) =>
    [...text.matchAll(/!\[[^\]]*\]\(\s*<?([^\s)>"\\]+)/g)].map(([, address = ""]) => address),
  );
  const sources = [...new Set(named.flatMap((address) => sourceOf(address, services) ?? []))];
  if (sources.length > 0) await measures.learn(sources);
  return sources.filter((source) => measures.known(source) !== null).length;
};

/** A picture of a text, no larger than it is; null for what is no picture of this shop. */
export const textPicture =
  (services: InTexts) =>
  (address: string): TextPicture | null => {
    const source = sourceOf(address, services);
    if (source === null) return null;
    const sides = services.measures?.known(source) ?? null;
    if (sides === null || services.images === undefined) return { src: source, sized: null };
    const view = proxied({ ...sides, url: source, alternativeText: "", formats: {} }, "wide", services.images);
    const width = Math.min(sides.width, view.width);
    const height = Math.max(1, Math.round((width * sides.height) / sides.width));
    return {
      src: view.src,
      sized: { srcset: view.srcset, sizes: `(max-width: ${width}px) 100vw, ${width}px`, width, height },
    };
  };
