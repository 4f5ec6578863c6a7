// What is refused of what follows an order outside of the shop. [OUT-01]
import { Refusal } from "#kernel/refusal";

/** No such delivery, or none to an address that the settings name. */
export class WebhookUnknown extends Refusal("WebhookUnknown", "OUT-01")<{}> {}
