// What belongs to a contract, its price list, its calendar, and how far its setup is. [ACC-02] [BAL-08] [OUT-03]
import { Badge } from "@kontor/ui/badge";
import { addDays, day as dayIn } from "@kontor/domain/kernel/calendar";
import { cents as asCents } from "@kontor/domain/kernel/money";
import { calendarText, type ContractPart, type ContractView } from "@kontor/domain/shop/contract";
import { exactPriceText, inLocale } from "@kontor/domain/visitor/locale";
import { timesText } from "../../../platform/texts/format.ts";
import { Facts, Part, TablePart } from "../record.tsx";
import { useKind } from "../use-kind.tsx";
import type { Contract } from "./queries.ts";

export const Parts = ({ parts, isHourly }: { readonly parts: readonly ContractPart[]; readonly isHourly: boolean }) => {
  const { t, locale, money } = useKind("contracts");
  const price = ({ recurring, everyMonths }: ContractPart): string =>
    recurring === 0
      ? t("included")
      : t(isHourly ? "everyAtMost" : "every", { price: money(recurring), count: everyMonths });
  return (
    <TablePart
      title={t("part.parts")}
      t={t}
      of="parts"
      columns={["what", "first", "recurring"]}
      figures={["first", "recurring"]}
      rows={parts}
      cells={(part) => ({
        what: timesText(part.quantity, inLocale(part.title, locale)),
        first: money(part.first),
        recurring: price(part),
      })}
    />
  );
};

/** The prices that later bills are made from, each from its day on; contracts from before there was a list have none. */
export const Prices = ({ details: { prices, view } }: { readonly details: Contract }) => {
  const { t, locale, money, day } = useKind("contracts");
  const nameOf = (subject: string): string =>
    inLocale(view.contract.parts.find((part) => part.subject === subject)?.title, locale) ?? subject;
  return (
    <TablePart
      title={t("part.prices")}
      t={t}
      of="prices"
      columns={["what", "from", "until", "price"]}
      figures={["price"]}
      rows={prices}
      cells={({ subject, from, until, quantity, unit, unitPrice, unitPriceMicros: exact }) => ({
        what: timesText(quantity, nameOf(subject)),
        from: day(from),
        until: day(until === null ? null : addDays(dayIn(until), -1)),
        price: t(`prices.unit.${unit}`, {
          price: exact === undefined ? money(unitPrice) : exactPriceText(locale, exact),
        }),
      })}
    />
  );
};

export const Days = ({ calendar }: Pick<ContractView, "calendar">) => {
  const { t, locale, money, day } = useKind("contracts");
  if (calendar.length === 0) return null;
  return (
    <Part title={t("part.calendar")}>
      <Facts
        facts={calendar.map((entry) => ({
          label: day(entry.day),
          value: calendarText(entry, locale, (cents) => money(asCents(cents))),
        }))}
      />
    </Part>
  );
};

const looks = { accepted: "plain", "setting-up": "plain", ready: "free", failed: "stop" } as const;

export const Setup = ({ delivery }: { readonly delivery: NonNullable<Contract["delivery"]> }) => {
  const { t, locale, moment } = useKind("contracts");
  const { state, text, link, reportedAt } = delivery;
  return (
    <Part title={t("part.setup")}>
      <p>
        <Badge kind={looks[state]}>{t(`delivery.${state}`)}</Badge> {moment(reportedAt)}
      </p>
      {text === null ? null : <p>{inLocale(text, locale)}</p>}
      {link === null ? null : <p>{link}</p>}
    </Part>
  );
};
