// What is read out when the ledger has changed: what was changed, and the new first invoice; once for changes that follow one another quickly. [LGL-06] [PRD-01]
import { useEffect, useRef, useState } from "react";
import { moneyText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { PricedChoice } from "./use-ledger.ts";
import type { ProductPage } from "./views.ts";

/** Milliseconds without a further change. */
const pause = 700;

export const useAnnouncement = (data: ProductPage, { choice, ledger }: PricedChoice): string => {
  const t = useTexts("product");
  const locale = useLocale();
  const [text, setText] = useState("");
  const announced = useRef({ product: data.key, choice: data.chosen });
  useEffect(() => {
    if (announced.current.product !== data.key) announced.current = { product: data.key, choice: data.chosen };
    if (choice === announced.current.choice || ledger === null) return;
    const waiting = { over: false };
    const announce = async (): Promise<void> => {
      const { changeText, choiceChanges } = await import("./choice-changes.ts");
      const changes = choiceChanges(announced.current.choice, choice);
      if (waiting.over || changes.length === 0) return;
      announced.current = { product: data.key, choice };
      const texts = changes.map((change) => changeText(change, data.additions, t));
      setText(t("ledger.changed", { changes: texts.join(", "), total: moneyText(locale, ledger.quote.total) }));
    };
    // What cannot be fetched is not read out.
    const timer = setTimeout(() => void announce().catch(() => undefined), pause);
    return () => {
      waiting.over = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- it is announced when another choice has its price
  }, [choice, ledger]);
  return text;
};
