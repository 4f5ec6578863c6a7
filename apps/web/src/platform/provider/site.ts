// The provider as pages show it: the facts that the API reads, too, and what only pages say. [PKG-08] [LOC-16]
import { SiteSchema } from "@kontor/api/provider";
import { LocalizedSchema } from "@kontor/domain/visitor/locale/codec";
import * as Schema from "effect/Schema";

const PromiseSchema = Schema.Struct({
  drawing: Schema.String,
  title: LocalizedSchema,
  text: LocalizedSchema,
  link: LocalizedSchema,
  /** A page of the content, without its language. */
  path: LocalizedSchema,
});

const PlaceSchema = Schema.Struct({ name: LocalizedSchema, country: Schema.optionalKey(Schema.String) });

const HomeSchema = Schema.Struct({
  title: LocalizedSchema,
  description: LocalizedSchema,
  heading: LocalizedSchema,
  lead: Schema.optionalKey(LocalizedSchema),
});

export const ProviderSchema = Schema.Struct({
  ...SiteSchema.fields,
  /** Of what is installed from the shop, while it opens. */
  colours: Schema.Struct({ paper: Schema.String, ink: Schema.String }),
  /** Below its name at the foot of every page; without it there is nothing. */
  slogan: Schema.optionalKey(LocalizedSchema),
  /** What the home page says of it first; without it its slogan and its name do. */
  home: Schema.optionalKey(HomeSchema),
  /** The page of the content beside which the contact card stands. */
  contactPage: Schema.optionalKey(LocalizedSchema),
  promises: Schema.optionalKey(Schema.Array(PromiseSchema)),
  /** The page that helps to choose, by the key of a category or an overview. */
  guides: Schema.optionalKey(Schema.Record(Schema.String, LocalizedSchema)),
  /** Where it has work, by the key of a place: as it is called, and its country where that is another. */
  places: Schema.optionalKey(Schema.Record(Schema.String, PlaceSchema)),
  /** Articles of the help center that belong to contracts, by the key of a category. */
  help: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(LocalizedSchema))),
});

export type ProviderSite = typeof ProviderSchema.Type;

/** What all pages of a provider share. */
export interface Brand {
  readonly site: ProviderSite;
  /** The mark beside the name, as it is drawn into pages. */
  readonly mark: string;
  /** The address of the icon of the browser's tab. */
  readonly icon: string;
  /** The address of the sheet with its colours: beside the sheet of all pages, or that one with them in it; null where it has none of its own. */
  readonly sheet: { readonly href: string; readonly isWhole: boolean } | null;
}
