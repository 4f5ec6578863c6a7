// Forms that work without scripts: they change something and lead on by 303. [LOC-16]
import type { IncomingMessage } from "node:http";
import { isVatCountry } from "@kontor/domain/kernel/country";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { safePagePath, safeReturnPath, stepOfPath, stepPath } from "@kontor/domain/site/routing";
import { localeFromPath } from "@kontor/domain/visitor/locale";
import { colourCookie, defaultPreference, readPreference, resolved, writeColours } from "@kontor/domain/visitor/colour-mode";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { accountForm, accountForms } from "../../visitor/session/forms.ts";
import type { ApiDoor } from "../../platform/api/api-door.ts";
import { putIntoCart } from "../../shop/catalog/forms.ts";
import { endCookie, setCookie } from "../../platform/server/cookies.ts";
import { forgedForm } from "../../platform/server/csrf.ts";
import { takeForms } from "../../platform/server/form-bodies.ts";
import type { LedOn } from "./form-call.ts";
import { locationOf } from "../../platform/server/plain-path.ts";
import { requestLocale } from "../../platform/server/request-locale.ts";
import type { WebSettings } from "../../platform/server/settings.ts";

/** The page of the checkout that a form stands on, as far as the browser tells. */
const cameFrom = ({ headers: { referer, host } }: IncomingMessage): string | null => {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  const found = from?.host === host ? stepOfPath(from?.pathname ?? "") : null;
  const locale = found?.locales[0];
  return found === null || locale === undefined ? null : stepPath(found.step, localeFromPath(from?.pathname ?? "") ?? locale);
};

const leadOn = (reply: FastifyReply, { to, cookies }: LedOn): FastifyReply => {
  if (cookies.length > 0) reply.header("set-cookie", [...cookies]);
  return reply
    .code(303)
    .headers({ location: locationOf(to), "cache-control": "private, no-store" })
    .send();
};

/** What a form is answered by: its fields, and the page of the shop that it stands on. */
type Form = (form: URLSearchParams, back: string, request: IncomingMessage) => LedOn | Promise<LedOn>;

const formsOf = (settings: WebSettings, api: ApiDoor): Readonly<Record<string, Form>> => ({
  "/forms/vat-country": (form, back) => {
    const country = form.get("country") ?? "";
    return { to: back, cookies: isVatCountry(country) ? [setCookie("vatCountry", country, settings.secure)] : [] };
  },
  "/forms/cart-item": (form, back, request) => putIntoCart(form, back, request, settings, api),
  "/forms/colour-mode": (form, back) => {
    const preference = readPreference(form.get("colours"));
    // What the system says is the browser's to know; until a script tells, light stands for it.
    const stored = writeColours({ preference, mode: resolved(preference, { dark: false }) });
    const { secure } = settings;
    const cookie = preference === defaultPreference ? endCookie(colourCookie.name, secure) : setCookie(colourCookie.name, stored, secure);
    return { to: `${back.split("#")[0]}#colours`, cookies: [cookie] };
  },
  // What only scripts can do is not lost when they are late: nothing is sent in an address, and the page stands as it was. [DOM-07]
  "/forms/unsent": (_, back, request) => ({ to: cameFrom(request) ?? back, cookies: [] }),
  ...Object.fromEntries(
    accountForms.map((path): [string, Form] => [
      path,
      (form, _, request) => accountForm(path, form, safeReturnPath(form.get("return")), request, settings, api),
    ]),
  ),
});

export const formRoutes =
  (settings: WebSettings, api: ApiDoor): FastifyPluginAsync =>
  async (site) => {
    await takeForms(site, 65_536);
    // Before the body is read.
    site.addHook("onRequest", (request, reply, done) => {
      if (request.method !== "POST") return void reply.code(405).header("allow", "POST").send("Method Not Allowed\n");
      if (forgedForm(request.raw, settings) !== null)
        return void reply.code(403).send(`${refusalTexts[requestLocale(request.raw)].CrossSiteRequest}\n`);
      return done();
    });
    for (const [path, answer] of Object.entries(formsOf(settings, api)))
      site.post(path, async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return leadOn(reply, await answer(form, safePagePath(form.get("return")) ?? "/", request.raw));
      });
    site.all("/forms/*", (_, reply) => reply.code(404).send("There is no such form.\n"));
  };
