// Writes a cookie that the browser stores for days and sends with every page of the shop. [VIS-04]

/** The value is written as it is: encode what may hold more than letters. */
export const storeCookie = ({ name, days }: { readonly name: string; readonly days: number }, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
};
