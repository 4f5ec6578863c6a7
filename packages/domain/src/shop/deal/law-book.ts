// Law book entries of deals: when they hold. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CNT-05",
    {
      en: "What a deal promises is in every price while it runs and not a moment longer; of several deals of a product the one that saves most counts, and one without an advantage is none. Its end does not move; its countdown shows days, hours, minutes and seconds by the server's clock, and it flips at its moment while it is shown.",
      de: "Was ein Angebot verspricht, steckt in jedem Preis, solange es läuft, und keinen Augenblick länger; von mehreren Angeboten eines Produkts zählt das, welches am meisten spart, und eines ohne Vorteil ist keines. Sein Ende ist fest; sein Countdown zeigt Tage, Stunden, Minuten und Sekunden nach der Uhr des Servers, und es wechselt im gezeigten Zustand genau zu seinem Zeitpunkt.",
    },
    "Specification 1, 3",
  ),
  rule(
    "CNT-06",
    {
      en: "A door or deal of advent is open through its day in Berlin; before it is shut, after it is missed.",
      de: "Eine Tür oder ein Angebot im Advent ist an seinem Tag in Berlin offen; davor ist es geschlossen, danach verpasst.",
    },
    "Specification 3",
  ),
  rule(
    "CNT-11",
    {
      en: "Deals are filtered by the categories of the catalogue, and the filter is part of the address.",
      de: "Angebote werden nach den Kategorien des Katalogs gefiltert, und der Filter steht in der Adresse.",
    },
    "Specification 1, 2",
  ),
];
