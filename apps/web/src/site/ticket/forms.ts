// The forms of staff, without scripts: login with a key or an account, logout, a typed key. [TKT-02] [TKT-04]
import { readTicketKey } from "@kontor/domain/site/ticket";
import { checkPath } from "@kontor/domain/site/routing";
import { resultOf } from "@kontor/adapters/client";
import * as Result from "effect/Result";
import { endCookie, setCookie } from "../../platform/server/cookies.ts";
import { type Form, type Forms, type LedOn, localeOfForm } from "../../platform/server/forms.ts";

/** Opens a session and leads to the check, or back with what was refused. */
const opened = async (
  { form, call, settings }: Parameters<Form>[0],
  body: { readonly key?: string; readonly event?: string },
  back: string,
): Promise<LedOn> => {
  const locale = localeOfForm(form);
  const typed = ["gate", "event"].flatMap((name) =>
    form.has(name) ? [[name, (form.get(name) ?? "").slice(0, 100)]] : [],
  );
  const answer = await resultOf(
    call(locale)("POST", "/shop/ticketing/session", { body: { ...body, gate: form.get("gate") ?? "" } }),
  );
  return answer.ok
    ? { to: checkPath(locale), cookies: [setCookie("ticketing", answer.value.token, settings.secure)] }
    : {
        to: `${back}?${new URLSearchParams([["locale", locale], ["problem", answer.problem.refusal], ...typed])}`,
        cookies: [],
      };
};

export const ticketForms: Forms = {
  "/forms/ticketing-login": (sent) => {
    const key = sent.form.get("key") ?? "";
    return opened(sent, { key }, `/ticketing/login/${encodeURIComponent(key || "-")}`);
  },
  "/forms/ticketing-open": (sent) =>
    opened(sent, { event: sent.form.get("event") ?? "" }, checkPath(localeOfForm(sent.form))),
  "/forms/ticketing-logout": async ({ form, call, settings }) => {
    const locale = localeOfForm(form);
    await call(locale)("DELETE", "/shop/ticketing/session");
    return { to: checkPath(locale), cookies: [endCookie("ticketing", settings.secure)] };
  },
  "/forms/ticketing-check": async ({ form, call }) => {
    const locale = localeOfForm(form);
    const [key, id] = [form.get("key") ?? "", form.get("scan") ?? ""];
    const page = checkPath(locale);
    const read = readTicketKey(key);
    if (Result.isFailure(read)) return { to: `${page}?problem=TicketKeyInvalid`, cookies: [] };
    await call(locale)("POST", "/shop/ticketing/admission", { body: { key: read.success, id } });
    // What became of it is read from the ticket: the page says the same however often it is loaded.
    return { to: `${page}/${read.success}?scan=${encodeURIComponent(id)}`, cookies: [] };
  },
};
