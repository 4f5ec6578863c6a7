// The language in which a request is refused before any page is made: that of its header, else what the browser accepts.
import type { IncomingMessage } from "node:http";
import { acceptedLocale, isLocale, type Locale } from "@kontor/domain/visitor/locale";

export const requestLocale = ({ headers }: IncomingMessage): Locale =>
  isLocale(headers["shop-locale"]) ? headers["shop-locale"] : (acceptedLocale(headers["accept-language"] ?? "") ?? "en");
