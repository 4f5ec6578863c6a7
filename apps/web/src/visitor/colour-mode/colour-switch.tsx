// Light, dark, high contrast, or as the system says: painted at once, and a form that works without scripts. Which is chosen stands in the document itself. [VIS-01] [VIS-04]
import { watchCookies } from "@kontor/adapters/browser/cookies";
import {
  colourCookie,
  type ColourEvent,
  type ColourPreference,
  type colourView,
  defaultPreference,
  type PageColours,
  readColours,
  readPreference,
  resolved,
  writeColours,
} from "@kontor/domain/visitor/colour-mode";
import { useLocation, useMatches } from "@tanstack/react-router";
import { type SubmitEvent, useEffect, useState } from "react";
import { lazyActor } from "../../platform/client/lazy-actor.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { ColourChoices } from "./colour-choices.tsx";
import { decodedColours, storeColours, storedColours } from "./stored-colours.ts";

/** One for the tab, whatever page is on screen; fetched with the first choice, here or in another tab. */
const colours = lazyActor<Parameters<typeof colourView>[0], ColourEvent>({
  load: async () => (await import("./colours-actor.ts")).coloursActor(storedColours()),
});

/** What the page on screen forces. */
const usePageColours = (): PageColours =>
  useMatches({
    select: (matches) =>
      (matches.at(-1)?.loaderData as { readonly colours?: PageColours } | undefined)?.colours ?? null,
  });

/** What is painted is the document, so that of the machine nothing is drawn here. */
const useColours = (): ((event: ColourEvent) => void) => {
  const page = usePageColours();
  const send = (event: ColourEvent): void => {
    // Of the pages before its first event the machine has not heard.
    if (colours.getSnapshot().phase !== "running") colours.send({ type: "page.enter", page });
    colours.send(event);
  };
  useEffect(() => {
    if (colours.getSnapshot().phase !== "rest") colours.send({ type: "page.enter", page });
    const follow = (cookie: string): void => {
      const { colours: painted } = document.documentElement.dataset;
      if ((readColours(cookie)?.preference ?? defaultPreference) !== (painted ?? defaultPreference))
        send({ type: "preference.follow", cookie });
    };
    // The document may be older than the cookie: another tab chose while this page slept.
    follow(storedColours() ?? defaultPreference);
    return watchCookies((changes) => {
      const change = changes.find(({ name }) => name === colourCookie.name);
      if (change !== undefined) follow(decodedColours(change.value ?? defaultPreference));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- what is sent from here depends on the page alone
  }, [page]);
  return send;
};

export const ColourSwitch = () => {
  const t = useTexts("shell");
  const here = useLocation({ select: (location) => location.pathname + location.searchStr });
  const send = useColours();
  const [made, setMade] = useState<ColourPreference | null>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const pressed = event.nativeEvent.submitter;
    if (!(pressed instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const preference = readPreference(pressed.value);
    // Before the machine has come a choice is stored all the same: a page loaded next is painted so. Until a script knows the system, light stands for it.
    storeColours(writeColours({ preference, mode: resolved(preference, { dark: false }) }));
    send({ type: "preference.choose", preference });
    setMade(preference);
  };

  return (
    <form className="s-colours" id="colours" method="post" action="/forms/colour-mode" onSubmit={submit}>
      <input type="hidden" name="return" value={here} />
      <ColourChoices />
      <p className="k-hidden" aria-live="polite">
        {made === null ? "" : `${t("colours.label")} ${t(`colours.${made}`)}`}
      </p>
    </form>
  );
};
