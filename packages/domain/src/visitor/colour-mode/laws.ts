// Laws of the colours, whatever is chosen, reported and forced.
import { type Lived, lived } from "@kontor/domain/testing";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { withLocale } from "#visitor/locale";
import { anyLocale } from "#visitor/locale/arbitraries";
import {
  anyColourInput,
  anyColourJourney,
  anyCookie,
  anyMode,
  anyPage,
  anyPreference,
  anySystem,
} from "./arbitraries.ts";
import { type ColourEvent, type ColourInput, colourMachine } from "./machine.ts";
import { colourView } from "./view.ts";
import { colourPreferences } from "./model.ts";
import { firstPaint, forcedMode, forcedModeOfPath, painted, readColours, resolved, writeColours } from "./rules.ts";

/** Looks at the colours after each moment of a journey, and at the moment before. */
const always = (look: (now: Lived<typeof colourMachine>, before: Lived<typeof colourMachine> | undefined) => boolean) =>
  fc.property(anyColourInput, anyColourJourney, (input, journey) => {
    const steps = lived(colourMachine, journey, input);
    return steps.every((step, index) => look(step, steps[index - 1]));
  });

const view = ({ snapshot }: Lived<typeof colourMachine>) => colourView(snapshot);
const cookiesOf = (input: ColourInput, journey: readonly ColourEvent[]): readonly string[] =>
  lived(colourMachine, journey, input).flatMap(({ emitted }) =>
    emitted.flatMap((event) => (event.type === "colours.store" ? [event.cookie] : [])),
  );

export const laws: readonly Law[] = [
  law("[VIS-01] what is stored is read again as itself", () =>
    fc.property(anyPreference, anyMode, (preference, mode) => {
      const stored = { preference, mode: preference === "system" ? mode : preference };
      const read = readColours(writeColours(stored));
      return read?.preference === stored.preference && read.mode === stored.mode;
    }),
  ),
  law(
    "[VIS-01] whatever is stored, the preference is one that may be chosen, and the mode one that can be painted",
    () =>
      fc.property(anyCookie, (cookie) => {
        const read = readColours(cookie);
        return read === null
          ? cookie === ""
          : colourPreferences.includes(read.preference) && (read.mode as string) !== "system";
      }),
  ),
  law("[VIS-01] a page never forces system, and what it forces is painted", () =>
    fc.property(anyPreference, anySystem, anyPage, (preference, system, page) =>
      page === null || page === "system"
        ? painted(preference, system, page) === resolved(preference, system)
        : painted(preference, system, page) === page,
    ),
  ),
  law("[VIS-01] the state is forced exactly on pages that force a mode", () =>
    always(
      ({ snapshot }) =>
        (snapshot.value === "forced") === (forcedMode(snapshot.context.page) !== null) && snapshot.value !== "starting",
    ),
  ),
  law("[VIS-01] the preference changes by choice and by another tab alone, never by a page or the system", () =>
    always(
      (now, before) =>
        now.moment.type.startsWith("preference.") ||
        before === undefined ||
        view(now).preference === view(before).preference,
    ),
  ),
  law("[VIS-01] the system's change is seen only where the preference is system and no page forces a mode", () =>
    always(
      (now, before) =>
        now.moment.type !== "system.change" ||
        before === undefined ||
        view(now).mode === view(before).mode ||
        (view(now).preference === "system" && !view(now).forced),
    ),
  ),
  law("[VIS-01] a choice counts after leaving a page that forced a mode", () =>
    fc.property(anyColourInput, anyColourJourney, anyMode, anyPreference, (input, journey, page, preference) => {
      const last = lived(
        colourMachine,
        [
          ...journey,
          { type: "page.enter", page },
          { type: "preference.choose", preference },
          { type: "page.enter", page: null },
        ],
        input,
      ).at(-1);
      return (
        last !== undefined &&
        view(last).preference === preference &&
        view(last).mode === resolved(preference, last.snapshot.context.system)
      );
    }),
  ),
  law("[VIS-01] every choice is stored, exactly once, and following another tab stores nothing", () =>
    always(({ moment, emitted }) => {
      const stored = emitted.filter(({ type }) => type === "colours.store").length;
      if (moment.type === "preference.choose") return stored === 1;
      return moment.type === "system.change" ? stored <= 1 : stored === 0;
    }),
  ),
  law("[VIS-01] the server first paints what the tab last painted, wherever the visitor chose", () =>
    fc.property(anyColourInput, anyColourJourney, anyPreference, anyPage, (input, journey, preference, page) => {
      const all: readonly ColourEvent[] = [
        ...journey.filter(({ type }) => type !== "preference.follow"),
        { type: "preference.choose", preference },
        { type: "page.enter", page },
      ];
      const last = lived(colourMachine, all, input).at(-1);
      return last !== undefined && firstPaint(cookiesOf(input, all).at(-1), page) === view(last).mode;
    }),
  ),
  law("[VIS-01] tabs agree: one that follows another's cookie prefers the same", () =>
    fc.property(anyColourInput, anyColourInput, anyColourJourney, anyPreference, (here, there, journey, preference) => {
      const first = lived(colourMachine, [...journey, { type: "preference.choose", preference }], here);
      const cookie = cookiesOf(here, [...journey, { type: "preference.choose", preference }]).at(-1) ?? "";
      const second = lived(colourMachine, [...journey, { type: "preference.follow", cookie }], there).at(-1);
      return second?.snapshot.context.preference === first.at(-1)?.snapshot.context.preference;
    }),
  ),
  law("[VIS-01] from anywhere both states are within reach", () =>
    fc.property(anyColourInput, anyColourJourney, anyMode, (input, journey, page) => {
      const [free, forced] = lived(
        colourMachine,
        [...journey, { type: "page.enter", page: null }, { type: "page.enter", page }],
        input,
      ).slice(-2);
      return free?.snapshot.value === "free" && forced?.snapshot.value === "forced";
    }),
  ),
  law("[LOC-11] one page of the help center is light in every language, and no other path forces a mode", () =>
    fc.property(fc.webPath(), anyLocale, (path, locale) => {
      const light = withLocale(locale, "/helpcenter/documentation/servercontrolpanel/api");
      return (
        forcedModeOfPath(light) === "light" &&
        forcedModeOfPath(path) === null &&
        forcedModeOfPath(light + path) === (/^\/*$/.test(path) ? "light" : null)
      );
    }),
  ),
];
