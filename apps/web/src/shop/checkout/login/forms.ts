// The registration for browsers without scripts: the account, its address, and the guest's cart in the customer's. [CHK-03] [CUS-15] [SES-02] [CRT-01] [LOC-16]
import { type Problem, resultOf } from "@kontor/adapters/client";
import { addressStands, shownDraft, typedDraft, withTidyNumbers } from "@kontor/domain/shop/customer";
import { safeReturnPath, stepPath } from "@kontor/domain/site/routing";
import { type Locale, localeFromPath } from "@kontor/domain/visitor/locale";
import { refusalOf } from "../../../platform/client/problem-refusal.ts";
import type { PostedRefusal } from "../../../platform/page/services.ts";
import { readCookies } from "../../../platform/server/cookies.ts";
import type { SentForm } from "../../../platform/server/forms.ts";
import type { StepForm, StepOutcome } from "../../../platform/server/step-forms.ts";
import { accountProblem } from "../../../visitor/session/account-problem.ts";
import { startSession } from "../../account/session-start.ts";
import { withSeenTotal } from "../seen-total.ts";
import { refusedFields } from "../../customer/refused-fields.ts";

/** The account that is made, or the one that is logged in already. */
type Account = { readonly token: string; readonly isNew: boolean } | { readonly refused: PostedRefusal };

const accountRefused = (problem: Problem): PostedRefusal => {
  const { problem: tag = "UnknownError", wait } = accountProblem(problem, "RegistrationInvalid");
  return { _tag: tag, ...(wait === undefined ? {} : { wait: Number(wait) }) };
};

const registered = async ({ form, call }: SentForm, locale: Locale): Promise<Account> => {
  const email = form.get("email")?.trim() ?? "";
  const answer = await call(locale, { authorization: undefined })("POST", "/auth/local/register", {
    body: { username: email, email, password: form.get("password") ?? "" },
  });
  if (!answer.ok) return { refused: accountRefused(answer.problem) };
  // Where an account waits for its confirmation, it is made, and no one is logged in yet. [SES-06]
  return answer.value.jwt === undefined
    ? { refused: { _tag: "EmailUnconfirmed" } }
    : { token: answer.value.jwt, isNew: true };
};

export const enterCheckout: StepForm = async (sent): Promise<StepOutcome> => {
  const { form, request, settings, call } = sent;
  const locale = localeFromPath(request.url ?? "") ?? "en";
  const token = readCookies(request.headers.cookie).get("token");
  const isNew = token === undefined || token === "";
  const countries = await resultOf(call(locale)("GET", "/shop/country"));
  const draft = withTidyNumbers(typedDraft((field) => form.get(field)));
  const refusals = refusedFields({
    draft,
    password: isNew ? (form.get("password") ?? "") : null,
    policy: settings.addressPolicy,
    countries: countries.ok ? countries.value.map(({ iso }) => iso) : null,
  });
  if (refusals.size > 0) return { refused: null, cookies: [] };
  const account: Account = isNew ? await registered(sent, locale) : { token, isNew: false };
  if ("refused" in account) return { refused: account.refused, cookies: [] };
  const own = call(locale, { authorization: `Bearer ${account.token}` });
  const stored = await own("POST", "/shop/auth/customer", { body: { locale, ...shownDraft(draft) } });
  const entry = await startSession(account.token, own, {
    cookie: request.headers.cookie,
    secure: settings.secure,
    locale,
  });
  const refused = stored.ok ? null : refusalOf(stored.problem);
  // The account stands: its cookies come with the page that asks for the address again.
  if (refused !== null && !addressStands(refused)) return { refused, cookies: entry.cookies };
  const wanted = safeReturnPath(new URL(request.url ?? "/", "http://shop").searchParams.get("return"));
  const summary = stepPath("summary", locale);
  const to = withSeenTotal(entry.pathAfter(wanted, summary), summary, form.get("seen"));
  return { to, cookies: entry.cookies };
};
