// The ledger of the choice: the server's at first and for each period; once something else changes, the domain's own calculation, fetched then. [VAT-10]
import { useEffect, useMemo, useState } from "react";
import type { Locale } from "@kontor/domain/visitor/locale";
import { once } from "../../platform/client/once.ts";
import { useLocale } from "../../platform/texts/texts.tsx";
import { nextPaint } from "./next-paint.ts";
import { ledgerInPage } from "./page-ledger.ts";
import type { Choice, ProductLedger, ProductPage } from "./views.ts";

type Calculation = (choice: Choice, now: ProductPage["pricedAt"]) => ProductLedger | null;

const catalogIn = async (locale: Locale) =>
  (await import("../../platform/client/shop-fetch.ts")).callIn(locale)("GET", "/shop/catalog");

/** Loads the calculation and the catalogue it needs, once the choice that needs them is painted as pending: a slow phone takes 25 ms to begin the requests. */
const calculationFor = async ({ key, homeRate, vat }: ProductPage, locale: Locale): Promise<Calculation> => {
  await nextPaint();
  const [{ ledgerOf }, answer] = await Promise.all([import("./product-ledger.ts"), catalogIn(locale)]);
  if (!answer.ok) throw new Error(answer.problem.refusal);
  const catalog = answer.value.result;
  return (choice, now) =>
    ledgerOf({ product: key, homeRate, country: vat.country, rate: vat.rate, now }, catalog, choice);
};

/** A choice with the ledger of just that choice. */
export interface PricedChoice {
  readonly choice: Choice;
  readonly ledger: ProductLedger | null;
}

export const useLedger = (
  data: ProductPage,
  choice: Choice,
): { readonly priced: PricedChoice; readonly warm: () => void } => {
  const locale = useLocale();
  const [priced, setPriced] = useState<PricedChoice>({ choice: data.chosen, ledger: data.ledger });
  const calculation = useMemo(() => once(() => calculationFor(data, locale)), [data, locale]);
  // A finger that presses enters at once: what the press chooses is answered first.
  const warm = (): void => void setTimeout(() => calculation().catch(() => undefined), 300);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the price of a new page is shown with it; a computed one comes later
    if (choice === data.chosen) return setPriced({ choice, ledger: data.ledger });
    let stands = true;
    const inPage = ledgerInPage(data, choice);
    const ledger =
      inPage === undefined
        ? calculation().then((calculate) => calculate(choice, data.pricedAt))
        : nextPaint().then(() => inPage);
    ledger.then((found) => stands && setPriced({ choice, ledger: found })).catch(() => undefined);
    return () => {
      stands = false;
    };
  }, [choice, data, calculation]);
  return { priced, warm };
};
