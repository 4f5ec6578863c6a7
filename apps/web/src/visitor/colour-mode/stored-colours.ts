// The cookie of the colours in the browser. [VIS-01]
import { colourCookie } from "@kontor/domain/visitor/colour-mode";
import { readCookies } from "@kontor/domain/visitor/consent";
import { storeForSession } from "../../platform/client/stored-cookie.ts";

/** A badly encoded value stays as it is, as on the server. */
export const decodedColours = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

export const storedColours = (): string | null => {
  const value = readCookies(document.cookie).get(colourCookie.name);
  return value === undefined ? null : decodedColours(value);
};

/** A visitor's own choice is theirs for the session; the machine stores it for longer where they allow preferences. [VIS-06] */
export const storeColours = (cookie: string): void => storeForSession(colourCookie.name, encodeURIComponent(cookie));
