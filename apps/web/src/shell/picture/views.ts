// Pictures as screens show them. [CNT-07]
import type { PictureSource } from "@kontor/domain/site/picture";

export interface PictureView extends PictureSource {
  /** The picture at its largest, for a look without scripts. */
  readonly full: string;
  /** The same sources in AVIF; null where that is not worth it. */
  readonly avif: string | null;
  /** A line drawing on paper: in the dark its light and dark change places. */
  readonly drawn?: boolean;
}

/** A picture of a gallery, with its caption. [UIM-06] */
export interface GalleryPicture extends PictureView {
  readonly title: string | null;
}
