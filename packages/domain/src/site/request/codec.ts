// Declarations and messages as JSON: what was typed, and the receipt that was given for it. [LGL-02] [LGL-03] [LGL-05] [FRM-03]
import * as Schema from "effect/Schema";
import { DaySchema, InstantSchema } from "#kernel/calendar/codec";
import type { DeclarationDraft, DeclarationReceipt, MessageDraft, MessageReceipt } from "./model.ts";

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

const written = {
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  emailRepeat: Schema.String,
  organisation: Schema.String,
  customerNumber: Schema.String,
  category: Schema.String,
  message: Schema.String,
};

export const MessageDraftSchema = Schema.Union([
  Schema.Struct({ form: Schema.Literal("contact"), fields: Schema.Struct(written) }),
  Schema.Struct({
    form: Schema.Literal("abuse"),
    fields: Schema.Struct({ ...written, url: Schema.String, reasons: Schema.String, goodFaith: Schema.Boolean }),
  }),
]) satisfies Schema.Codec<MessageDraft, unknown>;

const filed = {
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
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
    Schema.Struct({ form: Schema.Literal("abuse"), fields: Schema.Struct({ ...filed, url: Schema.String, reasons: Schema.String }) }),
  ]),
}) satisfies Schema.Codec<MessageReceipt, unknown>;
