// The sizes in which a picture is stored, as Strapi makes them: none is larger than the original. [CNT-07]
import { fileUrl, kilobytes } from "../schema/uploads.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a drawing is made. */
export const original: Size = { width: 2000, height: 1125 };

const thumbnail: Size = { width: 245, height: 156 };
const widths = { xsmall: 480, small: 768, medium: 1024, large: 1440, xlarge: 1600 } as const;

export type FormatName = keyof typeof widths | "thumbnail";

export interface Format extends Size {
  readonly name: string;
  readonly hash: string;
  readonly ext: string;
  readonly mime: string;
  readonly path: null;
  readonly size: number;
  readonly sizeInBytes: number;
  readonly url: string;
}

const inside = ({ width, height }: Size, box: Size): Size => {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** The sizes that a picture has besides its own. */
export const sizesOf = (size: Size): Readonly<Partial<Record<FormatName, Size>>> =>
  Object.fromEntries([
    ...(size.width > thumbnail.width || size.height > thumbnail.height ? [["thumbnail", inside(size, thumbnail)]] : []),
    ...Object.entries(widths).flatMap(([name, width]) =>
      width < size.width || width < size.height ? [[name, inside(size, { width, height: width })]] : [],
    ),
  ]);

/** The formats of a picture by its key and hash; `bytes` are those of the files that are there. */
export const formatsOf = (
  key: string,
  hash: string,
  ext: string,
  mime: string,
  size: Size,
  bytes: Readonly<Partial<Record<string, number>>> = {},
): Readonly<Record<string, Format>> =>
  Object.fromEntries(
    Object.entries(sizesOf(size)).map(([name, each]) => {
      const made = bytes[name] ?? 0;
      return [
        name,
        {
          name: `${name}_${key}${ext}`,
          hash: `${name}_${hash}`,
          ext,
          mime,
          path: null,
          ...(each as Size),
          size: kilobytes(made),
          sizeInBytes: made,
          url: fileUrl(`${name}_${hash}${ext}`),
        },
      ];
    }),
  );
