// What is refused of paying online. [PAY-03]
import { Refusal } from "#kernel/refusal";

/** A provider that this shop has no account with. */
export class ProviderNotOffered extends Refusal("ProviderNotOffered", "PAY-03")<{}> {}

/** Nothing is left to pay. */
export class NothingToPay extends Refusal("NothingToPay", "PAY-03")<{}> {}

/** Less than the provider takes. */
export class AmountTooSmall extends Refusal("AmountTooSmall", "PAY-03")<{}> {}

/** The provider does not answer, or refuses to begin. */
export class ProviderAway extends Refusal("ProviderAway", "PAY-03")<{}> {}

/** Another go to pay the same is under way. */
export class PaymentUnderWay extends Refusal("PaymentUnderWay", "PAY-03")<{}> {}

/** The provider sends this money back no more. */
export class RefundRefused extends Refusal("RefundRefused", "PAY-03")<{}> {}

/** No difference has this id. */
export class DifferenceUnknown extends Refusal("DifferenceUnknown", "PAY-03")<{}> {}

/** A difference that a member of staff has resolved before. */
export class DifferenceResolved extends Refusal("DifferenceResolved", "PAY-03")<{}> {}

/** A notice that its provider did not send. */
export class NoticeForged extends Refusal("NoticeForged", "PAY-03")<{}> {}

/** A link to pay an invoice that this shop did not make, or whose invoice is gone. */
export class PayLinkUnknown extends Refusal("PayLinkUnknown", "PAY-03")<{}> {}

/** A link to pay an invoice that was paid some weeks ago. */
export class PayLinkOver extends Refusal("PayLinkOver", "PAY-03")<{}> {}
