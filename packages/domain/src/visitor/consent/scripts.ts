// Optional scripts as the operator's settings name them, and the revision of what visitors decide on. [VIS-02] [VIS-06]
import { cookieTable } from "./cookies.ts";
import { categories, type OptionalScript } from "./model.ts";

/** Raised when the wording of the categories changes in meaning. */
const wording = 1;

/**
 * The revision of everything optional: cookies, scripts, what they store and where they send. It follows from the table, so that no change of it can be
 * forgotten: visitors are asked again. [VIS-02]
 */
export const revisionOf = (scripts: readonly OptionalScript[]): number =>
  checksum(
    JSON.stringify([
      wording,
      Object.entries(cookieTable).filter(([, { category }]) => category !== "necessary"),
      scripts,
    ]),
  );

/** FNV-1a, in the nine digits that the cookie has room for; 0 is never a revision. */
const checksum = (text: string): number =>
  1 +
  ([...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261) %
    999_999_998);

/** The scripts of a setting; null where it is anything else. */
export const readScripts = (value: unknown): readonly OptionalScript[] | null => {
  if (!Array.isArray(value)) return null;
  const scripts = value.map(readScript);
  return scripts.every((script) => script !== null) ? scripts : null;
};

const readScript = (value: unknown): OptionalScript | null => {
  if (typeof value !== "object" || value === null) return null;
  const {
    name,
    category,
    src,
    purpose,
    stores = [],
    sendsTo = [],
  } = value as { readonly [Key in keyof OptionalScript]?: unknown };
  const known = categories.find((one) => one === category);
  if (known === undefined || known === "necessary" || !isText(name) || !isAddress(src)) return null;
  if (
    typeof purpose !== "object" ||
    purpose === null ||
    !areTexts(stores) ||
    !Array.isArray(sendsTo) ||
    !sendsTo.every(isAddress)
  )
    return null;
  const { en, de } = purpose as { readonly en?: unknown; readonly de?: unknown };
  return isText(en) && isText(de) ? { name, category: known, src, purpose: { en, de }, stores, sendsTo } : null;
};

const isText = (value: unknown): value is string => typeof value === "string" && /^[^\p{Cc}]{1,200}$/u.test(value);
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => isText(one) && one !== "*");

/** An address over https; spaces, commas and semicolons would end it in a content policy. */
const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^https:\/\/[a-z\d.-]+(?::\d{1,5})?(?:\/[!#-+\--:<-~]*)?$/i.test(value);

/** The origins that a content policy must list for the scripts: where they are, and where they send to. Without scripts none. [VIS-02] [OPS-07] */
export const scriptOrigins = (
  scripts: readonly OptionalScript[],
): { readonly scripts: readonly string[]; readonly sends: readonly string[] } => {
  const own = scripts.map(({ src }) => originOf(src));
  return {
    scripts: [...new Set(own)],
    sends: [...new Set([...own, ...scripts.flatMap(({ sendsTo }) => sendsTo.map(originOf))])],
  };
};

const originOf = (address: string): string => address.split("/", 3).join("/");
