// Languages, and texts in both, as JSON. [LOC-01]
import * as Schema from "effect/Schema";
import { locales } from "./model.ts";

export const LocaleSchema = Schema.Literals(locales);

export const LocalizedSchema = Schema.Struct({ en: Schema.String, de: Schema.String });
