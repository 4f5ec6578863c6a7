// What the records of the forms make of JSON: each draft and each receipt comes back as it was, and without a field, or with another kind of value in one, it is refused. [FRM-01] [FRM-03] [FRM-04] [LGL-02]
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { anyRightDraftOf, someFacts } from "./arbitraries.ts";
import { DeclarationDraftSchema, DeclarationReceiptSchema, MessageDraftSchema, MessageReceiptSchema } from "./codec.ts";
import { declarationForms } from "./declaration.ts";
import { messageForms } from "./message.ts";
import { checkRequest, receiptOf } from "./rules.ts";

const decoded = (schema: unknown, value: unknown): unknown =>
  Schema.decodeUnknownSync(schema as typeof MessageDraftSchema)(JSON.parse(JSON.stringify(value)));

describe.each([
  ...messageForms.map((form) => [form, MessageDraftSchema, MessageReceiptSchema] as const),
  ...declarationForms.map((form) => [form, DeclarationDraftSchema, DeclarationReceiptSchema] as const),
])("[CODE2-5] [FRM-01] the JSON of %s", (form, drafts, receipts) => {
  const [draft] = fc.sample(anyRightDraftOf(form), { numRuns: 1, seed: 1 });
  const filing = Result.getOrThrow(checkRequest(draft as NonNullable<typeof draft>, someFacts));
  const receipt = receiptOf(filing, "r-1", instant(1));

  it("is read as it was written", () => {
    expect(decoded(drafts, draft)).toEqual(draft);
    expect(decoded(receipts, receipt)).toEqual(receipt);
  });

  it.each(Object.keys(draft?.fields ?? {}))("is refused without %s, and with a number in it", (field) => {
    const { [field as never]: _, ...others } = draft?.fields ?? {};
    expect(() => decoded(drafts, { form, fields: others })).toThrow(field);
    expect(() => decoded(drafts, { form, fields: { ...others, [field]: 1 } })).toThrow(field);
    if (!(field in filing.fields)) return;
    const { [field as never]: __, ...filed } = filing.fields;
    expect(() => decoded(receipts, { ...receipt, filing: { form, fields: filed } })).toThrow(field);
    expect(() => decoded(receipts, { ...receipt, filing: { form, fields: { ...filed, [field]: 1 } } })).toThrow(field);
  });
});
