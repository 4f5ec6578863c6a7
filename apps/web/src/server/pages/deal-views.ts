// Deals as screens show them: how each stands now, at which price, until when. [CNT-05] [CNT-06]
import { instant, type Day, type Instant } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import { categoryByKey, productByKey } from "@kontor/domain/shop/catalog";
import { type Deal, type DealTime, dealsShown, doorTime, doorZone, standingAt, untilFlip } from "@kontor/domain/shop/deal";
import { linkOf } from "@kontor/domain/site/link";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { DealView } from "../../page/content-views.ts";
import { dayOfYearText, momentText } from "../../page/format.ts";
import type { DealEntry, NamedProduct } from "../content/model.ts";
import { pictureView } from "../content/pictures.ts";
import type { Surroundings } from "../surroundings.ts";
import type { ShopFacts } from "../shop-facts.ts";
import { productHref, shownPrice } from "./plans.ts";

export interface DealFacts {
  readonly locale: Locale;
  readonly shop: ShopFacts;
  readonly now: Instant;
  /** How pictures are addressed. */
  readonly surroundings: Pick<Surroundings, "images">;
}

export const nowOnServer = (): Instant => instant(Date.now());

const times = new WeakMap<DealEntry, DealTime>();

/** When an entry opens and closes: reckoned once, since days of a time zone take their time. */
const timeOf = (entry: DealEntry): DealTime => {
  const { kind, day, opens, closes } = entry;
  const time = times.get(entry) ?? (kind === "advent" && day !== null ? doorTime({ day: day as Day }) : { opens, closes });
  times.set(entry, time);
  return time;
};

/** The deal that the domain's rules judge. */
export const judged = (entry: DealEntry): Deal => ({
  ...timeOf(entry),
  key: entry.key,
  kind: entry.kind === "advent" ? "door" : entry.kind,
  title: { en: entry.title, de: entry.title },
  category: entry.category,
  startingPrice: (entry.startingPrice ?? 0) as Cents,
  soldOut: entry.soldOut,
});

/** Where a product that content names is sold; null where it leads nowhere. [LNK-01] */
export const hrefOfProduct = ({ locale, shop }: Pick<DealFacts, "locale" | "shop">, named: NamedProduct | null): string | null => {
  if (named === null) return null;
  const known = named.key === null ? null : productByKey(shop.catalog, named.key);
  if (known !== null) return productHref(shop, known, locale);
  const link = linkOf(named.target, locale);
  return link.kind === "broken" ? null : link.href;
};

export const dealView = (facts: DealFacts, entry: DealEntry): DealView => {
  const { locale, shop, now } = facts;
  const deal = judged(entry);
  const standing = standingAt(deal, now);
  const shut = deal.kind === "door" && standing === "ahead";
  return {
    key: deal.key,
    kind: deal.kind,
    title: shut ? "" : entry.title,
    text: shut ? "" : entry.text,
    category: shut ? null : (categoryByKey(shop.catalog, entry.category as never)?.title[locale] ?? null),
    href: shut || standing === "missed" ? null : hrefOfProduct(facts, entry.product),
    price: shut || entry.startingPrice === null ? null : shownPrice(shop, entry.startingPrice as Cents),
    image: shut ? null : pictureView(entry.image, deal.kind === "door" ? "hero" : "card", facts.surroundings),
    soldOut: entry.soldOut,
    opens: deal.opens,
    closes: deal.closes,
    standing,
    until: entry.day !== null ? dayOfYearText(locale, entry.day) : deal.closes === null ? "" : momentText(locale, deal.closes, doorZone),
    door: deal.kind === "door" && entry.day !== null ? Number(entry.day.slice(8, 10)) : null,
  };
};

/** The deals to show now, flash deals first, then by their end, what is sold out last. [CNT-05] [CNT-11] */
export const shownDeals = (facts: DealFacts, entries: readonly DealEntry[], category: string | null): readonly DealView[] => {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return dealsShown(entries.filter(({ kind }) => kind !== "advent").map(judged), category, facts.now)
    .flatMap(({ key }) => byKey.get(key) ?? [])
    .map((entry) => dealView(facts, entry))
    .sort(
      (a, b) =>
        Number(a.soldOut) - Number(b.soldOut) ||
        Number(b.kind === "flash") - Number(a.kind === "flash") ||
        (a.closes ?? Infinity) - (b.closes ?? Infinity),
    );
};

/** The doors of the calendar in their order, every one of them. [CNT-06] */
export const doors = (facts: DealFacts, entries: readonly DealEntry[]): readonly DealView[] =>
  entries
    .filter(({ kind, day }) => kind === "advent" && day !== null)
    .map((entry) => dealView(facts, entry))
    .sort((a, b) => (a.opens ?? 0) - (b.opens ?? 0));

/** When the first of these deals stands otherwise; null when none ever does. */
export const nextChange = (entries: readonly DealEntry[], now: Instant): number | null => {
  const waits = entries.flatMap((entry) => untilFlip(timeOf(entry), now) ?? []);
  return waits.length === 0 ? null : now + Math.min(...waits);
};
