// What is agreed on in a contract, as staff read it: in short facts, in the third person. [ACC-02] [OPS3-12]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { ContractView } from "@kontor/domain/shop/contract";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { countryText, dayText, moneyText, shortDayText, shortMomentText } from "../../../platform/texts/format.ts";

interface Words {
  readonly locale: Locale;
  readonly zone: TimeZone;
  readonly t: TFunction;
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The length of the term, how it goes on, and the notice. */
const termOf = ({ contract, terms }: ContractView, t: TFunction): readonly (readonly [string, string])[] => {
  if (contract.hourly) return [["term", t("term.hourly")]];
  const { minimumMonths, renewalMonths, noticeDays, noticeMonths } = terms;
  return [
    ["term", minimumMonths === 0 ? t("term.none") : t("months", { count: minimumMonths })],
    ["goesOn", renewalMonths === 0 ? t("term.open") : t("term.renews", { count: renewalMonths })],
    ["notice", noticeDays > 0 ? t("days", { count: noticeDays }) : t("months", { count: noticeMonths })],
  ];
};

export const factsOf = (view: ContractView, { locale, zone, t }: Words): readonly Fact[] => {
  const { contract, end, renewal, nextEnd } = view;
  const { location, piece, state, orderedOn, start } = contract;
  const day = (on: string): string => shortDayText(locale, on);
  const facts: readonly (readonly [string, string])[] = [
    ["orderedOn", day(orderedOn)],
    ["start", day(start)],
    ...(piece === undefined ? [] : [["piece", t("piece", { ...piece })] as const]),
    ...(location === null
      ? []
      : [["location", location === "any" ? t("anyLocation") : countryText(locale, location)] as const]),
    ...contract.parts.flatMap(({ condition, chosen = [] }) => [
      ...(condition === undefined ? [] : [["confirmed", inLocale(condition, locale)] as const]),
      ...chosen.map(({ label, value }) => [inLocale(label, locale), dayText(locale, value)] as const),
    ]),
    ...termOf(view, t),
    ...(renewal === null ? [] : [["renewal", day(renewal)] as const]),
    ...(nextEnd === null ? [] : [["nextEnd", day(nextEnd.end)] as const, ["lastDay", day(nextEnd.lastDay)] as const]),
    ...(end === null ? [] : [[state.kind === "withdrawn" ? "withdrawn" : "end", day(end)] as const]),
    ...(state.kind === "cancelled"
      ? [["cancelled", t(`by.${state.by}`, { moment: shortMomentText(locale, state.at, zone) })] as const]
      : []),
    ...(state.kind === "cancelled" && state.refund !== null && state.refund > 0
      ? [["refund", moneyText(locale, state.refund)] as const]
      : []),
    ["first", moneyText(locale, view.first)],
  ];
  return facts.map(([name, value]) => ({ label: t(`fact.${name}`, { defaultValue: name }), value }));
};
