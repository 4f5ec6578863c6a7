// Texts of screens that letters or refusals say in the same words: they stand in the domain, and screens find them under keys of their own texts (decision 101).
import { nextStepWords } from "@kontor/domain/shop/checkout";
import { standingWords } from "@kontor/domain/shop/contract";
import { derivationTexts } from "@kontor/domain/shop/pricing";
import { generalTexts, refusalTexts } from "@kontor/domain/site/refusal";
import { requestWords } from "@kontor/domain/site/request";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { Messages } from "../platform/page/model.ts";

/** By namespace, as in the text files beside the screens. */
export const domainTexts = (locale: Locale): Readonly<Record<string, Messages>> => {
  const [general, refusals, requests] = [
    inLocale(generalTexts, locale),
    inLocale(refusalTexts, locale),
    inLocale(requestWords, locale),
  ];
  const standing: Messages = Object.fromEntries(
    Object.entries(inLocale(standingWords, locale)).map(([kind, word]) => [kind, word("{{day}}")]),
  );
  return {
    contracts: { standing },
    "desk-contracts": { standing },
    "desk-orders": { standing },
    checkout: {
      tryAgain: general.tryAgain,
      emptyCart: general.emptyCart,
      removeAffiliate: general.removeAffiliate,
      anErrorOccurred: general.oneError,
      errorsOccurred: general.severalErrors,
      errors: {
        cart: { title: general.cartNotLoaded },
        login: { title: general.loginNotLoaded },
        summary: { title: general.summaryNotLoaded },
        "thank-you": { title: general.confirmationNotLoaded },
      },
    },
    "thank-you": { next: inLocale(nextStepWords, locale)("{{day}}") },
    declaration: {
      errors: general.formIncomplete,
      received: { next: requests.declared },
      termination: requests.termination,
      end: { next: requests.nextEnd },
    },
    message: { errors: general.formIncomplete, received: { next: requests.sent }, concerns: requests.concerns },
    "desk-requests": {
      standingOf: standing,
      termination: requests.termination,
      end: { next: requests.nextEnd },
      concerns: requests.concerns,
    },
    "desk-customers": { act: { rate: { wrong: refusals.RateNotValid } } },
    newsletter: { errors: general.formIncomplete },
    login: { summaryTitle: general.formIncomplete, countriesFailed: refusals.CountriesNotLoaded },
    consent: { unrecorded: refusals.ConsentNotRecorded },
    ticketing: {
      check: { result: { invalid: { text: refusals.TicketKeyInvalid }, unknown: { text: refusals.TicketUnknown } } },
    },
    product: { domains: { failed: refusals.DomainCheckFailed } },
    ledger: { reason: inLocale(derivationTexts, locale) },
  };
};

/** The texts of a namespace with those that the domain has for it. */
export const withTexts = (messages: Messages, more: Messages = {}): Messages => ({
  ...messages,
  ...Object.fromEntries(
    Object.entries(more).map(([key, value]) => {
      const own = messages[key];
      return [key, typeof value === "string" || typeof own !== "object" ? value : withTexts(own, value)];
    }),
  ),
});
