// The small banners as editors have written them, in both languages at once. [ADM-04]
import { readBannerPages, type SmallBanner } from "@kontor/domain/site/admin";
import { type Instant, instant } from "@kontor/domain/kernel/calendar";
import { identityOf, remembered } from "../../platform/page/remembered.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { flag, type Raw, records, text, words } from "../../platform/content/wire.ts";

const banners = reading("small-banners", { sort: "key", pagination: { pageSize: 100 } });

const momentOf = (value: unknown): Instant | null => {
  const time = Date.parse(words(value));
  return Number.isNaN(time) ? null : instant(time);
};

/** A banner is the same in both languages but for its words and where they lead. */
const joined = (english: readonly Raw[], german: readonly Raw[]): readonly SmallBanner[] => {
  const keys = [...new Set([...english, ...german].map(({ key }) => words(key)))].sort();
  return keys.map((key) => {
    const [en, de] = [english, german].map((all) => all.find((each) => words(each.key) === key));
    const first = en ?? de;
    return {
      key,
      active: flag(en?.active) || flag(de?.active),
      from: momentOf(first?.from),
      until: momentOf(first?.until),
      pages: readBannerPages(text(first?.pages)),
      lead: { en: words(en?.lead), de: words(de?.lead) },
      text: { en: words(en?.text), de: words(de?.text) },
      url: { en: text(en?.url) ?? "", de: text(de?.url) ?? "" },
    };
  });
};

export const smallBanners = async (services: PageServices): Promise<Read<readonly SmallBanner[]>> => {
  const [en, de] = await Promise.all([
    readContent(services, banners("en"), records),
    readContent(services, banners("de"), records),
  ]);
  if (en.kind === "away" || de.kind === "away") return { kind: "away" };
  // Pages ask for them each time they are drawn: the same content is joined once.
  return {
    kind: "value",
    value: remembered(en.value, `with ${identityOf(de.value)}`, () => joined(en.value, de.value)),
  };
};
