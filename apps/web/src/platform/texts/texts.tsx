// Texts in components: the page's own messages, resolved without a runtime library. [LOC-06]
import { createContext, type ReactNode, use } from "react";
import type { Locale } from "@kontor/domain/visitor/locale";
import { type Translate, translatorOf } from "./translate.ts";
import type { Messages } from "../page/model.ts";

interface Texts {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, Messages>>;
}

const TextsContext = createContext<Texts>({ locale: "en", messages: {} });

export const PageTexts = ({ locale, messages, children }: Texts & { readonly children: ReactNode }) => {
  const outer = use(TextsContext);
  return <TextsContext value={{ locale, messages: { ...outer.messages, ...messages } }}>{children}</TextsContext>;
};

export type { Translate } from "./translate.ts";

/** The texts of a namespace: `const t = useTexts("home"); t("search.label")`. */
export const useTexts = (namespace: string): Translate => {
  const { locale, messages } = use(TextsContext);
  return translatorOf(locale, messages[namespace]);
};

export const useLocale = (): Locale => use(TextsContext).locale;
