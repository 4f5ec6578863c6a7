// Forms that work without scripts: they change something and lead on by 303. [LOC-16]
import type { IncomingMessage, ServerResponse } from "node:http";
import { isCrossSite } from "./cross-site.ts";
import { days, setCookie } from "./cookies.ts";
import type { ApiDoor } from "./api-door.ts";
import type { WebSettings } from "./settings.ts";

const limit = 65_536;

const fields = async (request: IncomingMessage): Promise<URLSearchParams | null> => {
  let text = "";
  for await (const part of request as AsyncIterable<Buffer>) {
    text += part.toString("utf8");
    if (text.length > limit) return null;
  }
  return new URLSearchParams(text);
};

/** A path of this shop, never another origin; else the front door. */
export const ownPath = (path: string | null): string => (path !== null && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : "/");

const leadOn = (response: ServerResponse, to: string, cookies: readonly string[] = []): void => {
  if (cookies.length > 0) response.setHeader("set-cookie", [...cookies]);
  response.writeHead(303, { location: ownPath(to), "cache-control": "no-store" });
  response.end();
};

const refuse = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...(status === 405 ? { allow: "POST" } : {}) });
  response.end(text);
};

export const answerForm = async (path: string, request: IncomingMessage, response: ServerResponse, settings: WebSettings, _api: ApiDoor): Promise<void> => {
  if (request.method !== "POST") return refuse(response, 405, "Method Not Allowed\n");
  if (isCrossSite(request, settings.publicUrl)) return refuse(response, 403, "This request was started by another site.\n");
  const form = await fields(request);
  if (form === null) return refuse(response, 413, "The form is too large.\n");
  switch (path) {
    case "/forms/vat-country": {
      const country = form.get("country") ?? "";
      const known = /^([A-Z]{2}|OTHER)$/.test(country);
      return leadOn(response, ownPath(form.get("return")), known ? [setCookie("vatCountry", country, { secure: settings.secure, maxAge: days(365) })] : []);
    }
    default:
      return refuse(response, 404, "There is no such form.\n");
  }
};
