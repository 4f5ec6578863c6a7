// Pages of a list: few, many with a gap, the first and the last.
import type { Example, Examples, Texts } from "./examples.ts";
import { Pagination } from "./pagination.tsx";
import "./pagination.css";

const newer = { en: "Newer", de: "Neuere" };
const older = { en: "Older", de: "Ältere" };

const pages = (
  label: Texts,
  page: number,
  choices: readonly (number | null)[],
  [back, on]: readonly [Texts, Texts] = [newer, older],
): Example => ({
  keys: "links",
  Show: ({ id, say }) => (
    <Pagination
      label={say(label)}
      page={page}
      choices={choices}
      hrefOf={(number) => `#${id}-${number}`}
      pageLabel={(number) => say({ en: `Page ${number}`, de: `Seite ${number}` })}
      {...(page > 1 ? { previous: say(back) } : {})}
      {...(page < (choices.at(-1) ?? 1) ? { next: say(on) } : {})}
    />
  ),
});

export const examples: Examples = {
  group: "navigation",
  wide: true,
  states: {
    rest: pages({ en: "Pages of the blog", de: "Seiten des Blogs" }, 2, [1, 2, 3]),
    first: pages({ en: "Pages, at the first", de: "Seiten, auf der ersten" }, 1, [1, 2, null, 12]),
    last: pages({ en: "Pages, at the last", de: "Seiten, auf der letzten" }, 12, [1, null, 11, 12]),
    long: pages(
      { en: "Pages of the orders", de: "Seiten der Bestellungen" },
      1_043,
      [1, null, 1_042, 1_043, 1_044, null, 2_860],
      [
        { en: "Orders placed later", de: "Später eingegangene Bestellungen" },
        { en: "Orders placed earlier", de: "Früher eingegangene Bestellungen" },
      ],
    ),
  },
};
