// Invoices as JSON, as they are stored. [ACC-03]
import * as Schema from "effect/Schema";
import { DaySchema, InstantSchema } from "#kernel/calendar/codec";
import { CentsSchema, MicrosSchema, RateSchema } from "#kernel/money/codec";
import { DocumentBalanceSchema } from "#shop/balance/codec";
import { ChosenFieldSchema } from "#shop/contract/codec";
import { AddressSchema } from "#shop/customer/codec";
import { VatDecisionSchema } from "#shop/pricing/codec";
import type { BankAccount, Corrected, Invoice, InvoiceLine, RetainedShare, Seller } from "./model.ts";

const Both = Schema.Struct({ en: Schema.String, de: Schema.String });

export const BankAccountSchema = Schema.Struct({
  name: Schema.String,
  iban: Schema.String,
  bic: Schema.String,
}) satisfies Schema.Codec<BankAccount, unknown>;

const SellerSchema = Schema.Struct({
  name: Schema.String,
  legalName: Schema.String,
  street: Schema.String,
  postCode: Schema.String,
  city: Schema.String,
  country: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  representative: Schema.String,
  register: Both,
  vatId: Schema.String,
  bank: Schema.NullOr(BankAccountSchema),
}) satisfies Schema.Codec<Seller, unknown>;

const RetainedSchema = Schema.Struct({
  why: Schema.Literals(["name", "setup", "days"]),
  title: Both,
  gross: CentsSchema,
  days: Schema.NullOr(Schema.Struct({ from: DaySchema, until: DaySchema })),
}) satisfies Schema.Codec<RetainedShare, unknown>;

const LineSchema = Schema.Struct({
  contracts: Schema.Array(Schema.String),
  kind: Schema.Literals(["product", "addition", "domain", "refund"]),
  subject: Schema.String,
  title: Both,
  quantity: Schema.Int,
  setup: CentsSchema,
  freeMonths: Schema.Int,
  voucherShare: CentsSchema,
  gross: CentsSchema,
  net: CentsSchema,
  vat: CentsSchema,
  period: Schema.NullOr(Schema.Struct({ from: DaySchema, until: DaySchema })),
  location: Schema.optionalKey(Schema.Literals(["any", "AT", "DE", "NL"])),
  chosen: Schema.optionalKey(Schema.Array(ChosenFieldSchema)),
  category: Schema.optionalKey(Both),
  done: Schema.optionalKey(Schema.Literals(["register", "transfer", "renew"])),
  unit: Schema.optionalKey(Schema.Literals(["hour", "month", "year"])),
  unitPrice: Schema.optionalKey(CentsSchema),
  unitPriceMicros: Schema.optionalKey(MicrosSchema),
  hours: Schema.optionalKey(Schema.Int),
  discount: Schema.optionalKey(CentsSchema),
  retained: Schema.optionalKey(Schema.Array(RetainedSchema)),
}) satisfies Schema.Codec<InvoiceLine, unknown>;

const CorrectedSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  issuedOn: DaySchema,
  reason: Schema.Literals(["withdrawal", "guarantee", "notice", "staff"]),
  declaredOn: Schema.optionalKey(DaySchema),
}) satisfies Schema.Codec<Corrected, unknown>;

export const InvoiceSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  kind: Schema.Literals(["invoice", "credit-note"]),
  source: Schema.String,
  corrects: Schema.NullOr(CorrectedSchema),
  customerNumber: Schema.String,
  orderId: Schema.String,
  orderNumber: Schema.String,
  locale: Schema.Literals(["en", "de"]),
  issuedOn: DaySchema,
  issuedAt: InstantSchema,
  dueOn: Schema.NullOr(DaySchema),
  statesUnits: Schema.optionalKey(Schema.Literal(true)),
  seller: SellerSchema,
  buyer: AddressSchema,
  vat: VatDecisionSchema,
  lines: Schema.Array(LineSchema),
  voucherCode: Schema.NullOr(Schema.String),
  vatGroups: Schema.Array(Schema.Struct({ rate: RateSchema, gross: CentsSchema, net: CentsSchema, vat: CentsSchema })),
  net: CentsSchema,
  vatAmount: CentsSchema,
  total: CentsSchema,
  atIssue: Schema.optionalKey(DocumentBalanceSchema),
}) satisfies Schema.Codec<Invoice, unknown>;

/** A line named one contract before the pieces of an item had contracts of their own. [ACC-02] */
export const withContracts = (stored: unknown): unknown => {
  if (typeof stored !== "object" || stored === null || !("lines" in stored) || !Array.isArray(stored.lines))
    return stored;
  return {
    ...stored,
    lines: stored.lines.map((line: unknown) => {
      if (typeof line !== "object" || line === null || "contracts" in line || !("contract" in line)) return line;
      const { contract, ...rest } = line;
      return { contracts: contract === "" ? [] : [contract], ...rest };
    }),
  };
};
