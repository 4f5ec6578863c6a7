// What belongs to a contract, its price list, its calendar, and how far its setup is. [ACC-02] [BAL-08] [OUT-03]
import { Badge } from "@kontor/ui/badge";
import { addDays, day } from "@kontor/domain/kernel/calendar";
import { cents as asCents } from "@kontor/domain/kernel/money";
import { calendarText, type ContractPart, type ContractView } from "@kontor/domain/shop/contract";
import { exactPriceText, inLocale } from "@kontor/domain/visitor/locale";
import { moneyText, shortDayText, shortMomentText, timesText } from "../../../platform/texts/format.ts";
import { columnsOf, Entries, Facts, Part } from "../record.tsx";
import { useDeskTexts } from "../texts.ts";
import { useDesk } from "../use-desk.ts";
import type { Contract } from "./queries.ts";

export const Parts = ({ parts, isHourly }: { readonly parts: readonly ContractPart[]; readonly isHourly: boolean }) => {
  const t = useDeskTexts("desk-contracts");
  const { locale } = useDesk().given;
  const price = ({ recurring, everyMonths }: ContractPart): string =>
    recurring === 0
      ? t("included")
      : t(isHourly ? "everyAtMost" : "every", { price: moneyText(locale, recurring), count: everyMonths });
  return (
    <Part title={t("part.parts")}>
      <Entries
        caption={t("part.parts")}
        empty=""
        columns={["what", "first", "recurring"].map((column) => ({
          key: column,
          label: t(`parts.${column}`),
          isFigure: column !== "what",
        }))}
        rows={parts.map((part, at) => ({
          key: String(at),
          cells: {
            what: timesText(part.quantity, inLocale(part.title, locale)),
            first: moneyText(locale, part.first),
            recurring: price(part),
          },
        }))}
      />
    </Part>
  );
};

/** The prices that later bills are made from, each from its day on; contracts from before there was a list have none. */
export const Prices = ({ details: { prices, view } }: { readonly details: Contract }) => {
  const t = useDeskTexts("desk-contracts");
  const { locale } = useDesk().given;
  if (prices.length === 0) return null;
  const nameOf = (subject: string): string =>
    inLocale(view.contract.parts.find((part) => part.subject === subject)?.title, locale) ?? subject;
  return (
    <Part title={t("part.prices")}>
      <Entries
        caption={t("part.prices")}
        empty=""
        columns={columnsOf(["what", "from", "until", "price"], t, "prices", "price")}
        rows={prices.map(({ subject, from, until, quantity, unit, unitPrice, unitPriceMicros }, at) => ({
          key: String(at),
          cells: {
            what: timesText(quantity, nameOf(subject)),
            from: shortDayText(locale, from),
            until: until === null ? "–" : shortDayText(locale, addDays(day(until), -1)),
            price: t(`prices.unit.${unit}`, {
              price:
                unitPriceMicros === undefined ? moneyText(locale, unitPrice) : exactPriceText(locale, unitPriceMicros),
            }),
          },
        }))}
      />
    </Part>
  );
};

export const Days = ({ calendar }: Pick<ContractView, "calendar">) => {
  const t = useDeskTexts("desk-contracts");
  const { locale } = useDesk().given;
  if (calendar.length === 0) return null;
  return (
    <Part title={t("part.calendar")}>
      <Facts
        facts={calendar.map((entry) => ({
          label: shortDayText(locale, entry.day),
          value: calendarText(entry, locale, (cents) => moneyText(locale, asCents(cents))),
        }))}
      />
    </Part>
  );
};

const looks = { accepted: "plain", "setting-up": "plain", ready: "free", failed: "stop" } as const;

export const Setup = ({ delivery }: { readonly delivery: NonNullable<Contract["delivery"]> }) => {
  const t = useDeskTexts("desk-contracts");
  const { locale, zone } = useDesk().given;
  const { state, text, link, reportedAt } = delivery;
  return (
    <Part title={t("part.setup")}>
      <p>
        <Badge kind={looks[state]}>{t(`delivery.${state}`)}</Badge> {shortMomentText(locale, reportedAt, zone)}
      </p>
      {text === null ? null : <p>{inLocale(text, locale)}</p>}
      {link === null ? null : <p>{link}</p>}
    </Part>
  );
};
