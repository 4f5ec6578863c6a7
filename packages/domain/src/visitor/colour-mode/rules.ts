// Which mode is painted, by preference, system and page, and how the preference is stored. [VIS-01] [LOC-11]
import { withoutLocale } from "#visitor/locale";
import {
  type ColourMode,
  type ColourPreference,
  colourPreferences,
  type PageColours,
  type StoredColours,
  type SystemColours,
} from "./model.ts";

/** The default preference, also for unknown stored values. [VIS-01] */
export const defaultPreference: ColourPreference = "system";

/** What is painted where no page forces a mode: the preference, or that of the system. [VIS-01] */
export const resolved = (preference: ColourPreference, system: Pick<SystemColours, "dark">): ColourMode => {
  if (preference !== "system") return preference;
  return system.dark ? "dark" : "light";
};

/** The mode that a page forces; no page forces `system`. [VIS-01] */
export const forcedMode = (page: PageColours): ColourMode | null => (page === "system" ? null : page);

/** The colour mode that a path forces regardless of its content; null for none. Both languages. [LOC-11] */
export const forcedModeOfPath = (path: string): "light" | null =>
  withoutLocale(path).replace(/(?<!\/)\/+$/, "") === "/helpcenter/documentation/servercontrolpanel/api"
    ? "light"
    : null;

/** Whether a page wants what no page may force; its author is warned. [VIS-01] */
export const isWrongPage = (page: PageColours): boolean => page === "system";

/** What is painted: what the page forces, else what the preference comes to. [VIS-01] */
export const painted = (
  preference: ColourPreference,
  system: Pick<SystemColours, "dark">,
  page: PageColours,
): ColourMode => forcedMode(page) ?? resolved(preference, system);

/** Whether high contrast is offered by itself: the system prefers more contrast and no choice was made. [VIS-01] */
export const offersHighContrast = (chosen: boolean, system: Pick<SystemColours, "moreContrast">): boolean =>
  system.moreContrast && !chosen;

/** A stored preference; unknown values are `system`. [VIS-01] */
export const readPreference = (stored: unknown): ColourPreference => known(stored) ?? defaultPreference;

/** Reads the cookie, `preference:resolved`; null where there is none. An unknown preference is `system`, an unknown mode is light. [VIS-01] */
export const readColours = (cookie: string | null | undefined): StoredColours | null => {
  if (cookie == null || cookie === "") return null;
  const [first, second] = cookie.split(":");
  const preference = readPreference(first);
  const mode = known(second);
  return {
    preference,
    mode: preference === "system" ? (mode === null || mode === "system" ? "light" : mode) : preference,
  };
};

/** What is written into the cookie. [VIS-01] */
export const writeColours = ({ preference, mode }: StoredColours): string => `${preference}:${mode}`;

/** What a server paints first: what the page forces, else what is stored; null leaves it to the style sheet's media queries. [VIS-01] */
export const firstPaint = (cookie: string | null | undefined, page: PageColours): ColourMode | null =>
  forcedMode(page) ?? readColours(cookie)?.mode ?? null;

const known = (value: unknown): ColourPreference | null =>
  colourPreferences.find((preference) => preference === value) ?? null;
