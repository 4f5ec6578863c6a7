// A country for VAT that is selected on a page that is awake: the domain's machine asks the shop, and prices follow at once. [VAT-02] [SHL-10]
import { resultOf } from "@kontor/adapters/client";
import { isVatCountry, type VatCountry } from "@kontor/domain/kernel/country";
import { businessFlag, vatCountryMachine } from "@kontor/domain/visitor/business-vat";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { AnyRouter } from "@tanstack/react-router";
import * as Result from "effect/Result";
import { createActor, fromPromise, waitFor } from "xstate";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { showToast } from "../../shell/toasts/toast-event.ts";
import { storeCountry, storedView, storeFlag } from "./view-cookie.ts";

/** Whose prices the shop shows now: the cookies say whose it should. */
const fetchCountry = (locale: Locale) =>
  fromPromise<Result.Result<VatCountry, unknown>, { readonly selected: VatCountry }>(async () => {
    const answer = await resultOf(callIn(locale)("GET", "/shop/vat", {}));
    if (!answer.ok) return Result.fail(answer.problem);
    const { iso } = answer.value.country;
    return isVatCountry(iso) ? Result.succeed(iso) : Result.fail(iso);
  });

export const chosen = async (
  form: HTMLFormElement,
  router: AnyRouter,
  t: (key: string) => string,
  type: string,
): Promise<void> => {
  const country = new FormData(form).get("country");
  if (!isVatCountry(country)) return;
  const { lang } = document.documentElement;
  storeCountry(country);
  const business = storedView().b2bVat === businessFlag;
  storeFlag(business);
  const actor = createActor(
    vatCountryMachine.provide({ actors: { fetchCountry: fetchCountry(isLocale(lang) ? lang : "en") } }),
  );
  actor.start();
  actor.send({ type: "country.select", country });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches("known"));
  actor.stop();
  await router.invalidate();
  // On pages for businesses the choice shows elsewhere.
  if (business && context.selected !== country) showToast({ id: "business-vat", type: "info", text: t("vat.later") });
  // Who goes through the list by keys has not finished with it.
  if (type === "change") return;
  const details = form.closest("details");
  if (details === null) return form.hidePopover();
  details.open = false;
  details.querySelector("summary")?.focus();
};
