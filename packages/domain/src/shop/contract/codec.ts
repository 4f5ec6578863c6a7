// The terms of an order, and a customer's contract, as JSON. [CON-01] [ACC-02]
import * as Schema from "effect/Schema";
import { DaySchema, InstantSchema } from "#kernel/calendar/codec";
import { CentsSchema, MicrosSchema, RateSchema } from "#kernel/money/codec";
import { LocalizedSchema as Both } from "#visitor/locale/codec";

/** The setting `CONTRACT_POLICY`: as specified, or by § 309 Nr. 9 BGB for consumers. */
export const PolicySchema = Schema.Literals(["specified", "consumer-de"]);

export const ContractFactsSchema = Schema.Struct({
  policy: PolicySchema,
  day: DaySchema,
  /** The first day of the service, where it is not that of the order: who did not ask for an early start waits for it. [LGL-04] */
  start: Schema.optionalKey(DaySchema),
  /** Whether everything is paid back after a withdrawal, whatever was used: the setting `WITHDRAWAL_GENEROUS`. [BAL-04] */
  generous: Schema.optionalKey(Schema.Boolean),
  /** The country whose holidays move the last day of the withdrawal, where it is not Germany: the setting `SELLER_COUNTRY`. [LGL-03] */
  seller: Schema.optionalKey(Schema.String),
});

export const ChosenFieldSchema = Schema.Struct({
  key: Schema.String,
  label: Both,
  value: Schema.String,
});

export const ContractPartSchema = Schema.Struct({
  kind: Schema.Literals(["product", "addition", "domain"]),
  subject: Schema.String,
  title: Both,
  quantity: Schema.Int,
  /** Setup and first billing period after discounts, gross. */
  first: CentsSchema,
  /** Each later billing period, gross; at most, where it is billed by the hour. */
  recurring: CentsSchema,
  everyMonths: Schema.Int,
  /** Months after the start from which `recurring` is due. */
  recurringFromMonth: Schema.Int,
  /** What was chosen beside the terms, such as the image of a server; contracts from before it was noted have none. [PRD-01] */
  chosen: Schema.optionalKey(Schema.Array(ChosenFieldSchema)),
  /** The title of the product's category, and how a name comes here; contracts from before it was noted have neither. [ACC-03] */
  category: Schema.optionalKey(Both),
  acquisition: Schema.optionalKey(Schema.Literals(["register", "transfer"])),
  /** What the holder of a name has confirmed, in the words that stood beside the box. [DOM-01] */
  condition: Schema.optionalKey(Both),
});

/** A price with all its digits: by the hour and by the gigabyte it has more than cents. [VAT-11] */
const priceOfOne = { unitPrice: CentsSchema, unitPriceMicros: Schema.optionalKey(MicrosSchema) };

/** What a part of a contract costs from a day on, gross at the seller's own rate: what a bill of any day and country is made from. [BAL-08] [VAT-11] */
export const ContractPriceSchema = Schema.Struct({
  kind: ContractPartSchema.fields.kind,
  subject: Schema.String,
  /** The place of its line on documents, among all of the order. */
  place: Schema.Int,
  from: DaySchema,
  /** The first day on which it does not hold any more; null while none is known. */
  until: Schema.NullOr(DaySchema),
  /** Of this contract alone. */
  quantity: Schema.Int,
  unit: Schema.Literals(["hour", "month", "year"]),
  everyMonths: Schema.Int,
  /** First months that cost nothing, from the start of the contract. */
  freeMonths: Schema.Int,
  /** One hour, month or later year. */
  ...priceOfOne,
  /** One month, which hours never cost more than. [PRD-08] */
  most: Schema.optionalKey(Schema.Struct(priceOfOne)),
  /** The seller's own rate when it was agreed on. */
  homeRate: RateSchema,
});

export const ContractStateSchema = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("running") }),
  Schema.Struct({
    kind: Schema.Literal("cancelled"),
    at: InstantSchema,
    /** The first day that is not covered any more. */
    end: DaySchema,
    by: Schema.Literals(["notice", "guarantee"]),
    /** What the guarantee gives back; null without it. */
    refund: Schema.NullOr(CentsSchema),
  }),
  Schema.Struct({ kind: Schema.Literal("withdrawn"), at: InstantSchema, day: DaySchema }),
]);

export const ContractPieceSchema = Schema.Struct({ number: Schema.Int, of: Schema.Int });

export const GuaranteeBaseSchema = Schema.Struct({
  monthly: CentsSchema,
  billingMonths: Schema.Int,
  paid: CentsSchema,
});

export const ServiceContractSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  customerNumber: Schema.String,
  /** The address that the customer ordered with. */
  email: Schema.String,
  orderId: Schema.String,
  orderNumber: Schema.String,
  /** The item of the order; additions and names with terms of their own have a contract beside their item's. */
  item: Schema.String,
  /** Which piece of the item it is of; absent where the item is one piece, and on contracts from before each piece had its own. */
  piece: Schema.optionalKey(ContractPieceSchema),
  isAddition: Schema.Boolean,
  policy: PolicySchema,
  /** The day of the order, from which withdrawal and guarantee count; `start` is the first day of the service, and not before it. [LGL-03] [LGL-04] [CON-05] */
  orderedOn: DaySchema,
  start: DaySchema,
  minimumMonths: Schema.Int,
  hourly: Schema.Boolean,
  party: Schema.Literals(["private", "business"]),
  location: Schema.NullOr(Schema.String),
  /** At least one; the first names the contract. */
  parts: Schema.Array(ContractPartSchema).check(Schema.isMinLength(1)),
  /** What later bills are made from; contracts from before have none, and the one that their order's quote gives. [BAL-08] */
  prices: Schema.optionalKey(Schema.Array(ContractPriceSchema)),
  /** Null for what has no base fee: names and additions. */
  guarantee: Schema.NullOr(GuaranteeBaseSchema),
  placedAt: InstantSchema,
  /** As in the terms of its order: absent is Germany. [LGL-03] */
  seller: Schema.optionalKey(Schema.String),
  /** An early start was asked for, and the box said that what is used until a withdrawal stays to be paid; contracts from before have none. [BAL-04] [LGL-04] */
  valueIsOwed: Schema.optionalKey(Schema.Boolean),
  /** When what holds names alone was first reported as ready: registered or moved. [OUT-03] */
  namesReadyAt: Schema.optionalKey(InstantSchema),
  /** The day on which the term begins that the last letter before a last day for notice was about. [LIF-04] */
  announcedRenewal: Schema.optionalKey(DaySchema),
  state: ContractStateSchema,
});
