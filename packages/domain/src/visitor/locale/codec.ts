// Languages, and texts in both, as JSON. [LOC-01]
import * as Schema from "effect/Schema";

export const LocaleSchema = Schema.Literals(["en", "de"]);

export const LocalizedSchema = Schema.Struct({ en: Schema.String, de: Schema.String });
