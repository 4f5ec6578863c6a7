// Light, dark, high contrast, or as the system says: painted at once, and a form that works without scripts. Which is chosen stands in the document itself. [VIS-01]
import { useLocation } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { type ColourPreference, colourPreferences, readPreference } from "@kontor/domain/visitor/colour-mode";
import { useTexts } from "../../platform/texts/texts.tsx";
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
      <fieldset>
        <legend>{t("colours.label")}</legend>
        {colourPreferences.map((preference) => (
          <button key={preference} type="submit" name="colours" value={preference}>
            <span className="s-colours-chosen">
              <Check size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className="k-hidden">{t("colours.chosen")}</span>
            </span>
            {t(`colours.${preference}`)}
          </button>
        ))}
      </fieldset>
      <p className="k-hidden" aria-live="polite">
        {made === null ? "" : `${t("colours.label")} ${t(`colours.${made}`)}`}
      </p>
    </form>
  );
};
