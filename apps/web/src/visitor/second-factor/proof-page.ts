// The page that asks who is at the screen: for the second factor of a login, or before what needs a fresh proof; then it leads back, with what was typed. [SES-07]
import type { ShopComponents } from "@kontor/adapters/contract";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { inLanguage, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import type { Posted } from "../../platform/page/services.ts";
import { factorPath, formIn, pageIn, proofBefore, proofOfForm } from "./paths.ts";
import type { ProofView } from "./views.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

type FactorState = ShopComponents["schemas"]["FactorState"];

export type ProofAnswer =
  | { readonly view: ProofView; readonly status: number }
  | { readonly to: string; readonly status: 303 | 307 };

/** Fields of this page; all others belong to the form that was sent before. */
const own = (name: string): boolean => name.startsWith("proof-");

export const proofAnswer = async (facts: PageFacts, state: FactorState): Promise<ProofAnswer> => {
  const { request, search, locale } = facts;
  const { posted } = request;
  const form = posted === undefined ? null : formIn(search);
  const back = pageIn(search, locale);
  const formHref = (to: string): string => (to.startsWith("/admin/") ? `${to}?locale=${locale}` : to);
  const shown = (problem: ProofView["problem"], status: number): ProofAnswer => ({
    view: {
      tool: "proof",
      need: !state.offered ? "elsewhere" : state.step === "code" ? "code" : "fresh",
      path: form === null ? proofBefore(locale, back) : proofOfForm(locale, form),
      carried: posted === undefined || form === null ? [] : [...posted.fields].filter(([name]) => !own(name)),
      hasFactor: state.setAt !== null,
      hasPasskeys: (state.passkeys ?? []).length > 0,
      next: form === null ? { to: back, isForm: false } : { to: formHref(form), isForm: true },
      problem,
    },
    status,
  });
  // Sent by a browser that follows the answer to the form: with the same fields, to where it was sent first.
  const onward = (): ProofAnswer => (form === null ? { to: back, status: 303 } : { to: formHref(form), status: 307 });
  if (state.step === "set-up")
    return { to: `${factorPath}?${new URLSearchParams({ locale, return: back })}`, status: 303 };
  if (posted === undefined) return shown(null, 200);
  if (posted.forged !== null) return shown({ of: null, text: inLocale(refusalTexts, locale)[posted.forged] }, 403);
  const by = ["code", "password"].find((name) => name === posted.fields.get("proof-by")) as
    | "code"
    | "password"
    | undefined;
  if (by === undefined) return shown(null, 200);
  const answer = await proved(facts, by, posted);
  if (answer.kind === "value") return onward();
  if (answer.kind === "unreachable")
    return shown({ of: null, text: inLocale(refusalTexts, locale).RequestNotSent }, 503);
  return shown({ of: by, text: answer.refused.detail }, answer.status);
};

const proved = ({ services, locale }: PageFacts, by: "code" | "password", { fields }: Posted) => {
  const value = (fields.get("proof-value") ?? "").slice(0, 200);
  const call = services.shop.call("POST", "/shop/staff/proof", { body: { by, value }, headers: inLanguage(locale) });
  return resultFor(services, "/shop/staff/proof", call);
};
