// Ledgers: rows of what is charged; a row with a derivation unfolds it.
import { moneyText } from "@kontor/domain/visitor/locale";
import type { Example, Examples, Texts } from "./examples.ts";
import { Ledger, LedgerRow } from "./ledger.tsx";

const ledger = (name: Texts, hasDerivation: boolean, detail?: Texts): Example => ({
  keys: hasDerivation ? "unfold" : "none",
  Show: ({ locale, say }) => (
    <Ledger label={say({ en: "First invoice", de: "Erste Rechnung" })}>
      <LedgerRow
        label={say(name)}
        amount={moneyText(locale, 5_988)}
        detail={detail && say(detail)}
        derivation={
          hasDerivation
            ? {
                label: say(name),
                amount: moneyText(locale, 5_988),
                parts: [
                  {
                    label: say({
                      en: `12 months at ${moneyText(locale, 599)}`,
                      de: `12 Monate zu ${moneyText(locale, 599)}`,
                    }),
                    amount: moneyText(locale, 7_188),
                    parts: [],
                  },
                  {
                    label: say({ en: "Deal for the first year", de: "Angebot im ersten Jahr" }),
                    amount: moneyText(locale, -1_200),
                    parts: [],
                  },
                ],
              }
            : undefined
        }
        unfoldLabel={say({ en: "How this figure comes about", de: "Wie diese Zahl zustande kommt" })}
      />
      <LedgerRow label={say({ en: "Setup", de: "Einrichtung" })} amount={moneyText(locale, 0)} emphasis="quiet" />
      <LedgerRow label={say({ en: "Sum", de: "Summe" })} amount={moneyText(locale, 5_988)} emphasis="sum" />
      <LedgerRow
        label={say({ en: "Total with VAT", de: "Gesamt mit MwSt." })}
        amount={moneyText(locale, 5_988)}
        emphasis="total"
      />
    </Ledger>
  ),
});

export const examples: Examples = {
  group: "figures",
  states: {
    rest: ledger({ en: "Web hosting M", de: "Webhosting M" }, true, {
      en: "then €5.99 a month",
      de: "danach 5,99 € im Monat",
    }),
    plain: ledger({ en: "Web hosting M", de: "Webhosting M" }, false),
    long: ledger(
      {
        en: "grand-registry-of-steamship-captains.example, registered for 12 months",
        de: "donaudampfschifffahrtsgesellschaftskapitaen.example, Domainregistrierungsgebühr",
      },
      true,
      { en: "with a wildcard certificate", de: "mit Unterdomänenzertifikat, Mindestvertragslaufzeit zwölf Monate" },
    ),
  },
};
