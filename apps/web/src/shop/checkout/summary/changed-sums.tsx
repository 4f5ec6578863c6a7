// The sums that differ from those that were seen before, each beside the other. [CHK-07] [SHOP3-8]
import { Fragment } from "react";
import type { ChangedSum } from "@kontor/domain/shop/pricing";
import { moneyText } from "../../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";

type ShownSum = Readonly<Record<"before" | "now", number>> & Pick<ChangedSum, "everyMonths">;

export const ChangedSums = ({ sums }: { readonly sums: readonly ShownSum[] }) => {
  const t = useTexts("summary");
  const locale = useLocale();
  if (sums.length === 0) return null;
  return (
    <dl className="compare">
      {sums.map(({ everyMonths, before, now }) => (
        <Fragment key={everyMonths}>
          {(
            [
              ["before", before],
              ["now", now],
            ] as const
          ).map(([when, amount]) => (
            <div key={when}>
              <dt>
                {everyMonths === null ? t(`changed.${when}`) : t(`changed.later.${when}`, { count: everyMonths })}
              </dt>
              <dd data-figure={`${everyMonths === null ? "total" : "later"}-${when}`}>{moneyText(locale, amount)}</dd>
            </div>
          ))}
        </Fragment>
      ))}
    </dl>
  );
};
