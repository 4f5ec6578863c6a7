// Tabs by links: views of a list, with and without how many things each has.
import type { Example, Examples, Texts } from "./examples.ts";
import { Tabs } from "./tabs.tsx";
import "./tabs.css";

const tabs = (label: Texts, names: readonly (readonly [name: Texts, count?: number])[], shown = 0): Example => ({
  keys: "links",
  Show: ({ id, say }) => (
    <Tabs
      label={say(label)}
      tabs={names.map(([name, count], index) => ({
        href: `#${id}-${index}`,
        label: say(name),
        current: index === shown,
        ...(count === undefined ? {} : { count }),
      }))}
    />
  ),
});

export const examples: Examples = {
  group: "navigation",
  wide: true,
  states: {
    rest: tabs({ en: "Account", de: "Konto" }, [
      [{ en: "Contracts", de: "Verträge" }],
      [{ en: "Invoices", de: "Rechnungen" }],
      [{ en: "Address", de: "Adresse" }],
    ]),
    counted: tabs(
      { en: "Applications", de: "Bewerbungen" },
      [
        [{ en: "New", de: "Neu" }, 12],
        [{ en: "In progress", de: "In Bearbeitung" }, 3],
        [{ en: "Done", de: "Erledigt" }, 0],
      ],
      1,
    ),
    long: tabs({ en: "Settings", de: "Einstellungen" }, [
      [{ en: "Data processing on behalf", de: "Auftragsdatenverarbeitung" }],
      [{ en: "Name server settings", de: "Namensservereinstellungen" }],
      [{ en: "Certificates", de: "Zertifikatsausstellungsanträge" }],
      [{ en: "Authorisations", de: "Zugriffsberechtigungsverwaltung" }],
    ]),
  },
};
