// What the server hands to a screen: a page with its head, texts and data, and the shell around it.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { CategoryPage, HomePage, ProductPage } from "./views.ts";

/** Texts of one namespace as they stand in its JSON file. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of this page; null on error pages and in the checkout. */
  readonly canonical: string | null;
  /** Absolute addresses of this page in both languages; null where there is no counterpart. */
  readonly alternates: Readonly<Record<Locale, string>> | null;
  readonly indexed: boolean;
}

interface PageBase {
  readonly locale: Locale;
  readonly status: number;
  readonly head: PageHead;
  /** Path of this page in each language; null where none exists. [LOC-06] */
  readonly paths: Readonly<Record<Locale, string | null>>;
  readonly messages: Readonly<Record<string, Messages>>;
}

export type CheckoutStep = "cart" | "login" | "summary" | "thank-you";

export type PageBody =
  | { readonly kind: "home"; readonly data: HomePage }
  | { readonly kind: "category"; readonly data: CategoryPage }
  | { readonly kind: "product"; readonly data: ProductPage }
  | { readonly kind: "text"; readonly data: { readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[] } }
  | { readonly kind: "domain-check"; readonly data: Record<string, never> }
  | { readonly kind: "checkout"; readonly data: { readonly step: CheckoutStep } }
  | { readonly kind: "error"; readonly data: ErrorPage };

export interface ErrorPage {
  readonly status: number;
  readonly path: string;
  readonly category: { readonly href: string; readonly key: string } | null;
  readonly cards: readonly { readonly key: string; readonly href: string }[];
}

export type Page = PageBase & PageBody;
export type PageKind = Page["kind"];
export type PageOf<K extends PageKind> = Extract<Page, { kind: K }>;

/** What stands around every page. */
export interface Shell {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, Messages>>;
  readonly navigation: readonly { readonly href: string; readonly title: string; readonly children: readonly { readonly href: string; readonly title: string }[] }[];
  readonly vat: { readonly country: string; readonly rate: number };
  /** Codes of the VAT map in the order of their names. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly paths: Readonly<Record<"cart" | "login" | "domainCheck" | "legalNotice" | "privacy", string>>;
}
