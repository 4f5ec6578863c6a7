// All parts of packages/ui, grouped, each in all its states, with the shop's own sheets.
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { useState } from "react";
import { groups, type Texts } from "../../../packages/ui/src/examples.ts";
import type { Example, Examples } from "./model.ts";

export interface Part extends Examples {
  readonly name: string;
}

const words = {
  name: { en: "English", de: "Deutsch" },
  title: { en: "Parts", de: "Bausteine" },
  lead: {
    en: "Every part of the shop in all its states, with the shop’s own style sheets. This page is served in development only.",
    de: "Alle Bausteine des Shops in allen Zuständen, mit den Stylesheets des Shops. Diese Seite gibt es nur in der Entwicklung.",
  },
  list: { en: "All parts", de: "Alle Bausteine" },
  look: { en: "Language and colours", de: "Sprache und Farben" },
} as const satisfies Record<string, Texts>;

const groupNames: Readonly<Record<Examples["group"], Texts>> = {
  actions: { en: "Actions", de: "Aktionen" },
  forms: { en: "Forms", de: "Formulare" },
  messages: { en: "Messages", de: "Meldungen" },
  figures: { en: "Figures and lists", de: "Zahlen und Listen" },
  navigation: { en: "Navigation", de: "Navigation" },
  overlays: { en: "Overlays", de: "Überlagerungen" },
};

const looks: readonly (readonly [value: string, name: Texts])[] = [
  ["", { en: "As the system", de: "Wie das System" }],
  ["light", { en: "Light", de: "Hell" }],
  ["dark", { en: "Dark", de: "Dunkel" }],
  ["high-contrast", { en: "High contrast", de: "Hoher Kontrast" }],
];

const State = ({
  id,
  state,
  example: { keys, Show },
  locale,
}: {
  id: string;
  state: string;
  example: Example;
  locale: Locale;
}) => {
  const [acts, setActs] = useState<readonly string[]>([]);
  return (
    <article className="x-state" id={`${id}-state`} data-example={id} data-keys={keys} data-acts={acts.join(" ")}>
      <h4 className="x-name" tabIndex={-1}>
        {state}
      </h4>
      <div className="x-shown">
        <Show
          id={id}
          locale={locale}
          say={(texts) => inLocale(texts, locale)}
          act={(what) => setActs((before) => [...before, what])}
        />
      </div>
    </article>
  );
};

const idOf = (part: string, state: string): string => `${part}-${state.replaceAll(/[^a-z]+/g, "-")}`;

export const ExamplesPage = ({
  parts,
  locale,
  colours,
}: {
  parts: readonly Part[];
  locale: Locale;
  colours: string;
}) => (
  <>
    <header className="x-head k-wrap">
      <h1>{inLocale(words.title, locale)}</h1>
      <p className="k-lead">{inLocale(words.lead, locale)}</p>
      <nav aria-label={inLocale(words.look, locale)} className="x-looks">
        {(["en", "de"] as const).map((other) => (
          <a
            key={other}
            lang={other}
            href={`?lang=${other}&colours=${colours}`}
            aria-current={other === locale ? "true" : undefined}
          >
            {inLocale(words.name, other)}
          </a>
        ))}
        <span className="x-between" aria-hidden="true" />
        {looks.map(([value, name]) => (
          <a
            key={value}
            href={`?lang=${locale}&colours=${value}`}
            aria-current={value === colours ? "true" : undefined}
          >
            {inLocale(name, locale)}
          </a>
        ))}
      </nav>
    </header>
    <div className="x-page k-wrap">
      <nav aria-label={inLocale(words.list, locale)} className="x-list">
        {groups.map((group) => (
          <div key={group}>
            <p className="k-small">{inLocale(groupNames[group], locale)}</p>
            <ul>
              {parts
                .filter((part) => part.group === group)
                .map(({ name }) => (
                  <li key={name}>
                    <a href={`#${name}`}>{name}</a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <main>
        {groups.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`} className="x-group">
            <h2 id={`group-${group}`}>{inLocale(groupNames[group], locale)}</h2>
            {parts
              .filter((part) => part.group === group)
              .map(({ name, states, wide }) => (
                <section key={name} aria-labelledby={name} className="x-part">
                  <h3 id={name}>{name}</h3>
                  <div className="x-states" data-columns={wide ? 1 : 2}>
                    {Object.entries(states).map(([state, example]) => (
                      <State key={state} id={idOf(name, state)} state={state} example={example} locale={locale} />
                    ))}
                  </div>
                </section>
              ))}
          </section>
        ))}
      </main>
    </div>
  </>
);
