// Forms that work without scripts: they change something and lead on by 303, or are answered by the page that follows where it can take its own address. [LOC-16]
import type { IncomingMessage } from "node:http";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { safePagePath, stepOfPath, stepPath } from "@kontor/domain/site/routing";
import { inLocale, localeFromPath } from "@kontor/domain/visitor/locale";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import { directField } from "../../platform/server/answered-page.ts";
import { forgedForm } from "../../platform/server/csrf.ts";
import { takeForms } from "../../platform/server/form-bodies.ts";
import { type Forms, type LedOn, leadOn, type SentForm } from "../../platform/server/forms.ts";
import { requestLocale } from "../../platform/server/request-locale.ts";
import { factsKey, withSealedFacts } from "../../platform/server/sealed-facts.ts";
import type { WebSettings } from "../../platform/server/settings.ts";
import { cartForms } from "../../shop/cart/forms.ts";
import { contractForms } from "../../shop/contract/forms.ts";
import { personalDataForms } from "../../shop/personal-data/forms.ts";
import { orderForms } from "../../shop/checkout/orders/forms.ts";
import { productForms } from "../../shop/catalog/forms.ts";
import { domainForms } from "../../shop/domain-name/forms.ts";
import { vatForms } from "../../visitor/business-vat/forms.ts";
import { colourForms } from "../../visitor/colour-mode/forms.ts";
import { consentForms } from "../../visitor/consent/forms.ts";
import { accountForms } from "../../shop/account/forms.ts";
import { ticketForms } from "../../site/ticket/forms.ts";
import { formCall } from "./form-call.ts";

/** The page of the checkout that a form stands on, as far as the browser tells. */
const cameFrom = ({ headers: { referer, host } }: IncomingMessage): string | null => {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  const found = from?.host === host ? stepOfPath(from?.pathname ?? "") : null;
  const locale = found?.locales[0];
  return found === null || locale === undefined
    ? null
    : stepPath(found.step, localeFromPath(from?.pathname ?? "") ?? locale);
};

const forms: Forms = {
  ...vatForms,
  ...productForms,
  ...domainForms,
  ...cartForms,
  ...colourForms,
  ...consentForms,
  // What only scripts can do is not lost when they are late: nothing is sent in an address, and the page stands as it was. [DOM-07]
  "/forms/unsent": ({ back, request }) => ({ to: cameFrom(request) ?? back, cookies: [] }),
  ...accountForms,
  ...orderForms,
  ...contractForms,
  ...personalDataForms,
  ...ticketForms,
};

type LedTo = (request: FastifyRequest, reply: FastifyReply, led: LedOn) => Promise<FastifyReply>;

/** `ledTo` answers with the page that a form leads to. */
export const formRoutes =
  (settings: WebSettings, api: ApiDoor, ledTo: LedTo): FastifyPluginAsync =>
  async (site) => {
    await takeForms(site, 65_536);
    const key = factsKey(settings);
    const sealed = (led: LedOn): LedOn => ({ ...led, to: withSealedFacts(key, led.to) });
    const sentBy = ({ raw }: FastifyRequest, form: URLSearchParams): SentForm => ({
      form,
      back: safePagePath(form.get("return")) ?? "/",
      request: raw,
      settings,
      now: api.now,
      call: (locale, beside) => formCall(api, raw, locale, beside),
    });
    // Before the body is read.
    site.addHook("onRequest", (request, reply, done) => {
      if (request.method !== "POST") return void reply.code(405).header("allow", "POST").send("Method Not Allowed\n");
      if (forgedForm(request.raw, settings) !== null)
        return void reply.code(403).send(`${inLocale(refusalTexts, requestLocale(request.raw)).CrossSiteRequest}\n`);
      return done();
    });
    for (const [path, answer] of Object.entries(forms))
      site.post(path, async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const led = sealed(await answer(sentBy(request, form)));
        // The browser alone finds a place within a page.
        return form.get(directField) === "1" && !led.to.includes("#") ? ledTo(request, reply, led) : leadOn(reply, led);
      });
    site.all("/forms/*", (_, reply) => reply.code(404).send("There is no such form.\n"));
  };
