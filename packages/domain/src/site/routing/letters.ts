// Which pages the links of letters lead to with a code in their address: it leaves the address at once, and nothing of theirs is stored or reaches other sites. [SES-12] [CUS-10] [ACC-05] [OPS-07]
import { inLocale, type Locale, locales } from "#visitor/locale";
import { accountPath } from "./account.ts";
import { fixedPaths } from "./paths.ts";

/** The pages, with the parameters in which a link has its code. */
const parameters = {
  "reset-password": ["code"],
  "confirm-email": ["confirmation"],
  "change-email": ["code"],
  "newsletter-form": ["confirm", "end"],
  "declaration-question": ["code"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A page that such links lead to. */
export type LetterPage = keyof typeof parameters;

/** The parameter in which a link to a page has its code. */
export type LetterParameter<P extends LetterPage = LetterPage> = (typeof parameters)[P][number];

/** Where such a page stands. */
export const letterPath = (page: LetterPage, locale: Locale): string =>
  page === "newsletter-form" || page === "declaration-question"
    ? inLocale(fixedPaths[page], locale)
    : accountPath(page, locale);

/** A link with a code: letters have no other, so that each page of one is in the table. */
export const letterLink = <P extends LetterPage>(
  page: P,
  parameter: LetterParameter<P>,
  code: string,
  locale: Locale,
): string => `${letterPath(page, locale)}?${parameter}=${encodeURIComponent(code)}`;

const pages: ReadonlyMap<string, LetterPage> = new Map(
  (Object.keys(parameters) as LetterPage[]).flatMap((page) =>
    locales.map((locale) => [letterPath(page, locale), page] as const),
  ),
);

/** The page of letters at a path; null for every other path. */
export const letterPageAt = (path: string): LetterPage | null => pages.get(path) ?? null;

const names: ReadonlySet<string> = new Set(Object.values(parameters).flat());

/** The names and values of a query, in their order. */
type Query = readonly (readonly [name: string, value: string])[];

/** Whether an address carries a code, on whatever page: what is answered is stored nowhere, and no request made from there tells the address. */
export const carriesCode = (query: Query): boolean => query.some(([name]) => names.has(name));

/** A code that came with the address of a page of letters, and what else stood in its query; null where none came. */
export interface ReceivedCode {
  readonly parameter: LetterParameter;
  readonly code: string;
  readonly others: Query;
}

/** Longer ones are none. */
const longestCode = 200;

/** Of several codes in one address the first counts. */
export const receivedCode = (path: string, query: Query): ReceivedCode | null => {
  const page = letterPageAt(path);
  const [first] = page === null ? [] : query.filter(([name]) => isParameterOf(page, name));
  if (page === null || first === undefined) return null;
  return {
    parameter: first[0] as LetterParameter,
    code: first[1].slice(0, longestCode),
    others: query.filter(([name]) => !isParameterOf(page, name)),
  };
};

const isParameterOf = (page: LetterPage, name: string): boolean =>
  (parameters[page] as readonly string[]).includes(name);

/** A code as the browser keeps it for its page: with the parameter that it came in. */
export const storedCode = ({ parameter, code }: Pick<ReceivedCode, "parameter" | "code">): string =>
  `${parameter}.${code}`;

/** The code that a page was given in one of its parameters; empty where it was given none. */
export const givenCode = (page: LetterPage, stored: string | undefined, parameter: LetterParameter): string =>
  isParameterOf(page, parameter) && stored?.startsWith(`${parameter}.`) === true
    ? stored.slice(parameter.length + 1, parameter.length + 1 + longestCode)
    : "";
