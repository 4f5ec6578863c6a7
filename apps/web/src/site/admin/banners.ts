// The small banners as editors have written them, in both languages at once. [ADM-04]
import { type SmallBanner, writtenBanners } from "@kontor/domain/site/admin";
import { identityOf, remembered } from "../../platform/page/remembered.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { records } from "../../platform/content/wire.ts";

const banners = reading("small-banners", { sort: "key", pagination: { pageSize: 100 } });

export const smallBanners = async (services: PageServices): Promise<Read<readonly SmallBanner[]>> => {
  const [en, de] = await Promise.all([
    readContent(services, banners("en"), records),
    readContent(services, banners("de"), records),
  ]);
  if (en.kind === "away" || de.kind === "away") return { kind: "away" };
  // Pages ask for them each time they are drawn: the same content is joined once.
  return {
    kind: "value",
    value: remembered(en.value, `with ${identityOf(de.value)}`, () => writtenBanners({ en: en.value, de: de.value })),
  };
};
