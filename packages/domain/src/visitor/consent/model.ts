// What a visitor allows to be stored: categories, the decision on them, the scripts that wait for it. [VIS-02] [VIS-06]
import type { Instant } from "#kernel/calendar";
import type { Locale, Localized } from "#visitor/locale";

export type Category = "necessary" | "preferences" | "statistics" | "marketing";

/** In the order in which they are shown; the first is always on. */
export const categories: readonly Category[] = ["necessary", "preferences", "statistics", "marketing"];

/** A visitor's decision, in full, so that it can serve as a proof. [VIS-02] */
export interface Decision {
  readonly accepted: readonly Category[];
  readonly rejected: readonly Category[];
  readonly kind: "all" | "necessary" | "custom";
  readonly time: Instant;
  /** The revision of the categories and their texts that was decided on; a new one requires a new decision. */
  readonly revision: number;
  /** The language of the banner. */
  readonly language: Locale;
}

/** Under which circumstances a decision is made. */
export interface DecisionFacts {
  readonly now: Instant;
  readonly revision: number;
  readonly language: Locale;
}

/** The three buttons, equal in size and prominence, in their order. [VIS-02] */
export const choices = ["necessary", "selected", "all"] as const;

/** What a visitor may press: the buttons, and the close button of the legal pages, which is only necessary. [VIS-03] */
export type Choice = (typeof choices)[number] | "close";

/** The four legal pages, on which the banner's close button is visible. [VIS-03] [LOC-09] */
export const legalPaths: readonly string[] = [
  "/de/kontakt/datenschutzerklaerung",
  "/en/contact/data-privacy",
  "/de/kontakt/impressum",
  "/en/contact/legal-notice",
];

/**
 * A script of another company or of the provider that is loaded once its category is allowed. The operator's settings name it; without any nothing of
 * this kind is ever loaded. [VIS-02]
 */
export interface OptionalScript {
  readonly name: string;
  readonly category: Exclude<Category, "necessary">;
  /** Its address, over https. */
  readonly src: string;
  /** What it does, for the visitor who decides. */
  readonly purpose: Localized<string>;
  /** Names of its cookies and storage entries; a star at the end stands for any ending. */
  readonly stores: readonly string[];
  /** Where it sends what it measured, beside its own origin. */
  readonly sendsTo: readonly string[];
}

/** Name, lifetime and flags of the cookie that keeps the decision. */
export const consentCookie = { name: "consent", days: 365, sameSite: "Lax" } as const;
