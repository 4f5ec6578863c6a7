// What the Node entry gives to a page: the way to the API and the shop's public address.
import type { Instant, TimeZone } from "@kontor/domain/kernel/calendar";
import type { Client } from "@kontor/adapters/client";
import type { ProviderName } from "@kontor/domain/shop/payment";
import type { Languages } from "@kontor/domain/visitor/locale";
import type { OptionalScript } from "@kontor/domain/visitor/consent";

export interface PictureSides {
  readonly width: number;
  readonly height: number;
}

/** Addresses of what shows a screen, so that the browser fetches it at once: its scripts, in development none but those that documents name, and its sheets beside the one that all pages link. */
export interface ScreenFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PageServices {
  /** Calls the API as this visitor: cookies and address are passed on. */
  readonly shop: Client;
  /** Calls the API as a visitor without cookies, for what is cached for everybody. */
  readonly anonymousShop: Client;
  /** The languages of the shop, the first of which is its own. [PKG-08] */
  readonly languages: Languages;
  /** Origin of the shop without a slash at its end. */
  readonly publicUrl: string;
  /** By which policy names and addresses are read. */
  readonly addressPolicy: "specified" | "international";
  /** The country whose rate is in the catalogue's prices. [VAT-11] */
  readonly sellerCountry: string;
  /** Where the shop's clocks are: which day it is, and which time a moment is shown as. */
  readonly zone: TimeZone;
  /** The shop's clock, which tests and operators may set. */
  readonly now: () => Instant;
  /** Hosts that route rules may lead to; without any, every one over https. [LOC-14] */
  readonly redirectHosts?: readonly string[];
  /** Where the customer panel is, if it is not the shop's own. [SES-10] */
  readonly customerPanelUrl?: string | null;
  /** Other providers by which people log in. [SES-05] */
  readonly loginProviders?: readonly { readonly key: string; readonly name: string }[];
  /** Providers by which customers pay online; none where the settings name none. [PAY-03] */
  readonly paymentProviders?: readonly ProviderName[];
  /** The signed address of a changed picture; without it the content system's own files are shown. [CNT-07] */
  readonly images?: (path: string) => string;
  /** Hosts whose pictures are shown beside the shop's own. [CNT-07] */
  readonly mediaHosts?: readonly string[];
  /** How large files are: known at once, or learned before a page is made. [CNT-07] */
  readonly measures?: {
    readonly known: (source: string) => PictureSides | null;
    readonly learn: (sources: readonly string[]) => Promise<void>;
  };
  /** Scripts that wait for consent; none where the settings name none. [VIS-02] */
  readonly optionalScripts?: readonly OptionalScript[];
  readonly filesOf: (screen: string) => ScreenFiles;
  /** Opens a path, with its query, as if it had been requested; without the text by `HEAD`. */
  readonly opened?: (method: "GET" | "HEAD", path: string) => Promise<Opened>;
  /** Whether content is read as it is drafted, with the right of who asks. [ADM-03] */
  readonly drafts?: boolean;
  /** Set where a page is rendered without some of its content: it is shown, and not cached. [OPS-10] */
  readonly lacking?: { some: boolean };
  /** Id of the build in use. [VIS-05] */
  readonly build: string;
  readonly log: (level: "info" | "warn" | "error", message: string, facts?: Readonly<Record<string, unknown>>) => void;
}

/** What stands at an address of this shop, pages and files, as a visitor without cookies opens it. */
export interface Opened {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

/** A file that was sent with a form. */
export interface PostedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  /** Null where more was sent than is kept. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** Why a form came to nothing: the refusal's tag, with what the other side said of it. */
export interface PostedRefusal {
  readonly _tag: string;
  readonly detail?: string;
  /** Seconds until another attempt. */
  readonly wait?: number;
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
}

/** The fields of a form that was sent to its own page. */
export interface Posted {
  readonly fields: URLSearchParams;
  readonly files?: readonly PostedFile[];
  /** Tag of the refusal of a form that another site may have sent. [FRM-06] */
  readonly forged: "CrossSiteRequest" | null;
  /** Why it came to nothing, where that was found before the page is made. */
  readonly refused?: PostedRefusal | null;
}

/** A visitor's request as far as pages read it; a web Request is one, too. */
export interface PageRequest {
  readonly url: string;
  /** What was sent to the page by its own form. */
  readonly posted?: Posted;
  readonly headers: { readonly get: (name: string) => string | null };
}

/** A whole answer, ready for the wire but for its packing. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
  /** The inline scripts of a document that run, which the content policy names; null for what is no document. */
  readonly scripts: readonly string[] | null;
  /** Set where a page is marked public: scripts of others may run there once they are allowed, and nowhere else. [VIS-02] */
  readonly isPublic?: true;
  /** What is the same for a whole audience, with what tells it from what it says at other times, and the moment until which it holds. */
  readonly same: { readonly print: () => string; readonly until: number | null } | null;
}
