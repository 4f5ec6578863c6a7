// What stands around every page, as the server hands it over.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Messages } from "../platform/page/model.ts";

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
export interface FrameData {
  readonly locale: Locale;
  /** The language that the shop has beside it; null in a shop of one. [PKG-08] */
  readonly otherLanguage: Locale | null;
  /** Id of the build that this comes from. [VIS-05] */
  readonly build: string;
  readonly messages: Readonly<Record<string, Messages>>;
  readonly navigation: readonly NavigationEntry[];
  readonly paths: Readonly<
    Record<
      | ("home" | "account" | "cart" | "login" | "domainCheck")
      | ("deals" | "search" | "overview" | "lawBook" | "blog" | "jobs" | "help" | "contact"),
      string
    >
  >;
  /** Where who is logged in logs out, while the account is in a panel elsewhere. [SES-03] [SES-10] */
  readonly leave?: string;
  /** Legal notice, privacy and their like. */
  readonly legal: readonly ShellLink[];
  /** Where contracts are cancelled and withdrawn from, in the words of the law. [LGL-02] [LGL-03] */
  readonly rights: readonly ShellLink[];
  /** What editors put into the footer. */
  readonly footer: { readonly text: string | null; readonly links: readonly ShellLink[] };
  readonly provider: {
    readonly name: string;
    /** Its mark, an SVG beside the name. */
    readonly mark: string;
    /** Empty where it has none. */
    readonly slogan: string;
    readonly legalName: string;
    readonly email: string;
    readonly phone: string;
    readonly phoneShown: string;
    readonly hours: string;
  };
}
