// Who may enter the admin area: the guard comes first, by the table of rights, so that others get the same answer for every path below it. [SES-07]
import { adminPageRight, type AdminPage } from "@kontor/domain/site/admin";
import { loginPath } from "@kontor/domain/site/routing";
import { entered, type Role, roleOf } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { inLanguage, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import { errorPage } from "../routing/error-page.ts";
import type { ErrorPage } from "../routing/views.ts";

export type Admission = { readonly role: Role } | { readonly refused: PageAnswer<PageOf<"error", ErrorPage>> };

/** Where who is not logged in goes first. */
export const loginFirst = ({ locale, path, search }: Pick<PageFacts, "locale" | "path" | "search">) => {
  const query = search.toString();
  return { kind: "redirect", to: loginPath(locale, query === "" ? path : `${path}?${query}`) } as const;
};

/** Who wants to see a page of the admin area, or null for a path of none; or what is answered instead. */
export const admitted = async (facts: PageFacts, page: AdminPage | null): Promise<Admission> => {
  const { locale, path, services } = facts;
  const response = await resultFor(services, "/shop/auth", services.shop.call("GET", "/shop/auth", { headers: inLanguage(locale) }));
  if (response.kind === "unreachable") return { refused: { kind: "page", page: errorPage(locale, path, 503) } };
  const entry = entered(adminPageRight(page), roleOf(response.kind === "value" ? response.value : null));
  if (Result.isSuccess(entry)) return { role: entry.success };
  return { refused: entry.failure._tag === "AreaClosed" ? { kind: "page", page: errorPage(locale, path, 403) } : loginFirst(facts) };
};
