// Pictures of the content system and what the image proxy makes of them. [CNT-07]

export type PictureFormat = "xsmall" | "small" | "medium" | "large" | "xlarge";

/** From the smallest to the largest. */
export const pictureFormats: readonly PictureFormat[] = ["xsmall", "small", "medium", "large", "xlarge"];

export interface PictureFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A picture as the content system has it; a format larger than the original does not exist, and any may be missing. */
export interface Picture extends PictureFile {
  readonly alternativeText: string;
  readonly formats: { readonly [F in PictureFormat]?: PictureFile };
  /** A line drawing on paper: in the dark its light and dark change places. */
  readonly drawn?: boolean;
}

/** What the proxy does to a picture; what is left out stays as it is. */
export interface Modifiers {
  readonly format?: "webp" | "avif" | "jpeg" | "png" | undefined;
  readonly fit?: "cover" | "contain" | "fill" | "inside" | "outside" | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Width and height in one, such as 10x10. */
  readonly resize?: { readonly width: number; readonly height: number } | undefined;
  readonly quality?: number | undefined;
  /** A colour in hexadecimal digits, without its mark. */
  readonly background?: string | undefined;
  readonly blur?: number | undefined;
}

/** What is known of a picture's measures; all zero where they could not be had. */
export interface PictureMeta {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** How wide a picture is shown from which width of the window on; the first is for the smallest. */
export interface PictureSize {
  /** CSS pixels from which it counts; 0 for the first. */
  readonly from: number;
  /** CSS pixels that it is wide; where it grows with the window, the most that it is. */
  readonly width: number;
  /** Where it grows with the window: how much of the window's width it takes, in hundredths (vw). */
  readonly vw?: number;
}

/** What an `img` element needs. */
export interface PictureSource {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string | null;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
