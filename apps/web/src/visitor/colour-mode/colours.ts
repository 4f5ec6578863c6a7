// The colours that a visitor chose, in the document before anything is painted. [VIS-01]
import {
  colourCookie,
  type ColourPreference,
  defaultPreference,
  firstPaint,
  readColours,
} from "@kontor/domain/visitor/colour-mode";
import { readCookies } from "../../platform/server/cookies.ts";

type HeaderReader = (name: string) => string | null | undefined;

const cookieOf = (header: HeaderReader): string | null => {
  const cookie = header("cookie");
  return cookie?.includes(colourCookie.name) ? (readCookies(cookie).get(colourCookie.name) ?? null) : null;
};

/** What was chosen, in few words: null where nothing was, or what the system says anyway. */
export const chosenColours = (header: HeaderReader): ColourPreference | null => {
  const preference = readColours(cookieOf(header))?.preference ?? defaultPreference;
  return preference === defaultPreference ? null : preference;
};

const opening = Buffer.from("<html");

/** The document with its choice: `data-colours` for the switch, `data-colour-mode` for what is painted, unless the page forces one. */
export const coloured = (document: Buffer, header: HeaderReader): Buffer => {
  const preference = chosenColours(header);
  const start = preference === null ? -1 : document.indexOf(opening);
  if (start === -1) return document;
  const end = start + opening.length;
  const forced = document.subarray(end, document.indexOf(">", end)).includes("data-colour-mode");
  const mode = forced ? "" : ` data-colour-mode="${firstPaint(cookieOf(header), null)}"`;
  return Buffer.concat([
    document.subarray(0, end),
    Buffer.from(` data-colours="${preference}"${mode}`),
    document.subarray(end),
  ]);
};
