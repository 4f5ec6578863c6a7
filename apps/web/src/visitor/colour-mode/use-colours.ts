// Binds the switch of colours to the document: its machine is fetched with the first choice, here or in another tab. [VIS-01] [VIS-04]
import { watchCookies } from "@kontor/adapters/browser/cookies";
import {
  colourCookie,
  type ColourPreference,
  defaultPreference,
  type PageColours,
  readColours,
  resolved,
  writeColours,
} from "@kontor/domain/visitor/colour-mode";
import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { once } from "../../platform/client/once.ts";
import { decodedColours, storeColours, storedColours } from "./stored-colours.ts";

/** What the page on screen forces. */
const usePageColours = (): PageColours =>
  useMatches({
    select: (matches) =>
      (matches.at(-1)?.loaderData as { readonly colours?: PageColours } | undefined)?.colours ?? null,
  });

/** Before the machine has come a choice is stored all the same: a page loaded next is painted so. Until a script knows the system, light stands for it. */
const storeAtOnce = (preference: ColourPreference): void =>
  storeColours(writeColours({ preference, mode: resolved(preference, { dark: false }) }));

/** What the page on screen forces, for the machine once it is there. */
const shown: { page: PageColours } = { page: null };

const run = once(async () => (await import("./colours-running.ts")).runColours(storedColours(), shown.page));

/** How a choice is made. */
export const useColours = (): ((preference: ColourPreference) => Promise<void>) => {
  const page = usePageColours();

  useEffect(() => {
    shown.page = page;
    run.begun?.then((colours) => colours.enter(page)).catch(() => undefined);
  }, [page]);

  useEffect(() => {
    const follow = (cookie: string): void => {
      if (
        (readColours(cookie)?.preference ?? defaultPreference) ===
        (document.documentElement.dataset.colours ?? defaultPreference)
      )
        return;
      run()
        .then((colours) => colours.follow(cookie))
        .catch(() => undefined);
    };
    // The document may be older than the cookie: another tab chose while this page slept.
    follow(storedColours() ?? defaultPreference);
    return watchCookies((changes) => {
      const change = changes.find(({ name }) => name === colourCookie.name);
      if (change !== undefined) follow(decodedColours(change.value ?? defaultPreference));
    });
  }, []);

  return (preference) => {
    storeAtOnce(preference);
    return run().then(
      (colours) => colours.choose(preference),
      () => undefined,
    );
  };
};
