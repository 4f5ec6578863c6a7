// The search of the domain check in a browser: its machine over the shop's bulk call, and what of its progress is announced. [DOM-01] [DOM-05] [DOM-08]
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { checkOver, providedDomainSearch } from "@kontor/adapters/actors/domain-search";
import {
  isAnnounced,
  type Search,
  type SearchCounts,
  searchCounts,
  type SearchedName,
  type SearchEvent,
} from "@kontor/domain/shop/domain-name";
import { durationInWords } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { namesToCheck } from "./searching.ts";

/** A hundred names of slow registries take longer than other calls. */
const patience = 120_000;

export interface RunningSearch {
  readonly rows: ReadonlyMap<string, SearchedName>;
  readonly counts: SearchCounts;
  readonly names: readonly SearchedName[];
  readonly send: (event: SearchEvent) => void;
}

export const useSearch = (begun: Search | null, answered: readonly SearchedName[]): RunningSearch => {
  const locale = useLocale();
  const [machine] = useState(() =>
    providedDomainSearch({ check: (request, signal) => checkOver(callIn(locale, patience))(request, signal) }),
  );
  const [state, send] = useMachine(machine, {
    input: { names: [], suggestions: [], ...(begun && namesToCheck(begun)), answered },
  });
  const { names } = state.context;
  const suggestions = begun === null ? [] : namesToCheck(begun).suggestions;
  const rows = new Map(names.map((name) => [name.typed, name]));
  return { names, rows, counts: searchCounts(names, suggestions), send };
};

/** The progress in words, where it is worth a word; a wait is named once, as it begins. */
export const useAnnounced = (counts: SearchCounts): string => {
  const t = useTexts("domain");
  const locale = useLocale();
  const [announced, setAnnounced] = useState("");
  const { all, checked, free, taken, similar, pending, wait } = counts;
  useEffect(() => {
    if (all === 0 || !isAnnounced(counts)) return;
    const waiting = wait > 0 ? ` ${t("wait", { duration: durationInWords(locale, wait) })}` : "";
    const more = similar > 0 ? ` ${t("suggestions.found", { count: similar })}` : "";
    // oxlint-disable-next-line react/set-state-in-effect -- a sentence is written when the counts change, and stays while none is worth one
    setAnnounced(`${t("progress", { done: checked, count: all })}: ${t("counts", { free, taken })}.${more}${waiting}`);
    // oxlint-disable-next-line react/exhaustive-deps -- what is announced follows from the counts, not from each second of a wait
  }, [all, checked, free, taken, similar, pending, wait > 0]);
  return announced;
};
