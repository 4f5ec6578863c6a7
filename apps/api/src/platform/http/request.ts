// What a request carries: its language, its cookies, its bearer.
import type { IncomingHttpHeaders } from "node:http";
import { answerLocale, type Locale } from "@kontor/domain/visitor/locale";
import { shopLanguages } from "../provider/languages.ts";

/** The language of names and problem texts: `shop-locale`, else `Accept-Language`, else the first of the shop; always one that the shop has. */
export const localeOf = (headers: IncomingHttpHeaders): Locale =>
  answerLocale({ named: headers["shop-locale"], acceptLanguage: headers["accept-language"] }, shopLanguages());

export const cookiesOf = ({ cookie }: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  cookie === undefined ? {} : cookiesIn(cookie);

const cookiesIn = (header: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    header.split(";").flatMap((part) => {
      const [name, ...value] = part.split("=");
      return name === undefined || value.length === 0 ? [] : [[name.trim(), unescaped(value.join("=").trim())]];
    }),
  );

/** The bearer token; null without one, empty where the header names none. Other schemes are for what stands before the shop, such as a proxy's password. */
export const bearerOf = (headers: IncomingHttpHeaders): string | null => {
  const header = headers.authorization ?? "";
  if (!/^Bearer(?: |$)/i.test(header)) return null;
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? "";
};

const unescaped = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
