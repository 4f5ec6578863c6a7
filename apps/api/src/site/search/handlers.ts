// What a search of the site finds. [CNT-04]
import type { ProviderName } from "@kontor/domain/shop/payment";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { ContentSource } from "../content/source.ts";
import { hitTypes, type HitType } from "./documents.ts";
import { searchOver } from "./search.ts";

export const searchHandlers = (
  source: ContentSource,
  version: () => Promise<string>,
  offered: readonly ProviderName[],
): Pick<Handlers, "searchContent"> => {
  const search = searchOver(source, version, offered);
  return {
    searchContent: async (call) => {
      const { q, locale = call.locale, type, limit = "20" } = call.query;
      const only = hitTypes.find((each): each is HitType => each === type) ?? null;
      const { hits, total } = await search.find(locale, q.normalize("NFC"), only, Number(limit));
      return good({ hits, total });
    },
  };
};
