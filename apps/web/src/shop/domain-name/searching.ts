// What is searched for a text, the same on the server that draws the page and in the browser that goes on with it. [DOM-01] [DOM-02] [LOC-16]
import { type Search, searchOf, strictToAscii } from "@kontor/domain/shop/domain-name";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { EndingView } from "./views.ts";

/** Put behind a word without ending. */
const defaultEnding = "de";

const toAscii = strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null));

export const searchFor = (text: string, many: boolean, locale: Locale, endings: readonly EndingView[]): Search =>
  searchOf(text, many, locale, { toAscii, endings, defaultEnding });

/** The names of a search as they are checked. */
export const namesToCheck = ({
  names,
  suggestions,
}: Search): { readonly names: readonly string[]; readonly suggestions: readonly string[] } => ({
  names: names.map(({ ascii }) => ascii),
  suggestions: suggestions.map(({ ascii }) => ascii),
});
