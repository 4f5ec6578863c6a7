// With `CMS_URL` the calls of the content contract are passed on to the Strapi that is there: same paths, same bodies, its answers as they are. [API-02] [OPS-01]
import type { IncomingHttpHeaders } from "node:http";
import { deviceOf, isCanonicalToken, mayEnter, type Role, type TakingAct } from "@kontor/domain/visitor/session";
import { fallbackLocale, isLocale } from "@kontor/domain/visitor/locale";
import { shopLanguages, spoken } from "../../../platform/provider/languages.ts";
import { mustWithstand } from "../../../visitor/session/password-guesses.ts";
import { noteAway } from "../../../platform/http/note-away.ts";
import { siteTexts } from "../../../platform/provider/provider-store.ts";
import { userOf } from "../../../visitor/session/account-guard.ts";
import { mustHaveStarted } from "../../../visitor/session/provider-handlers.ts";
import { rememberPlace, limitUnknownLogins } from "../../../visitor/session/unknown-login.ts";
import type { Operation } from "../../../platform/contract/documents.ts";
import type { Answer, Call, Handlers, OperationId } from "../../../platform/http/call.ts";
import { bearerOf } from "../../../platform/http/request.ts";
import { StrapiError, unauthorized } from "../../../platform/http/strapi-error.ts";
import { wholeBody } from "../../../platform/peers/whole-body.ts";
import type { SessionServices } from "../../../visitor/session/services.ts";
import { provedBy } from "../../../visitor/session/session-answer.ts";
import { listOperation, oneOperation } from "../handlers.ts";
import { asksForDrafts } from "../query/query.ts";
import type { ContentType } from "../schema/model.ts";
import { contentTypes } from "../schema/types.ts";
import { ContentAway } from "../source.ts";
import { parsedOrNull, sentenceOf } from "./probe.ts";
import { listFault, oneFault } from "./faults.ts";
import { isEndedLogin, noteEntry } from "./vouched-logins.ts";

type AnyCall = Pick<Call<OperationId>, "path" | "headers" | "address" | "clientAddress" | "signal"> & {
  readonly body: unknown;
  readonly query: unknown;
};

/** Calls of accounts and files may take longer than reads. */
const deadline = 10_000;
const readersDeadline = 4_000;
const mostBytes = 16 * 1024 * 1024;
const forwardedHeaders = ["cookie", "strapi-response-format", "accept-language"] as const;
const returnedHeaders = /^(location|retry-after|set-cookie|www-authenticate|x-ratelimit-.*)$/;

/** What is forwarded: the bearer and no other scheme's secret, and nothing of the shop's own cookies but Strapi's session of a provider login. */
const passed = (headers: IncomingHttpHeaders, address: string, publicUrl: string): Record<string, string> => {
  const own = Object.fromEntries(
    forwardedHeaders.flatMap((name) => {
      const value = headers[name];
      if (value === undefined) return [];
      return [[name, name === "cookie" ? providerSession(String(value)) : String(value)] as const];
    }),
  );
  const bearer = bearerOf(headers);
  return {
    ...own,
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    "x-forwarded-for": address,
    "x-forwarded-proto": new URL(publicUrl).protocol.slice(0, -1),
  };
};

const providerSession = (cookie: string): string =>
  cookie
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith("koa.sess"))
    .join("; ");

/** An answer of the content system, or that it is away. */
export const requestRemote = async (
  url: string,
  init: RequestInit,
  signal?: AbortSignal,
  within = deadline,
): Promise<Response> => {
  const late = AbortSignal.timeout(within);
  try {
    const response = await fetch(url, {
      redirect: "manual",
      ...init,
      signal: signal === undefined ? late : AbortSignal.any([late, signal]),
    });
    return response;
  } catch (error) {
    throw new ContentAway("no answer", { cause: error });
  }
};

/** The whole body of such an answer. */
export const bodyOf = async (response: Response): Promise<Buffer> => {
  const body = await wholeBody(response, mostBytes).catch((cause: unknown) => {
    throw new ContentAway("cut off", { cause });
  });
  if (body === null) throw new ContentAway("too large");
  return body;
};

const forwarded =
  (services: SessionServices, cmsUrl: string, method: string, judged?: Judged) =>
  async (call: AnyCall): Promise<Answer<unknown>> => {
    const headers = passed(call.headers, call.clientAddress, services.settings.publicUrl);
    await stillOpen(services, call, judged === undefined);
    const drafts = method === "GET" && asksForDrafts(call.query as Readonly<Record<string, unknown>>);
    if (drafts) await asEditor(services, call, headers);
    const body = call.body === undefined || method === "GET" ? {} : { body: JSON.stringify(call.body) };
    const response = await requestRemote(
      `${cmsUrl}/api${judged === undefined ? call.path : inShopLanguage(call.path)}`,
      {
        method,
        headers: { ...headers, ...(call.body === undefined ? {} : { "content-type": "application/json" }) },
        ...body,
      },
      call.signal,
      judged === undefined ? deadline : readersDeadline,
    );
    const text = (await bodyOf(response)).toString("utf8");
    if (response.status >= 502) throw new ContentAway(`status ${response.status}`);
    if (drafts && (response.status === 401 || response.status === 403)) throw tokenRefused();
    // The shop's own queries are right: what a Strapi refuses of them it lacks.
    if (response.status === 400 && judged !== undefined)
      noteAway(services.log, sentenceOf(400, parsedOrNull(text)), call.path.split("?")[0]);
    const answered = payloadOf(response, judged === undefined ? text : withOwnFiles(text, cmsUrl));
    const fault = judged?.(response.status, answered.payload, call) ?? null;
    if (fault !== null) throw new ContentAway(fault);
    return {
      status: response.status,
      unjudged: true,
      headers: {
        ...Object.fromEntries([...response.headers].filter(([name]) => returnedHeaders.test(name))),
        // Of several cookies each is a line of its own.
        ...(response.headers.has("set-cookie") ? { "set-cookie": response.headers.getSetCookie() } : {}),
      },
      ...answered,
    };
  };

const localizedLists: ReadonlySet<string> = new Set(
  contentTypes.flatMap(({ path, localized }) => (localized ? [path] : [])),
);

/** Entries are requested in a language that the shop has; without one in its first, which need not be that of the Strapi. [PKG-08] */
const inShopLanguage = (path: string): string => {
  const [at = "", query = ""] = path.split("?");
  if (!localizedLists.has(at.split("/")[1] ?? "")) return path;
  const named = /(?:^|&)locale=([^&]*)/.exec(query);
  const languages = shopLanguages();
  if (named === null)
    return languages[0] === fallbackLocale ? path : `${at}?${query === "" ? "" : `${query}&`}locale=${languages[0]}`;
  const [whole, locale = ""] = named;
  const wanted =
    locale === "*" && languages.length > 1 ? "*" : isLocale(locale) || locale === "*" ? spoken(locale) : locale;
  return wanted === locale ? path : `${at}?${query.replace(whole, whole.replace(/[^=]*$/, wanted))}`;
};

/** An editor's pictures name the content system itself; visitors reach its files under the shop's address alone. [CNT-07] */
const withOwnFiles = (text: string, cmsUrl: string): string => text.replaceAll(`${cmsUrl}/uploads/`, "/uploads/");

/** What is wrong with an answer, by its status and payload; null for nothing. */
type Judged = (status: number, payload: unknown, call: AnyCall) => string | null;

/** A list is there even when it is empty: a 404 comes from something else than a content system for this shop. */
const judgedAs =
  (type: ContentType, isList: boolean): Judged =>
  (status, payload, { headers, query }) => {
    if (isList && status === 404) return `${type.path} is not there`;
    if (status !== 200 || headers["strapi-response-format"] === "v4") return null;
    const given = query as Readonly<Record<string, unknown>>;
    return (isList ? listFault : oneFault)(type, payload, given["fields"] === undefined, asksForDrafts(given));
  };

const judges: ReadonlyMap<string, Judged> = new Map(
  contentTypes.flatMap((type) => [
    [listOperation(type), judgedAs(type, true)] as const,
    [oneOperation(type), judgedAs(type, false)] as const,
  ]),
);

/** The operator's token is invalid, not the caller's login. [ADM-03] */
const tokenRefused = (): StrapiError =>
  new StrapiError(502, "PreviewTokenError", "The shop has no token that the content system gives drafts for");

const payloadOf = (response: Response, text: string): { readonly payload?: unknown } => {
  if (text === "" || !/json/.test(response.headers.get("content-type") ?? "")) return {};
  try {
    return { payload: JSON.parse(text) };
  } catch (cause) {
    throw new ContentAway("no JSON", { cause });
  }
};

/** In the Strapi a token may stay valid after its logout here: through this shop it does not. [SES-03] */
const stillOpen = async (
  { database, tokens, now }: SessionServices,
  { headers }: AnyCall,
  isOfAccounts: boolean,
): Promise<void> => {
  const bearer = bearerOf(headers);
  if (bearer === null) return;
  if (!isCanonicalToken(bearer) || (await isEndedLogin(database.reads, bearer)))
    throw unauthorized("Invalid credentials");
  if (!isOfAccounts) return;
  const verdict = await tokens.verify(database.reads, bearer, now());
  if ("refused" in verdict && verdict.refused === "Invalid credentials") throw unauthorized(verdict.refused);
};

/** Drafts are read with the token that the operator made for it, by those who are editors here. */
const asEditor = async (services: SessionServices, call: AnyCall, headers: Record<string, string>): Promise<void> => {
  const user = bearerOf(call.headers) === null ? null : await userOf(services, call);
  if (user === null || !mayEnter("content", user.role as Role))
    throw new StrapiError(403, "ForbiddenError", "Drafts need a preview token");
  if (services.settings.cmsToken === null) throw tokenRefused();
  headers["authorization"] = `Bearer ${services.settings.cmsToken}`;
};

/** Guesses are bounded here, because the content system sees every call come from the shop; a place that a session was made for is known. [OPS-08] */
const guarded =
  (services: SessionServices, forward: (call: AnyCall) => Promise<Answer<unknown>>) =>
  async (call: AnyCall): Promise<Answer<unknown>> => {
    const { identifier } = membersOf(call.body);
    if (typeof identifier === "string") await limitUnknownLogins(services, { identifier, address: call.address });
    const answer = await forward(call);
    const { email, username } = membersOf(membersOf(answer.payload)["user"]);
    const names = [identifier, email, username].filter((name) => typeof name === "string");
    if (answer.status === 200 && names.length > 0) await rememberPlace(services, names, call.address);
    return answer;
  };

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Which letters are sent and which cannot be is known to the Strapi, and says who has an account. [SES-06] */
const alike =
  ({ log }: SessionServices, id: string, forward: (call: AnyCall) => Promise<Answer<unknown>>) =>
  async (call: AnyCall): Promise<Answer<unknown>> => {
    const answer = await forward(call);
    const isRefused =
      answer.status === 400 && membersOf(membersOf(answer.payload)["error"])["name"] === "ApplicationError";
    if (answer.status !== 500 && !isRefused) return answer;
    if (answer.status === 500) log.error({ operation: id }, "the content system could not send a letter");
    const email = String(membersOf(call.body)["email"]).toLowerCase();
    return { ...answer, status: 200, payload: id === "forgotPassword" ? { ok: true } : { email, sent: true } };
  };

const askingForLetters: ReadonlySet<string> = new Set(["forgotPassword", "sendEmailConfirmation"]);
const makingSessions: ReadonlySet<string> = new Set(["login", "register", "resetPassword"]);
const choosingPasswords: ReadonlySet<string> = new Set(["register", "resetPassword", "changePassword"]);

/** What a new password takes back, whatever the Strapi goes on to accept. [SES-06] [SES-14] */
const taking: Readonly<Record<string, TakingAct>> = {
  resetPassword: "password-by-mail",
  changePassword: "own-password",
};

/** What a visitor proved there just now, through this shop, is noted of their login here. [SES-15] */
const noting =
  (services: SessionServices, id: keyof typeof provedBy, forward: (call: AnyCall) => Promise<Answer<unknown>>) =>
  async (call: AnyCall): Promise<Answer<unknown>> => {
    const answer = await forward(call);
    const { jwt } = membersOf(answer.payload);
    if (answer.status !== 200 || typeof jwt !== "string") return answer;
    const act = taking[id] ?? null;
    const noted = noteEntry(services, jwt, { proved: provedBy[id], act, device: deviceIn(call.headers) });
    // A login that could not be noted is a login without a proof.
    await (act === null ? noted.catch(() => undefined) : noted);
    return answer;
  };

const isEntry = (id: string): id is keyof typeof provedBy => Object.hasOwn(provedBy, id);
const deviceIn = (headers: IncomingHttpHeaders): string => deviceOf(headers["user-agent"]);

/** What is guessed quickly here is so wherever the account lives. [SES-02] [SES-06] */
const chosenPassword =
  (services: SessionServices, forward: (call: AnyCall) => Promise<Answer<unknown>>) =>
  async (call: AnyCall): Promise<Answer<unknown>> => {
    const { password, email } = membersOf(call.body);
    // Whose it is, is known where the account lives.
    if (typeof password === "string")
      await mustWithstand(password, {
        role: "customer",
        email: typeof email === "string" ? email : "",
        shop: (await siteTexts(services.database.reads)).name,
      });
    return forward(call);
  };

/** A return from a provider counts in the browser that began with it, whatever the Strapi would take. [SES-05] */
const begunHere =
  (services: SessionServices, forward: (call: AnyCall) => Promise<Answer<unknown>>) =>
  async (call: AnyCall): Promise<Answer<unknown>> => {
    mustHaveStarted(
      services,
      call as unknown as Call<"providerCallback">,
      null,
      providerSession(call.headers.cookie ?? "") !== "",
    );
    return forward(call);
  };

/** A handler for every call of the content contract. */
export const remoteHandlers = (
  services: SessionServices,
  cmsUrl: string,
  operations: readonly Operation[],
): Partial<Handlers> =>
  Object.fromEntries(
    operations
      .filter(({ contract }) => contract === "content")
      .map(({ id, method }) => {
        const passed = forwarded(services, cmsUrl, method, judges.get(id));
        const forward = isEntry(id) ? noting(services, id, passed) : passed;
        const chosen = choosingPasswords.has(id) ? chosenPassword(services, forward) : forward;
        if (askingForLetters.has(id)) return [id, alike(services, id, forward)];
        if (id === "providerCallback") return [id, guarded(services, begunHere(services, chosen))];
        return [id, makingSessions.has(id) ? guarded(services, chosen) : chosen];
      }),
  );
