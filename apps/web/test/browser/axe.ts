// What axe finds on a page: its script is put into each document once, then asked there in every look. Our pages have no frames.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOnly } from "axe-core";

declare global {
  interface Window {
    readonly axe: typeof axe | undefined;
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What WCAG 2.2 AA asks, and what is good practice. */
export const everything: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

export const rules = (...values: string[]): RunOnly => ({ type: "rule", values });

/** A sentence for each rule that the page, or a part of it, breaks. */
export const findings = async (page: Page, runOnly: RunOnly, part?: string): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(script);
  const { looked, broken } = await page.evaluate(
    async ({ rules, within }) => {
      if (window.axe === undefined) throw new Error("axe is not in the page");
      const results = await window.axe.run(within ?? document, { runOnly: rules, resultTypes: ["violations"] });
      return {
        looked: results.passes.length + results.violations.length + results.incomplete.length,
        broken: results.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
        ),
      };
    },
    { rules: runOnly, within: part },
  );
  if (looked === 0) throw new Error(`axe had nothing to look at for ${runOnly.values.join(", ")}`);
  return broken;
};
