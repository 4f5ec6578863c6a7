// Subscriptions to the newsletter in the hands of staff: found by their addresses, ended for who asks for it. [CUS-10] [ADM-01]
import { createHash } from "node:crypto";
import { endSubscription } from "@kontor/domain/site/admin";
import type { Subscription } from "@kontor/domain/site/request";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { subscriptionPorts } from "../request/ports.ts";
import { subscriptionPage } from "../request/subscription-store.ts";
import { countIn, runAsStaff } from "./by-staff.ts";

/** Names a subscription where its address may not stand. */
const referenceOf = (email: string): string => createHash("sha256").update(email).digest("hex").slice(0, 12);

/** Neither the code, which ends it without a login, nor the wording. */
const recordOf = ({ code: _, terms: __, ...shown }: Subscription) => ({
  ...shown,
  reference: referenceOf(shown.email),
});

export const subscriberAdminHandlers = (
  services: SessionServices,
): Pick<Handlers, "listSubscribers" | "endSubscription"> => ({
  listSubscribers: async (call) => {
    await staffOf(services, call);
    const { q = "", only = null, after = null } = call.query;
    const beginning = q.trim().toLowerCase();
    const { subscriptions, next } = await subscriptionPage(services.database.reads, {
      beginning,
      only,
      after,
      count: countIn(call.query),
    });
    return good({ subscribers: subscriptions.map(recordOf), next });
  },

  endSubscription: async (call) =>
    good(
      recordOf(
        await runAsStaff(services, call, subscriptionPorts(services), endSubscription(call.body.email, referenceOf)),
      ),
    ),
});
