// The texts of all contexts, collected: `texts.de.json` and `texts.en.json` beside the screens that show them, by namespace, with those that stand in the domain.
import { isLocale } from "@kontor/domain/visitor/locale";
import type { Messages } from "../platform/page/model.ts";
import { addTexts } from "../platform/texts/server-texts.ts";
import { whenBegun } from "../shell/provider.ts";
import { domainTexts, withTexts } from "./domain-texts.ts";

export type { FormNames, FormTexts } from "./texts-of-forms.ts";

type Namespaces = Readonly<Record<string, Messages>>;

/** Texts name the provider as `{{provider}}`: who that is, is content. Lists stay lists. */
const naming = <A>(name: string, messages: A): A => {
  if (typeof messages === "string") return messages.replaceAll("{{provider}}", name) as A;
  if (Array.isArray(messages)) return messages.map((each) => naming(name, each)) as A;
  return Object.fromEntries(Object.entries(messages as Messages).map(([key, text]) => [key, naming(name, text)])) as A;
};

const files = import.meta.glob<Namespaces>(["../**/texts.de.json", "../**/texts.en.json"], {
  eager: true,
  import: "default",
});

const addAll = (name: string): void => {
  for (const [path, namespaces] of Object.entries(files)) {
    const locale = /\.([a-z]+)\.json$/.exec(path)?.[1] ?? "";
    if (!isLocale(locale)) continue;
    const more = domainTexts(locale);
    for (const [namespace, messages] of Object.entries(namespaces))
      addTexts(locale, namespace, naming(name, withTexts(messages, more[namespace])));
  }
};

const at: { name: string | null } = { name: null };

whenBegun(({ site: { name } }) => {
  if (at.name === name) return;
  at.name = name;
  addAll(name);
});
