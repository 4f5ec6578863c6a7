// The advent calendar: today's door open above, the 24 doors below as the windows of a house, each shut, lit or missed; all of it without scripts. [CNT-06]
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { BlockSection } from "../../shell/section.tsx";
import { DealCard } from "./deal-card.tsx";
import { useDeal } from "./use-deal.ts";
import type { DealView, AdventView } from "./views.ts";
import * as deals from "./deals.module.css";
import * as styles from "./advent.module.css";

export const Advent = ({ block, vat }: { readonly block: AdventView; readonly vat: ShownVat }) => {
  const t = useTexts("deals");
  const { doors } = block;
  const today = doors.filter(({ standing }) => standing === "open");
  const next = doors.find(({ standing }) => standing === "ahead");
  const begun = doors.some(({ standing }) => standing !== "ahead");
  return (
    <BlockSection block={block} kind="advent">
      {today.map((door) => (
        <div key={door.key} className={deals.today} id={`door-${door.door}`} tabIndex={-1}>
          <DealCard deal={door} vat={vat} />
        </div>
      ))}
      {today.length > 0 || doors.length === 0 ? null : (
        <p className={styles.note}>
          {next === undefined ? t("door.last") : t(begun ? "door.ahead" : "door.first", { until: next.until })}
        </p>
      )}
      {doors.length === 0 ? null : (
        <div className={styles.house}>
          <svg
            className={styles.gable}
            viewBox="0 0 600 120"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M2 120V92h58V68h64V44h66V20h64V2h92v18h64v24h66v24h64v24h58v28" />
          </svg>
          <svg className={styles.star} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <path d="M24 3l5 14 14-5-9 12 9 12-14-5-5 14-5-14-14 5 9-12-9-12 14 5z" />
          </svg>
          <ol className={styles.doors} aria-label={t("doors")}>
            {doors.map((door) => (
              <Door key={door.key} door={door} />
            ))}
          </ol>
        </div>
      )}
    </BlockSection>
  );
};

const Door = ({ door }: { readonly door: DealView }) => {
  const t = useTexts("deals");
  const { standing, lives } = useDeal(door);
  const number = <span className={styles.doorNumber}>{door.door}</span>;
  return (
    <li className={styles.door} data-standing={standing} data-lives={lives}>
      {standing === "open" && door.title !== "" ? (
        <a href={`#door-${door.door}`}>
          {number}
          <span className={styles.doorWord}>{t("door.open")}</span>
          <span className={styles.doorTitle}>{door.title}</span>
        </a>
      ) : (
        <>
          {number}
          <span className={styles.doorWord}>{t(`door.${standing}`, { until: door.until })}</span>
          {standing === "missed" ? <span className={styles.doorTitle}>{door.title}</span> : null}
        </>
      )}
    </li>
  );
};
