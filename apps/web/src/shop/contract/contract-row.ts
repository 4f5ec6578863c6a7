// A contract in one line of words, as lists and the head of its page say it: how it stands, what comes next, what it costs. [ACC-02] [ACC-09]
import { contractTitle, type ContractView, shownStanding, standingText } from "@kontor/domain/shop/contract";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { priceText, withPiece } from "../account/contract-words.ts";
import type { ContractRow, NameRow, StandingShown } from "./views.ts";

export const partTitle = ({ title, quantity }: ContractView["contract"]["parts"][number], locale: Locale): string =>
  quantity > 1 ? `${quantity} × ${inLocale(title, locale)}` : inLocale(title, locale);

export const standingOf = (view: ContractView, locale: Locale): StandingShown => ({
  kind: shownStanding(view),
  text: standingText(view, locale, (day) => dayText(locale, day)),
});

/** What comes next of it: its begin, a renewal, an end. */
export const nextText = (view: ContractView, locale: Locale): string => {
  const t = texts(locale, "contracts");
  const day = (of: string | null | undefined) => dayText(locale, of ?? "");
  if (view.standing !== "running") return t(`next.${view.standing}`, { day: day(view.end) });
  if (view.begins !== null) return t("next.begins", { day: day(view.begins) });
  if (view.contract.hourly) return t("next.anytime");
  return view.renewal === null
    ? t("next.open", { day: day(view.nextEnd?.end) })
    : t("next.renewal", { day: day(view.renewal) });
};

export const contractRow = (view: ContractView, locale: Locale): ContractRow => ({
  number: withPiece(view.contract.number, view.contract, locale),
  title: contractTitle(view.contract, locale),
  href: accountEntryPath("contracts", view.contract.id, locale),
  standing: standingOf(view, locale),
  next: nextText(view, locale),
  price: priceText(view, locale),
});

/** The names that a contract holds; one beside a product says so. */
export const nameRows = (view: ContractView, locale: Locale): readonly NameRow[] =>
  view.contract.parts
    .filter(({ kind }) => kind === "domain")
    .map(({ title }, at) => ({
      key: `${view.contract.id} ${at}`,
      name: inLocale(title, locale),
      href: accountEntryPath("contracts", view.contract.id, locale),
      standing: standingOf(view, locale),
      next: nextText(view, locale),
      within: view.contract.parts[0]?.kind === "domain" ? null : contractTitle(view.contract, locale),
    }));
