// Which colours are shown, and why.
import type { ColourMode, ColourPreference } from "./model.ts";
import { forcedMode, offersHighContrast, painted } from "./rules.ts";
import type { ColourSnapshot } from "./machine.ts";

type Shown = Pick<ColourSnapshot, "context">;

/** What is shown: the preference, the mode that is painted, and whether the page forces it. */
export const colourView = ({
  context,
}: Shown): {
  preference: ColourPreference;
  mode: ColourMode;
  forced: boolean;
  offersHighContrast: boolean;
} => ({
  preference: context.preference,
  mode: painted(context.preference, context.system, context.page),
  forced: forcedMode(context.page) !== null,
  offersHighContrast: offersHighContrast(context.chosen, context.system),
});
