// Rules of routes as the content has them: a redirect instead of a page, or middleware before it. [LOC-13…15] [LOC-17] [API-06]
import type { Step } from "@kontor/domain/shop/checkout";
import {
  checkedBindings,
  loginPath,
  middlewareBindings,
  middlewareOfPath,
  redirectLocation,
  type RouteSettings,
  ruleInForce,
  type RuleInForce,
} from "@kontor/domain/site/routing";
import * as Result from "effect/Result";
import { readCookies } from "../../platform/server/cookies.ts";
import { readContent, valueOrNull } from "../../platform/content/read.ts";
import { record, text, texts } from "../../platform/content/wire.ts";
import { errorPage } from "./error-page.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import { reportOnce } from "../../platform/page/report-once.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ErrorPage } from "./views.ts";

/** An unknown name in a table of bindings ends the start, with the names that are known. [LOC-17] */
export const soundBindings = (table: Parameters<typeof checkedBindings>[0]): void => {
  const bindings = checkedBindings(table);
  if (Result.isFailure(bindings))
    throw new Error(`middleware ${bindings.failure.name} is bound, but only ${bindings.failure.known} exist`);
};

// The table of the shop itself is read before the first request.
soundBindings(middlewareBindings);

const settingsOf = (result: unknown): RouteSettings => {
  const found = record(result);
  return { redirect: text(found?.redirect), middleware: texts(found?.middleware) };
};

/** What the rules answer before any page is made; null lets the page come. */
export const ruledAnswer = async (
  facts: PageFacts,
  step: Step | null,
): Promise<PageAnswer<PageOf<"error", ErrorPage>> | null> => {
  const { services, locale, path } = facts;
  const rules = await readContent(services, `/v2/content/route-rules?path=${encodeURIComponent(path)}`, settingsOf);
  const settings = valueOrNull(rules) ?? { redirect: null, middleware: [] };
  const rule = ruleInForce(settings, services.redirectHosts ?? []);
  if (Result.isSuccess(rule)) return inForce(facts, step, rule.success);
  const { name, known } = rule.failure;
  reportOnce(
    services.log,
    `${path} ${name}`,
    "a route rule names a middleware that does not exist",
    { path, name, known },
    "error",
  );
  return { kind: "page", page: errorPage(locale, path, 500) };
};

const inForce = (
  facts: PageFacts,
  step: Step | null,
  { redirect, refused, middleware }: RuleInForce,
): PageAnswer<PageOf<"error", ErrorPage>> | null => {
  const { services, locale, path, search } = facts;
  if (refused !== null)
    reportOnce(
      services.log,
      `${path} ${refused.target}`,
      "a route rule leads where it may not",
      { path, target: refused.target },
      "error",
    );
  const query = search.toString();
  if (redirect !== null) return { kind: "redirect", to: redirectLocation(redirect, query) };
  const guarded = step === null && middlewareOfPath(path, middleware).includes("auth-redirect");
  const isSignedIn = Boolean(readCookies(facts.request.headers.get("cookie")).get("token"));
  return guarded && !isSignedIn
    ? { kind: "redirect", to: loginPath(locale, query === "" ? path : `${path}?${query}`) }
    : null;
};
