// What is refused about the wire itself, before any rule of the shop applies: what cannot be read, is too large, or meets a shop that is away. [API-05] [OPS-09] [OPS-10]
import { Refusal } from "#kernel/refusal";

/** A call that is not as the contract describes it; `at` points to the place, `says` is the schema's own complaint. */
export class RequestMalformed extends Refusal("RequestMalformed")<{ readonly at?: string; readonly says?: string }> {
  readonly rule = "API-05" as const;
}

export class BodyTooLarge extends Refusal("BodyTooLarge")<{}> {
  readonly rule = "OPS-09" as const;
}

export class ContentTypeUnknown extends Refusal("ContentTypeUnknown")<{}> {
  readonly rule = "API-05" as const;
}

/** Database or content system do not answer at the moment. */
export class Unavailable extends Refusal("Unavailable")<{}> {
  readonly rule = "OPS-10" as const;
}
