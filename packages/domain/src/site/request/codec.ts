// Declarations and messages as JSON: what was typed, and the receipt that was given for it, as the record of each form says. [LGL-02] [LGL-03] [LGL-05] [FRM-03] [FRM-04]
import * as Schema from "effect/Schema";
import { DaySchema, InstantSchema } from "#kernel/calendar/codec";
import { declarationForms } from "./declaration.ts";
import type { AnyField, FiledAs } from "./form.ts";
import { forms } from "./forms.ts";
import { messageForms } from "./message.ts";
import type {
  DeclarationDraft,
  DeclarationReceipt,
  Draft,
  Form,
  MessageDraft,
  MessageReceipt,
  Receipt,
} from "./model.ts";

const Optional = Schema.NullOr(Schema.String);

const Files = Schema.Array(
  Schema.Struct({
    name: Schema.String,
    mediaType: Schema.String,
    size: Schema.Number,
    content: Schema.NullOr(Schema.Struct({ mediaType: Optional, digest: Schema.String })),
  }),
);

const filedAs: { readonly [As in keyof FiledAs]: Schema.Codec<FiledAs[As], unknown> } = {
  text: Schema.String,
  optional: Optional,
  end: Schema.Union([Schema.Literal("next"), DaySchema]),
  files: Files,
};

type Schemas = Readonly<Record<string, Schema.Codec<unknown, unknown>>>;

const typed = ({ empty }: AnyField): Schema.Codec<unknown, unknown> =>
  typeof empty === "string" ? Schema.String : typeof empty === "boolean" ? Schema.Boolean : Files;

const filed = ({ filed: as }: AnyField): Schema.Codec<unknown, unknown> | null =>
  as === null ? null : typeof as === "string" ? filedAs[as] : Schema.Literals(as);

/** Forms by their names, their fields as `schemaOf` has them. */
const formsAs = (names: readonly Form[], schemaOf: (field: AnyField) => Schema.Codec<unknown, unknown> | null) =>
  Schema.Union(
    names.map((form) => {
      const fields = Object.entries<AnyField>(forms[form].fields).flatMap(([name, field]) => {
        const schema = schemaOf(field);
        return schema === null ? [] : [[name, schema] as const];
      });
      return Schema.Struct({
        form: Schema.Literal(form),
        fields: Schema.Struct(Object.fromEntries(fields) as Schemas),
      });
    }),
  );

const draftsOf = <D extends Draft>(names: readonly D["form"][]) =>
  formsAs(names, typed) as unknown as Schema.Codec<D, unknown>;

const receiptsOf = <R extends Receipt>(names: readonly R["filing"]["form"][]) =>
  Schema.Struct({
    id: Schema.String,
    receivedAt: InstantSchema,
    email: Schema.String,
    filing: formsAs(names, filed),
  }) as unknown as Schema.Codec<R, unknown>;

export const DeclarationDraftSchema = draftsOf<DeclarationDraft>(declarationForms);
export const DeclarationReceiptSchema = receiptsOf<DeclarationReceipt>(declarationForms);
export const MessageDraftSchema = draftsOf<MessageDraft>(messageForms);
export const MessageReceiptSchema = receiptsOf<MessageReceipt>(messageForms);
