// What is left of a deal: days, hours, minutes, seconds; before the clock is known, and without scripts, its end in words. [CNT-05]
import type { Countdown } from "@kontor/domain/shop/deal";
import { useTexts } from "../../page/texts.tsx";

const units = ["days", "hours", "minutes", "seconds"] as const;

export const TimeLeft = ({
  left,
  until,
  closes,
}: {
  readonly left: Countdown | null;
  readonly until: string;
  readonly closes: number | null;
}) => {
  const t = useTexts("deals");
  return (
    <div className="d-left">
      {closes === null ? null : (
        <p className="k-small">
          <time dateTime={new Date(closes).toISOString()}>{t("until", { until })}</time>
        </p>
      )}
      <div role="timer" aria-label={t("left")}>
        <dl className="d-countdown k-figures" data-counting={left !== null || undefined}>
          {units.map((unit) => (
            <div key={unit}>
              <dt>{t(unit, { count: left?.[unit] ?? 0 })}</dt>
              <dd>{left === null ? "–" : String(left[unit]).padStart(2, "0")}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
};
