// What a screen of the account words an answer with: its texts, and the language of numbers and days.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Translate } from "../../platform/texts/texts.tsx";

export interface Words {
  readonly t: Translate;
  readonly locale: Locale;
}
