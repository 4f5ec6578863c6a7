// The form of the country whose VAT is shown. [SHL-10] [VAT-02]
import { isVatCountry } from "@kontor/domain/kernel/country";
import { setCookie } from "../../platform/server/cookies.ts";
import type { Forms } from "../../platform/server/forms.ts";

export const vatForms: Forms = {
  "/forms/vat-country": ({ form, back, settings }) => {
    const country = form.get("country") ?? "";
    return { to: back, cookies: isVatCountry(country) ? [setCookie("vatCountry", country, settings.secure)] : [] };
  },
};
