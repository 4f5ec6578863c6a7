// Writes a cookie that the browser stores for days, or for the session, and sends with every page of the shop. [VIS-04]
import type { CookieName } from "@kontor/domain/visitor/consent";

/** The value is written as it is: encode what may hold more than letters. */
export const storeCookie = ({ name, days }: { readonly name: CookieName; readonly days: number | null }, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${name}=${value}${days === null ? "" : `; Max-Age=${days * 86_400}`}; Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
};
