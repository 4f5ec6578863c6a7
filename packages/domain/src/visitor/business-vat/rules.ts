// Which country is selected; which pages are business pages, and what entering and leaving them makes of a visitor's view. [VAT-02] [VAT-04…07] [VAT-13]
import * as Result from "effect/Result";
import { isVatCountry, type VatCountry } from "#kernel/country";
import { withoutLocale } from "#visitor/locale";
import { type BusinessCookies, businessFlag, businessTexts, type BusinessView } from "./model.ts";

/** The country of the business view, whose rate is 0. [VAT-04] */
export const businessCountry: VatCountry = "OTHER";

/** The selected country after a fetch: replaced by the fetched one if the call had no error. [VAT-02] */
export const selectedAfter = (selected: VatCountry, fetched: Result.Result<VatCountry, unknown>): VatCountry =>
  Result.isSuccess(fetched) ? fetched.success : selected;

/** What entering a page makes of a visitor who is not logged in: `keep` leaves everything as it is. */
export type PageEffect = "enter" | "leave" | "keep";

/** What a page does to the view. Entering what one is in, and leaving what one is not in, is nothing. [VAT-04] [VAT-05] [VAT-06] */
export const pageEffect = (path: string, business: boolean, signedIn: boolean): PageEffect => {
  if (signedIn || isIgnored(path)) return "keep";
  if (isBusinessPath(path)) return business ? "keep" : "enter";
  return business && !preservesBusinessView(path) ? "leave" : "keep";
};

/** Whether a path contains one of the business texts, as text: `/en/professional-hosting` does. [VAT-04] */
export const isBusinessPath = (path: string): boolean => businessTexts.some((text) => pathname(path).includes(text));

/** Paths that neither enter nor leave. [VAT-06] */
export const isIgnored = (path: string): boolean => pathname(path).startsWith("/.well-known/");

/** Whether a page is the cart or the login, to which the business view may be taken. [VAT-05] */
export const preservesBusinessView = (path: string): boolean =>
  preservingPaths.has(withoutLocale(pathname(path).replace(/(?<=[^/])\/+$/, "")));

/** The country whose rate the visitor sees. [VAT-04] [VAT-05] */
export const seenCountry = ({ own, business }: BusinessView): VatCountry => (business ? businessCountry : own);

/** What the cookies become. [VAT-13] */
export const cookiesOf = ({
  own,
  business,
}: BusinessView): { readonly vatCountry: VatCountry; readonly b2bVat: string } => ({
  vatCountry: own,
  b2bVat: business ? businessFlag : own,
});

/** What the cookies mean when a page mounts: without `b2bVat` it is set from `vatCountry`, without both it is OTHER. [VAT-07] */
export const viewOf = ({ vatCountry, b2bVat }: BusinessCookies): BusinessView => ({
  own: known(vatCountry) ?? known(b2bVat) ?? businessCountry,
  business: b2bVat === businessFlag,
});

/** What a page makes of the cookies it was requested with: the view it is drawn in. [VAT-04] [VAT-05] [VAT-06] */
export const viewAt = (cookies: BusinessCookies, path: string, signedIn: boolean): BusinessView => {
  const { own, business } = viewOf(cookies);
  const effect = pageEffect(path, business, signedIn);
  return { own, business: !signedIn && (effect === "keep" ? business : effect === "enter") };
};

/** The country that the cookies name in a view; null where they name none and the shop's answer stands, so that nothing is shown at 0 % by accident. [VAT-12] [VAT-13] */
export const chosenCountry = ({ vatCountry, b2bVat }: BusinessCookies, business: boolean): VatCountry | null =>
  business ? businessCountry : (known(vatCountry) ?? known(b2bVat));

/** What `b2bVat` holds in a view; null where it is not stored, since no country is known yet. [VAT-07] [VAT-13] */
export const flagOf = (cookies: BusinessCookies, business: boolean): string | null =>
  business ? businessFlag : chosenCountry(cookies, false);

/** Cart and login without their language prefix. [LOC-05] */
const preservingPaths: ReadonlySet<string> = new Set(["/checkout/cart", "/checkout/warenkorb", "/checkout/login"]);

// Stryker disable next-line StringLiteral: a path that is split has a first piece
const pathname = (path: string): string => path.split(/[?#]/)[0] ?? "";

const known = (country: string | null): VatCountry | null => (isVatCountry(country) ? country : null);
