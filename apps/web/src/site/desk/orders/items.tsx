// What was ordered, and how far each item is: what was chosen, what was reported of it, the standing of its contract. [PRD-01] [DOM-07]
import { Badge } from "@kontor/ui/badge";
import { shownStanding } from "@kontor/domain/shop/contract";
import { inLocale } from "@kontor/domain/visitor/locale";
import { countryText, dayText, moneyText, shortMomentText, timesText } from "../../../platform/texts/format.ts";
import { columnsOf, Entries, Part } from "../record.tsx";
import { useDesk } from "../use-desk.ts";
import { useDeskTexts } from "../texts.ts";
import type { Order } from "./queries.ts";
import * as styles from "../desk.module.css";

type Item = Order["setup"]["items"][number];

const looks = { accepted: "plain", "setting-up": "plain", ready: "free", failed: "stop" } as const;

export const Items = ({ order }: { readonly order: Order }) => {
  const t = useDeskTexts("desk-orders");
  const { locale } = useDesk().given;
  const hasRest = order.contracts.some(({ left }) => left !== undefined);
  const columns = ["number", "what", "standing", "setup", ...(hasRest ? ["left"] : [])];
  return (
    <Part title={t("part.items")}>
      <p>
        {t("setUpFrom")}: <Begin order={order} />
      </p>
      <Entries
        caption={t("part.items")}
        empty={t("noItems")}
        columns={columnsOf(columns, t, "item", "left")}
        rows={order.setup.items.map((item) => {
          const contract = order.contracts.find(({ number }) => number === item.number);
          return {
            key: item.contract,
            cells: {
              number: item.number,
              what: <What item={item} />,
              standing: contract === undefined ? "–" : <Standing contract={contract} />,
              setup: <Reported order={order} number={item.number} />,
              left: contract?.left === undefined ? "–" : moneyText(locale, contract.left),
            },
          };
        })}
      />
    </Part>
  );
};

const Standing = ({ contract }: { readonly contract: Order["contracts"][number] }) => {
  const t = useDeskTexts("desk-orders");
  const { locale } = useDesk().given;
  const standing = shownStanding(contract);
  const text = t(`standing.${standing}`, { day: dayText(locale, contract.begins ?? "") });
  return standing === "running" || standing === "begins" ? text : <Badge>{text}</Badge>;
};

/** From when it may be set up, with the reason. */
const Begin = ({ order: { setup, placedAt, progress } }: { readonly order: Order }) => {
  const t = useDeskTexts("desk-orders");
  const { locale, zone } = useDesk().given;
  if (progress === "over") return t("begin.none");
  if (setup.from === null) return t("begin.papers");
  if (setup.from === placedAt) return t(setup.earlyStart ? "begin.early" : "begin.now");
  const moment = shortMomentText(locale, setup.from, zone);
  return t(setup.waitsFor === null ? "begin.over" : "begin.period", { moment });
};

/** A part in words: how many of it, how a name comes here, what its holder confirmed. */
const What = ({ item: { parts, location, chosen } }: { readonly item: Item }) => {
  const t = useDeskTexts("desk-orders");
  const { locale } = useDesk().given;
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
  const t = useDeskTexts("desk-orders");
  const { locale, zone } = useDesk().given;
  const reported = order.delivery.find((one) => one.number === number);
  if (reported === undefined) return "–";
  const { state, text, link, reportedAt } = reported;
  return (
    <>
      <Badge kind={looks[state]}>{t(`delivery.${state}`)}</Badge> {shortMomentText(locale, reportedAt, zone)}
      {text === null ? null : <span className={styles.line}>{inLocale(text, locale)}</span>}
      {link === null ? null : <span className={styles.line}>{link}</span>}
    </>
  );
};
