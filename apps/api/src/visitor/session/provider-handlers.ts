// Login over another provider: the way there, the way back, and the account that it opens, in Strapi's conventions. [SES-05] [API-02]
import {
  connectPath,
  enterByProvider,
  finishedLogin,
  nonceCookie,
  returnedPath,
  startedLogin,
  type StartedLogin,
} from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { applicationError, StrapiError } from "../../platform/http/strapi-error.ts";
import { run } from "../../platform/use-case/use-case.ts";
import { anonymousOnly, limited } from "./account-guard.ts";
import { accountPorts } from "./account-ports.ts";
import type { SessionServices } from "./services.ts";
import { sessionAnswer } from "./session-answer.ts";
import { inStrapisWords } from "./strapi-words.ts";

/** In Strapi's words. */
const unfinished = (): StrapiError => applicationError("OAuth authentication requires a completed provider session");

/** Only the browser that started a login with this provider, by its cookie; `session` for a content system's own. [SES-05] */
export const mustHaveStarted = (
  services: Pick<SessionServices, "now">,
  { params, query, cookies }: Pick<Call<"providerCallback">, "params" | "query" | "cookies">,
  state: string | null,
  hasSession = false,
): StartedLogin => {
  const back = {
    provider: params.provider,
    accessToken: query.access_token,
    cookie: cookies[nonceCookie.name],
    state,
    hasSession,
  };
  const finished = finishedLogin(back, services.now());
  if (Result.isFailure(finished)) throw unfinished();
  return finished.success;
};

export const providerHandlers = (
  services: SessionServices,
): Pick<Handlers, "providerCallback" | "connectProvider" | "connectCallback"> => {
  const { providers, settings, now, log } = services;

  const mustBeKnown = (provider: string): void => {
    if (!providers.has(provider)) throw applicationError("This provider is disabled");
  };

  const startedIn = ({ params, cookies }: Pick<Call<"connectProvider">, "params" | "cookies">): StartedLogin | null =>
    startedLogin(cookies[nonceCookie.name], params.provider, now());

  /** Messages may repeat what the provider sent. */
  const warn = (provider: string, error: unknown): void => {
    const { name = "", code = "" } = error as { readonly name?: string; readonly code?: string };
    log.warn({ provider, err: { name, code } }, "a login over a provider came to nothing");
  };

  const ledTo = (to: string) => ({ status: 302, headers: { location: to } });

  return {
    connectProvider: (call) =>
      limited(services, call, async () => {
        const { provider } = call.params;
        mustBeKnown(provider);
        const started = startedIn(call);
        // The shop's own page gives the browser its nonce.
        if (started === null) return ledTo(settings.publicUrl + connectPath(provider));
        const there = await providers.start(provider, started.nonce).catch((error: unknown) => {
          warn(provider, error);
          throw new StrapiError(502, "ProviderError", "The provider did not answer");
        });
        return ledTo(there.href);
      }),

    connectCallback: (call) =>
      limited(services, call, async () => {
        const { provider } = call.params;
        mustBeKnown(provider);
        const back = (found: Readonly<Record<string, string>>) =>
          ledTo(`${settings.publicUrl}${returnedPath(provider)}?${new URLSearchParams(found)}`);
        const failed = (why: string) => back({ error: "oauth_error", error_description: why });
        const started = startedIn(call);
        if (started === null) return failed("OAuth2 state mismatch");
        try {
          const identity = await providers.finish(
            provider,
            started.nonce,
            new URL(`${settings.publicUrl}/api${call.path}`),
          );
          return back({ access_token: await providers.seal({ identity, nonce: started.nonce }, now()) });
        } catch (error) {
          warn(provider, error);
          return failed("OAuth2 login failed");
        }
      }),

    providerCallback: async (call) => {
      const { provider } = call.params;
      mustBeKnown(provider);
      await anonymousOnly(services, call);
      const given =
        typeof call.query.access_token === "string" ? await providers.unseal(call.query.access_token, now()) : null;
      // What is no word of ours is as good as another browser's.
      mustHaveStarted(services, call, given?.nonce ?? "");
      if (given === null || given.identity.provider !== provider) throw unfinished();
      const entering = enterByProvider(given.identity, providers.handsOver(provider));
      const begun = await run(services, call, accountPorts(services, call), entering).catch(inStrapisWords(call));
      services.mailQueued();
      return sessionAnswer(services, begun, {}, call);
    },
  };
};
