// The cookie of the colours in the browser. [VIS-01]
import { colourCookie } from "@kontor/domain/visitor/colour-mode";
import { readCookies } from "@kontor/domain/visitor/consent";

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

export const storeColours = (cookie: string): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${colourCookie.name}=${encodeURIComponent(cookie)}; Max-Age=${colourCookie.days * 86_400}; Path=/; SameSite=${colourCookie.sameSite}${secure}`;
};
