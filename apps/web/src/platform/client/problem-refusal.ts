// A failed call as the refusal that a machine or a page shows: its tag, with its facts and what the shop said of it.
import type { Problem } from "@kontor/adapters/client";
import type { PostedRefusal } from "../page/services.ts";

export const refusalOf = ({ refusal, detail, errors, retryAfter, facts }: Problem): PostedRefusal => ({
  ...facts,
  _tag: refusal,
  detail,
  ...(errors === undefined ? {} : { errors: errors.map(({ field, detail: text }) => ({ field, detail: text })) }),
  ...(retryAfter === undefined ? {} : { wait: retryAfter }),
});
