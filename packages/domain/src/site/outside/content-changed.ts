// A content system elsewhere says that something was published there. [CNT-09] [API-06]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

export class ContentVersion extends Context.Service<
  ContentVersion,
  {
    /** Readers find other contents from then on. */
    readonly raise: Effect.Effect<void>;
  }
>()("kontor/site/outside/ContentVersion") {}

/** What a Strapi sends to try the address of its webhook. */
const trial = "trigger-test";

export const contentChanged = Effect.fn("contentChanged")(function* (event: string) {
  if (event !== trial) yield* (yield* ContentVersion).raise;
});
