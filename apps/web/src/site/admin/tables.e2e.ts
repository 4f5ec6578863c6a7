// The lists of staff where there are few colours: one tab alone is the current one. [ADM-01]
import { expect, test } from "../../../test/browser/shop.ts";
import { administrator } from "../../../test/browser/staff.ts";

test("[ADM-01] in forced colours the current tab alone has an edge", async ({ page }) => {
  await administrator(page, "/admin/exports?locale=en");
  await page.emulateMedia({ forcedColors: "active" });
  const edges = await page.locator(".k-tab").evaluateAll((tabs) => {
    const paper = document.createElement("p");
    paper.style.color = "Canvas";
    document.body.append(paper);
    const behind = getComputedStyle(paper).color;
    return tabs.map((tab) => [tab.hasAttribute("aria-current"), getComputedStyle(tab).borderBlockEndColor !== behind]);
  });
  expect(edges.length).toBeGreaterThan(3);
  expect(edges.filter(([isCurrent, hasEdge]) => isCurrent !== hasEdge)).toEqual([]);
});
