// What was ordered, and how far each item is: what was chosen, what was reported of it, the standing of its contract. [PRD-01] [DOM-07]
import { Badge } from "@kontor/ui/badge";
import { shownStanding } from "@kontor/domain/shop/contract";
import { inLocale } from "@kontor/domain/visitor/locale";
import { countryText, dayText, timesText } from "../../../platform/texts/format.ts";
import { TablePart } from "../record.tsx";
import { useKind } from "../use-kind.tsx";
import type { Order } from "./queries.ts";
import * as styles from "../desk.module.css";

type Item = Order["setup"]["items"][number];

const looks = { accepted: "plain", "setting-up": "plain", ready: "free", failed: "stop" } as const;

export const Items = ({ order }: { readonly order: Order }) => {
  const { t, money } = useKind("orders");
  const hasRest = order.contracts.some(({ left }) => left !== undefined);
  return (
    <TablePart
      title={t("part.items")}
      t={t}
      of="item"
      columns={["number", "what", "standing", "setup", ...(hasRest ? ["left"] : [])]}
      figures={["left"]}
      above={
        <p>
          {t("setUpFrom")}: <Begin order={order} />
        </p>
      }
      empty={t("noItems")}
      rows={order.setup.items}
      keyOf={(item) => item.contract}
      cells={(item) => {
        const contract = order.contracts.find(({ number }) => number === item.number);
        return {
          number: item.number,
          what: <What item={item} />,
          standing: contract === undefined ? "–" : <Standing contract={contract} />,
          setup: <Reported order={order} number={item.number} />,
          left: contract?.left === undefined ? "–" : money(contract.left),
        };
      }}
    />
  );
};

const Standing = ({ contract }: { readonly contract: Order["contracts"][number] }) => {
  const { t, locale } = useKind("orders");
  const standing = shownStanding(contract);
  const text = t(`standing.${standing}`, { day: dayText(locale, contract.begins ?? "") });
  return standing === "running" || standing === "begins" ? text : <Badge>{text}</Badge>;
};

/** From when it may be set up, with the reason. */
const Begin = ({ order: { setup, placedAt, progress } }: { readonly order: Order }) => {
  const { t, moment } = useKind("orders");
  if (progress === "over") return t("begin.none");
  if (setup.from === null) return t("begin.papers");
  if (setup.from === placedAt) return t(setup.earlyStart ? "begin.early" : "begin.now");
  return t(setup.waitsFor === null ? "begin.over" : "begin.period", { moment: moment(setup.from) });
};

/** A part in words: how many of it, how a name comes here, what its holder confirmed. */
const What = ({ item: { parts, location, chosen } }: { readonly item: Item }) => {
  const { t, locale } = useKind("orders");
  const place = location === "any" ? t("anyLocation") : location === null ? null : countryText(locale, location);
  return (
    <ul className={styles.plain}>
      {parts.map(({ title, quantity, acquisition, condition }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an item never change their places
        <li key={at}>
          {timesText(quantity, inLocale(title, locale))}
          {acquisition === null ? "" : ` (${t(`acquisition.${acquisition}`)})`}
          {condition === null ? "" : ` (${t("confirmed", { condition: inLocale(condition, locale) })})`}
        </li>
      ))}
      {place === null ? null : (
        <li>
          {t("location")}: {place}
        </li>
      )}
      {chosen.map(({ label, value }) => (
        <li key={inLocale(label, locale)}>
          {inLocale(label, locale)}: {dayText(locale, value)}
        </li>
      ))}
    </ul>
  );
};

const Reported = ({ order, number }: { readonly order: Order; readonly number: string }) => {
  const { t, locale, moment } = useKind("orders");
  const reported = order.delivery.find((one) => one.number === number);
  if (reported === undefined) return "–";
  const { state, text, link, reportedAt } = reported;
  return (
    <>
      <Badge kind={looks[state]}>{t(`delivery.${state}`)}</Badge> {moment(reportedAt)}
      {text === null ? null : <span className={styles.line}>{inLocale(text, locale)}</span>}
      {link === null ? null : <span className={styles.line}>{link}</span>}
    </>
  );
};
