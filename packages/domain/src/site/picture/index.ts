// The door of `picture`: files, sources, placeholders, the requests of the image proxy.
export {
  type Modifiers,
  type Picture,
  type PictureFile,
  type PictureFormat,
  pictureFormats,
  type PictureMeta,
  type PictureSize,
  type PictureSource,
} from "./model.ts";
export { imageRoute, imageUrl, isAllowed, isAllowedSource, readModifiers, writeModifiers } from "./modifiers.ts";
export { longestSide } from "./limits.ts";
export {
  defaultFormat,
  densities,
  fileOf,
  pictureMeta,
  placeholderModifiers,
  sizedSource,
  sourceWidths,
} from "./rules.ts";
