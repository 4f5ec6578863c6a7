// What was typed into a declaration, for the next page. [FRM-01]
import { isTableOf, isText, slot } from "../../platform/client/tab-slot.ts";

/** From a declaration's form to itself, across languages and reloads: what was typed, until it is received. [FRM-01] */
export const declarationDraft = (form: string) => slot(`kontor:${form}`, isTableOf(isText));
