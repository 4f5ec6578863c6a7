// What the loaders of the account share: which page of a kind a path means, a list of it, and the frame of each. The screen words what the contract answered. [ACC-01] [ACC-02] [ACC-03]
import { accountEntryOf, type AccountPage, accountPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageFacts } from "../../platform/page/facts.ts";
import { type AccountWay, accountWays } from "./account-ways.ts";
import { type Elsewhere, hasToken, toLogin } from "./own-page.ts";
import { type OwnPage, shownPage } from "./shown-page.ts";

/** Data of a page, with the ways from it to the others. */
type InAccount<Data> = Data & { readonly ways: readonly AccountWay[] };

/** The pages that a loader makes. */
export type PageBy<Loader extends (...given: never) => unknown> = Extract<
  Awaited<NonNullable<ReturnType<Loader>>>,
  OwnPage<string, unknown>
>["page"];

/** What has a list, and a page of each. */
export type AccountKind = Parameters<typeof accountEntryOf>[0];

interface Framed<Data> {
  readonly status?: number;
  readonly still?: boolean;
  readonly title: string;
  readonly path: (locale: Locale) => string;
  readonly data: Data;
  /** Namespaces of texts beside its own. */
  readonly more?: readonly string[];
}

/** It needs no scripts until it is touched, and goes with the login. */
export const accountPage = <Kind extends AccountKind, const Data>(
  facts: PageFacts,
  kind: Kind,
  { path, data, ...page }: Framed<Data>,
): OwnPage<Kind, InAccount<Data>> =>
  shownPage(facts, {
    ...page,
    kind,
    paths: { en: path("en"), de: path("de") },
    data: { ...data, ways: hasToken(facts) ? accountWays(facts) : [] },
  });

/** Of an answer what its screen shows: nothing else of a customer is sent. */
export const only = <Answer extends object, const Name extends keyof Answer>(
  answer: Answer,
  ...names: readonly Name[]
): Pick<Answer, Name> =>
  Object.fromEntries(names.flatMap((name) => (name in answer ? [[name, answer[name]]] : []))) as Pick<Answer, Name>;

/** Only for who is logged in. */
export const own = <P extends Promise<unknown>>(
  facts: PageFacts,
  page: (facts: PageFacts) => P,
): P | Promise<Elsewhere> => (hasToken(facts) ? page(facts) : Promise.resolve(toLogin(facts)));

/** The list of a kind, or the record whose id the path has; null for another page. */
export const accountPages = <List extends Promise<unknown>, Entry extends Promise<unknown>>(
  facts: PageFacts,
  kind: AccountKind,
  list: (facts: PageFacts) => List,
  entry: (facts: PageFacts, id: string) => Entry,
): List | Entry | Promise<Elsewhere> | null => {
  const id = accountEntryOf(kind, facts.path, facts.locale);
  return id === null ? null : own(facts, (): List | Entry => (id === "" ? list(facts) : entry(facts, id)));
};

/** Where a list of the account is in both languages, and behind which entry the part of it begins that is read; null for the first. */
export const listOf = ({ search }: Pick<PageFacts, "search">, page: AccountPage) => {
  const after = search.get("after");
  return { query: after === null ? {} : { after }, after, path: (locale: Locale) => accountPath(page, locale) };
};
