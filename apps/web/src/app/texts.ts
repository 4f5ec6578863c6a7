// The texts of all contexts, collected: `<namespace>.de.json` and `<namespace>.en.json` beside the screens that say them.
import { isLocale } from "@kontor/domain/visitor/locale";
import type { Messages } from "../platform/page/model.ts";
import { addTexts } from "../platform/texts/server-texts.ts";

const files = import.meta.glob<Messages>("../texts/*/*.json", { eager: true, import: "default" });

for (const [path, messages] of Object.entries(files)) {
  const [, locale = "", namespace] = /\/([a-z]+)\/([a-z-]+)\.json$/.exec(path) ?? [];
  if (isLocale(locale) && namespace !== undefined) addTexts(locale, namespace, messages);
}
