// What the pages of the admin area show. [ADM-01] [ADM-04]
import type { BannerState } from "@kontor/domain/site/admin";
import type { FactorView, ProofView } from "../../visitor/second-factor/views.ts";
import type { DeskAppView, StaffMenu } from "../desk/views.ts";
import type { BannerPreview, DeskEntry, DeskForm, DeskLink, DeskList, DeskOutcome, DeskTable } from "./desk-views.ts";
import type { Locale } from "@kontor/domain/visitor/locale";

export type Tool = "small-banners" | "faulty-products" | "product-link-helper";

/** A list of staff on the first page. */
export interface DeskCard {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** What else there is to say beside what waits for a hand; null where nothing is. */
  readonly more: string | null;
  /** Where what waits in it is listed; null where nothing does. */
  readonly open: string | null;
}

/** A tool with what it has found. */
export interface ToolCard {
  readonly tool: Tool;
  readonly href: string;
  /** How many of its entries need a hand. */
  readonly open: number;
  readonly count: number;
}

export interface FaultRow {
  readonly key: string;
  readonly entry: "product" | "ending" | "category" | "deal" | "page" | "banner";
  /** The entry's name in this language, else its key. */
  readonly name: string;
  readonly href: string | null;
  readonly fault: string;
  readonly detail: string;
  readonly rule: string;
  readonly ruleHref: string;
}

export interface ProductLinks {
  readonly product: string;
  readonly title: string;
  /** Null where the link is broken. */
  readonly links: readonly { readonly locale: Locale; readonly path: string | null; readonly address: string | null }[];
}

export interface BannerRow {
  readonly key: string;
  /** Where it is scheduled. */
  readonly href: string;
  readonly state: BannerState;
  readonly from: string | null;
  readonly until: string | null;
  /** The pages that it names, in words. */
  readonly pages: string;
  readonly previews: readonly BannerPreview[];
}

export type AdminPageView = AdminView & { readonly menu?: StaffMenu };

export type AdminView =
  /** A list or record that the app of the desk draws, which begins with these answers. */
  | ({ readonly tool: "app" } & DeskAppView)
  | {
      readonly tool: "login";
      readonly problem: string | null;
      /** They have just left. */
      readonly isLeft: boolean;
      readonly returnTo: string;
      readonly forgot: string;
    }
  | { readonly tool: "list"; readonly back: DeskLink | null; readonly list: DeskList }
  | { readonly tool: "entry"; readonly back: DeskLink | null; readonly entry: DeskEntry }
  | {
      readonly tool: "home";
      /** The page of one's own second factor; whether the operator asks for one that is missing. */
      readonly own: { readonly href: string; readonly text: string; readonly isRequested: boolean };
      /** Money to pay back, with its due days; null where there is none. */
      readonly payBack: { readonly lead: string; readonly table: DeskTable; readonly all: DeskLink | null } | null;
      /** A clock that is doubted, with the form of administrators that confirms it; null where it is believed. */
      readonly clock: {
        readonly title: string;
        readonly lines: readonly string[];
        readonly form: DeskForm | null;
      } | null;
      /** Numbers that wait after a restore, with the form of administrators that says which were sent last; null where they do not. */
      readonly numbers: {
        readonly title: string;
        readonly lines: readonly string[];
        readonly form: DeskForm | null;
      } | null;
      /** What came of the form. */
      readonly outcome: DeskOutcome;
      readonly desk: readonly DeskCard[];
      readonly tools: readonly ToolCard[];
      readonly forms: readonly { readonly href: string; readonly name: string }[];
      readonly previews: readonly { readonly href: string; readonly name: string }[];
    }
  | FactorView
  | ProofView
  | {
      readonly tool: "faulty-products";
      readonly rows: readonly FaultRow[];
      /** What the last check found, in words. */
      readonly checked: string;
      /** It was checked just now. */
      readonly isDone: boolean;
      readonly locale: Locale;
    }
  | {
      readonly tool: "product-link-helper";
      readonly wanted: string;
      readonly locale: Locale;
      readonly rows: readonly ProductLinks[];
      /** Links of the content that lead nowhere. */
      readonly broken: DeskTable;
      /** What could not be looked at, in words. */
      readonly notices: readonly string[];
    }
  | {
      readonly tool: "small-banners";
      readonly rows: readonly BannerRow[];
      readonly isElsewhere: boolean;
    };
