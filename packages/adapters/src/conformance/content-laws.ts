// Laws of a server's content: lists and entries, search, addresses, flags, and where mails and providers lead. [API-02] [API-03] [CNT-04] [CNT-08] [CNT-09] [SES-05] [SES-06]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import type { Content, ContentLists } from "../layers/http/index.ts";
import { Server, type ServerLaw } from "./law.ts";

const lists = [
  "pages",
  "blog-categories",
  "blog-posts",
  "jobs",
  "helpcenter-articles",
  "main-categories",
  "product-categories",
  "product-pages",
  "small-banners",
  "deals",
  "feature-flags",
  "route-rules",
] as const satisfies readonly (keyof ContentLists)[];

/** The lists whose entries have an address of their own, as search engines find them. */
const addressed = ["pages", "blog-categories", "blog-posts", "jobs", "helpcenter-articles"] as const;

/** What all entries have. */
interface Entry {
  readonly documentId?: string;
  readonly locale?: string | null;
}

const listLaw = (list: (typeof lists)[number]): ServerLaw => ({
  sentence: `[API-02] [API-03] ${list}: a part of the list is as long as requested, a list is sorted as requested, an entry is read alone as it was listed, and one that is not there is not found`,
  holds: Effect.fnUntraced(function* (facts) {
    const { content } = yield* Server;
    const { data, meta } = yield* content.list(list, { pagination: { pageSize: 2 } });
    const [first] = data;
    const alone = first?.documentId === undefined ? first : yield* content.one(list, first.documentId);
    const missing = yield* Effect.result(content.one(list, `none-${facts.fresh()}`));
    const ids = Effect.fnUntraced(function* (sort: string) {
      const sorted = yield* content.list(list, { sort, pagination: { pageSize: 5 } });
      return sorted.data.map((entry) => (entry as Entry).documentId ?? "");
    });
    const [up, down] = [yield* ids("documentId:asc"), yield* ids("documentId:desc")];
    return (
      up.every((id, at) => at === 0 || (up[at - 1] ?? "") <= id) &&
      down.every((id, at) => at === 0 || (down[at - 1] ?? "") >= id) &&
      data.length === Math.min(2, meta.pagination?.total ?? -1) &&
      JSON.stringify(alone) === JSON.stringify(first) &&
      Result.isFailure(missing) &&
      "status" in missing.failure &&
      missing.failure.status === 404
    );
  }),
});

const inLanguage = (content: Content, list: (typeof addressed)[number], locale: Locale) =>
  Effect.map(content.list(list, { locale, pagination: { pageSize: 100 } }), ({ data }) => data as readonly Entry[]);

/** Every address of a list, part by part; a list that never ends is cut off. */
const addressesOf = Effect.fnUntraced(function* (content: Content, list: (typeof addressed)[number], locale: Locale) {
  const all: string[] = [];
  let after: number | null = 0;
  for (let part = 0; part < 200 && after !== null; part += 1) {
    const {
      entries,
      next,
    }: { readonly entries: readonly { readonly address: string }[]; readonly next: number | null } =
      yield* content.addresses(list, locale, after);
    all.push(...entries.map(({ address }) => address));
    after = next;
  }
  return { all, ended: after === null };
});

export const contentLaws: readonly ServerLaw[] = [
  ...lists.map(listLaw),
  {
    sentence: "[LOC-01] an entry is in the requested language, and none is in an unsupported one",
    holds: Effect.fnUntraced(function* () {
      const { content } = yield* Server;
      for (const list of addressed)
        for (const locale of locales)
          if (!(yield* inLanguage(content, list, locale)).every((entry) => entry.locale === locale)) return false;
      return (yield* content.list("pages", { locale: "fr" })).data.length === 0;
    }),
  },
  {
    sentence: "[LOC-01] the site has its name in both languages",
    holds: Effect.fnUntraced(function* () {
      const { content } = yield* Server;
      const sites = yield* Effect.forEach(locales, (locale) => content.site({ locale }));
      return sites.every((site, index) => (site as Entry).locale === locales[index] && (site.name ?? "") !== "");
    }),
  },
  {
    sentence: "[CNT-08] every address of a list is returned once, and the list ends",
    holds: Effect.fnUntraced(function* () {
      const { content } = yield* Server;
      for (const list of addressed)
        for (const locale of locales) {
          const { all, ended } = yield* addressesOf(content, list, locale);
          if (!ended || (list !== "blog-posts" && new Set(all).size !== all.length)) return false;
        }
      return true;
    }),
  },
  {
    sentence: "[CNT-04] an article is found by its title, in its own language and below it, and by its kind alone",
    holds: Effect.fnUntraced(function* () {
      const { content } = yield* Server;
      for (const locale of locales) {
        const [article] = (yield* content.list("helpcenter-articles", { locale, pagination: { pageSize: 1 } })).data;
        if (article?.title === undefined) continue;
        const { hits } = yield* content.search(locale, article.title, "help");
        const isOurs = hits.every(({ type, path }) => type === "help" && path.startsWith(`/${locale}/`));
        if (!isOurs || !hits.some(({ title }) => title === article.title)) return false;
      }
      return true;
    }),
  },
  {
    sentence: "[CNT-09] a flag that is on is returned once, by its key",
    holds: Effect.fnUntraced(function* () {
      const keys = (yield* (yield* Server).flags).map(({ key }) => key);
      return keys.every((key) => key.length > 0) && new Set(keys).size === keys.length;
    }),
  },
  {
    sentence: "[API-06] a path without a rule leads nowhere else",
    holds: Effect.fnUntraced(function* (facts) {
      const { redirect } = yield* (yield* Server).content.routeRules(`/en/${facts.fresh()}`);
      return redirect === undefined;
    }),
  },
  {
    sentence:
      "[CNT-10] the content keeps its version while nothing changes, and a change is reported only with the secret",
    holds: Effect.fnUntraced(function* () {
      const { content, status } = yield* Server;
      const before = yield* content.version;
      const refused = yield* status("POST", "/v2/content/webhook");
      return refused >= 400 && refused < 500 && (yield* content.version) === before;
    }),
  },
  {
    sentence: "[SES-06] an unknown confirmation link confirms no email",
    holds: Effect.fnUntraced(function* (facts) {
      return (yield* (yield* Server).status("GET", `/auth/email-confirmation?confirmation=${facts.fresh()}`)) === 400;
    }),
  },
  {
    sentence: "[SES-05] a provider that the shop does not have is led to by nothing, and leads back to nothing",
    holds: Effect.fnUntraced(function* (facts) {
      const { status } = yield* Server;
      const there = yield* status("GET", `/connect/p${facts.fresh()}`);
      const back = yield* status("GET", `/connect/p${facts.fresh()}/callback`);
      return [there, back].every((answered) => answered >= 400 && answered < 500);
    }),
  },
];
