// Lists of facts: a contract, with long words.
import { Badge } from "./badge.tsx";
import { type Definition, DefinitionList } from "./definition-list.tsx";
import type { Example, ExampleProps, Examples } from "./examples.ts";

const list = (rowsOf: (say: ExampleProps["say"]) => readonly Definition[]): Example => ({
  keys: "none",
  Show: ({ say }) => <DefinitionList rows={rowsOf(say)} />,
});

export const examples: Examples = {
  group: "figures",
  states: {
    rest: list((say) => [
      { term: say({ en: "Product", de: "Produkt" }), value: say({ en: "Web hosting M", de: "Webhosting M" }) },
      {
        term: say({ en: "State", de: "Zustand" }),
        value: <Badge kind="free">{say({ en: "Active", de: "Aktiv" })}</Badge>,
      },
      { term: say({ en: "Contract number", de: "Vertragsnummer" }), value: "V-2026-004711" },
      {
        term: say({ en: "Renews on", de: "Verlängert sich am" }),
        value: say({ en: "1 March 2027", de: "1. März 2027" }),
      },
    ]),
    strong: list((say) => [
      { term: say({ en: "Net", de: "Netto" }), value: "10.00 €" },
      { term: say({ en: "Total", de: "Summe" }), value: "11.90 €", isStrong: true },
    ]),
    long: list((say) => [
      {
        term: say({ en: "Longest domain name", de: "Domainregistrierungsbestätigung" }),
        value: "rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz.example",
      },
      {
        term: say({ en: "Consent to data processing on behalf", de: "Auftragsdatenverarbeitungsvereinbarung" }),
        value: say({
          en: "given on 12 October 2026 by Erika Mustermann",
          de: "erteilt am 12. Oktober 2026 von Erika Mustermann",
        }),
      },
    ]),
  },
};
