// The ledger of the choice: the server's at first and for each period; once something else changes, the domain's own calculation, fetched then. [VAT-10] [LOOK3-26]
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
const calculationFor = async ({ key, homeRate, later, vat }: ProductPage, locale: Locale): Promise<Calculation> => {
  await nextPaint();
  const [{ ledgerOf }, answer] = await Promise.all([import("./product-ledger.ts"), catalogIn(locale)]);
  if (!answer.ok) throw new Error(answer.problem.refusal);
  const catalog = answer.value.result;
  return (choice, now) =>
    ledgerOf({ product: key, homeRate, later, country: vat.country, rate: vat.rate, now }, catalog, choice);
};

/** Loads the calculation once; what has come is there for the next choice at once. */
const loadedOnce = (load: () => Promise<Calculation>) => {
  const loaded: { calculate: Calculation | null } = { calculate: null };
  return {
    /** Null until it has come. */
    calculate: () => loaded.calculate,
    load: once(async () => {
      loaded.calculate = await load();
      return loaded.calculate;
    }),
  };
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
  const calculation = useMemo(() => loadedOnce(() => calculationFor(data, locale)), [data, locale]);
  const [last, setLast] = useState<PricedChoice>({ choice: data.chosen, ledger: data.ledger });
  // What can be calculated here is in the frame that shows the choice: nothing turns meanwhile, and no figure is of another choice. [LOOK3-26]
  const now = useMemo((): PricedChoice | null => {
    const inPage = choice === data.chosen ? data.ledger : ledgerInPage(data, choice);
    const ledger = inPage === undefined ? calculation.calculate()?.(choice, data.pricedAt) : inPage;
    return ledger === undefined ? null : { choice, ledger };
  }, [data, choice, calculation]);
  if (now !== null && last !== now) setLast(now);
  // A finger that presses enters at once: what the press chooses is answered first.
  const warm = (): void => void setTimeout(() => calculation.load().catch(() => undefined), 300);
  useEffect(() => {
    if (now !== null) return;
    const waiting = { over: false };
    calculation
      .load()
      .then((calculate) => waiting.over || setLast({ choice, ledger: calculate(choice, data.pricedAt) }))
      .catch(() => undefined);
    return () => {
      waiting.over = true;
    };
  }, [now, choice, data, calculation]);
  return { priced: now ?? last, warm };
};
