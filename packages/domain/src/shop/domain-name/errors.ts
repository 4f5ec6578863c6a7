// What is refused about domain names. [DOM-01] [DOM-02] [DOM-03] [DOM-05] [DOM-07] [DOM-09]
import { Refusal } from "#kernel/refusal";

/** What is wrong with a name's form. */
export type NameFault =
  | "empty"
  | "blank"
  | "characters"
  | "dots"
  | "form"
  | "hyphen"
  | "length"
  | "long"
  | "letters"
  | "ending-missing"
  | "address"
  | "subdomain";

/**
 * Invalid format or forbidden characters: `characters` are those that no name has, each once, a blank as `␣`; `minimum` and `maximum` are the
 * ending's, where the length is the fault.
 */
export class DomainNameInvalid extends Refusal("DomainNameInvalid", "DOM-02")<{
  readonly typed: string;
  readonly fault: NameFault;
  readonly characters: string;
  readonly ending: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
}> {}

/** The shop sells no names under this ending. */
export class DomainEndingUnknown extends Refusal("DomainEndingUnknown", "DOM-02")<{ readonly ending: string }> {}

/** The name did not pass DNS validation: the ending is not delegated, the name to transfer does not exist, or DNS does not answer. */
export class DomainValidationFailed extends Refusal("DomainValidationFailed", "DOM-03")<{
  readonly name: string;
  readonly problem: "ending" | "non-existent" | "dns";
}> {}

/** Too many checks; the next one is answered after the wait. */
export class DomainRateLimited extends Refusal("DomainRateLimited", "DOM-05")<{ readonly retryAfterSeconds: number }> {}

/** The check itself failed; an unclear answer of the registry is no failure but `unknown`. */
export class DomainCheckFailed extends Refusal("DomainCheckFailed", "DOM-09")<{}> {}

/** A name that is to be registered is registered already; it may be transferred. */
export class DomainTaken extends Refusal("DomainTaken", "DOM-01")<{ readonly name: string }> {}

/** A name that is to be transferred is not registered; it may be registered. */
export class DomainNotRegistered extends Refusal("DomainNotRegistered", "DOM-01")<{ readonly name: string }> {}

/** The name is registered with this provider already. */
export class DomainOurs extends Refusal("DomainOurs", "DOM-01")<{ readonly name: string }> {}

/** The name is being deleted or moves already: it can be neither registered nor moved now. */
export class DomainLeaving extends Refusal("DomainLeaving", "DOM-01")<{ readonly name: string }> {}

/** The registry's answer is unclear, so the name cannot be ordered now. */
export class DomainUnclear extends Refusal("DomainUnclear", "DOM-01")<{ readonly name: string }> {}

/** Names of this ending cannot be transferred. */
export class DomainNotTransferable extends Refusal("DomainNotTransferable", "DOM-01")<{ readonly ending: string }> {}

/** The authcode is shorter or longer than those of its ending; `length` is that of what was typed. The code itself is never repeated. */
export class AuthcodeLengthWrong extends Refusal("AuthcodeLengthWrong", "DOM-07")<{
  readonly ending: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly length: number;
}> {}

/** The authcode has characters that no code of its ending has: each once, a blank as `␣`. The code itself is never repeated. */
export class AuthcodeCharactersWrong extends Refusal("AuthcodeCharactersWrong", "DOM-07")<{
  readonly ending: string;
  readonly characters: string;
}> {}

export type AuthcodeRefusal = AuthcodeLengthWrong | AuthcodeCharactersWrong;

/** What reading a name may refuse. */
export type NameRefusal = DomainNameInvalid | DomainEndingUnknown;

/** What checking a name may refuse. */
export type CheckRefusal = NameRefusal | DomainValidationFailed | DomainRateLimited | DomainCheckFailed;

/** What acquiring a name in a certain way may refuse. */
export type AcquisitionRefusal =
  | DomainTaken
  | DomainNotRegistered
  | DomainOurs
  | DomainLeaving
  | DomainUnclear
  | DomainNotTransferable;

/** What confirming a name at its registry may refuse, before it is acquired. */
export type AcquireRefusal = CheckRefusal | AcquisitionRefusal;

/** A refusal as plain facts, which a machine may hold and JSON may carry. */
export type PlainRefusal<R extends { readonly _tag: string; readonly rule: string }> = R extends unknown
  ? Omit<R, Exclude<keyof Error, "cause"> | "cause" | "pipe" | symbol | "toJSON" | "asEffect">
  : never;

/** The facts of a refusal without the error around them. */
export const plainRefusal = <R extends { readonly _tag: string; readonly rule: string }>(refusal: R): PlainRefusal<R> =>
  ({ ...refusal, _tag: refusal._tag, rule: refusal.rule }) as unknown as PlainRefusal<R>;
