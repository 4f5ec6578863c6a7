// Which page stands at a path.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { CheckoutStep, Page } from "../../page/model.ts";
import type { Surroundings } from "../surroundings.ts";
import { messagesOf, texts } from "../texts.ts";

export interface PageFacts {
  readonly path: string;
  readonly search: URLSearchParams;
  readonly locale: Locale;
  readonly known: boolean;
  readonly step: CheckoutStep | null;
}

export const pageAt = async (facts: PageFacts, _request: Request, surroundings: Surroundings): Promise<Page> => {
  const { locale, path } = facts;
  const t = texts(locale, "home");
  const base = { locale, status: 200, head: { title: t("meta.title"), description: t("meta.description"), canonical: surroundings.publicUrl + path, alternates: null, indexed: true }, paths: { en: "/en", de: "/de" } };
  if (facts.step !== null) return { ...base, messages: messagesOf(locale, "cart", "checkout"), kind: "checkout", data: { step: facts.step } };
  if (facts.known && path === `/${locale}`) return { ...base, messages: messagesOf(locale, "home"), kind: "home", data: {} };
  return { ...base, status: 404, messages: messagesOf(locale, "error"), kind: "error", data: { status: 404, path, category: null, cards: [] } };
};
