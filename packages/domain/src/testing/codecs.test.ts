// Shapes that are written beside their schemas are those of their schemas. [API-05]
import { expect, it } from "vitest";
import type { ItemReport } from "#site/outside";
import type { ItemReportSchema } from "#site/outside/codec";
import type { DeclarationDraft, DeclarationReceipt, MessageDraft, MessageReceipt } from "#site/request";
import type {
  DeclarationDraftSchema,
  DeclarationReceiptSchema,
  MessageDraftSchema,
  MessageReceiptSchema,
} from "#site/request/codec";
import { same, type Same } from "./same.ts";

it("[API-05] a schema has every field of its model, and no other", () =>
  expect([
    same<Same<typeof DeclarationDraftSchema.Type, DeclarationDraft>>(),
    same<Same<typeof DeclarationReceiptSchema.Type, DeclarationReceipt>>(),
    same<Same<typeof MessageDraftSchema.Type, MessageDraft>>(),
    same<Same<typeof MessageReceiptSchema.Type, MessageReceipt>>(),
    same<Same<typeof ItemReportSchema.Type, ItemReport>>(),
  ]).not.toContain(false));
