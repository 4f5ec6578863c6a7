// Webhooks that staff have sent once more: one event, or all that stopped. [OUT-01] [SES-07]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { asStaff, webhookAgain } from "#site/admin";
import { WebhookUnknown } from "./errors.ts";

export class Webhooks extends Context.Service<
  Webhooks,
  {
    /** Whether the settings name such a receiver. */
    readonly isReceiver: (name: string) => boolean;
    /** Queues them again; how many that was. */
    readonly again: (receiver: string, event: string | null) => Effect.Effect<number>;
  }
>()("kontor/site/outside/Webhooks") {}

/** Sends webhooks that were given up once more. */
export const resendWebhooks = (receiver: string, event: string | null) =>
  asStaff(() =>
    Effect.gen(function* () {
      const webhooks = yield* Webhooks;
      const again = webhooks.isReceiver(receiver) ? yield* webhooks.again(receiver, event) : null;
      if (again === null || (again === 0 && event !== null)) return yield* Effect.fail(new WebhookUnknown());
      return { entry: webhookAgain(receiver, event, again), result: again };
    }),
  );
