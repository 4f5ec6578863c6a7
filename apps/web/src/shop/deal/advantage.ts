// What a deal makes better, in words. [CNT-05]
import type { Locale } from "@kontor/domain/visitor/locale";
import { moneyText } from "../../platform/texts/format.ts";
import type { Translate } from "../../platform/texts/texts.tsx";
import type { DealView } from "./views.ts";

export const advantageTexts = (
  { advantage }: Pick<DealView, "advantage">,
  t: Translate,
  locale: Locale,
): readonly string[] => {
  if (advantage === null) return [];
  const { freeMonths, firstMonthDiscount, setup } = advantage;
  return [
    ...(freeMonths > 0 ? [t("advantage.free", { count: freeMonths })] : []),
    ...(firstMonthDiscount > 0 ? [t("advantage.discount", { amount: moneyText(locale, firstMonthDiscount) })] : []),
    ...(setup === null
      ? []
      : [
          setup.now === 0
            ? t("advantage.noSetup", { before: moneyText(locale, setup.before) })
            : t("advantage.setup", { amount: moneyText(locale, setup.now), before: moneyText(locale, setup.before) }),
        ]),
  ];
};

/** Whether the price per month comes after something lower. */
export const startsLower = ({ advantage }: Pick<DealView, "advantage">): boolean =>
  advantage !== null && (advantage.freeMonths > 0 || advantage.firstMonthDiscount > 0);
