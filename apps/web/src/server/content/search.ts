// Asking the search of the content system, which forgives typing errors in both languages. [CNT-04]
import { bracketQuery } from "@kontor/adapters/layers/bracket-query";
import { filledIn, type Slots } from "@kontor/domain/shop/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { HitKind, SearchHit } from "../../page/reading-views.ts";
import { ask } from "../ask.ts";
import type { Surroundings } from "../surroundings.ts";
import { contractSentences } from "./filled.ts";
import { type Raw, records, said, text } from "./wire.ts";

const hitKinds: readonly HitKind[] = ["page", "post", "help", "product", "job"];

export const isHitKind = (value: unknown): value is HitKind => hitKinds.some((kind) => kind === value);

/** What was found, the nearest first; null where the search could not be asked. */
export const searchContent = async (
  surroundings: Surroundings,
  locale: Locale,
  wanted: string,
  kind: HitKind | null,
): Promise<readonly SearchHit[] | null> => {
  const slots = surroundings.contract == null ? null : contractSentences(surroundings.contract, locale);
  const query = bracketQuery({ q: wanted, locale, ...(kind === null ? {} : { type: kind }) });
  const asked = await ask<readonly SearchHit[]>(surroundings, locale, `/api/v2/content/search?${query}`, ({ result }) =>
    records((result as Raw | null)?.hits).flatMap((raw) => hit(raw, slots)),
  );
  return asked.kind === "value" ? asked.value : null;
};

const hit = (raw: Raw, slots: Slots | null): readonly SearchHit[] => {
  const filled = (value: unknown): string => (slots === null ? said(value) : filledIn(said(value), slots));
  const [href, kind] = [text(raw.path), raw.type];
  return href === null || !isHitKind(kind) ? [] : [{ kind, href, title: filled(raw.title), excerpt: filled(raw.excerpt) }];
};
