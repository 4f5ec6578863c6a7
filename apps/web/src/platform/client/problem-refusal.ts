// A failed call as the refusal that a machine or a page shows: its tag, with what the shop said of it.
import type { Problem } from "@kontor/adapters/client";
import type { PostedRefusal } from "../page/services.ts";

export const refusalOf = ({ refusal, detail, errors, retryAfter }: Problem): PostedRefusal => ({
  _tag: refusal,
  detail,
  ...(errors === undefined ? {} : { errors: errors.map(({ field, detail: text }) => ({ field, detail: text })) }),
  ...(retryAfter === undefined ? {} : { wait: retryAfter }),
});
