// The newsletter: requested, confirmed, ended; every request for it is answered alike. [CUS-10]
import {
  confirmNewsletter,
  endNewsletter,
  messageLimit,
  openNewsletterLink,
  type NewsletterDraft,
  requestDraft,
  subscribe,
} from "@kontor/domain/site/request";
import { todayOf } from "../../platform/calendar/today.ts";
import { type Call, good, type Handlers } from "../../platform/http/call.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { read, run } from "../../platform/use-case/use-case.ts";
import { alike } from "../../visitor/session/answer-time.ts";
import { countedCall } from "../../visitor/session/call-limits.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { subscriptionPorts } from "./ports.ts";

type Names = "subscribeNewsletter" | "readNewsletterLink" | "confirmNewsletter" | "endNewsletter";

export const newsletterHandlers = (services: SessionServices): Pick<Handlers, Names> => {
  const ports = subscriptionPorts(services);
  const limited = (
    call: Pick<Call<Exclude<Names, "readNewsletterLink">>, "address" | "headers" | "operation">,
  ): Promise<void> => countedCall(services, call, { of: "newsletter", limit: messageLimit });
  return {
    subscribeNewsletter: async (call) => {
      await limited(call);
      const { email, consent } = call.body;
      const typed: Readonly<Record<string, string | null>> = { email, consent: consent ? "on" : null };
      const taken = await alike(
        run(
          services,
          call,
          ports,
          subscribe({
            draft: requestDraft("newsletter", (field) => typed[field] ?? null) as NewsletterDraft,
            key: String(call.headers["idempotency-key"]),
            id: services.freshId(),
            now: services.now(),
            locale: call.locale,
            provider: (await siteTexts(services.database.reads)).name,
            facts: {
              today: todayOf(services),
              policy: services.settings.addressPolicy,
              categories: [],
              jobs: [],
              proProducts: [],
            },
          }),
        ),
      );
      if (taken.isNew) services.mailQueued();
      return good({ email: taken.email });
    },
    readNewsletterLink: async (call) => {
      const { link, code } = call.body;
      return good({ done: await read(services, call, ports, openNewsletterLink(link, code, services.now())) });
    },
    confirmNewsletter: async (call) => {
      await limited(call);
      const { isNew } = await run(
        services,
        call,
        ports,
        confirmNewsletter(call.body.code, services.now(), call.locale),
      );
      if (isNew) services.mailQueued();
      return { status: 200, payload: { success: true as const } };
    },
    endNewsletter: async (call) => {
      await limited(call);
      await alike(run(services, call, ports, endNewsletter(call.body.code, services.now())));
      return { status: 200, payload: { success: true as const } };
    },
  };
};
