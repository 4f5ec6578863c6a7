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
import { useEffect, useRef } from "react";
import type { ColoursRunning } from "./colours-running.ts";
import { decodedColours, storeColours, storedColours } from "./stored-colours.ts";

/** What the page on screen forces. */
const usePageColours = (): PageColours =>
  useMatches({ select: (matches) => (matches.at(-1)?.loaderData as { readonly colours?: PageColours } | undefined)?.colours ?? null });

/** Before the machine has come a choice is stored all the same: a page loaded next is painted so. Until a script knows the system, light stands for it. */
const storeAtOnce = (preference: ColourPreference): void =>
  storeColours(writeColours({ preference, mode: resolved(preference, { dark: false }) }));

/** How a choice is made. */
export const useColours = (): ((preference: ColourPreference) => Promise<void>) => {
  const page = usePageColours();
  const shown = useRef(page);
  const running = useRef<Promise<ColoursRunning> | null>(null);

  const run = (): Promise<ColoursRunning> => {
    running.current ??= import("./colours-running.ts").then(
      ({ runColours }) => runColours(storedColours(), shown.current),
      (reason: unknown) => {
        running.current = null;
        throw reason;
      },
    );
    return running.current;
  };

  useEffect(() => {
    shown.current = page;
    running.current?.then((colours) => colours.enter(page)).catch(() => undefined);
  }, [page]);

  useEffect(() => {
    const follow = (cookie: string): void => {
      if ((readColours(cookie)?.preference ?? defaultPreference) === (document.documentElement.dataset.colours ?? defaultPreference))
        return;
      run()
        .then((colours) => colours.follow(cookie))
        .catch(() => undefined);
    };
    // The document may be older than the cookie: another tab chose while this page slept.
    follow(storedColours() ?? defaultPreference);
    const stop = watchCookies((changes) => {
      const change = changes.find(({ name }) => name === colourCookie.name);
      if (change !== undefined) follow(decodedColours(change.value ?? defaultPreference));
    });
    return () => {
      stop();
      running.current?.then((colours) => colours.stop()).catch(() => undefined);
      running.current = null;
    };
  }, []);

  return (preference) => {
    storeAtOnce(preference);
    return run().then(
      (colours) => colours.choose(preference),
      () => undefined,
    );
  };
};
