// How wide pictures stand on the pages, and with that which widths the proxy makes at all (decision 19). [CNT-07]
import { placeholderModifiers, type PictureSize, sourceWidths } from "@kontor/domain/site/picture";

export type Place = "hero" | "card" | "gallery" | "column" | "wide";

/** CSS pixels by the width of the window. */
export const places: { readonly [P in Place]: readonly PictureSize[] } = {
  hero: [
    { from: 0, width: 400 },
    { from: 480, width: 720 },
    { from: 1024, width: 560 },
  ],
  card: [
    { from: 0, width: 400 },
    { from: 640, width: 480 },
    { from: 1024, width: 384 },
  ],
  gallery: [
    { from: 0, width: 400 },
    { from: 480, width: 400 },
  ],
  column: [
    { from: 0, width: 400 },
    { from: 480, width: 720 },
  ],
  wide: [
    { from: 0, width: 400 },
    { from: 480, width: 800 },
    { from: 1024, width: 1120 },
  ],
};

/** A picture looked at by itself. */
export const fullWidth = 1600;

/** Every width that any page asks for; no others are made. */
export const allowedWidths: readonly number[] = [
  ...new Set([...Object.values(places).flatMap(sourceWidths), fullWidth, placeholderModifiers.resize?.width ?? 0]),
].sort((a, b) => a - b);
