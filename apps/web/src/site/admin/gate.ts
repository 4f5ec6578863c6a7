// Who may enter the admin area: the guard comes first, so that others get the same answer for every path below it. [SES-07]
import { loginPath } from "@kontor/domain/site/routing";
import { entered, roleOf } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { inLanguage, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import { errorPage } from "../routing/error-page.ts";
import type { ErrorPage } from "../routing/views.ts";

/** What is answered instead of a page of the admin area; null for who may enter. */
export const entryRefused = async ({
  locale,
  path,
  search,
  services,
}: PageFacts): Promise<PageAnswer<PageOf<"error", ErrorPage>> | null> => {
  const response = await resultFor(services, "/shop/auth", services.shop.call("GET", "/shop/auth", { headers: inLanguage(locale) }));
  if (response.kind === "unreachable") return { kind: "page", page: errorPage(locale, path, 503) };
  const entry = entered("admin", roleOf(response.kind === "value" ? response.value : null));
  if (Result.isSuccess(entry)) return null;
  if (entry.failure._tag === "AreaClosed") return { kind: "page", page: errorPage(locale, path, 403) };
  const query = search.toString();
  return { kind: "redirect", to: loginPath(locale, query === "" ? path : `${path}?${query}`) };
};
