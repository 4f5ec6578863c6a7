// Checks the name that was typed into a product's form; fetched with the first one. [PRD-07] [DOM-01]
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { type CheckedDomain, domainFrom } from "../domain-name/domain-from.ts";

export const typedDomain = (locale: Locale, typed: string): Promise<CheckedDomain> => domainFrom(callIn(locale), typed);
