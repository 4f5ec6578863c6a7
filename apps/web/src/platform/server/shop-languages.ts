// The languages of the shop at the door of its site: what a visitor's browser says of others is not heard further in, and their addresses lead to those that are there. [PKG-08] [LOC-01] [LOC-02]
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { writtenLanguages } from "@kontor/api/provider";
import { spokenPath } from "@kontor/domain/site/routing";
import {
  bothLanguages,
  heardBy,
  type Languages,
  localeCookie,
  redirectCookie,
  spokenIn,
} from "@kontor/domain/visitor/locale";
import type { onRequestHookHandler } from "fastify";
import { readCookies } from "./cookies.ts";
import { locationOf } from "./plain-path.ts";
import { isReading } from "./threshold.ts";

/** As the provider's folder says; what is wrong there ends the start where the folder is read. */
export const languagesIn = (contentDir: string): Languages => {
  try {
    const read = writtenLanguages(JSON.parse(readFileSync(join(contentDir, "site.json"), "utf8")));
    return "fault" in read ? bothLanguages : read;
  } catch {
    return bothLanguages;
  }
};

const cookiesOfLanguage = new RegExp(`(^|;\\s*)(${localeCookie.name}|${redirectCookie.name})=([^;]*)`, "g");
const named = /([?&]locale=)(en|de)(?=&|$)/g;

/** Makes a request say what the shop hears of it. A cookie stays in its browser as it is: the language may come back. */
export const hearing = (languages: Languages): ((request: IncomingMessage) => void) => {
  if (languages.join() === bothLanguages.join()) return () => undefined;
  const isOne = languages.length === 1;
  return (request) => {
    const { headers } = request;
    const cookies = readCookies(headers.cookie);
    const heard = heardBy(languages, {
      localeCookie: cookies.get(localeCookie.name),
      i18nRedirectCookie: cookies.get(redirectCookie.name),
      acceptLanguage: headers["accept-language"],
    });
    headers["accept-language"] = heard.acceptLanguage ?? languages[0];
    if (!isOne) return;
    if (headers.cookie !== undefined)
      headers.cookie = headers.cookie.replace(
        cookiesOfLanguage,
        (_, before: string, name: string, value: string) => `${before}${name}=${spokenIn(languages, value)}`,
      );
    if (request.url?.includes("locale=") === true && !request.url.startsWith("/api/"))
      request.url = request.url.replace(
        named,
        (_, before: string, locale: string) => before + spokenIn(languages, locale),
      );
  };
};

/** Leads from an address in a language that the shop does not have to the same page in one that it has; a form is sent on with all that was typed. */
export const ledToSpoken =
  (languages: Languages): onRequestHookHandler =>
  (request, reply, done) => {
    const target = request.raw.url ?? "/";
    const [path = "/"] = target.split("?");
    const spoken = languages.length === 1 ? spokenPath(languages, path) : null;
    if (spoken === null) return done();
    return void reply
      .code(isReading(request.raw) ? 302 : 307)
      .headers({ location: locationOf(spoken + target.slice(path.length)), "cache-control": "private, no-store" })
      .send();
  };
