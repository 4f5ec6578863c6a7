// What may happen to the colours of a visitor, for laws.
import fc from "fast-check";
import type { ColourEvent, ColourInput } from "./machine.ts";
import {
  type ColourMode,
  type ColourPreference,
  colourPreferences,
  type PageColours,
  type SystemColours,
} from "./model.ts";

export const anyPreference: fc.Arbitrary<ColourPreference> = fc.constantFrom(...colourPreferences);

export const anyMode: fc.Arbitrary<ColourMode> = fc.constantFrom("light", "dark", "high-contrast");

export const anySystem: fc.Arbitrary<SystemColours> = fc.record({ dark: fc.boolean(), moreContrast: fc.boolean() });

export const anyPage: fc.Arbitrary<PageColours> = fc.option(anyPreference, { nil: null });

/** Cookies as they are written, as older shops wrote them, and invalid ones. */
export const anyCookie: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(anyPreference, anyMode).map(([preference, mode]) => `${preference}:${mode}`),
  anyPreference,
  fc.constantFrom("", ":", "sepia:dark", "system:sepia", "constructor:light"),
  fc.string(),
);

export const anyColourInput: fc.Arbitrary<ColourInput> = fc.record({
  cookie: fc.option(anyCookie, { nil: null }),
  system: anySystem,
  page: anyPage,
});

export const anyColourEvent: fc.Arbitrary<ColourEvent> = fc.oneof(
  anyPreference.map((preference): ColourEvent => ({ type: "preference.choose", preference })),
  anyCookie.map((cookie): ColourEvent => ({ type: "preference.follow", cookie })),
  anySystem.map((system): ColourEvent => ({ type: "system.change", system })),
  anyPage.map((page): ColourEvent => ({ type: "page.enter", page })),
);

export const anyColourJourney: fc.Arbitrary<readonly ColourEvent[]> = fc.array(anyColourEvent, { maxLength: 20 });
