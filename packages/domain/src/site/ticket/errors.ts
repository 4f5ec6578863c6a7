// What is refused at the gate and before it. [TKT-01] [TKT-02] [TKT-04] [TKT-06]
import { Refusal } from "#kernel/refusal";
import type { Instant } from "#kernel/calendar";

/** What was scanned or typed is no key of a ticket. */
export class TicketKeyInvalid extends Refusal("TicketKeyInvalid", "TKT-02")<{}> {}

/** No ticket has this key; the same for a wrong key and for an unknown one. */
export class TicketUnknown extends Refusal("TicketUnknown", "TKT-01")<{}> {}

/** A second scan; contains when and where the first was. */
export class TicketAlreadyAdmitted extends Refusal("TicketAlreadyAdmitted", "TKT-02")<{ readonly at: Instant; readonly gate: string }> {}

/** The staff key was used, is too old, or unknown. */
export class StaffKeyNotValid extends Refusal("StaffKeyNotValid", "TKT-04")<{}> {}

/** The list to import does not begin with the columns that are needed. */
export class TicketColumnsMissing extends Refusal("TicketColumnsMissing", "TKT-06")<{ readonly columns: string }> {}

/** A row of the list to import cannot be read. */
export class TicketRowInvalid extends Refusal("TicketRowInvalid", "TKT-06")<{ readonly line: number; readonly column: string }> {}
