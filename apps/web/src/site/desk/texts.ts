// The texts of the desk in the browser: i18next over what the document brought along.
import { createInstance, type i18n, type TFunction } from "i18next";
import { createContext, use } from "react";
import type { DeskGiven } from "./given.ts";

export const textsOf = ({ locale, messages }: Pick<DeskGiven, "locale" | "messages">): i18n => {
  const texts = createInstance();
  void texts.init({
    lng: locale,
    resources: { [locale]: messages },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
  } as never);
  return texts;
};

export const DeskTexts = createContext<i18n | null>(null);

/** The texts of a namespace: what all lists and records say stands in `desk`. */
export const useDeskTexts = (namespace = "desk"): TFunction => {
  const texts = use(DeskTexts);
  if (texts === null) throw new Error("the desk has no texts");
  return texts.getFixedT(null, namespace);
};
