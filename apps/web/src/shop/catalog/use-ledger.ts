// The ledger of the choice: the server's at first; once something changes, the domain's own calculation, fetched then. [VAT-10]
import { useEffect, useRef, useState } from "react";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { useLocale } from "../../platform/texts/texts.tsx";
import type { Choice, ProductLedger, ProductPage } from "./views.ts";

type Reckoning = (choice: Choice, now: ProductPage["pricedAt"]) => ProductLedger | null;

/** Loads the calculation and the catalogue it needs; once. */
const reckoningFor = async ({ key, homeRate, vat }: ProductPage, locale: Locale): Promise<Reckoning> => {
  const [{ ledgerOf }, answer] = await Promise.all([import("./product-ledger.ts"), callIn(locale)("GET", "/shop/catalog")]);
  if (!answer.ok) throw new Error(answer.problem.refusal);
  const catalog = answer.value.result;
  return (choice, now) => ledgerOf({ product: key, homeRate, country: vat.country, rate: vat.rate, now }, catalog, choice);
};

export const useLedger = (data: ProductPage, choice: Choice): { readonly ledger: ProductLedger | null; readonly warm: () => void } => {
  const locale = useLocale();
  const [ledger, setLedger] = useState(data.ledger);
  const reckoning = useRef<Promise<Reckoning> | null>(null);
  const warm = (): void => {
    reckoning.current ??= reckoningFor(data, locale).catch((reason: unknown) => {
      reckoning.current = null;
      throw reason;
    });
    reckoning.current.catch(() => undefined);
  };
  useEffect(() => {
    if (choice === data.chosen) return setLedger(data.ledger);
    let stands = true;
    reckoning.current ??= reckoningFor(data, locale);
    reckoning.current.then((reckon) => stands && setLedger(reckon(choice, data.pricedAt))).catch(() => undefined);
    return () => {
      stands = false;
    };
  }, [choice, data, locale]);
  return { ledger, warm };
};
