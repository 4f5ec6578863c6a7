// The claim of the satisfaction guarantee: the contract's page says what came of it. [ACC-05] [CON-02]
import { resultOf } from "@kontor/adapters/client";
import { accountEntryPath, accountLoginPath } from "@kontor/domain/site/routing";
import { factsInAddress } from "../../platform/page/refused-in.ts";
import { type Form, type Forms, localeOfForm } from "../../platform/server/forms.ts";

const claimGuarantee: Form = async ({ form, call: callIn }) => {
  const locale = localeOfForm(form);
  const id = form.get("contract") ?? "";
  const page = accountEntryPath("contracts", id, locale);
  const claimed = await resultOf(callIn(locale)("POST", "/shop/contracts/{contractId}/guarantee", { path: { contractId: id } }));
  if (claimed.ok) return { to: `${page}?claimed=1`, cookies: [] };
  const { status, refusal, facts } = claimed.problem;
  if (status === 401) return { to: accountLoginPath(locale, page), cookies: [] };
  const query = new URLSearchParams([["problem", refusal], ...factsInAddress(facts).map((each) => [...each])]);
  return { to: `${page}?${query}`, cookies: [] };
};

export const contractForms: Forms = { "/forms/contract-guarantee": claimGuarantee };
