// What stands around every page: navigation, VAT country, legal links.
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Shell } from "../../page/model.ts";
import type { Surroundings } from "../surroundings.ts";
import { messagesOf } from "../texts.ts";

export const shellOf = async (locale: Locale, _request: Request, _surroundings: Surroundings): Promise<Shell> => ({
  locale,
  messages: messagesOf(locale, "shell"),
  navigation: [],
  vat: { country: "DE", rate: 1900 },
  countries: [],
  paths: { cart: "/en/checkout/cart", login: "/en/checkout/login", domainCheck: "/en/domains/buy-register-domain", legalNotice: "", privacy: "" },
});
