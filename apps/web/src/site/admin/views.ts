// What the pages of the admin area show. [ADM-01] [ADM-04]
import type { BannerState } from "@kontor/domain/site/admin";
import type { FactorView, ProofView } from "../../visitor/second-factor/views.ts";
import type { DeskAppView, StaffMenu } from "../desk/views.ts";
import type { BannerPreview, DeskEntry, DeskLink, DeskList, DeskTable } from "./desk-views.ts";
import type { Locale } from "@kontor/domain/visitor/locale";

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
      /** Forms to try, and previews of drafts. */
      readonly forms: readonly { readonly href: string; readonly name: string }[];
      readonly previews: readonly { readonly href: string; readonly name: string }[];
    }
  | {
      readonly tool: "small-banners";
      readonly rows: readonly BannerRow[];
      readonly isElsewhere: boolean;
    };
