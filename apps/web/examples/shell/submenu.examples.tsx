// The navigation of wide screens: entries with and without something below them.
import { Navigation } from "../../src/shell/navigation.tsx";
import { Here } from "../../src/shell/page-link.tsx";
import type { Example, Examples } from "../model.ts";
import { Named } from "./around.tsx";
import { few, long, navigationOf } from "./data.ts";

const navigation = (entries: typeof few, keys: Example["keys"], shown: readonly number[] = []): Example => ({
  keys,
  Show: ({ id, locale }) => (
    <Named part="navigation" id={id} locale={locale}>
      <Here value={`/${[id, ...shown].join("-")}`}>
        <Navigation entries={navigationOf(entries, locale, id)} />
      </Here>
    </Named>
  ),
});

export const examples: Examples = {
  group: "navigation",
  wide: true,
  states: {
    rest: navigation(few, "submenu"),
    current: navigation(few, "submenu", [1, 0]),
    long: navigation(long, "submenu"),
  },
};
