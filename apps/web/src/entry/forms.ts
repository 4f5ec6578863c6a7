// Forms that work without scripts: they change something and lead on by 303. [LOC-16]
import type { IncomingMessage, ServerResponse } from "node:http";
import { isVatCountry } from "@kontor/domain/kernel/country";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { safePagePath, safeReturnPath, stepOfPath, stepPath } from "@kontor/domain/site/routing";
import { localeFromPath } from "@kontor/domain/visitor/locale";
import { colourCookie, defaultPreference, readPreference, resolved, writeColours } from "@kontor/domain/visitor/colour-mode";
import { accountForm } from "./account-forms.ts";
import type { ApiDoor } from "./api-door.ts";
import { putIntoCart } from "./cart-form.ts";
import { endCookie, setCookie } from "./cookies.ts";
import { forgedForm } from "./csrf.ts";
import { locationOf } from "./plain-path.ts";
import { requestLocale } from "./request-locale.ts";
import type { WebSettings } from "./settings.ts";

/** The fields of a form; null for more bytes than are taken. */
export const formFields = async (request: IncomingMessage, limit = 65_536): Promise<URLSearchParams | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) return null;
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString("utf8"));
};

/** The page of the checkout that a form stands on, as far as the browser tells. */
const cameFrom = ({ headers: { referer, host } }: IncomingMessage): string | null => {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  const found = from?.host === host ? stepOfPath(from?.pathname ?? "") : null;
  const locale = found?.locales[0];
  return found === null || locale === undefined ? null : stepPath(found.step, localeFromPath(from?.pathname ?? "") ?? locale);
};

const leadOn = (response: ServerResponse, to: string, cookies: readonly string[]): void => {
  if (cookies.length > 0) response.setHeader("set-cookie", [...cookies]);
  response.writeHead(303, { location: locationOf(to), "cache-control": "private, no-store" });
  response.end();
};

const refuse = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...(status === 405 ? { allow: "POST" } : {}) });
  response.end(text);
};

export const answerForm = async (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  settings: WebSettings,
  api: ApiDoor,
): Promise<void> => {
  if (request.method !== "POST") return refuse(response, 405, "Method Not Allowed\n");
  if (forgedForm(request, settings) !== null) return refuse(response, 403, `${refusalTexts[requestLocale(request)].CrossSiteRequest}\n`);
  const form = await formFields(request);
  if (form === null) return refuse(response, 413, "The form is too large.\n");
  const account = accountForm(path, form, safeReturnPath(form.get("return")), request, settings, api);
  if (account !== null) {
    const { to, cookies } = await account;
    return leadOn(response, to, cookies);
  }
  const back = safePagePath(form.get("return")) ?? "/";
  switch (path) {
    case "/forms/vat-country": {
      const country = form.get("country") ?? "";
      return leadOn(response, back, isVatCountry(country) ? [setCookie("vatCountry", country, settings.secure)] : []);
    }
    case "/forms/cart-item": {
      const { to, cookies } = await putIntoCart(form, back, request, settings, api);
      return leadOn(response, to, cookies);
    }
    case "/forms/colour-mode": {
      const preference = readPreference(form.get("colours"));
      // What the system says is the browser's to know; until a script tells, light stands for it.
      const stored = writeColours({ preference, mode: resolved(preference, { dark: false }) });
      const { secure } = settings;
      const cookie = preference === defaultPreference ? endCookie(colourCookie.name, secure) : setCookie(colourCookie.name, stored, secure);
      return leadOn(response, `${back.split("#")[0]}#colours`, [cookie]);
    }
    // What only scripts can do is not lost when they are late: nothing is sent in an address, and the page stands as it was. [DOM-07]
    case "/forms/unsent":
      return leadOn(response, cameFrom(request) ?? back, []);
    default:
      return refuse(response, 404, "There is no such form.\n");
  }
};
