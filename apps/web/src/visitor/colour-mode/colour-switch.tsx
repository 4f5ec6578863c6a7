// Light, dark, high contrast, or as the system says: a form that works without scripts. Which is chosen stands in the document itself. [VIS-01]
import { useLocation } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { colourPreferences } from "@kontor/domain/visitor/colour-mode";
import { useTexts } from "../../platform/texts/texts.tsx";

export const ColourSwitch = () => {
  const t = useTexts("shell");
  const here = useLocation({ select: (location) => location.pathname + location.searchStr });
  return (
    <form className="s-colours" id="colours" method="post" action="/forms/colour-mode">
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
    </form>
  );
};
