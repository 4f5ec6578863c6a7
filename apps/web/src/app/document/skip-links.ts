// The first stop of a page by the keyboard: past all that stands above its content, notices and the way to the cookie settings among it. [LGL-06]
import { inLocale, type Languages, localeTag } from "@kontor/domain/visitor/locale";
import { escapedText } from "../../platform/texts/escape.ts";
import { texts } from "../../platform/texts/server-texts.ts";

/** In each language of the shop: the sheet shows that of the page, which may become the other one without a new document. */
export const skipLinks = (languages: Languages): string =>
  languages
    .map(
      (locale) =>
        `<a class="k-skip" lang="${inLocale(localeTag, locale)}" href="#content">${escapedText(texts(locale, "shell")("skip"))}</a>`,
    )
    .join("");
