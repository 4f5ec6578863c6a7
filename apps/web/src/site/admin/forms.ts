// The forms of staff: each changes one thing by a call of the contract and leads back to its page, which says what came of it. [ADM-01] [SES-07]
import { resultOf } from "@kontor/adapters/client";
import { type Form, type Forms, localeOfForm } from "../../platform/server/forms.ts";
import { toTyped } from "../../visitor/session/to-typed.ts";
import { proofOfForm, staffLoginPath } from "../../visitor/second-factor/paths.ts";
import type { Act } from "./act.ts";
import { bannerAct } from "./banner-form.ts";
import { deskHref } from "./desk-page.ts";
import { backWithTyped } from "./refused-form.ts";

const acts: Readonly<Record<string, Act>> = {
  "catalog-check": { page: () => "faulty-products", change: ({ call }) => call("POST", "/shop/admin/catalog-check") },
  "own-session": {
    page: () => "own",
    change: ({ typed, call }) =>
      call("DELETE", "/shop/account/sessions/{sessionId}", { path: { sessionId: typed("session") } }),
  },
  banner: bannerAct,
};

const answerTo =
  (name: string, act: Act): Form =>
  async ({ form, call: callIn, settings: { timeZone: zone } }) => {
    const locale = localeOfForm(form);
    const typed = (field: string): string => form.get(field) ?? "";
    const page = act.page(typed);
    const changed = act.change({ typed, chosen: (field) => form.getAll(field), call: callIn(locale), zone });
    if (typeof changed === "string") return backWithTyped(locale, page, name, { refusal: changed });
    const answer = await resultOf(changed);
    if (answer.ok) return { to: deskHref(locale, page, { done: name }), cookies: [] };
    const { status, refusal } = answer.problem;
    // Asked who it is, a person goes on with what was typed.
    if (refusal === "ProofTooOld" || refusal === "FactorMissing")
      return { to: proofOfForm(locale, `/forms/admin-${name}`), cookies: [], status: 307 as const };
    if (status === 401) return { to: staffLoginPath(locale, { return: toTyped(deskHref(locale, page)) }), cookies: [] };
    return backWithTyped(locale, page, name, answer.problem);
  };

const formsOf = (some: Readonly<Record<string, Act>>): Forms =>
  Object.fromEntries(Object.entries(some).map(([name, act]) => [`/forms/admin-${name}`, answerTo(name, act)]));

export const adminForms: Forms = formsOf(acts);
