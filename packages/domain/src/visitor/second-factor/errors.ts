// What is refused about second factors and proofs of identity. [SES-07]
import { Refusal } from "#kernel/refusal";

/** The login waits for its second factor. */
export class FactorMissing extends Refusal("FactorMissing", "SES-07")<{}> {}

/** This role works with a second factor only, and the account has none. */
export class FactorNotSet extends Refusal("FactorNotSet", "SES-07")<{}> {}

/** A code that is wrong, out of date or was used. */
export class FactorWrong extends Refusal("FactorWrong", "SES-07")<{}> {}

/** An account that has a second factor sets up no other one beside it. */
export class FactorThere extends Refusal("FactorThere", "SES-07")<{}> {}

/** Nothing was begun that could be confirmed, or too long ago. */
export class EnrolmentOver extends Refusal("EnrolmentOver", "SES-07")<{}> {}

/** An answer of a browser that is no answer to this question, or of none of the account's passkeys. */
export class PasskeyRefused extends Refusal("PasskeyRefused", "SES-07")<{}> {}

/** None of the account's passkeys, or it has none. */
export class PasskeyUnknown extends Refusal("PasskeyUnknown", "SES-07")<{}> {}

/** An account that has as many passkeys as it may. */
export class PasskeysFull extends Refusal("PasskeysFull", "SES-07")<{ readonly most: number }> {}

/** Anyone may have come to a screen that was left open: this needs the password or a code within the last minutes. */
export class ProofTooOld extends Refusal("ProofTooOld", "SES-07")<{}> {}
