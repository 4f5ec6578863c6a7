// The countries of an address: as the page brought them; without them, as the shop answers now. [CUS-14] [SHL-11]
import { type Async, failure, idle, mayTryAgain, pending, success, valueOf } from "@kontor/domain/interface/async";
import { countriesOffered } from "@kontor/domain/shop/customer";
import * as Result from "effect/Result";
import { useCallback, useEffect, useState } from "react";
import { countryText } from "../../platform/texts/format.ts";
import { useLocale } from "../../platform/texts/texts.tsx";
import { readCountries } from "./customer-calls.ts";
import type { CountryView } from "./views.ts";

/** The countries to choose from, and how to ask for them again. */
export const useCountries = (loaded: readonly CountryView[] | null) => {
  const locale = useLocale();
  const [list, setList] = useState<Async<readonly CountryView[], string>>(idle);
  const ask = useCallback(async () => {
    setList(pending);
    const answer = await readCountries(locale);
    setList(answer.ok ? success(answer.value) : failure(answer.problem.refusal));
  }, [locale]);
  const isMissing = loaded === null;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the list is asked for once, where the page has none
    if (isMissing) void ask();
  }, [ask, isMissing]);
  const known = loaded ?? valueOf(list);
  const names = new Map(known?.map(({ iso, name }) => [iso, name]));
  return {
    offered: countriesOffered(known === null ? Result.fail("not loaded") : Result.succeed(known.map(({ iso }) => iso))),
    name: (iso: string) => names.get(iso) ?? countryText(locale, iso),
    failed: known === null,
    busy: list.status === "pending",
    tryAgain: () => {
      if (mayTryAgain(list)) void ask();
    },
  };
};
