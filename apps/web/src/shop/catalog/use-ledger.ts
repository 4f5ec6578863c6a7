// The ledger of the choice: the server's at first; once something changes, the domain's own calculation, fetched then. [VAT-10]
import { useEffect, useRef, useState } from "react";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { useLocale } from "../../platform/texts/texts.tsx";
import type { Choice, ProductLedger, ProductPage } from "./views.ts";

type Calculation = (choice: Choice, now: ProductPage["pricedAt"]) => ProductLedger | null;

/** Loads the calculation and the catalogue it needs; once. */
const calculationFor = async ({ key, homeRate, vat }: ProductPage, locale: Locale): Promise<Calculation> => {
  const [{ ledgerOf }, answer] = await Promise.all([import("./product-ledger.ts"), callIn(locale)("GET", "/shop/catalog")]);
  if (!answer.ok) throw new Error(answer.problem.refusal);
  const catalog = answer.value.result;
  return (choice, now) => ledgerOf({ product: key, homeRate, country: vat.country, rate: vat.rate, now }, catalog, choice);
};

/** A choice with the ledger of just that choice. */
export interface PricedChoice {
  readonly choice: Choice;
  readonly ledger: ProductLedger | null;
}

export const useLedger = (data: ProductPage, choice: Choice): { readonly priced: PricedChoice; readonly warm: () => void } => {
  const locale = useLocale();
  const [priced, setPriced] = useState<PricedChoice>({ choice: data.chosen, ledger: data.ledger });
  const calculation = useRef<Promise<Calculation> | null>(null);
  const warm = (): void => {
    calculation.current ??= calculationFor(data, locale).catch((reason: unknown) => {
      calculation.current = null;
      throw reason;
    });
    calculation.current.catch(() => undefined);
  };
  useEffect(() => {
    if (choice === data.chosen) return setPriced({ choice, ledger: data.ledger });
    let stands = true;
    calculation.current ??= calculationFor(data, locale);
    calculation.current
      .then((calculate) => stands && setPriced({ choice, ledger: calculate(choice, data.pricedAt) }))
      .catch(() => undefined);
    return () => {
      stands = false;
    };
  }, [choice, data, locale]);
  return { priced, warm };
};
