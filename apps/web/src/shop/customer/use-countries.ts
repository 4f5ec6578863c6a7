// The countries of an address: as the page brought them; without them, as the shop answers now. [CUS-14] [SHL-11]
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Async, failure, idle, mayTryAgain, pending, success, valueOf } from "@kontor/domain/interface/async";
import { countriesOffered } from "@kontor/domain/shop/customer";
import type { Locale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { countryText } from "../../platform/texts/format.ts";
import { useLocale } from "../../platform/texts/texts.tsx";
import { readCountries } from "./customer-calls.ts";
import type { CountryView } from "./views.ts";

const countriesQuery = (locale: Locale, loaded: readonly CountryView[] | null) =>
  queryOptions({
    queryKey: ["countries", locale],
    queryFn: async () => {
      const answer = await readCountries(locale);
      if (!answer.ok) throw new Error(answer.problem.refusal);
      return answer.value;
    },
    ...(loaded === null ? {} : { initialData: loaded }),
  });

/** The countries to choose from, and how to ask for them again. */
export const useCountries = (loaded: readonly CountryView[] | null) => {
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(countriesQuery(locale, loaded));
  const cached: Async<readonly CountryView[], string> = data === undefined ? idle : success(data);
  const list = isFetching ? pending(cached) : error === null ? cached : failure(error.message);
  const known = valueOf(list);
  const names = new Map(known?.map(({ iso, name }) => [iso, name]));
  return {
    offered: countriesOffered(known === null ? Result.fail("not loaded") : Result.succeed(known.map(({ iso }) => iso))),
    name: (iso: string) => names.get(iso) ?? countryText(locale, iso),
    failed: known === null,
    busy: list.status === "pending",
    tryAgain: () => {
      if (mayTryAgain(list)) void refetch();
    },
  };
};
