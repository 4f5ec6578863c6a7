// What is refused at the gate and before it. [TKT-01] [TKT-02] [TKT-04] [TKT-06]
import { Refusal } from "#kernel/refusal";
import type { Instant } from "#kernel/calendar";

/** What was scanned or typed is no key of a ticket. */
export class TicketKeyInvalid extends Refusal("TicketKeyInvalid", "TKT-02")<{}> {}

/** No ticket has this key; the same for a wrong key and for an unknown one. */
export class TicketUnknown extends Refusal("TicketUnknown", "TKT-01")<{}> {}

/** A second scan; contains when and where the first was. */
export class TicketAlreadyAdmitted extends Refusal("TicketAlreadyAdmitted", "TKT-02")<{
  readonly at: Instant;
  readonly gate: string;
}> {}

/** The staff key was used, is too old, or unknown. */
export class StaffKeyNotValid extends Refusal("StaffKeyNotValid", "TKT-04")<{}> {}

/** No staff session is open on this device. */
export class StaffSessionMissing extends Refusal("StaffSessionMissing", "TKT-05")<{}> {}

/** The list to import does not begin with the columns that are needed. */
export class TicketColumnsMissing extends Refusal("TicketColumnsMissing", "TKT-06")<{ readonly columns: string }> {}

/** A row of the list to import cannot be read. */
export class TicketRowInvalid extends Refusal("TicketRowInvalid", "TKT-06")<{
  readonly line: number;
  readonly column: string;
}> {}

/** The list to import has rows that cannot be read; nothing was imported. */
export class TicketListInvalid extends Refusal("TicketListInvalid", "TKT-06")<{
  readonly count: number;
  readonly fields: readonly { readonly field: string; readonly refusal: TicketRowInvalid }[];
}> {}

/** The list to import has no rows, or too many. */
export class TicketListSize extends Refusal("TicketListSize", "TKT-06")<{ readonly most: number }> {}

/** A field of one ticket or of an event cannot be read. */
export class TicketFieldInvalid extends Refusal("TicketFieldInvalid", "TKT-06")<{ readonly column: string }> {}

/** There is no such event. */
export class TicketEventUnknown extends Refusal("TicketEventUnknown", "TKT-06")<{}> {}

/** The ticket is for another event than the one at this entrance. */
export class TicketOfOtherEvent extends Refusal("TicketOfOtherEvent", "TKT-02")<{ readonly event: string }> {}

/** A ticket whose key was sealed with another secret: it cannot be sent again. */
export class TicketKeyLost extends Refusal("TicketKeyLost", "TKT-06")<{}> {}

/** A ticket that was withdrawn. */
export class TicketWithdrawn extends Refusal("TicketWithdrawn", "TKT-06")<{}> {}
