// How wide the visitor's window is, in the names of the breakpoints. Layout is CSS; the value serves behaviour. [SHL-08]

export type Viewport = "xs" | "sm" | "md" | "lg" | "xl" | "xxl";

/** From narrow to wide. */
export const viewports: readonly Viewport[] = ["xs", "sm", "md", "lg", "xl", "xxl"];

/** The breakpoints in CSS pixels, as the specification names them. [SHL-08] */
export const breakpoints: Readonly<Record<Viewport, number>> = {
  xs: 480,
  sm: 768,
  md: 1024,
  lg: 1440,
  xl: 1600,
  xxl: 2000,
};

export type Device = "mobile" | "tablet" | "desktop";

/** What a request contains about the window; each as it was sent, or nothing. */
export interface ViewportSignals {
  /** Cookie `viewport`. */
  readonly cookie?: string | null | undefined;
  /** `Sec-CH-Viewport-Width`, in CSS pixels. */
  readonly widthHint?: string | null | undefined;
  /** `Sec-CH-UA-Form-Factors`, such as `"Tablet"`. */
  readonly formFactorsHint?: string | null | undefined;
  /** `Sec-CH-UA-Mobile`, `?1` or `?0`. */
  readonly mobileHint?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
}

/** Name, lifetime and flags of the cookie; it belongs to the category of preferences. [SHL-08] */
export const viewportCookie = { name: "viewport", days: 365, secure: true, sameSite: "Strict" } as const;

/** The windows in which lists that take much room begin folded, and messages stand in the middle. */
export const narrowViewports: readonly Viewport[] = ["xs"];
