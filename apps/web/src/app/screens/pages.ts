// What the server hands to a screen: a page with its head, texts and data, and the shell around it.
import type { Layout } from "@kontor/domain/site/routing";
import type { ColourMode } from "@kontor/domain/visitor/colour-mode";
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
import type { CheckoutPage, DomainCheckPage } from "../../shop/checkout/views.ts";
import type { ContentPage, DealsPage, LawBookPage } from "../../site/content/views.ts";
import type { BlogPage, HelpArticlePage, HelpPage, JobPage, JobsPage, OverviewPage, PostPage, SearchPage } from "../../site/content/reading-views.ts";
import type { AccountView } from "../../visitor/session/views.ts";
import type { DeclarationView } from "../../site/request/views.ts";
import type { ShownVat } from "../../shop/vat/shown-vat.ts";
import type { CategoryPage, EndingList, ErrorPage, HomePage, ProductPage, TextPage } from "../../shop/catalog/views.ts";

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
  /** What other sites show beside a link to this page; the shop's own picture where none is named. */
  readonly image?: { readonly url: string; readonly alt: string };
  /** Where what is new on such pages can be subscribed to. [CNT-02] */
  readonly feed?: { readonly href: string; readonly title: string };
}

interface PageBase {
  readonly locale: Locale;
  readonly status: number;
  readonly head: PageHead;
  /** Path of this page in each language; null where none exists. [LOC-06] */
  readonly paths: Localized<string | null>;
  readonly messages: Readonly<Record<string, Messages>>;
  /** The colour mode that the page forces; null for none. [VIS-01] */
  readonly colours?: ColourMode | null;
  /** Layout of a content page. [LOC-12] */
  readonly layout?: Layout;
  /** Reading first: the page needs no scripts until somebody touches it. */
  readonly still?: boolean;
  /** On a still page that most people touch in the end, the address that it asks first then; its scripts are fetched while it is read. */
  readonly asks?: string;
  /** A draft that is looked at before it is published: where it would stand, and what is said above it. [ADM-03] */
  readonly preview?: { readonly path: string; readonly name: string; readonly note: string };
  /** The address that was asked for is none that the router in a browser could read: the page stays without it. [LOC-16] */
  readonly unaddressed?: boolean;
  /** Structured data for search engines; stands in the document, does not travel with payloads. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
}

export type PageBody =
  | { readonly kind: "home"; readonly data: HomePage }
  | { readonly kind: "category"; readonly data: CategoryPage }
  | { readonly kind: "product"; readonly data: ProductPage }
  | { readonly kind: "content"; readonly data: ContentPage }
  | { readonly kind: "deals"; readonly data: DealsPage }
  | { readonly kind: "law-book"; readonly data: LawBookPage }
  | { readonly kind: "blog"; readonly data: BlogPage }
  | { readonly kind: "post"; readonly data: PostPage }
  | { readonly kind: "jobs"; readonly data: JobsPage }
  | { readonly kind: "job"; readonly data: JobPage }
  | { readonly kind: "help"; readonly data: HelpPage }
  | { readonly kind: "help-article"; readonly data: HelpArticlePage }
  | { readonly kind: "search"; readonly data: SearchPage }
  | { readonly kind: "overview"; readonly data: OverviewPage }
  | { readonly kind: "text"; readonly data: TextPage }
  | { readonly kind: "domain-check"; readonly data: DomainCheckPage & { readonly prices: EndingList } }
  | { readonly kind: "checkout"; readonly data: CheckoutPage }
  | { readonly kind: "account"; readonly data: AccountView }
  | { readonly kind: "declaration"; readonly data: DeclarationView }
  | { readonly kind: "error"; readonly data: ErrorPage };

export type Page = PageBase & PageBody;
export type PageKind = Page["kind"];
export type PageOf<K extends PageKind> = Extract<Page, { kind: K }>;

export interface ShellLink {
  readonly href: string;
  readonly title: string;
}

export interface NavigationEntry {
  readonly href: string;
  readonly title: string;
  readonly children: readonly ShellLink[];
}

/** What stands around every page. */
export interface Shell {
  readonly locale: Locale;
  /** Id of the build that this comes from. [VIS-05] */
  readonly build: string;
  readonly messages: Readonly<Record<string, Messages>>;
  readonly navigation: readonly NavigationEntry[];
  /** Null while the shop's prices cannot be read. */
  readonly vat: ShownVat | null;
  /** The countries of the VAT map with their names, in the order of the language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly paths: Readonly<
    Record<
      ("home" | "account" | "cart" | "login" | "domainCheck") | ("deals" | "search" | "overview" | "lawBook" | "blog" | "jobs" | "help"),
      string
    >
  >;
  /** Legal notice, privacy and their like. */
  readonly legal: readonly ShellLink[];
  /** Where contracts are cancelled and withdrawn from, in the words of the law. [LGL-02] [LGL-03] */
  readonly rights: readonly ShellLink[];
  /** What editors put into the footer. */
  readonly footer: { readonly text: string | null; readonly links: readonly ShellLink[] };
  readonly provider: {
    readonly name: string;
    readonly legalName: string;
    readonly email: string;
    readonly phone: string;
    readonly phoneShown: string;
    readonly hours: string;
  };
}
