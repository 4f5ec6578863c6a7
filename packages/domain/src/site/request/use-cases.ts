// Sending a form: checked here first, then taken by whoever keeps it. [FRM-01] [CUS-11]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { RequestRefused } from "./errors.ts";
import type { Draft, RequestFacts } from "./model.ts";
import { Requests } from "./ports.ts";
import { checkRequest } from "./rules.ts";

export const sendRequest = Effect.fn("sendRequest")(function* (draft: Draft, key: string, facts: RequestFacts) {
  const checked = checkRequest(draft, facts);
  if (Result.isFailure(checked)) return yield* Effect.fail(new RequestRefused({ fields: checked.failure }));
  const requests = yield* Requests;
  return yield* requests.send(draft, key);
});
