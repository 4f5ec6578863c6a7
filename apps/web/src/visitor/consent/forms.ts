// The form of the banner and of the page of the cookies, for browsers without scripts: the decision counts, is recorded, and ends what it withdraws. [VIS-02] [VIS-06]
import {
  consentCookie,
  type CookieName,
  cookieTable,
  decided,
  deletedBy,
  chosenCategories,
  proofOf,
  revisionOf,
  storedFor,
  writeDecision,
} from "@kontor/domain/visitor/consent";
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, isLocale } from "@kontor/domain/visitor/locale";
import { endCookie, endForeignCookie, readCookies, setCookie, setPreference } from "../../platform/server/cookies.ts";
import type { Forms } from "../../platform/server/forms.ts";
import { decisionIn } from "./decision.ts";

const isListed = (name: string): name is CookieName => Object.hasOwn(cookieTable, name);

export const consentForms: Forms = {
  "/forms/consent": async ({ form, back, request, settings, now, call }) => {
    const { secure, optionalScripts } = settings;
    const named = form.get("locale");
    const language = isLocale(named) ? named : "en";
    const selected = chosenCategories(form.get("choice"), form.getAll("category"), back);
    if (selected === null) return { to: back, cookies: [] };
    const cookies = readCookies(request.headers.cookie);
    const decision = decided(selected, { now: now(), revision: revisionOf(optionalScripts), language });
    const deleted = deletedBy(decisionIn(cookies)?.accepted ?? [], decision.accepted, optionalScripts, [
      ...cookies.keys(),
    ]);
    // A preference that was chosen already lasts as long as it is allowed to.
    const prolonged = [...cookies].flatMap(([name, value]) =>
      isListed(name) &&
      cookieTable[name].category !== "necessary" &&
      typeof storedFor(name, decision.accepted) === "number"
        ? [setPreference(name, value, secure, decision.accepted)]
        : [],
    );
    const recorded = await call(language)("POST", "/shop/consent", { body: proofOf(decision) });
    const own = inLocale(fixedPaths["cookie-settings"], language);
    const saved = back.split("?")[0] === own ? `${own}?saved=1` : back;
    return {
      to: recorded.ok ? saved : `${own}?problem=ConsentNotRecorded`,
      cookies: [
        setCookie(consentCookie.name, writeDecision(decision), secure),
        ...deleted.flatMap((name) =>
          isListed(name) ? [endCookie(name, secure)] : endForeignCookie(name, settings.origin),
        ),
        ...prolonged,
      ],
    };
  },
};
