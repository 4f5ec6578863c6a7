// What a content type is made of: attributes, components, and how its entries are stored. [API-02]

export type ScalarKind =
  | "string"
  | "text"
  | "richtext"
  | "integer"
  | "decimal"
  | "boolean"
  | "date"
  | "datetime"
  | "json";

export interface Scalar {
  readonly kind: ScalarKind;
  /** The values that are taken; absent: any. */
  readonly values?: readonly string[];
  readonly initial?: string | number | boolean;
  readonly required?: true;
}

export interface Relation {
  readonly kind: "relation";
  readonly target: string;
  readonly many: boolean;
  /** The attribute of the target that points here; absent: this side has the relation. */
  readonly via?: string;
}

export interface Media {
  readonly kind: "media";
  readonly many: boolean;
}

export interface Part {
  readonly kind: "component";
  readonly component: string;
  readonly many: boolean;
}

export interface Zone {
  readonly kind: "zone";
  readonly components: readonly string[];
}

export type Attribute = Scalar | Relation | Media | Part | Zone;
export type Attributes = Readonly<Record<string, Attribute>>;

export interface ContentType {
  readonly name: string;
  /** Its path below `/api`. */
  readonly path: string;
  readonly single: boolean;
  /** Kept as draft and as published version. */
  readonly drafts: boolean;
  readonly localized: boolean;
  /** The attribute by which entries are looked up; it has an index. */
  readonly lookup: string | null;
  /** No two entries of a language have the same value of `lookup`. */
  readonly unique: boolean;
  /** The one relation that is stored in the entries themselves; it has an index. */
  readonly owner: string | null;
  readonly attributes: Attributes;
}

export const isScalar = (attribute: Attribute): attribute is Scalar =>
  !["relation", "media", "component", "zone"].includes(attribute.kind);

/** Long texts stand with the components, so that filters read little. */
export const isLong = (attribute: Attribute): boolean => attribute.kind === "richtext";
