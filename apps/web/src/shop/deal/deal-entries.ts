// Deals of the content system: what is cheaper for a while, flash deals and advent doors among them. [CNT-05] [CNT-06]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../../platform/page/services.ts";
import { product } from "../../platform/content/populate.ts";
import { reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { namedProduct, picture } from "../../platform/content/shapes.ts";
import { flag, type Raw, records, typeset, text, words } from "../../platform/content/wire.ts";
import type { DealEntry, DealKind } from "./deal-entry.ts";

const deals = reading("deals", {
  pagination: { pageSize: 100 },
  sort: ["day", "endsAt", "documentId"],
  populate: { product, image: true },
});

/** Every deal of a language; there are few, so that one list serves page, block and home. */
export const allDeals = (services: PageServices, locale: Locale): Promise<Read<readonly DealEntry[]>> =>
  readContent(services, deals(locale), (data) => records(data).map(dealEntry));

export const dealEntry = (entry: Raw): DealEntry => {
  return {
    key: words(entry.documentId),
    title: typeset(entry.title),
    text: typeset(entry.text),
    category: words(entry.category),
    kind: dealKind(entry.kind) ?? "deal",
    opens: momentOf(entry.startsAt),
    closes: momentOf(entry.endsAt),
    day: text(entry.day)?.slice(0, 10) ?? null,
    soldOut: flag(entry.soldOut),
    dealKey: text(entry.dealKey),
    product: namedProduct(entry.product),
    image: picture(entry.image),
  };
};

const momentOf = (value: unknown): Instant | null => {
  const read = Date.parse(words(value));
  return Number.isNaN(read) ? null : instant(read);
};

const dealKinds: readonly DealKind[] = ["deal", "flash", "advent"];

export const dealKind = (value: unknown): DealKind | null => dealKinds.find((kind) => kind === value) ?? null;
