// Invoices as JSON, as they are stored. [ACC-03]
import * as Schema from "effect/Schema";
import { DaySchema, InstantSchema } from "#kernel/calendar/codec";
import { CentsSchema, MicrosSchema } from "#kernel/money/codec";
import { DocumentBalanceSchema } from "#shop/balance/codec";
import { LocationSchema } from "#shop/catalog/codec";
import { ChosenFieldSchema } from "#shop/contract/codec";
import { AddressSchema } from "#shop/customer/codec";
import { VatGroupSchema } from "#shop/pricing/codec";
import { VatDecisionSchema } from "#shop/vat/codec";
import { LocaleSchema, LocalizedSchema as Both } from "#visitor/locale/codec";

export const BankAccountSchema = Schema.Struct({
  name: Schema.String,
  iban: Schema.String,
  /** Absent where the IBAN is enough, as within SEPA. */
  bic: Schema.optionalKey(Schema.String),
});

export const SellerSchema = Schema.Struct({
  name: Schema.String,
  legalName: Schema.String,
  street: Schema.String,
  postCode: Schema.String,
  city: Schema.String,
  country: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  representative: Schema.String,
  /** Absent where it is in no register. */
  register: Schema.optionalKey(Both),
  /** A VAT id, or a tax number where there is none (§ 14 (4) No. 2 UStG). */
  vatId: Schema.optionalKey(Schema.String),
  taxNumber: Schema.optionalKey(Schema.String),
  /** It charges no VAT by § 19 UStG or the like, which its documents say (§ 34a UStDV). */
  smallBusiness: Schema.optionalKey(Schema.Literal(true)),
  /** The colours of its flag from the pole on, as the head of its papers shows it; absent where it has none, and on documents from before it was noted, whose files never change. */
  flag: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Null on documents from before each shop had to name one: then there is no code for a transfer. */
  bank: Schema.NullOr(BankAccountSchema),
});

export const RetainedSchema = Schema.Struct({
  why: Schema.Literals(["name", "setup", "days"]),
  title: Both,
  /** Above zero. */
  gross: CentsSchema,
  /** The days that were used, `until` is the first one that was not; null where it is not for days. */
  days: Schema.NullOr(Schema.Struct({ from: DaySchema, until: DaySchema })),
});

export const LineSchema = Schema.Struct({
  /** The contracts that it is for, each piece of an item one, in the order of their numbers; each has an equal share of it. [ACC-02] */
  contracts: Schema.Array(Schema.String),
  kind: Schema.Literals(["product", "addition", "domain", "refund"]),
  subject: Schema.String,
  title: Both,
  quantity: Schema.Int,
  /** Setup fees in it, gross; before a voucher. */
  setup: CentsSchema,
  /** Months at the beginning of the period that cost nothing. */
  freeMonths: Schema.Int,
  /** Its share of the voucher, zero or negative. */
  voucherShare: CentsSchema,
  /** Of what was left after credit notes and billed again: how much it was of what its pieces cost without a voucher, at the rates of before. [VAT-14] */
  part: Schema.optionalKey(Schema.Struct({ amount: CentsSchema, whole: CentsSchema })),
  /** What is charged; net + vat. */
  gross: CentsSchema,
  net: CentsSchema,
  vat: CentsSchema,
  /** Where its VAT is not that of the document, since its period ends after a change of rates: the rate that is in it, and why. [VAT-14] */
  vatDecision: Schema.optionalKey(VatDecisionSchema),
  /** What it pays for; the end is the first day that is not covered. Null for what is billed by use. */
  period: Schema.NullOr(Schema.Struct({ from: DaySchema, until: DaySchema })),
  /** Where a server stands, and what was chosen of a product; absent where there is none, and on documents from before it was noted. [PRD-01] */
  location: Schema.optionalKey(LocationSchema),
  chosen: Schema.optionalKey(Schema.Array(ChosenFieldSchema)),
  /** The title of the product's category, and what was done with a name; absent on documents from before it was noted, as are unit, price and discount. */
  category: Schema.optionalKey(Both),
  done: Schema.optionalKey(Schema.Literals(["register", "transfer", "renew"])),
  /** What `unitPrice`, gross, pays for, `quantity` times. */
  unit: Schema.optionalKey(Schema.Literals(["hour", "month", "year"])),
  unitPrice: Schema.optionalKey(CentsSchema),
  /** The same with all its digits, where it is by the hour or by the gigabyte. [VAT-11] */
  unitPriceMicros: Schema.optionalKey(MicrosSchema),
  /** Hours begun of each piece; absent where it is not by the hour, or from before it was noted. [PRD-08] */
  hours: Schema.optionalKey(Schema.Int),
  /** What a deal, an included place, a free transfer or the most of a month takes off, gross and negative; absent where nothing does. */
  discount: Schema.optionalKey(CentsSchema),
  /** Of a credit note: what was not given back, of this line and of those of the contract of which nothing was. [BAL-04] */
  retained: Schema.optionalKey(Schema.Array(RetainedSchema)),
});

export const CorrectedSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  issuedOn: DaySchema,
  reason: Schema.Literals(["withdrawal", "guarantee", "notice", "staff", "rate"]),
  /** The invoice that takes the place of the corrected one. [VAT-14] */
  replacedBy: Schema.optionalKey(Schema.Struct({ id: Schema.String, number: Schema.String })),
  /** What staff say to the customer on the document; their own reason stands in the journal alone. [LOOK3-15] */
  text: Schema.optionalKey(Schema.String),
  /** Of a withdrawal: the day of its receipt, from which the days to pay back count; absent on documents from before it was noted. [BAL-03] */
  declaredOn: Schema.optionalKey(DaySchema),
});

/** The invoice of which another one takes the place, since its rate changed, and the credit note that took it back. [VAT-14] */
export const ReplacedSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  issuedOn: DaySchema,
  note: Schema.Struct({ id: Schema.String, number: Schema.String }),
});

export const InvoiceKindSchema = Schema.Literals(["invoice", "credit-note"]);

/** All that an invoice says but its number. Amounts of a credit note are negative. */
export const InvoiceDraftSchema = Schema.Struct({
  kind: InvoiceKindSchema,
  /** What it is for: there is one for each. */
  source: Schema.String,
  corrects: Schema.NullOr(CorrectedSchema),
  replaces: Schema.optionalKey(ReplacedSchema),
  customerNumber: Schema.String,
  orderId: Schema.String,
  orderNumber: Schema.String,
  locale: LocaleSchema,
  issuedOn: DaySchema,
  issuedAt: InstantSchema,
  /** The last day to pay; null where nothing is to be paid. */
  dueOn: Schema.NullOr(DaySchema),
  /** Whether its XML states what one unit costs, and charges and allowances beside it; absent on documents from before, whose files never change. */
  statesUnits: Schema.optionalKey(Schema.Literal(true)),
  seller: SellerSchema,
  buyer: AddressSchema,
  /** Of all lines that name none of their own. */
  vat: VatDecisionSchema,
  lines: Schema.Array(LineSchema),
  voucherCode: Schema.NullOr(Schema.String),
  vatGroups: Schema.Array(VatGroupSchema),
  net: CentsSchema,
  vatAmount: CentsSchema,
  total: CentsSchema,
});

export const InvoiceSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  ...InvoiceDraftSchema.fields,
  /** By which the buyer routes it (BT-10); without one the customer number stands there. [ACC-08] */
  buyerReference: Schema.optionalKey(Schema.String),
  /** By which a business finds its own order again (BT-13), as it was on the day of issue; absent without one, and on documents from before. [ACC-09] */
  orderReference: Schema.optionalKey(Schema.String),
  /** The address at which it is paid online, which its files say for ever; absent where customers paid by transfer alone. [PAY-03] */
  payLink: Schema.optionalKey(Schema.String),
  /** What was left to pay or to pay back on the day of issue, which its files say for ever; absent on documents from before it was noted. [BAL-01] */
  atIssue: Schema.optionalKey(DocumentBalanceSchema),
});

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
