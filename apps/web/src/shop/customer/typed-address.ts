// What was typed into a registration, for the next page. [LOC-06]
import { isTableOf, isText, slot } from "../../platform/client/tab-slot.ts";

/** From the registration to itself, across languages and reloads: what was typed, never the password. [LOC-06] */
export const registrationDraft = slot("shop:address", isTableOf(isText));
