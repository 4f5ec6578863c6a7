// What is refused of what follows an order outside of the shop. [OUT-01] [OUT-03]
import { Refusal } from "#kernel/refusal";

/** No such delivery, or none to an address that the settings name. */
export class WebhookUnknown extends Refusal("WebhookUnknown", "OUT-01")<{}> {}

/** A report without the text that says what is ready, or with one or a link that cannot be. */
export class DeliveryReportWrong extends Refusal("DeliveryReportWrong", "OUT-03")<{
  readonly field: "text" | "link";
}> {}

/** A report of a state that cannot follow the one before. */
export class DeliveryStateNotNext extends Refusal("DeliveryStateNotNext", "OUT-03")<{
  readonly from: string;
  readonly to: string;
}> {}

/** A report of a contract that was withdrawn from or has ended. */
export class DeliveryOver extends Refusal("DeliveryOver", "OUT-03")<{}> {}

/** The setup may not begin yet, so that nothing is given out for it. */
export class SetupNotYet extends Refusal("SetupNotYet", "LGL-04")<{}> {}
