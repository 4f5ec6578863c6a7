// The language in which a request is refused before any page is made: that of its header, else what the browser accepts.
import type { IncomingMessage } from "node:http";
import { answerLocale, type Locale } from "@kontor/domain/visitor/locale";

export const requestLocale = ({ headers }: IncomingMessage): Locale =>
  answerLocale({ named: headers["shop-locale"], acceptLanguage: headers["accept-language"] });
