// What the domain's routing says of a path, as an HTTP answer.
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { CheckoutStep } from "../page/model.ts";

export type Decision =
  | { readonly kind: "response"; readonly response: Response }
  | { readonly kind: "page"; readonly locale: Locale; readonly known: boolean; readonly step: CheckoutStep | null };

const words: Record<string, { step: CheckoutStep; locales: readonly Locale[] }> = {
  cart: { step: "cart", locales: ["en"] }, warenkorb: { step: "cart", locales: ["de"] }, login: { step: "login", locales: ["en", "de"] },
  summary: { step: "summary", locales: ["en"] }, zusammenfassung: { step: "summary", locales: ["de"] },
  "thank-you": { step: "thank-you", locales: ["en"] }, danke: { step: "thank-you", locales: ["de"] },
};

export const decide = (path: string, search: string, headers: Headers): Decision => {
  if (path === "/") return { kind: "response", response: new Response(null, { status: 302, headers: { location: `/${(headers.get("accept-language") ?? "").startsWith("de") ? "de" : "en"}${search}` } }) };
  const [first, second, third] = path.slice(1).split("/");
  if (!isLocale(first)) return { kind: "page", locale: "en", known: false, step: null };
  const step = second === "checkout" ? words[third ?? ""] : undefined;
  return { kind: "page", locale: first, known: second !== "checkout" || step !== undefined, step: step?.step ?? null };
};
