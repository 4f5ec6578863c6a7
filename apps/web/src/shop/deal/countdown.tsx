// What is left of a deal: days, hours, minutes, seconds; drawn by the server, and ticking once the page is awake; without scripts its end in words. [CNT-05]
import type { Countdown } from "@kontor/domain/shop/deal";
import { useTexts } from "../../platform/texts/texts.tsx";
import * as styles from "./deals.module.css";

const units = ["days", "hours", "minutes", "seconds"] as const;

export const TimeLeft = ({
  left,
  until,
  wholeDay,
  closes,
}: {
  readonly left: Countdown | null;
  readonly until: string;
  readonly wholeDay: boolean;
  readonly closes: number | null;
}) => {
  const t = useTexts("deals");
  return (
    <div className={styles.left}>
      {closes === null ? null : (
        <p className="k-small">
          <time dateTime={new Date(closes).toISOString()}>{t(wholeDay ? "untilDay" : "until", { until })}</time>
        </p>
      )}
      <div role="timer" aria-label={t("left")}>
        <dl
          className={`${styles.countdown} k-figures`}
          data-counting={left !== null || undefined}
          suppressHydrationWarning
        >
          {units.map((unit) => (
            <div key={unit}>
              {/* What the server drew stands until the clock is known. */}
              <dt suppressHydrationWarning>{t(unit, { count: left?.[unit] ?? 0 })}</dt>
              <dd suppressHydrationWarning>{left === null ? "–" : left[unit]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
};
