// What staff read of the content and the catalogue's addresses: small banners with their states, drafts that wait, links of products. [ADM-03] [ADM-04]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import { Catalogs, productByKey } from "#shop/catalog";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import { bannerState } from "./banners.ts";
import { type DraftKind, draftKinds, draftPage, waitingDrafts, type WrittenEntry } from "./drafts.ts";
import { DraftsClosed } from "./errors.ts";
import { linkHelper } from "./rules.ts";
import { writtenBanners } from "./written-banners.ts";

/** The content as editors wrote it, wherever it is. */
export class WrittenContent extends Context.Service<
  WrittenContent,
  {
    /** Banners as visitors see them, by language. */
    readonly banners: Effect.Effect<Localized<readonly Readonly<Record<string, unknown>>[]>>;
    /** Null where the content system gives the shop no drafts. */
    readonly drafted: (kind: DraftKind, locale: Locale) => Effect.Effect<readonly WrittenEntry[] | null>;
    readonly shown: (kind: DraftKind, locale: Locale) => Effect.Effect<readonly WrittenEntry[]>;
  }
>()("kontor/site/admin/WrittenContent") {}

/** All banners of the content, each with its state at a moment. */
export const readBanners = (now: Instant) =>
  Effect.map(
    Effect.flatMap(WrittenContent, ({ banners }) => banners),
    (entries) => writtenBanners(entries).map((banner) => ({ ...banner, state: bannerState(banner, now) })),
  );

/** Drafts of the content that are found by typed words, page by page. */
export const readDrafts = (locale: Locale, q: string, after: number) =>
  Effect.gen(function* () {
    const content = yield* WrittenContent;
    const catalog = yield* (yield* Catalogs).current;
    const kinds = yield* Effect.forEach(draftKinds, (kind) =>
      Effect.gen(function* () {
        const drafted = yield* content.drafted(kind, locale);
        if (drafted === null) return yield* Effect.fail(new DraftsClosed());
        return { kind, drafted, shown: yield* content.shown(kind, locale) };
      }),
    );
    return draftPage(waitingDrafts(kinds, catalog, locale), q, after);
  });

/** The address of every product that has a page; null in a language where it leads nowhere. [LNK-01] [LNK-04] */
export const readProductLinks = Effect.gen(function* () {
  const catalog = yield* (yield* Catalogs).current;
  return linkHelper(catalog).map(({ product, links }) => {
    const pathIn = (locale: Locale): string | null => {
      const { kind, href } = inLocale(links, locale);
      return kind === "broken" ? null : href;
    };
    const title = productByKey(catalog, product)?.title ?? { en: product, de: product };
    return { product, title, paths: { en: pathIn("en"), de: pathIn("de") } };
  });
});
