// Where an answer about content differs from a recorded one of a Strapi, but for what differs with every server.
import type { Loose } from "./harness.ts";

/** What differs with every server. */
const own = new Set([
  "id",
  "documentId",
  "createdAt",
  "updatedAt",
  "name",
  "hash",
  "url",
  "size",
  "formats",
  "width",
  "height",
]);
/** Attributes that the types of this shop have besides those of the recorded ones, and the one that they have otherwise. */
const added = new Set(
  "audience lead dealKey description drawing link links primary postedOn day colorMode seo summary categoryKey loop titles text category body products posts".split(
    " ",
  ),
);

/** Where two answers differ; none: they are the same but for what differs with every server. */
export const differences = (there: Loose, here: Loose, at: string): readonly string[] => {
  if (Array.isArray(there)) {
    if (!Array.isArray(here) || there.length !== here.length)
      return [`${at}: ${there.length} entries there, ${here?.length} here`];
    return there.flatMap((each, index) => differences(each, here[index], `${at}[${index}]`));
  }
  if (typeof there !== "object" || there === null)
    return there === here ? [] : [`${at}: ${there} there, ${JSON.stringify(here)} here`];
  if (typeof here !== "object" || here === null) return [`${at}: an object there, ${here} here`];
  const missing = Object.keys(there).filter((key) => !(key in here) && !added.has(key));
  const more = Object.keys(here).filter((key) => !(key in there) && !added.has(key));
  return [
    ...missing.map((key) => `${at}.${key} is not here`),
    ...more.map((key) => `${at}.${key} is not there`),
    ...Object.keys(there).flatMap((key) => {
      if (!(key in here)) return [];
      if (key === "publishedAt") return (there[key] === null) === (here[key] === null) ? [] : [`${at}.publishedAt`];
      if (own.has(key) && typeof there[key] !== "object")
        return typeof there[key] === typeof here[key] ? [] : [`${at}.${key}: ${typeof here[key]}`];
      if (key === "formats") return [];
      return differences(there[key], here[key], `${at}.${key}`);
    }),
  ];
};
