// The page that asks who is at the screen: for the second factor of a login, or before what needs a fresh proof; then it leads back, with what was typed. [SES-07]
import type { ShopComponents } from "@kontor/adapters/contract";
import { askFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { type FormRefused, refusedAs } from "../../platform/page/form-answer.ts";
import { factorPath, formIn, pageIn, proofBefore, proofOfForm } from "./paths.ts";
import type { ProofView } from "./views.ts";

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
  const refused = (of: "code" | "password" | null, { refused: { detail }, status }: FormRefused): ProofAnswer =>
    shown({ of, text: detail }, status);
  if (posted.forged !== null) return refused(null, refusedAs(facts, posted.forged));
  const by = ["code", "password"].find((name) => name === posted.fields.get("proof-by")) as
    | "code"
    | "password"
    | undefined;
  if (by === undefined) return shown(null, 200);
  const value = (posted.fields.get("proof-value") ?? "").slice(0, 200);
  const answer = await askFor(facts, "POST", "/shop/staff/proof", { body: { by, value } });
  if (answer.kind === "value") return onward();
  return answer.kind === "unreachable" ? refused(null, refusedAs(facts, "RequestNotSent")) : refused(by, answer);
};
