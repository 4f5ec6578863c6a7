// What is refused at the gate and before it. [TKT-01] [TKT-02] [TKT-04] [TKT-06]
import { Refusal } from "#kernel/refusal";
import type { Instant } from "#kernel/calendar";

/** What was scanned or typed is no key of a ticket. */
export class TicketKeyInvalid extends Refusal("TicketKeyInvalid")<{}> {
  readonly rule = "TKT-02" as const;
}

/** No ticket has this key; said alike of a key that is wrong and of one that is nobody's. */
export class TicketUnknown extends Refusal("TicketUnknown")<{}> {
  readonly rule = "TKT-01" as const;
}

/** A second scan; tells when and where the first was. */
export class TicketAlreadyAdmitted extends Refusal("TicketAlreadyAdmitted")<{ readonly at: Instant; readonly gate: string }> {
  readonly rule = "TKT-02" as const;
}

/** The staff key was used, is too old, or is nobody's. */
export class StaffKeyNotValid extends Refusal("StaffKeyNotValid")<{}> {
  readonly rule = "TKT-04" as const;
}

/** The list to import does not begin with the columns that are needed. */
export class TicketColumnsMissing extends Refusal("TicketColumnsMissing")<{ readonly columns: string }> {
  readonly rule = "TKT-06" as const;
}

/** A row of the list to import cannot be read. */
export class TicketRowInvalid extends Refusal("TicketRowInvalid")<{ readonly line: number; readonly column: string }> {
  readonly rule = "TKT-06" as const;
}
