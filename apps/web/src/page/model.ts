// What the server hands to a screen: a page with its head, texts and data, and the shell around it.
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
import type { CheckoutPage, DomainCheckPage } from "./checkout-views.ts";
import type { CategoryPage, EndingList, ErrorPage, HomePage, ProductPage, TextPage } from "./views.ts";

/** Texts of one namespace as they stand in its JSON file. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of this page; null on error pages. */
  readonly canonical: string | null;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly indexed: boolean;
}

interface PageBase {
  readonly locale: Locale;
  readonly status: number;
  readonly head: PageHead;
  /** Path of this page in each language; null where none exists. [LOC-06] */
  readonly paths: Localized<string | null>;
  readonly messages: Readonly<Record<string, Messages>>;
}

export type PageBody =
  | { readonly kind: "home"; readonly data: HomePage }
  | { readonly kind: "category"; readonly data: CategoryPage }
  | { readonly kind: "product"; readonly data: ProductPage }
  | { readonly kind: "text"; readonly data: TextPage }
  | { readonly kind: "domain-check"; readonly data: DomainCheckPage & { readonly prices: EndingList } }
  | { readonly kind: "checkout"; readonly data: CheckoutPage }
  | { readonly kind: "error"; readonly data: ErrorPage };

export type Page = PageBase & PageBody;
export type PageKind = Page["kind"];
export type PageOf<K extends PageKind> = Extract<Page, { kind: K }>;

export interface NavigationEntry {
  readonly href: string;
  readonly title: string;
  readonly children: readonly { readonly href: string; readonly title: string }[];
}

/** The VAT country whose prices are shown, with its rate in basis points. [SHL-10] */
export interface ShownVat {
  readonly country: string;
  readonly name: string;
  readonly rate: number;
}

/** What stands around every page. */
export interface Shell {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, Messages>>;
  readonly navigation: readonly NavigationEntry[];
  /** Null while the shop's prices cannot be read. */
  readonly vat: ShownVat | null;
  /** The countries of the VAT map with their names, in the order of the language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly paths: Readonly<
    Record<"home" | "cart" | "login" | "domainCheck" | "legalNotice" | "privacy" | "terms" | "withdrawal" | "accessibility", string>
  >;
  readonly provider: {
    readonly name: string;
    readonly legalName: string;
    readonly email: string;
    readonly phone: string;
    readonly hours: string;
  };
}
