// Tables: sorted by links, plain, without rows, wider than their place.
import { moneyText } from "@kontor/domain/visitor/locale";
import { Badge } from "./badge.tsx";
import type { Example, ExampleProps, Examples, Texts } from "./examples.ts";
import { Table, type TableColumn } from "./table.tsx";
import "./table.css";

type Row = readonly [number: string, day: Texts, customer: Texts, cents: number, isPaid: boolean];

const orders: readonly Row[] = [
  [
    "K-2026-000148",
    { en: "21 Nov 2026", de: "21.11.2026" },
    { en: "Erika Mustermann", de: "Erika Mustermann" },
    5_988,
    true,
  ],
  [
    "K-2026-000147",
    { en: "20 Nov 2026", de: "20.11.2026" },
    { en: "Harbour Coffee Ltd", de: "Hafenkaffee GmbH" },
    118_800,
    false,
  ],
  ["K-2026-000139", { en: "18 Nov 2026", de: "18.11.2026" }, { en: "Max Beispiel", de: "Max Beispiel" }, 1_190, true],
];

const wordy: readonly Row[] = [
  [
    "K-2026-000151",
    { en: "22 Nov 2026", de: "22.11.2026" },
    { en: "Danube Steamship Company", de: "Donaudampfschifffahrtsgesellschaftskapitänsverein" },
    123_456_789,
    false,
  ],
];

/** By links, or always in the order of one column. */
type Order = "by links" | "always" | "none";

const columnsOf = (id: string, say: ExampleProps["say"], order: Order): readonly TableColumn[] => [
  { key: "number", label: say({ en: "Order", de: "Bestellung" }), ...linked(order, `#${id}-number`) },
  {
    key: "day",
    label: say({ en: "Placed on", de: "Eingegangen am" }),
    ...linked(order, `#${id}-day`),
    ...(order === "none" ? {} : { sorted: "descending" as const }),
  },
  { key: "customer", label: say({ en: "Customer", de: "Kundin oder Kunde" }) },
  { key: "state", label: say({ en: "Payment", de: "Zahlung" }) },
  { key: "total", label: say({ en: "Total", de: "Gesamt" }), isFigure: true, ...linked(order, `#${id}-total`) },
];

const linked = (order: Order, sortHref: string) => (order === "by links" ? { sortHref } : {});

const table = (caption: Texts, rows: readonly Row[], order: Order = "none"): Example => ({
  keys: "region",
  Show: ({ id, say, locale }) => (
    <Table
      caption={say(caption)}
      columns={columnsOf(id, say, order)}
      rows={rows.map(([number, day, customer, cents, isPaid]) => ({
        key: number,
        cells: {
          number,
          day: say(day),
          customer: say(customer),
          state: (
            <Badge kind={isPaid ? "free" : "plain"}>
              {say(isPaid ? { en: "Paid", de: "Bezahlt" } : { en: "Open", de: "Offen" })}
            </Badge>
          ),
          total: moneyText(locale, cents),
        },
      }))}
      empty={say({ en: "No orders in this period", de: "Keine Bestellungen in diesem Zeitraum" })}
    />
  ),
});

export const examples: Examples = {
  group: "figures",
  wide: true,
  states: {
    rest: table({ en: "Orders", de: "Bestellungen" }, orders, "by links"),
    ordered: table({ en: "The latest orders", de: "Die neuesten Bestellungen" }, orders, "always"),
    plain: table({ en: "Orders of November", de: "Bestellungen im November" }, orders),
    empty: table({ en: "Orders of December", de: "Bestellungen im Dezember" }, []),
    long: table({ en: "Orders with long words", de: "Bestellungen mit langen Wörtern" }, wordy, "by links"),
  },
};
