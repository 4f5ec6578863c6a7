// The terms of an order, and a customer's contract, as JSON. [CON-01] [ACC-02]
import * as Schema from "effect/Schema";
import { DaySchema, InstantSchema } from "#kernel/calendar/codec";
import { CentsSchema } from "#kernel/money/codec";
import type { ContractFacts } from "./model.ts";
import type { ChosenField, ContractPart, ContractState, ServiceContract } from "./service-model.ts";

const PolicySchema = Schema.Literals(["specified", "consumer-de"]);

export const ContractFactsSchema = Schema.Struct({
  policy: PolicySchema,
  day: DaySchema,
  start: Schema.optionalKey(DaySchema),
  generous: Schema.optionalKey(Schema.Boolean),
  seller: Schema.optionalKey(Schema.String),
}) satisfies Schema.Codec<ContractFacts, unknown>;

const Both = Schema.Struct({ en: Schema.String, de: Schema.String });

export const ChosenFieldSchema = Schema.Struct({
  key: Schema.String,
  label: Both,
  value: Schema.String,
}) satisfies Schema.Codec<ChosenField, unknown>;

const ContractPartSchema = Schema.Struct({
  kind: Schema.Literals(["product", "addition", "domain"]),
  subject: Schema.String,
  title: Both,
  quantity: Schema.Int,
  first: CentsSchema,
  recurring: CentsSchema,
  everyMonths: Schema.Int,
  recurringFromMonth: Schema.Int,
  chosen: Schema.optionalKey(Schema.Array(ChosenFieldSchema)),
  category: Schema.optionalKey(Both),
  acquisition: Schema.optionalKey(Schema.Literals(["register", "transfer"])),
  condition: Schema.optionalKey(Both),
}) satisfies Schema.Codec<ContractPart, unknown>;

export const ContractStateSchema = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("running") }),
  Schema.Struct({
    kind: Schema.Literal("cancelled"),
    at: InstantSchema,
    end: DaySchema,
    by: Schema.Literals(["notice", "guarantee"]),
    refund: Schema.NullOr(CentsSchema),
  }),
  Schema.Struct({ kind: Schema.Literal("withdrawn"), at: InstantSchema, day: DaySchema }),
]) satisfies Schema.Codec<ContractState, unknown>;

export const ServiceContractSchema = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  customerNumber: Schema.String,
  email: Schema.String,
  orderId: Schema.String,
  orderNumber: Schema.String,
  item: Schema.String,
  piece: Schema.optionalKey(Schema.Struct({ number: Schema.Int, of: Schema.Int })),
  isAddition: Schema.Boolean,
  policy: PolicySchema,
  orderedOn: DaySchema,
  start: DaySchema,
  minimumMonths: Schema.Int,
  hourly: Schema.Boolean,
  party: Schema.Literals(["private", "business"]),
  location: Schema.NullOr(Schema.String),
  parts: Schema.NonEmptyArray(ContractPartSchema),
  guarantee: Schema.NullOr(Schema.Struct({ monthly: CentsSchema, billingMonths: Schema.Int, paid: CentsSchema })),
  placedAt: InstantSchema,
  seller: Schema.optionalKey(Schema.String),
  valueIsOwed: Schema.optionalKey(Schema.Boolean),
  namesReadyAt: Schema.optionalKey(InstantSchema),
  state: ContractStateSchema,
}) satisfies Schema.Codec<ServiceContract, unknown>;
