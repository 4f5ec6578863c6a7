// What the forms need from outside: somebody who takes them. [FRM-01]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { RequestNotSent, RequestRefused } from "./errors.ts";
import type { Draft, Receipt } from "./model.ts";

/** Where forms go; the same key twice is one request. */
export class Requests extends Context.Service<
  Requests,
  {
    readonly send: (draft: Draft, key: string) => Effect<Receipt, RequestRefused | RequestNotSent>;
  }
>()("kontor/site/request/Requests") {}
