// The visitor's colours at work: the domain's machine, painted into the document at once and stored in the cookie; it runs as long as the tab. [VIS-01]
import { colourCookie, colourMachine, colourView, type SystemColours } from "@kontor/domain/visitor/colour-mode";
import { type Actor, createActor } from "xstate";
import { storePreference } from "../../platform/client/stored-preference.ts";

const queries = { dark: "(prefers-color-scheme: dark)", moreContrast: "(prefers-contrast: more)" } as const;

const systemColours = (): SystemColours => ({
  dark: window.matchMedia(queries.dark).matches,
  moreContrast: window.matchMedia(queries.moreContrast).matches,
});

export const coloursActor = (cookie: string | null): Actor<typeof colourMachine> => {
  const actor = createActor(colourMachine, { input: { cookie, system: systemColours(), page: null } });
  actor.on("colours.store", ({ cookie: chosen }) =>
    storePreference(colourCookie.name, encodeURIComponent(chosen), true),
  );
  actor.on("colours.warn", () => console.warn("A page may force a colour mode, but not the system's."));
  // What the system says and no page forces is left to the sheet's media queries, as the server leaves it.
  actor.subscribe((snapshot) => {
    const { preference, mode, forced } = colourView(snapshot);
    const { dataset } = document.documentElement;
    if (preference === "system") delete dataset.colours;
    else dataset.colours = preference;
    if (preference === "system" && !forced) delete dataset.colourMode;
    else dataset.colourMode = mode;
  });
  for (const query of Object.values(queries))
    window
      .matchMedia(query)
      .addEventListener("change", () => actor.send({ type: "system.change", system: systemColours() }));
  return actor;
};
