// From a request to its answer: redirect, payload, shell or page. [LOC-02…06] [LOC-16]
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { Page, Shell } from "../page/model.ts";
import { decide } from "./decide.ts";
import { pageAt } from "./pages/page-at.ts";
import { shellOf } from "./pages/shell.ts";
import type { Surroundings } from "./surroundings.ts";

export type Answer =
  | { readonly kind: "response"; readonly response: Response }
  | { readonly kind: "payload"; readonly page: Page }
  | { readonly kind: "shell"; readonly shell: Shell }
  | { readonly kind: "page"; readonly page: Page; readonly shell: Shell };

const payloadSuffix = "/_payload.json";
const shellSuffix = "/_shell.json";

export const answer = async (request: Request, surroundings: Surroundings): Promise<Answer> => {
  const url = new URL(request.url);
  const asks = url.pathname.endsWith(payloadSuffix) ? "payload" : url.pathname.endsWith(shellSuffix) ? "shell" : "page";
  const suffix = asks === "payload" ? payloadSuffix : asks === "shell" ? shellSuffix : "";
  const path = url.pathname.slice(0, url.pathname.length - suffix.length) || "/";
  const decided = decide(path, url.search, request.headers);
  if (decided.kind === "response" && asks === "page") return decided;
  const locale: Locale = decided.kind === "page" && isLocale(decided.locale) ? decided.locale : "en";
  if (asks === "shell") return { kind: "shell", shell: await shellOf(locale, request, surroundings) };
  const facts = { path, search: url.searchParams, locale, known: decided.kind === "page" && decided.known, step: decided.kind === "page" ? decided.step : null };
  if (asks === "payload") return { kind: "payload", page: await pageAt(facts, request, surroundings) };
  const [page, shell] = await Promise.all([pageAt(facts, request, surroundings), shellOf(locale, request, surroundings)]);
  return { kind: "page", page, shell };
};
