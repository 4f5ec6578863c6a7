// Modifiers as the proxy's addresses carry them: `/images/f_webp&s_10x10&q_50/{source}`. [CNT-07]
import type { Modifiers } from "./model.ts";
import { longestSide } from "./limits.ts";

/** Where the proxy's addresses begin. */
export const imageRoute = "/images";

const formats = ["webp", "avif", "jpeg", "png"] as const;
const fits = ["cover", "contain", "fill", "inside", "outside"] as const;

/** The address of a picture so changed; the modifiers always stand in the same order. [CNT-07] */
export const imageUrl = (source: string, modifiers: Modifiers): string =>
  `${imageRoute}/${writeModifiers(modifiers)}/${encodeURIComponent(source.replace(/\p{Cs}/gu, "\uFFFD"))}`;

/** The modifiers as one path segment; `_` where nothing is changed. */
export const writeModifiers = ({
  format,
  fit,
  width,
  height,
  resize,
  quality,
  background,
  blur,
}: Modifiers): string => {
  const parts = [
    ...part("f", format),
    ...part("fit", fit),
    ...part("w", width),
    ...part("h", height),
    ...part("s", resize && `${resize.width}x${resize.height}`),
    ...part("q", quality),
    ...part("b", background),
    ...part("blur", blur),
  ];
  return parts.length === 0 ? "_" : parts.join("&");
};

/** Reads the segment; null unless every modifier is known, in bounds, and occurs once. [CNT-07] */
export const readModifiers = (segment: string): Modifiers | null => {
  if (segment === "_") return {};
  const pairs = segment.split("&").map((text) => /^([a-z]+)_(.+)$/.exec(text));
  const names = pairs.map((pair) => pair?.[1]);
  if (pairs.includes(null) || new Set(names).size < names.length) return null;
  const read = pairs.map((pair) => readerOf(pair?.[1] ?? "")(pair?.[2] ?? ""));
  return read.some((one) => one === null) ? null : Object.assign({}, ...read);
};

/** Widths and heights that are made: no others, so that the number of variants is bounded. [CNT-07] */
export const isAllowed = ({ width, height, resize }: Modifiers, widths: readonly number[]): boolean =>
  [width, resize?.width].every((one) => one === undefined || widths.includes(one)) &&
  [height, resize?.height].every((one) => one === undefined || one <= longestSide);

/** Whether a picture may be fetched from there: a file of this site, or one of an allowed host over https. [CNT-07] */
export const isAllowedSource = (source: string, hosts: readonly string[]): boolean => {
  if (/[\u0000-\u0020\\]|(?:^|\/)\.\.?(?:\/|$)|%2e|%2f|%5c/i.test(source)) return false;
  const [, host = "", path] = /^https:\/\/([^/?#@]+)(\/.*)?$/i.exec(source) ?? [];
  return host === "" ? /^\/[^/]/.test(source) : path !== undefined && hosts.includes(host.toLowerCase());
};

const readerOf = (name: string): ((text: string) => Modifiers | null) =>
  (Object.hasOwn(readers, name) ? readers[name] : undefined) ?? (() => null);

const part = (name: string, value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : [`${name}_${value}`];

const between = (text: string, minimum: number, maximum: number): number | null => {
  const number = /^(0|[1-9]\d{0,4})$/.test(text) ? Number(text) : Number.NaN;
  return number >= minimum && number <= maximum ? number : null;
};

const readers: Readonly<Record<string, (text: string) => Modifiers | null>> = {
  f: (text) => one(formats, text, (format) => ({ format })),
  fit: (text) => one(fits, text, (fit) => ({ fit })),
  w: (text) => whole(text, 1, longestSide, (width) => ({ width })),
  h: (text) => whole(text, 1, longestSide, (height) => ({ height })),
  s: (text) => {
    const [width = null, height = null, more] = text.split("x").map((side) => between(side, 1, longestSide));
    return width === null || height === null || more !== undefined ? null : { resize: { width, height } };
  },
  q: (text) => whole(text, 1, 100, (quality) => ({ quality })),
  b: (text) => (/^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(text) ? { background: text } : null),
  blur: (text) => whole(text, 1, 100, (blur) => ({ blur })),
};

const one = <Option extends string>(
  options: readonly Option[],
  text: string,
  to: (option: Option) => Modifiers,
): Modifiers | null => {
  const found = options.find((option) => option === text);
  return found === undefined ? null : to(found);
};

const whole = (text: string, minimum: number, maximum: number, to: (number: number) => Modifiers): Modifiers | null => {
  const number = between(text, minimum, maximum);
  return number === null ? null : to(number);
};
