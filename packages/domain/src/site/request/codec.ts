// Declarations and messages as JSON: what was typed, and the receipt that was given for it. [LGL-02] [LGL-03] [LGL-05] [FRM-03] [FRM-04]
import * as Schema from "effect/Schema";
import { DaySchema, InstantSchema } from "#kernel/calendar/codec";
import {
  concerns,
  type DeclarationDraft,
  type DeclarationReceipt,
  type MessageDraft,
  type MessageReceipt,
} from "./model.ts";

const Optional = Schema.NullOr(Schema.String);

const Withdrawal = Schema.Struct({ name: Schema.String, contract: Schema.String, email: Schema.String });

export const DeclarationDraftSchema = Schema.Union([
  Schema.Struct({
    form: Schema.Literal("cancellation"),
    fields: Schema.Struct({
      customerNumber: Schema.String,
      category: Schema.String,
      product: Schema.String,
      termination: Schema.String,
      reason: Schema.String,
      end: Schema.String,
      date: Schema.String,
      street: Schema.String,
      city: Schema.String,
      email: Schema.String,
      emailRepeat: Schema.String,
    }),
  }),
  Schema.Struct({ form: Schema.Literal("withdrawal"), fields: Withdrawal }),
]) satisfies Schema.Codec<DeclarationDraft, unknown>;

const FilingSchema = Schema.Union([
  Schema.Struct({
    form: Schema.Literal("cancellation"),
    fields: Schema.Struct({
      customerNumber: Optional,
      category: Optional,
      product: Optional,
      termination: Schema.Literals(["ordinary", "extraordinary"]),
      reason: Optional,
      end: Schema.Union([Schema.Literal("next"), DaySchema]),
      street: Optional,
      city: Optional,
      email: Schema.String,
    }),
  }),
  Schema.Struct({ form: Schema.Literal("withdrawal"), fields: Withdrawal }),
]);

export const DeclarationReceiptSchema = Schema.Struct({
  id: Schema.String,
  receivedAt: InstantSchema,
  email: Schema.String,
  filing: FilingSchema,
}) satisfies Schema.Codec<DeclarationReceipt, unknown>;

const person = { firstName: Schema.String, lastName: Schema.String, email: Schema.String };
const writer = { ...person, emailRepeat: Schema.String };

const Files = Schema.Array(
  Schema.Struct({
    name: Schema.String,
    mediaType: Schema.String,
    size: Schema.Number,
    content: Schema.NullOr(Schema.Struct({ mediaType: Optional, digest: Schema.String })),
  }),
);

const contact = {
  organisation: Schema.String,
  customerNumber: Schema.String,
  category: Schema.String,
  message: Schema.String,
};

export const MessageDraftSchema = Schema.Union([
  Schema.Struct({ form: Schema.Literal("contact"), fields: Schema.Struct({ ...writer, ...contact }) }),
  Schema.Struct({
    form: Schema.Literal("abuse"),
    fields: Schema.Struct({
      ...writer,
      ...contact,
      url: Schema.String,
      reasons: Schema.String,
      goodFaith: Schema.Boolean,
    }),
  }),
  Schema.Struct({
    form: Schema.Literal("application"),
    fields: Schema.Struct({
      ...writer,
      job: Schema.String,
      phone: Schema.String,
      message: Schema.String,
      files: Files,
    }),
  }),
  Schema.Struct({
    form: Schema.Literal("sponsoring"),
    fields: Schema.Struct({ ...writer, organisation: Schema.String, website: Schema.String, message: Schema.String }),
  }),
  Schema.Struct({
    form: Schema.Literal("privacy"),
    fields: Schema.Struct({ ...writer, customerNumber: Schema.String, concern: Schema.String, message: Schema.String }),
  }),
  Schema.Struct({
    form: Schema.Literal("product-pro"),
    fields: Schema.Struct({
      ...writer,
      product: Schema.String,
      organisation: Schema.String,
      phone: Schema.String,
      message: Schema.String,
    }),
  }),
]) satisfies Schema.Codec<MessageDraft, unknown>;

const filed = {
  ...person,
  organisation: Optional,
  customerNumber: Optional,
  category: Schema.String,
  message: Schema.String,
};

export const MessageReceiptSchema = Schema.Struct({
  id: Schema.String,
  receivedAt: InstantSchema,
  email: Schema.String,
  filing: Schema.Union([
    Schema.Struct({ form: Schema.Literal("contact"), fields: Schema.Struct(filed) }),
    Schema.Struct({
      form: Schema.Literal("abuse"),
      fields: Schema.Struct({ ...filed, url: Schema.String, reasons: Schema.String }),
    }),
    Schema.Struct({
      form: Schema.Literal("application"),
      fields: Schema.Struct({ ...person, job: Optional, phone: Optional, message: Schema.String, files: Files }),
    }),
    Schema.Struct({
      form: Schema.Literal("sponsoring"),
      fields: Schema.Struct({ ...person, organisation: Schema.String, website: Optional, message: Schema.String }),
    }),
    Schema.Struct({
      form: Schema.Literal("privacy"),
      fields: Schema.Struct({
        ...person,
        customerNumber: Optional,
        concern: Schema.Literals(concerns),
        message: Schema.String,
      }),
    }),
    Schema.Struct({
      form: Schema.Literal("product-pro"),
      fields: Schema.Struct({
        ...person,
        product: Schema.String,
        organisation: Schema.String,
        phone: Optional,
        message: Schema.String,
      }),
    }),
  ]),
}) satisfies Schema.Codec<MessageReceipt, unknown>;
