// The country: the list of the shop; when it cannot be loaded, a message with a retry says so, and DE stays selectable. [CUS-08] [CUS-14] [SHL-11]
import { queryOptions, useQuery } from "@tanstack/react-query";
import { countriesOffered } from "@kontor/domain/shop/customer";
import { Button } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { SelectField } from "@kontor/ui/select-field";
import * as Result from "effect/Result";
import { countryText } from "../../platform/texts/format.ts";
import type { Locale } from "@kontor/domain/visitor/locale";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { fieldId } from "./address-fields.tsx";
import type { CountryView } from "./views.ts";
import { readCountries } from "./customer-calls.ts";

/** The countries as the page brought them; without them, as the shop answers now. */
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
  const { data, isFetching, isError, refetch } = useQuery(countriesQuery(locale, loaded));
  const known = data ?? null;
  const offered = countriesOffered(known === null ? Result.fail("not loaded") : Result.succeed(known.map(({ iso }) => iso)));
  const names = new Map(known?.map(({ iso, name }) => [iso, name]));
  return {
    offered,
    name: (iso: string) => names.get(iso) ?? countryText(locale, iso),
    failed: known === null && (isError || isFetching),
    busy: isFetching,
    tryAgain: () => void refetch(),
  };
};

export interface CountryFieldProps {
  readonly countries: ReturnType<typeof useCountries>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (country: string) => void;
}

export const CountryField = ({ countries, value, error, onChange }: CountryFieldProps) => {
  const t = useTexts("login");
  const options = [
    { value: "", label: t("choosePlease") },
    ...countries.offered.map((iso) => ({ value: iso, label: countries.name(iso) })),
  ];
  return (
    <SelectField
      id={fieldId("country")}
      name="country"
      autoComplete="country"
      label={t("fields.country")}
      value={countries.offered.includes(value) ? value : ""}
      options={options}
      error={error}
      onChange={onChange}
      below={
        countries.failed ? (
          <Notice
            kind="stop"
            role="status"
            actions={
              <Button kind="secondary" size="small" busy={countries.busy} onClick={countries.tryAgain}>
                {t("tryAgain")}
              </Button>
            }
          >
            <p>{t("countriesFailed")}</p>
          </Notice>
        ) : null
      }
    />
  );
};
