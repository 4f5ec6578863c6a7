// The facts of a contract, each with its name: numbers, days, what was chosen, what it costs. [ACC-02]
import { accountEntryPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { countryText, dayText, moneyText } from "../../platform/texts/format.ts";
import { priceEvery } from "../account/contract-words.ts";
import type { Words } from "../account/words.ts";
import type { ShownContract } from "./contract-row.ts";

interface ContractFact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

export const factsOf = (words: Words, view: ShownContract): readonly ContractFact[] => {
  const { t, locale } = words;
  const { contract, later, nextEnd } = view;
  const fact = (name: string, value: string | null, href?: string): readonly ContractFact[] =>
    value === null ? [] : [{ name, label: t(`facts.${name}`), value, ...(href === undefined ? {} : { href }) }];
  const day = (of: string | null) => (of === null ? null : dayText(locale, of));
  const { location } = contract;
  return [
    ...fact("number", contract.number),
    ...fact("order", contract.orderNumber, accountEntryPath("orders", contract.orderId, locale)),
    ...fact("ordered", contract.start === contract.orderedOn ? null : day(contract.orderedOn)),
    ...fact("piece", contract.piece === undefined ? null : t("piece", { ...contract.piece })),
    ...fact("start", day(contract.start)),
    ...fact(
      "location",
      location === null ? null : location === "any" ? t("anyLocation") : countryText(locale, location),
    ),
    ...contract.parts.flatMap(({ chosen = [], condition, title }, at) => [
      ...chosen.map(({ key, label, value }) => ({ name: `${at}-${key}`, label: inLocale(label, locale), value })),
      ...(condition === undefined
        ? []
        : [
            {
              name: `${at}-condition`,
              label: t("facts.confirmed", { name: inLocale(title, locale) }),
              value: inLocale(condition, locale),
            },
          ]),
    ]),
    ...fact("renewal", day(view.renewal)),
    ...(nextEnd === null || contract.hourly
      ? []
      : [...fact("nextEnd", dayText(locale, nextEnd.end)), ...fact("lastDay", dayText(locale, nextEnd.lastDay))]),
    ...fact(view.standing === "withdrawn" ? "withdrawn" : "end", day(view.end)),
    ...fact(
      "refund",
      contract.state.kind === "cancelled" && contract.state.refund !== null
        ? moneyText(locale, contract.state.refund)
        : null,
    ),
    // A domain has no setup.
    ...fact(
      contract.parts.every(({ kind }) => kind === "domain") ? "firstYear" : "first",
      moneyText(locale, view.first),
    ),
    ...later.flatMap(({ from, gross, everyMonths }) => [
      {
        name: `later-${from}-${everyMonths}`,
        label: t("facts.later", { day: dayText(locale, from) }),
        value: priceEvery(words, contract, { gross, everyMonths }),
      },
    ]),
  ];
};
