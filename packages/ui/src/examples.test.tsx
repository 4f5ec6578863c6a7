// Every part that the package exports has its examples, in both languages and in the states that each part of its kind has.
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Examples, groups, keys } from "./examples.ts";

const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly exports: Readonly<Record<string, unknown>>;
};
const parts = Object.keys(exports).flatMap((entry) => /^\.\/([a-z-]+)$/.exec(entry)?.slice(1) ?? []);
const files = import.meta.glob<{ readonly examples: Examples }>("./*.examples.tsx", { eager: true });
const all = Object.entries(files).map(
  ([file, { examples }]) => [file.replace(/^\.\/(.*)\.examples\.tsx$/, "$1"), examples] as const,
);
const states = all.flatMap(([part, { states: each }]) =>
  Object.entries(each).map(([state, example]) => ({ part, state, ...example })),
);

it("[LGL-06] every part that is exported has examples, and nothing else has", () => {
  expect(all.map(([part]) => part).sort()).toEqual([...parts].sort());
});

it("[LGL-06] every part is shown at rest and with long words, every part of a form with an error and where it is required", () => {
  const lacking = all.flatMap(([part, { group, states: each }]) =>
    ["rest", "long", ...(group === "forms" ? ["required", "error"] : [])]
      .filter((state) => !(state in each))
      .map((state) => `${part}: ${state}`),
  );
  expect(lacking).toEqual([]);
  expect([...new Set(all.map(([, { group }]) => group))].sort()).toEqual([...groups].sort());
});

it("[LGL-06] every walk of the keyboard has an example", () => {
  expect([...new Set(states.map((example) => example.keys))].sort()).toEqual([...keys].sort());
});

it.each(states)("[LOC-16] $part, $state: is drawn in English and in German", ({ Show }) => {
  const drawn = (locale: "en" | "de"): string =>
    renderToStaticMarkup(<Show id="example" locale={locale} say={(texts) => texts[locale]} act={() => undefined} />);
  const [english, german] = [drawn("en"), drawn("de")];
  expect(english).not.toBe("");
  expect(german).not.toBe(english);
});
