// The forms of an account, for browsers without scripts too: logging in and out, a forgotten, a new and a changed password. [SES-02] [SES-03] [SES-06] [SES-09]
import type { IncomingMessage } from "node:http";
import { type Answer, type Call, type Problem, unreached } from "@kontor/adapters/client";
import { accountPath, safeReturnPath, storedCode } from "@kontor/domain/site/routing";
import { type Locale, localeFromPath } from "@kontor/domain/visitor/locale";
import { entryRefusal, LogoutFailed, panelLogoutQuery, sessionMachine } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { createActor, fromPromise, waitFor } from "xstate";
import { letterCookie, withoutLetterCode } from "../../platform/server/cookies.ts";
import { withoutSecret } from "../../platform/server/csrf.ts";
import { type Form, type Forms, type LedOn, localeOfForm } from "../../platform/server/forms.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import { withoutCart } from "../cart/cart-cookies.ts";
import { accountProblem } from "../../visitor/session/account-problem.ts";
import { staffLoginPath } from "../../visitor/second-factor/paths.ts";
import { type SessionStart, startSession } from "./session-start.ts";
import { tokenCookies, withoutToken } from "../../visitor/session/token-cookies.ts";

interface Filled {
  readonly form: URLSearchParams;
  readonly locale: Locale;
  /** Where the visitor wants to go afterwards; null for nowhere in particular. */
  readonly back: string | null;
  /** Calls as the visitor of the form, or as who comes in with a token. */
  readonly callAs: (token?: string) => Call;
  readonly request: IncomingMessage;
  readonly settings: WebSettings;
}

/** Where a page of the account is shown again, with its message as parameters. They contain neither password nor email address. */
const at = (
  page: Parameters<typeof accountPath>[0],
  { locale, back }: Filled,
  parameters: Readonly<Record<string, string>>,
): LedOn => {
  const query = new URLSearchParams({ ...parameters, ...(back === null ? {} : { return: back }) }).toString();
  return { to: accountPath(page, locale) + (query === "" ? "" : `?${query}`), cookies: [] };
};

/** A good answer of a call that makes a token, and without one what it was refused for. */
const tokenOf = (
  answer: Answer<{ readonly jwt?: string }>,
): { readonly token: string } | { readonly problem: Problem } => {
  if (!answer.ok) return answer;
  const { jwt } = answer.value;
  return jwt === undefined ? { problem: { ...unreached, status: answer.status } } : { token: jwt };
};

const comeIn = ({ request, settings: { secure }, callAs, locale }: Filled, token: string): Promise<SessionStart> =>
  startSession(token, callAs(token), { cookie: request.headers.cookie, secure, locale });

/** Staff log in and out on pages of their own. [SES-07] */
const isOfStaff = ({ form }: Filled): boolean => form.get("area") === "admin";

const staffLogin = ({ locale, back }: Filled, parameters: Readonly<Record<string, string>>): LedOn => ({
  to: staffLoginPath(locale, { ...parameters, ...(back === null ? {} : { return: back }) }),
  cookies: [],
});

const logIn = async (filled: Filled): Promise<LedOn> => {
  const { form, back, callAs } = filled;
  const body = { identifier: form.get("email")?.trim() ?? "", password: form.get("password") ?? "" };
  const entry = tokenOf(await callAs()("POST", "/auth/local", { body }));
  if ("problem" in entry) {
    const problem = accountProblem(entry.problem, "LoginRefused");
    return isOfStaff(filled) ? staffLogin(filled, problem) : at("panel", filled, problem);
  }
  const { cookies, pathAfter } = await comeIn(filled, entry.token);
  return { to: isOfStaff(filled) ? pathAfter(back, `/admin?locale=${filled.locale}`) : pathAfter(back), cookies };
};

/** Staff are no customers: they have no key and no panel to leave. */
const noKey = "";

/** The session's machine, left by the visitor of a form: with a key for the panel, or refused. [SES-03] [SES-09] */
const leftSession = async (
  callAs: Filled["callAs"],
): Promise<{ readonly key: string | null; readonly failed: boolean }> => {
  const leave = fromPromise<Result.Result<string, LogoutFailed>>(async () => {
    const signed = await callAs()("POST", "/shop/auth/singleSign");
    const ended = await callAs()("POST", "/shop/auth/logout");
    const key = signed.ok ? signed.value.result.key : signed.problem.status === 403 ? noKey : null;
    return key !== null && ended.ok ? Result.succeed(key) : Result.fail(new LogoutFailed());
  });
  const actor = createActor(sessionMachine.provide({ actors: { leave } }), {
    input: { user: null, hasToken: true },
  }).start();
  // Who leaves is not looked up first.
  actor.send({ type: "session.leave" });
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches("leaving"));
  actor.stop();
  return { key: context.ssoKey, failed: context.refusal !== null };
};

/** Whatever comes of it, this browser has neither token nor cart afterwards. */
const logOut = async (filled: Filled): Promise<LedOn> => {
  const {
    locale,
    callAs,
    settings: { secure, customerPanelUrl },
  } = filled;
  const { key, failed } = await leftSession(callAs);
  const cookies = [...withoutToken(secure), ...withoutCart(secure), withoutSecret(secure)];
  const parameters = failed ? { problem: "LogoutFailed" } : { left: "1" };
  if (isOfStaff(filled)) return { to: staffLoginPath(locale, parameters), cookies };
  const panel = key === noKey ? null : customerPanelUrl;
  const built = accountPath("panel", locale);
  const query = new URLSearchParams(panelLogoutQuery(locale, panel === null || failed ? null : key));
  // What failed is said by the shop, which leads on to the panel's own logout. [SES-09]
  return {
    to: panel === null || failed ? `${built}?${new URLSearchParams(parameters)}&${query}` : `${panel}/logout?${query}`,
    cookies,
  };
};

/** Says the same whether there is such an account or not. */
const forget = async (filled: Filled): Promise<LedOn> => {
  const answer = await filled.callAs()("POST", "/auth/forgot-password", {
    body: { email: filled.form.get("email")?.trim() ?? "" },
  });
  return at("forgot-password", filled, answer.ok ? { sent: "1" } : accountProblem(answer.problem, "EmailInvalid"));
};

/** Says the same whether the address waits for its confirmation, has it, or belongs to no account. */
const sendConfirmation = async (filled: Filled): Promise<LedOn> => {
  const body = { email: filled.form.get("email")?.trim() ?? "" };
  const answer = await filled.callAs()("POST", "/auth/send-email-confirmation", { body });
  return at("confirm-email", filled, answer.ok ? { sent: "1" } : accountProblem(answer.problem, "EmailInvalid"));
};

/** Pressed by a person: programs that open the links of mails confirm nothing. [SES-06] */
const confirm = async (filled: Filled): Promise<LedOn> => {
  const confirmation = filled.form.get("confirmation") ?? "";
  const answer = await filled.callAs()("GET", "/auth/email-confirmation", { query: { confirmation } });
  // It answers with a redirect, which is for browsers that open the call itself.
  const isDone = answer.ok || answer.problem.status === 302;
  return {
    ...at("confirm-email", filled, isDone ? { done: "1" } : accountProblem(answer.problem, "CodeNotValid")),
    cookies: isDone ? [withoutLetterCode(accountPath("confirm-email", filled.locale), filled.settings.secure)] : [],
  };
};

const reset = async (filled: Filled): Promise<LedOn> => {
  const [code, password, passwordRepeat] = ["code", "password", "passwordRepeat"].map(
    (name) => filled.form.get(name) ?? "",
  ) as [string, string, string];
  const { secure } = filled.settings;
  const path = accountPath("reset-password", filled.locale);
  /** The code comes back with its cookie: the page is not where its form is sent to. */
  const again = (parameters: Readonly<Record<string, string>>): LedOn => ({
    ...at("reset-password", filled, parameters),
    cookies: [letterCookie(path, storedCode({ parameter: "code", code }), secure)],
  });
  const refusal = entryRefusal({ by: "reset", code, password, passwordRepeat });
  if (refusal !== null) return again({ problem: refusal._tag });
  const body = { code, password, passwordConfirmation: passwordRepeat };
  const entry = tokenOf(await filled.callAs()("POST", "/auth/reset-password", { body }));
  if ("problem" in entry) return again(accountProblem(entry.problem, "CodeNotValid"));
  const { cookies } = await comeIn(filled, entry.token);
  return {
    to: `${accountPath("panel", filled.locale)}?changed=1`,
    cookies: [...cookies, withoutLetterCode(path, secure)],
  };
};

/** Another password, for who is logged in: every token ends, and this browser gets the new one. [SES-06] */
const change = async (filled: Filled): Promise<LedOn> => {
  const typed = (name: string): string => filled.form.get(name) ?? "";
  const again = (parameters: Readonly<Record<string, string>>): LedOn => at("change-password", filled, parameters);
  const [current, password, passwordRepeat] = [typed("current"), typed("password"), typed("passwordRepeat")];
  const refusal = entryRefusal({ by: "change", current, password, passwordRepeat });
  if (refusal !== null) return again({ problem: refusal._tag });
  const body = { currentPassword: current, password, passwordConfirmation: passwordRepeat };
  const entry = tokenOf(await filled.callAs()("POST", "/auth/change-password", { body }));
  if ("problem" in entry) return again(accountProblem(entry.problem, "CurrentPasswordWrong"));
  const { secure } = filled.settings;
  return {
    to: filled.back ?? `${accountPath("panel", filled.locale)}?changed=1`,
    cookies: [...tokenCookies(entry.token, secure), withoutSecret(secure)],
  };
};

const answerTo =
  (answer: (filled: Filled) => Promise<LedOn>, isOwn: boolean): Form =>
  ({ form, request, settings, call }) => {
    const back = safeReturnPath(form.get("return"));
    const locale = localeFromPath(back ?? "") ?? localeOfForm(form);
    // The calls that make a token go without one; those that end it bring the visitor's own. [API-02]
    const own = isOwn ? {} : { authorization: undefined };
    const callAs = (token?: string): Call =>
      call(locale, {
        ...(token === undefined ? own : { authorization: `Bearer ${token}` }),
        "accept-language": locale,
      });
    return answer({ form, locale, back, callAs, request, settings });
  };

/** All logins end but this browser's; without a password, where who they are was proved just now. [ACC-04] */
const endOthers = async (filled: Filled): Promise<LedOn> => {
  const { callAs, form } = filled;
  const password = form.get("password") ?? "";
  const answer = await callAs()("DELETE", "/shop/account/sessions", { body: password === "" ? {} : { password } });
  return at("sessions", filled, answer.ok ? { others: "1" } : { problem: answer.problem.refusal });
};

export const accountForms: Forms = {
  "/forms/end-other-sessions": answerTo(endOthers, true),
  "/forms/login": answerTo(logIn, false),
  "/forms/logout": answerTo(logOut, true),
  "/forms/forgot-password": answerTo(forget, false),
  "/forms/reset-password": answerTo(reset, false),
  "/forms/send-confirmation": answerTo(sendConfirmation, false),
  "/forms/confirm-email": answerTo(confirm, false),
  "/forms/change-password": answerTo(change, true),
};
