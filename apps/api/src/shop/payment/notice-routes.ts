// Where payment providers say that something happened: a hint that is proved by reading, whatever it says. [PAY-03]
import { NoticeForged, type ProviderName, providerNames, takeNotice } from "@kontor/domain/shop/payment";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { FastifyInstance } from "fastify";
import { refuse } from "../../platform/http/problem.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { momentOf } from "./payment-job.ts";
import { noticePath, paymentPorts, type PaymentServices } from "./ports.ts";

/** Larger ones are none: the largest event of a provider has some kilobytes. */
const mostBytes = 256 * 1024;

const textHeaders = (headers: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** Raw bodies, as they are signed; of providers that the shop has an account with. */
export const mountNotices = (
  app: FastifyInstance,
  services: PlatformServices & PaymentServices,
  schedule: () => void,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: mostBytes }, (_, body, done) => done(null, body));
    const route = (provider: ProviderName): void => {
      scope.post(noticePath(provider), async (request, reply) => {
        const body = typeof request.body === "string" ? request.body : "";
        const taken = await Effect.runPromise(
          Effect.result(
            Effect.provideContext(
              takeNotice(provider, body, textHeaders(request.headers), momentOf(services)),
              paymentPorts(services),
            ),
          ),
        );
        if (Result.isFailure(taken)) {
          if (taken.failure instanceof NoticeForged) services.log.warn({ provider }, "a notice was not signed rightly");
          return refuse(taken.failure);
        }
        schedule();
        return reply.code(200).header("cache-control", "no-store").send();
      });
    };
    for (const provider of providerNames) if (services.payment[provider] !== undefined) route(provider);
  });
};
