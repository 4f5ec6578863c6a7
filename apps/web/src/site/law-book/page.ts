// The law book as a page: the records that the domain's contexts keep, in one language, searched by words. [HDL-01]
import chapters from "../../../../../docs/rules.json" with { type: "json" };
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, isSpoken, type Languages, type Locale } from "@kontor/domain/visitor/locale";
import { dayText } from "../../platform/texts/format.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { LawBookPage, RuleView } from "./views.ts";
import type { PageOf } from "../../platform/page/model.ts";

type OwnPage = PageOf<"law-book", LawBookPage>;

export const lawBookPage = (facts: PageFacts): OwnPage => {
  const { locale, search, services } = facts;
  const t = texts(locale, "law-book");
  const paths = fixedPaths["law-book"];
  return {
    kind: "law-book",
    locale,
    status: 200,
    head: headOf(facts, t("meta.title"), t("meta.description"), paths),
    paths,
    messages: messagesOf(locale, "law-book"),
    still: true,
    structured: breadcrumbList(facts, [{ title: t("title"), path: inLocale(paths, locale) }]),
    data: found(parts(locale, services.languages), (search.get("q") ?? "").trim().slice(0, 80)),
  };
};

type Part = LawBookPage["parts"][number];

/** What is bought first, then what is declared and attended; how the site does it comes last, and is folded. */
const order = [/^shop\//, /^(site\/(request|ticket|job)|visitor\/(business-vat|consent))$/];
const placeOf = (context: string): number => {
  const place = order.findIndex((contexts) => contexts.test(context));
  return place === -1 ? order.length : place;
};

const made = new Map<string, readonly Part[]>();

/** Names of tests are in English: a shop that does not speak it leaves them out. [PKG-08] */
const parts = (locale: Locale, languages: Languages): readonly Part[] => {
  const key = `${locale} ${languages.join()}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const t = texts(locale, "law-book");
  const taken = new Set<string>();
  const anchorOf = (id: string, context: string): string => {
    const short = id.toLowerCase();
    const anchor = taken.has(short) ? `${short}-${context.replace("/", "-")}` : short;
    taken.add(anchor);
    return anchor;
  };
  const all = chapters
    .toSorted((a, b) => placeOf(a.context) - placeOf(b.context))
    .map(({ context, rules }) => ({
      anchor: context.replace("/", "-"),
      inner: placeOf(context) === order.length,
      title: t(`meta.contexts.${context.replace("/", "-")}`, { defaultValue: context }),
      rules: rules.map(
        (rule): RuleView => ({
          id: rule.id,
          anchor: anchorOf(rule.id, context),
          text: inLocale(rule.text, locale),
          source: rule.source,
          scope: t(`meta.scopes.${rule.scope}`, { defaultValue: rule.scope }),
          since: rule.validFrom === null ? null : dayText(locale, rule.validFrom),
          until: rule.validUntil === null ? null : dayText(locale, rule.validUntil),
          places: rule.places.map(({ name, path }) => ({
            name: inLocale(name, locale),
            path: inLocale(path, locale) ?? null,
          })),
          laws: isSpoken(languages, "en") ? [...new Set(rule.laws.map(({ sentence }) => sentence))] : [],
        }),
      ),
    }));
  made.set(key, all);
  return all;
};

/** The rules in which every word occurs. */
const found = (all: readonly Part[], wanted: string): LawBookPage => {
  const words = wanted.toLowerCase().split(/\s+/);
  const isMeant = ({ id, text, source }: RuleView, title: string): boolean => {
    const whole = `${id} ${text} ${source} ${title}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  const matching = all
    .map((part) => ({ ...part, rules: part.rules.filter((rule) => isMeant(rule, part.title)) }))
    .filter(({ rules }) => rules.length > 0);
  return { wanted, count: matching.reduce((sum, { rules }) => sum + rules.length, 0), parts: matching };
};
