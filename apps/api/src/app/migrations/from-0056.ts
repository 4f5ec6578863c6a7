// Steps of the schema: what the lists of the desk are sorted and filtered by. None of them is ever changed.
import type { Migration } from "../../platform/database/migrate.ts";

/** What a view of orders filters by stands in the index of each sort, so that rows are read for their page alone: a row's body is long, and what stands behind it is dear to reach. */
const filteredBy = "delivery, unpaid, reseller, customer_number";

/** The same of documents. */
const openOf = "id, due_on, left_to_pay, to_pay_back, state, kind, customer_number";

export const stepsFrom56: readonly Migration[] = [
  {
    name: "0056-lists-by-column",
    statements: [
      `drop index orders_latest`,
      // These two had none of what is filtered by beside their order: each row was read for it.
      `drop index orders_not_set_up`,
      `drop index orders_unpaid`,
      `create index orders_latest on orders (placed_at, id, total, number, ${filteredBy})`,
      `create index orders_by_number on orders (number, id, placed_at, ${filteredBy})`,
      `create index orders_by_total on orders (total, id, placed_at, ${filteredBy})`,
      `create index users_by_created on users (created_at, id)`,
      `create index invoices_by_issue on invoices (issued_on, position, total, ${openOf})`,
      `create index invoices_by_due on invoices (coalesce(due_on, ''), position, issued_on, ${openOf})`,
      `create index invoices_by_total on invoices (total, position, issued_on, ${openOf})`,
      `create index contracts_by_next on contracts (coalesce(clock_day, ''), id, placed_at, state, delivery, customer_number)`,
      `create index vouchers_by_value on vouchers (value, code)`,
      `create index payments_by_reference on payments (lower(reference)) where reference <> ''`,
      `create index vouchers_by_end on vouchers (coalesce(valid_until, 9007199254740991), code)`,
    ],
  },
];
