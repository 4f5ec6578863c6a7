// What a visitor allows to be stored: categories, the decision on them, the cookies that belong to each. [VIS-02] [VIS-06]
import type { Instant } from "#kernel/calendar";
import type { Locale } from "#visitor/locale";

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

/** Milliseconds after a finished page until the banner is evaluated again. [VIS-03] */
export const settleTime = 1000;

/** The four legal pages, on which the banner's close button is visible. [VIS-03] [LOC-09] */
export const legalPaths: readonly string[] = [
  "/de/kontakt/datenschutzerklaerung",
  "/en/contact/data-privacy",
  "/de/kontakt/impressum",
  "/en/contact/legal-notice",
];

/** Which cookie belongs to which category; a cookie that is not listed may not be stored. [VIS-06] */
export const cookieCategories: Readonly<Record<string, Category>> = {
  token: "necessary",
  "signed-in": "necessary",
  cartId: "necessary",
  "cart-count": "necessary",
  ref: "necessary",
  csrf: "necessary",
  "login-nonce": "necessary",
  consent: "necessary",
  vatCountry: "necessary",
  b2bVat: "necessary",
  locale: "necessary",
  i18n_redirect: "necessary",
  viewport: "preferences",
  "colour-mode": "preferences",
};

/** Name, lifetime and flags of the cookie that keeps the decision. */
export const consentCookie = { name: "consent", days: 365, sameSite: "Lax" } as const;
