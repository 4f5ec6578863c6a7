// What may go wrong with a decision: it counts at once, but its proof may have to wait. [VIS-02]
import { Refusal } from "#kernel/refusal";

/** The decision could not be recorded; it is tried again after the next page. */
export class ConsentNotRecorded extends Refusal("ConsentNotRecorded", "VIS-02")<{}> {}
