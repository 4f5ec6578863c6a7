// What is agreed on in a contract, as staff read it: in short facts, in the third person. [ACC-02] [OPS3-12]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { ContractView } from "@kontor/domain/shop/contract";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { countryText, dayText, moneyText, shortDayText, shortMomentText } from "../../../platform/texts/format.ts";
import { factsIn } from "../record.tsx";

type Facts = ReturnType<typeof factsIn>;

interface Words {
  readonly locale: Locale;
  readonly zone: TimeZone;
  readonly t: TFunction;
}

/** The length of the term, how it goes on, and the notice. */
const termOf = ({ contract, terms }: ContractView, t: TFunction): Readonly<Record<string, string>> => {
  if (contract.hourly) return { term: t("term.hourly") };
  const { minimumMonths, renewalMonths, noticeDays, noticeMonths } = terms;
  return {
    term: minimumMonths === 0 ? t("term.none") : t("months", { count: minimumMonths }),
    goesOn: renewalMonths === 0 ? t("term.open") : t("term.renews", { count: renewalMonths }),
    notice: noticeDays > 0 ? t("days", { count: noticeDays }) : t("months", { count: noticeMonths }),
  };
};

export const factsOf = (view: ContractView, { locale, zone, t }: Words): Facts => {
  const { contract, end, renewal, nextEnd } = view;
  const { location, piece, state, orderedOn, start } = contract;
  const day = (on: string | null): string | null => (on === null ? null : shortDayText(locale, on));
  const ended = state.kind === "cancelled" ? state : null;
  const refund = ended?.refund ?? null;
  return [
    ...factsIn(t, {
      orderedOn: day(orderedOn),
      start: day(start),
      piece: piece === undefined ? null : t("piece", { ...piece }),
      location: location === null ? null : location === "any" ? t("anyLocation") : countryText(locale, location),
    }),
    ...contract.parts.flatMap(({ condition, chosen = [] }) => [
      ...(condition === undefined ? [] : [{ label: t("fact.confirmed"), value: inLocale(condition, locale) }]),
      ...chosen.map(({ label, value }) => ({ label: inLocale(label, locale), value: dayText(locale, value) })),
    ]),
    ...factsIn(t, {
      ...termOf(view, t),
      renewal: day(renewal),
      nextEnd: day(nextEnd?.end ?? null),
      lastDay: day(nextEnd?.lastDay ?? null),
      [state.kind === "withdrawn" ? "withdrawn" : "end"]: day(end),
      cancelled: ended === null ? null : t(`by.${ended.by}`, { moment: shortMomentText(locale, ended.at, zone) }),
      refund: refund === null || refund <= 0 ? null : moneyText(locale, refund),
      first: moneyText(locale, view.first),
    }),
  ];
};
