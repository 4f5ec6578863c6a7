// In which colours the shop is shown: the visitor's preference, the system's, what a page forces. [VIS-01]

/** What a visitor may choose. */
export type ColourPreference = "light" | "dark" | "system" | "high-contrast";

/** What is painted. */
export type ColourMode = Exclude<ColourPreference, "system">;

/** In the order in which they are offered. */
export const colourPreferences: readonly ColourPreference[] = ["system", "light", "dark", "high-contrast"];

/** Preferences of the visitor's system. */
export interface SystemColours {
  readonly dark: boolean;
  /** `prefers-contrast: more`. */
  readonly moreContrast: boolean;
}

/** What the cookie holds: the preference, and the mode it came to when it was stored. */
export interface StoredColours {
  readonly preference: ColourPreference;
  readonly mode: ColourMode;
}

/** The colours of a page: nothing, a mode that it forces, or `system`, which no page may force. */
export type PageColours = ColourPreference | null;

/** Name, lifetime and flags of the cookie; it belongs to the category of preferences, a visitor's own choice is stored at once. */
export const colourCookie = { name: "colour-mode", days: 365, sameSite: "Lax" } as const;
