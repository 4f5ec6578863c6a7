// The choices of colours as buttons of a form; which one is chosen stands in the document itself. [VIS-01]
import { Check } from "lucide-react";
import { colourPreferences } from "@kontor/domain/visitor/colour-mode";
import { useTexts } from "../../platform/texts/texts.tsx";

export const ColourChoices = () => {
  const t = useTexts("shell");
  return (
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
  );
};
