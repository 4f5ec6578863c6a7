// Within how many days money is paid back, in the words of letters and documents. [BAL-03]
import { daysInWords, type Localized } from "#visitor/locale";
import { balanceLimits } from "./limits.ts";

/** After "within", „innerhalb von“. */
export const payBackTime: Localized<string> = {
  en: daysInWords("en", balanceLimits.daysToPayBack, "within"),
  de: daysInWords("de", balanceLimits.daysToPayBack, "within"),
};
