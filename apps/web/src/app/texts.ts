// The texts of all contexts, collected: `texts.de.json` and `texts.en.json` beside the screens that show them, by namespace, with those that stand in the domain.
import { isLocale } from "@kontor/domain/visitor/locale";
import type { Messages } from "../platform/page/model.ts";
import { addTexts } from "../platform/texts/server-texts.ts";
import { provider } from "../shell/provider.ts";
import { domainTexts, withTexts } from "./domain-texts.ts";

export type { FormNames, FormTexts } from "./texts-of-forms.ts";

type Namespaces = Readonly<Record<string, Messages>>;

/** Texts name the provider as `{{provider}}`: who that is, is content. Lists stay lists. */
const namingProvider = <A>(messages: A): A => {
  if (typeof messages === "string") return messages.replaceAll("{{provider}}", provider.name) as A;
  if (Array.isArray(messages)) return messages.map(namingProvider) as A;
  return Object.fromEntries(
    Object.entries(messages as Messages).map(([key, text]) => [key, namingProvider(text)]),
  ) as A;
};

const files = import.meta.glob<Namespaces>(["../**/texts.de.json", "../**/texts.en.json"], {
  eager: true,
  import: "default",
});

for (const [path, namespaces] of Object.entries(files)) {
  const locale = /\.([a-z]+)\.json$/.exec(path)?.[1] ?? "";
  if (!isLocale(locale)) continue;
  const more = domainTexts(locale);
  for (const [namespace, messages] of Object.entries(namespaces))
    addTexts(locale, namespace, namingProvider(withTexts(messages, more[namespace])));
}
