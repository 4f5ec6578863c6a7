// Which calls a content system answers: those it has, those it has for editors alone, unknown ones. [API-02]
import type { StrapiPaths } from "../../platform/http/failures.ts";
import { contentTypes } from "./schema/types.ts";

const collections = contentTypes.map(({ path }) => path).join("|");
const ofContent = new RegExp(`^/api/(auth|users|connect|upload|i18n|${collections})([/?]|$)|^/(uploads/|_health)`);

/** What a content system would answer; of unknown types, too. */
const isOfContent = (url: string): boolean => ofContent.test(url) || /^\/api\/(?!shop\b|v2\b)[^/?]+\/?(\?|$)/.test(url);

const lists = contentTypes
  .filter(({ single }) => !single)
  .map(({ path }) => path)
  .join("|");
const singles = contentTypes
  .filter(({ single }) => single)
  .map(({ path }) => path)
  .join("|");

/** Where Strapi writes, and how. */
const writing: readonly (readonly [path: RegExp, methods: readonly string[]])[] = [
  [new RegExp(`^/api/(${lists})/?$`), ["POST"]],
  [new RegExp(`^/api/(${lists})/[^/]+/?$`), ["PUT", "DELETE"]],
  [new RegExp(`^/api/(${singles})/?$`), ["PUT", "DELETE"]],
];

/** Calls that Strapi has for editors only: writing, files, languages, users. */
const isForEditors = (method: string, path: string): boolean =>
  writing.some(([pattern, methods]) => pattern.test(path) && methods.includes(method)) ||
  /^\/api\/(upload(\/files(\/[^/]+)?)?|i18n\/locales|users(\/\d+)?)\/?$/.test(path);

export const contentPaths: StrapiPaths = { isOfContent, isForEditors };
