// A page as the server hands it to its screen, whatever its kind: head, texts and what the router must know.
import type { Layout } from "@kontor/domain/site/routing";
import type { ColourMode } from "@kontor/domain/visitor/colour-mode";
import type { Locale, Localized } from "@kontor/domain/visitor/locale";

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
  /** Where a browser goes on by itself: a page elsewhere, to which no form may lead. */
  readonly leadsOn?: string;
  /** What other sites show beside a link to this page; the shop's own picture where none is named. */
  readonly image?: { readonly url: string; readonly alt: string };
  /** Where what is new on such pages can be subscribed to. [CNT-02] */
  readonly feed?: { readonly href: string; readonly title: string };
}

export interface PageFrame {
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
  /** A page to read: it needs no scripts until the visitor touches it. */
  readonly still?: boolean;
  /** It shows what belongs to a customer or to staff: not any more once they are logged out elsewhere. [SES-09] */
  readonly own?: boolean;
  /** On a still page that most people touch in the end, the address that it asks first then; its scripts are fetched while it is read. */
  readonly asks?: string;
  /** Optional scripts have no business here: a document that runs some is left for a new one. [VIS-02] */
  readonly closed?: boolean;
  /** It answers a press and is short: drawn in one go once all of it has come, since a phone pays for each part that it draws. */
  readonly whole?: boolean;
  /** The screen that a press on this page mostly leads to: its sheets are fetched while the page is read. */
  readonly leadsTo?: string;
  /** A draft that is looked at before it is published: where it would stand, and what is said above it. [ADM-03] */
  readonly preview?: { readonly path: string; readonly name: string; readonly note: string };
  /** The requested address is none that the router in a browser can parse: the page has no address there. [LOC-16] */
  readonly unaddressed?: boolean;
  /** Structured data for search engines; stands in the document, does not travel with payloads. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
}

/** A page of one kind, with what its screen shows. */
export type PageOf<K extends string, D> = PageFrame & { readonly kind: K; readonly data: D };

/** A page of any kind, for what needs to know no more of it. */
export type AnyPage = PageOf<string, unknown>;
