// Each kind of list at the desk, described once: columns, sorts, states, marks, acts. [DSK-05]
import { journalActs } from "#site/admin";
import { contractConditions, type ContractListRow } from "./contract-row.ts";
import { customerConditions, type CustomerListRow } from "./customer-row.ts";
import { invoiceConditions, type InvoiceListRow } from "./invoice-row.ts";
import type { JournalListRow } from "./journal-row.ts";
import type { ListDescription } from "./model.ts";
import { orderConditions, type OrderListRow } from "./order-row.ts";
import { requestConditions, type RequestListRow } from "./request-row.ts";
import { voucherConditions, type VoucherListRow } from "./voucher-row.ts";

type MarkOf<Row> = Row extends { readonly deviations: readonly (infer Mark extends string)[] } ? Mark : never;

/** The columns of a list are fields of its rows. */
const list =
  <Row>() =>
  <const State extends string>(description: ListDescription<keyof Row & string, State, MarkOf<Row>>) =>
    description;

export const lists = {
  orders: list<OrderListRow>()({
    page: "orders",
    columns: [
      { key: "number", type: "link" },
      { key: "placedAt", type: "instant" },
      { key: "customer", type: "link" },
      { key: "items", type: "text" },
      { key: "total", type: "money" },
      { key: "deviations", type: "state" },
    ],
    sorts: ["placedAt", "number", "total"],
    first: { sort: "placedAt", direction: "desc" },
    tie: "text",
    states: orderConditions,
    deviations: ["papers", "refused", "failed", "overdue"],
    dated: true,
    ofCustomer: true,
    acts: [
      { operation: "resendConfirmation", many: true, undoneBy: null, stale: ["journal"] },
      { operation: "refuseOrder", many: false, undoneBy: null, stale: ["orders", "journal"] },
    ],
  }),
  customers: list<CustomerListRow>()({
    page: "customers",
    columns: [
      { key: "name", type: "link" },
      { key: "number", type: "text" },
      { key: "email", type: "text" },
      { key: "place", type: "text" },
      { key: "contracts", type: "number" },
      { key: "owed", type: "money" },
      { key: "createdAt", type: "instant" },
      { key: "deviations", type: "state" },
    ],
    sorts: ["createdAt", "number", "email"],
    first: { sort: "createdAt", direction: "desc" },
    tie: "number",
    states: customerConditions,
    deviations: ["blocked", "papers", "overdue"],
    dated: true,
    ofCustomer: false,
    acts: [
      { operation: "correctCustomer", many: false, undoneBy: null, stale: ["customers", "journal"] },
      {
        operation: "notePayment",
        many: false,
        undoneBy: "takeBackPayment",
        stale: ["customers", "invoices", "orders", "journal"],
      },
      { operation: "confirmPaper", many: false, undoneBy: null, stale: ["customers", "orders", "journal"] },
      { operation: "blockAccount", many: false, undoneBy: "blockAccount", stale: ["customers", "journal"] },
      { operation: "setRole", many: false, undoneBy: "setRole", stale: ["customers", "journal"] },
      { operation: "resetAccess", many: false, undoneBy: null, stale: ["customers", "journal"] },
    ],
  }),
  invoices: list<InvoiceListRow>()({
    page: "invoices",
    columns: [
      { key: "number", type: "link" },
      { key: "issuedOn", type: "day" },
      { key: "customer", type: "link" },
      { key: "dueOn", type: "day" },
      { key: "total", type: "money" },
      { key: "left", type: "money" },
      { key: "deviations", type: "state" },
    ],
    sorts: ["issuedOn", "dueOn", "total"],
    first: { sort: "issuedOn", direction: "desc" },
    tie: "number",
    states: invoiceConditions,
    deviations: ["overdue", "to-pay-back"],
    dated: true,
    ofCustomer: true,
    acts: [
      {
        operation: "notePayment",
        many: true,
        undoneBy: "takeBackPayment",
        stale: ["invoices", "orders", "customers", "journal"],
      },
      { operation: "resendInvoice", many: true, undoneBy: null, stale: ["journal"] },
      { operation: "creditInvoice", many: false, undoneBy: null, stale: ["invoices", "customers", "journal"] },
      { operation: "correctRate", many: false, undoneBy: null, stale: ["invoices", "customers", "journal"] },
    ],
  }),
  contracts: list<ContractListRow>()({
    page: "contracts",
    columns: [
      { key: "number", type: "link" },
      { key: "title", type: "text" },
      { key: "customer", type: "link" },
      { key: "placedAt", type: "instant" },
      { key: "next", type: "day" },
      { key: "recurring", type: "money" },
      { key: "deviations", type: "state" },
    ],
    sorts: ["placedAt", "next"],
    first: { sort: "placedAt", direction: "desc" },
    tie: "text",
    states: contractConditions,
    deviations: ["cancelled", "withdrawn", "ended", "failed"],
    dated: true,
    ofCustomer: true,
    acts: [
      {
        operation: "takeNotice",
        many: false,
        undoneBy: null,
        stale: ["contracts", "invoices", "customers", "journal"],
      },
    ],
  }),
  requests: list<RequestListRow>()({
    page: "inbox",
    columns: [
      { key: "reference", type: "link" },
      { key: "form", type: "text" },
      { key: "email", type: "text" },
      { key: "receivedAt", type: "instant" },
      { key: "dueOn", type: "day" },
      { key: "deviations", type: "state" },
    ],
    sorts: ["receivedAt"],
    first: { sort: "receivedAt", direction: "desc" },
    tie: "text",
    states: requestConditions,
    deviations: ["waits", "overdue"],
    dated: true,
    ofCustomer: false,
    acts: [
      { operation: "closeInboxItem", many: true, undoneBy: null, stale: ["requests", "journal"] },
      { operation: "matchDeclaration", many: false, undoneBy: null, stale: ["requests", "contracts", "journal"] },
      { operation: "proveDeclaration", many: false, undoneBy: null, stale: ["requests", "contracts", "journal"] },
    ],
  }),
  vouchers: list<VoucherListRow>()({
    page: "vouchers",
    columns: [
      { key: "code", type: "text" },
      { key: "value", type: "money" },
      { key: "validFrom", type: "instant" },
      { key: "validUntil", type: "instant" },
      { key: "redeemedAt", type: "instant" },
      { key: "deviations", type: "state" },
    ],
    sorts: ["code", "value", "validUntil"],
    first: { sort: "code", direction: "asc" },
    tie: "text",
    states: voucherConditions,
    deviations: ["used", "over", "planned"],
    dated: false,
    ofCustomer: false,
    acts: [
      { operation: "limitVoucher", many: false, undoneBy: "limitVoucher", stale: ["vouchers", "journal"] },
      { operation: "endVoucher", many: true, undoneBy: "limitVoucher", stale: ["vouchers", "journal"] },
    ],
  }),
  journal: list<JournalListRow>()({
    page: "journal",
    columns: [
      { key: "at", type: "instant" },
      { key: "by", type: "link" },
      { key: "act", type: "text" },
      { key: "subject", type: "link" },
      { key: "after", type: "text" },
      { key: "reason", type: "text" },
    ],
    sorts: ["at", "by", "act"],
    first: { sort: "at", direction: "desc" },
    tie: "number",
    states: journalActs,
    deviations: [],
    dated: true,
    ofCustomer: true,
    acts: [],
  }),
};
