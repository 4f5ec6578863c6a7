// The claim of the satisfaction guarantee, and the answer to a declaration without a login: the contract's page says what came of it. [ACC-05] [CON-02]
import { resultOf } from "@kontor/adapters/client";
import { accountEntryPath, accountLoginPath } from "@kontor/domain/site/routing";
import { factsInAddress } from "../../platform/page/refused-in.ts";
import { type Form, type Forms, localeOfForm } from "../../platform/server/forms.ts";

const claimGuarantee: Form = async ({ form, call: callIn }) => {
  const locale = localeOfForm(form);
  const id = form.get("contract") ?? "";
  const page = accountEntryPath("contracts", id, locale);
  const claimed = await resultOf(
    callIn(locale)("POST", "/shop/contracts/{contractId}/guarantee", { path: { contractId: id } }),
  );
  if (claimed.ok) return { to: `${page}?claimed=1`, cookies: [] };
  const { status, refusal, facts } = claimed.problem;
  // The question is asked once more after the login.
  if (status === 401) return { to: accountLoginPath(locale, `${page}?act=guarantee`), cookies: [] };
  const query = new URLSearchParams([["problem", refusal], ...factsInAddress(facts).map((each) => [...each])]);
  return { to: `${page}?${query}`, cookies: [] };
};

/** What its customer says of a declaration that came without a login. */
const answerDeclaration: Form = async ({ form, call: callIn }) => {
  const locale = localeOfForm(form);
  const [contractId, declarationId] = [form.get("contract") ?? "", form.get("declaration") ?? ""];
  const page = accountEntryPath("contracts", contractId, locale);
  const answer = form.get("answer") === "own" ? "own" : "not-own";
  const call = callIn(locale)("POST", "/shop/contracts/{contractId}/declarations/{declarationId}", {
    path: { contractId, declarationId },
    body: { answer },
  });
  const answered = await resultOf(call);
  if (answered.ok) return { to: `${page}?answered=${answer}`, cookies: [] };
  const { status, refusal, facts } = answered.problem;
  if (status === 401) return { to: accountLoginPath(locale, page), cookies: [] };
  const query = new URLSearchParams([["problem", refusal], ...factsInAddress(facts).map((each) => [...each])]);
  return { to: `${page}?${query}`, cookies: [] };
};

export const contractForms: Forms = {
  "/forms/contract-guarantee": claimGuarantee,
  "/forms/contract-declaration": answerDeclaration,
};
