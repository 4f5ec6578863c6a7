// What always holds of what staff read of the content: drafts that wait, page by page, and banners joined of their languages. [ADM-03] [ADM-04]
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { inLocale, type Locale } from "#visitor/locale";
import { anyBanner, soundCatalog } from "./arbitraries.ts";
import { writeBannerPages } from "./banners.ts";
import { type DraftedKind, draftKinds, draftPage, waitingDrafts, type WrittenEntry } from "./drafts.ts";
import { draftsOnPage } from "./limits.ts";
import { writtenBanners } from "./written-banners.ts";

const anyEntry = (document: string): fc.Arbitrary<WrittenEntry> =>
  fc.record({
    document: fc.constant(document),
    title: fc.constantFrom("", "Hosting", "Häfen", "hosting in Kiel"),
    changedAt: fc.integer({ min: 0, max: 9 }).map(instant),
    url: fc.constantFrom(null, "/", "/about"),
    slug: fc.constantFrom(null, "tide"),
    key: fc.constantFrom(null, "spring"),
    category: fc.constantFrom(null, "harbour"),
    product: fc.constantFrom(null, "web-m", "gone"),
  });

/** Entries of a kind: each drafted, published, or both. */
const anyKind: fc.Arbitrary<DraftedKind> = fc
  .tuple(fc.constantFrom(...draftKinds), fc.integer({ min: 0, max: 4 }))
  .chain(([kind, count]) => {
    const entries = fc.tuple(...Array.from({ length: count }, (_, at) => anyEntry(`${kind}-${at}`)));
    return fc
      .tuple(entries, entries, fc.array(fc.boolean(), { minLength: count, maxLength: count }))
      .map(([drafted, shown, isShown]) => ({ kind, drafted, shown: shown.filter((_, at) => isShown[at]) }));
  });
const anyKinds = fc.uniqueArray(anyKind, { selector: ({ kind }) => kind });

export const contentLaws: readonly Law[] = [
  law(
    "[ADM-03] exactly what visitors do not see, or an earlier version of, waits, each once and the latest first",
    () =>
      fc.property(anyKinds, (kinds) => {
        const drafts = waitingDrafts(kinds, soundCatalog, "en");
        const expected = kinds.flatMap(({ drafted, shown }) =>
          drafted.filter(({ document, changedAt }) =>
            shown.every((each) => each.document !== document || each.changedAt < changedAt),
          ),
        );
        return (
          drafts.length === expected.length &&
          expected.every(({ document }) => drafts.some((draft) => draft.document === document)) &&
          drafts.every(({ changedAt }, at) => changedAt <= (drafts[at - 1]?.changedAt ?? changedAt))
        );
      }),
  ),
  law("[ADM-03] the pages of drafts together have each that is looked for once, in order", () =>
    fc.property(fc.integer({ min: 0, max: 2 * draftsOnPage + 5 }), fc.constantFrom("", "tide"), (count, q) => {
      const drafts = Array.from({ length: count }, (_, at) => ({
        kind: "pages" as const,
        document: String(at),
        title: at % 2 === 0 ? `Tide ${at}` : `Harbour ${at}`,
        path: null,
        changedAt: instant(count - at),
        published: false,
      }));
      const seen: string[] = [];
      for (let after: string | null = "0"; after !== null; ) {
        const page = draftPage(drafts, q, Number(after));
        seen.push(...page.drafts.map(({ document }) => document));
        after = page.next;
      }
      const wanted = drafts.filter(({ title }) => title.toLowerCase().includes(q)).map(({ document }) => document);
      return seen.join() === wanted.join();
    }),
  ),
  law("[ADM-04] banners written in both languages are read as they were, each once", () =>
    fc.property(fc.uniqueArray(anyBanner, { selector: ({ key }) => key, maxLength: 4 }), (banners) => {
      // oxlint-disable-next-line no-restricted-globals -- writes a moment as a content system does, and reads no clock.
      const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());
      const written = (locale: Locale) =>
        banners.map(({ from, until, pages, lead, text, url, ...banner }) => ({
          ...banner,
          from: moment(from),
          until: moment(until),
          pages: writeBannerPages(pages),
          lead: inLocale(lead, locale),
          text: inLocale(text, locale),
          url: inLocale(url, locale),
        }));
      const read = writtenBanners({ en: written("en"), de: written("de") });
      const trimmed = (text: string): string => (text.trim() === "" ? "" : text);
      return banners.every((banner) => {
        const found = read.find(({ key }) => key === banner.key);
        return (
          read.length === banners.length &&
          found?.active === banner.active &&
          found.from === banner.from &&
          found.until === banner.until &&
          found.pages.join() === banner.pages.join() &&
          found.text.de === trimmed(banner.text.de) &&
          found.url.en === trimmed(banner.url.en)
        );
      });
    }),
  ),
];
