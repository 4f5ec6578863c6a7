// Writes a cookie that the browser stores for days, or for the session, and sends with every page of the shop. [VIS-04]
import { daySeconds } from "@kontor/domain/kernel/calendar";
import type { CookieName } from "@kontor/domain/visitor/consent";

/** The value is written as it is: encode what may hold more than letters. */
export const storeCookie = (
  { name, days }: { readonly name: CookieName; readonly days: number },
  value: string,
): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${name}=${value}; Max-Age=${days * daySeconds}; Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
};

/** The same until the browser is closed. */
export const storeForSession = (name: CookieName, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
};
