// What is refused about the wire itself, before any rule of the shop applies: what cannot be read, is too large, or meets a shop that is away. [API-05] [OPS-09] [OPS-10]
import { Refusal } from "#kernel/refusal";

/** A call that is not as the contract describes it; `at` points to the place, `says` is the schema's own complaint. */
export class RequestMalformed extends Refusal("RequestMalformed", "API-05")<{
  readonly at?: string;
  readonly says?: string;
}> {}

export class BodyTooLarge extends Refusal("BodyTooLarge", "OPS-09")<{}> {}

export class ContentTypeUnknown extends Refusal("ContentTypeUnknown", "API-05")<{}> {}

/** Database or content system do not answer at the moment. */
export class Unavailable extends Refusal("Unavailable", "OPS-10")<{}> {}
