// The cookies of the visitor's view in the browser. [VAT-05] [VAT-07] [VAT-13]
import { daySeconds } from "@kontor/domain/kernel/calendar";
import { type BusinessCookies, flagOf } from "@kontor/domain/visitor/business-vat";
import { cookieRow, readCookies } from "@kontor/domain/visitor/consent";

export const storedView = (): BusinessCookies & { readonly signedIn: boolean } => {
  const cookies = readCookies(document.cookie);
  return {
    vatCountry: cookies.get("vatCountry") ?? null,
    b2bVat: cookies.get("b2bVat") ?? null,
    signedIn: cookies.get("signed-in") === "1",
  };
};

/** Null ends the cookie. */
const store = (name: "vatCountry" | "b2bVat", value: string | null): void => {
  const { days, sameSite } = cookieRow(name);
  const age = value === null ? "; Max-Age=0" : days === null ? "" : `; Max-Age=${days * daySeconds}`;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${name}=${value ?? ""}${age}; Path=/; SameSite=${sameSite}${secure}`;
};

/** Stores what the view means; says nothing where it is stored already. */
export const storeFlag = (business: boolean): void => {
  const cookies = storedView();
  const flag = flagOf(cookies, business);
  if (flag !== cookies.b2bVat) store("b2bVat", flag);
};

export const storeCountry = (country: string): void => store("vatCountry", country);
