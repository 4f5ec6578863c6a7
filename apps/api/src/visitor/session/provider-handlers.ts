// Login over another provider: the way there, the way back, and the account that it opens, in Strapi's conventions. [SES-05] [API-02]
import type { EmailAddress } from "@kontor/domain/kernel/text";
import type { Locale } from "@kontor/domain/visitor/locale";
import {
  connectPath,
  finishedLogin,
  nonceCookie,
  providerEntry,
  returnedPath,
  type Role,
  startedLogin,
  type StartedLogin,
} from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Handle } from "../../platform/database/handle.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { applicationError, StrapiError } from "../../platform/http/strapi-error.ts";
import { accountBlocked, anonymousOnly, limited } from "./account-guard.ts";
import { queueHandedOver } from "./account-mails.ts";
import type { HandedOver } from "./provider-client.ts";
import { linkProvider, userByProvider } from "./provider-links-store.ts";
import type { SessionServices } from "./services.ts";
import { beginSession, sessionAnswer } from "./session-answer.ts";
import { takeBack } from "./taken-back.ts";
import { addUser, changeUser, userByEmail, type UserRow } from "./users-store.ts";

/** In Strapi's words. */
const unfinished = (): StrapiError => applicationError("OAuth authentication requires a completed provider session");
const taken = (): StrapiError => applicationError("Email is already taken.");
const unverified = (): StrapiError => applicationError("Email was not available.");

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
  const { database, providers, settings, now, log } = services;

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
      const begun = await database.inTransaction(async (handle) =>
        beginSession(services, handle, await accountOf(services, handle, given.identity, call.locale), call),
      );
      services.mailQueued();
      return sessionAnswer(services, begun, {}, call);
    },
  };
};

/** The account that a person's provider opens, made or handed over where there is none of theirs yet. [SES-05] [SES-11] */
const accountOf = async (
  services: SessionServices,
  handle: Handle,
  identity: HandedOver["identity"],
  locale: Locale,
): Promise<UserRow> => {
  const { provider, email } = identity;
  const bound = await userByProvider(handle, identity);
  const holder = bound === undefined && email !== null ? await userByEmail(handle, email) : undefined;
  const entry = providerEntry(
    identity,
    { isBound: bound !== undefined, holder: holder === undefined ? null : { role: holder.role as Role } },
    services.providers.handsOver(provider),
  );
  if (Result.isFailure(entry)) throw entry.failure._tag === "RegistrationTaken" ? taken() : unverified();
  const found = bound ?? holder;
  if (found?.blocked === 1) throw accountBlocked();
  if (entry.success === "own" && found !== undefined) return found;
  const account =
    found === undefined
      ? await made(services, handle, provider, email)
      : await handedOver(services, handle, found, locale, provider);
  await linkProvider(handle, identity, account.id, services.now());
  return account;
};

const made = async (
  services: SessionServices,
  handle: Handle,
  provider: string,
  email: EmailAddress | null,
): Promise<UserRow> => {
  if (email === null) throw unverified();
  const user = await addUser(handle, { username: email, email, passwordHash: "", now: services.now(), provider });
  if (user === undefined) throw taken();
  return user;
};

/** As by a new password: a person who made this account with an address that was not theirs is locked out, and its owner gets a mail. [SES-05] */
const handedOver = async (
  services: SessionServices,
  handle: Handle,
  user: UserRow,
  locale: Locale,
  provider: string,
): Promise<UserRow> => {
  const opened = await changeUser(handle, user.id, { password_hash: "", confirmed: 1 });
  if (opened === undefined) throw taken();
  const changed = await takeBack(handle, opened, "handed-over", { now: services.now() });
  await queueHandedOver(services, handle, changed, services.providers.nameOf(provider), locale);
  return changed;
};
