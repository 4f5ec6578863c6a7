// The deletion of an account: afterwards this browser is logged out; what refuses it is said on the page it came from. [ACC-06]
import { resultOf } from "@kontor/adapters/client";
import { accountLoginPath, accountPath } from "@kontor/domain/site/routing";
import { factsInAddress } from "../../platform/page/refused-in.ts";
import { withoutSecret } from "../../platform/server/csrf.ts";
import { type Form, type Forms, localeOfForm } from "../../platform/server/forms.ts";
import { withoutCart } from "../cart/cart-cookies.ts";
import { withoutToken } from "../../visitor/session/token-cookies.ts";

const deleteAccount: Form = async ({ form, settings: { secure }, call: callIn }) => {
  const locale = localeOfForm(form);
  const page = accountPath("own-data", locale);
  const call = callIn(locale);
  const deleted = await resultOf(
    call("POST", "/shop/account/deletion", { body: { password: form.get("password") ?? "" } }),
  );
  if (deleted.ok)
    return {
      to: `${accountPath("panel", locale)}?deleted=1`,
      cookies: [...withoutToken(secure), ...withoutCart(secure), withoutSecret(secure)],
    };
  const { status, refusal, facts } = deleted.problem;
  if (status === 401) return { to: accountLoginPath(locale, page), cookies: [] };
  const query = new URLSearchParams([["problem", refusal], ...factsInAddress(facts).map((each) => [...each])]);
  return { to: `${page}?${query}#delete`, cookies: [] };
};

export const personalDataForms: Forms = { "/forms/delete-account": deleteAccount };
