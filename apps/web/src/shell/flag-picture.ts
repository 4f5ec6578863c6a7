// A name in signal flags over the harbour, as a picture to share: whole in itself, in the colours of daylight. [CHK-09]
import flags from "./images/flags.svg?raw";
import harbour from "./images/harbour.svg?raw";
import { flagsOf, type SignalFlag } from "./signal-flags.ts";

const place = /^\/flags\/([^/]{1,240})\.svg$/;

/** Letters and digits of any script, in labels of a name. */
const name = /^[\p{L}\p{N}\p{M}]+(?:[.-]+[\p{L}\p{N}\p{M}]+)*$/u;

/** The name that a path asks the picture of; null where it is none. */
export const nameOfFlagPicture = (path: string): string | null => {
  const [, written = ""] = place.exec(path) ?? [];
  try {
    const decoded = decodeURIComponent(written);
    return name.test(decoded) && [...decoded].length <= 80 ? decoded : null;
  } catch {
    return null;
  }
};

const ink = "#14202e";
const daylight: Readonly<Record<string, string>> = {
  card: "#ffffff",
  sea: "#0a5c7a",
  "flag-red": "#a8201a",
  "flag-yellow": "#f2c14e",
  sun: "#fff1d1",
  lit: "#ffffff",
  front: "#fff1d1",
  wood: "#fff1d1",
};

/** The inside of a drawing in the colours of daylight. */
const drawn = (file: string): string =>
  file
    .replace(/^[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/var\(--([a-z-]+)\)/g, (_, token: string) => daylight[token] ?? ink);

const [width, height] = [1200, 630];
const [margin, top] = [80, 140];

/** A space is narrower than a flag. */
const placesOf = (flag: SignalFlag): number => (flag === null ? 0.4 : 1);

/** So wide are the letters of the name beside their height, on average. */
const letterWidth = 0.58;

/** The picture that a path asks for; null where there is none. */
export const flagPictureAt = (path: string): string | null => {
  const written = nameOfFlagPicture(path);
  return written === null ? null : flagPicture(written);
};

/** An SVG of 1200 to 630, as pages of other services show one. */
export const flagPicture = (written: string): string => {
  const spelled = flagsOf(written);
  const room = width - 2 * margin;
  const places = spelled.reduce((sum, flag) => sum + placesOf(flag), 0);
  const step = Math.min(104, room / Math.max(1, places));
  const size = step * 0.94;
  const begin = (width - places * step) / 2;
  let at = begin;
  const hoisted = spelled.map((flag) => {
    const x = at;
    at += step * placesOf(flag);
    return flag === null
      ? ""
      : `<use href="#${flag}" x="${x.toFixed(1)}" y="${top}" width="${size.toFixed(1)}" height="${(size * 0.8).toFixed(1)}"/>`;
  });
  const font = Math.min(88, room / ([...written].length * letterWidth));
  const text = (x: number, y: number, size: number, weight: number, words: string): string =>
    `<text x="${x}" y="${y.toFixed(1)}" font-family="'Bricolage Grotesque','Source Sans 3',sans-serif" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="${ink}">${words}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${ink}">`,
    `<title>${written}</title><rect width="${width}" height="${height}" fill="#fbf9f4"/><defs>${drawn(flags)}</defs>`,
    `<path d="M0 ${top - 40}Q${width / 2} ${top + 12} ${width} ${top - 40}" fill="none" stroke="${ink}" stroke-width="3"/>`,
    ...hoisted,
    text(margin, top + size * 0.8 + 40 + font * 0.8, font, 700, written),
    `<svg x="0" y="322" width="${width}" height="290" viewBox="0 0 640 440" preserveAspectRatio="xMaxYMax meet" overflow="visible">${drawn(harbour)}</svg>`,
    "</svg>",
  ].join("");
};
