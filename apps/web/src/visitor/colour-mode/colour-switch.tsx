// Light, dark, high contrast, or as the system says: painted at once, and a form that works without scripts. Which is chosen stands in the document itself. [VIS-01]
import { useLocation } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { type ColourPreference, readPreference } from "@kontor/domain/visitor/colour-mode";
import { useTexts } from "../../platform/texts/texts.tsx";
import { ColourChoices } from "./colour-choices.tsx";
import { useColours } from "./use-colours.ts";

export const ColourSwitch = () => {
  const t = useTexts("shell");
  const here = useLocation({ select: (location) => location.pathname + location.searchStr });
  const choose = useColours();
  const [made, setMade] = useState<ColourPreference | null>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const pressed = event.nativeEvent.submitter;
    if (!(pressed instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const preference = readPreference(pressed.value);
    void choose(preference).then(() => setMade(preference));
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
