// Several contracts of one order by their numbers: `K-2026-000042-1, -2, -5 to -9`. [ACC-02]
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import type { ContractNumber } from "./service-model.ts";

const to: Localized<string> = { en: "to", de: "bis" };

interface Run {
  readonly from: number;
  readonly until: number;
}

/** The first one whole, of the others their places in the order; three and more that follow one another are a range. */
export const numbersText = (numbers: readonly ContractNumber[], locale: Locale): string => {
  const [first] = numbers;
  if (first === undefined) return "";
  const order = first.slice(0, first.lastIndexOf("-"));
  const places = numbers.map((number) => Number(number.slice(number.lastIndexOf("-") + 1)));
  const runs = places.reduce((all: readonly Run[], place): readonly Run[] => {
    const last = all.at(-1);
    return last !== undefined && place === last.until + 1
      ? [...all.slice(0, -1), { ...last, until: place }]
      : [...all, { from: place, until: place }];
  }, []);
  const words = runs.flatMap(({ from, until }) =>
    until - from < 2
      ? Array.from({ length: until - from + 1 }, (_, at) => `-${from + at}`)
      : [`-${from} ${inLocale(to, locale)} -${until}`],
  );
  return `${order}${words.join(", ")}`;
};
