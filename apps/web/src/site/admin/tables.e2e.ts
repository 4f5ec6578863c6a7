// The lists of staff where there is little room or few colours: the name of a row stays in sight, nothing that has the focus is behind it, and one tab alone is the current one. [ADM-01]
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator } from "../../../test/browser/staff.ts";

for (const locale of walkedIn("de"))
  test(`[ADM-01] on a phone the name of a row stays in sight while its table is scrolled, and covers nothing that has the focus, ${locale}`, async ({
    page,
  }) => {
    await administrator(page, "/admin/customers?locale=en");
    await page.setViewportSize({ width: 390, height: 800 });
    for (const list of ["customers"]) {
      await page.goto(`/admin/${list}?locale=${locale}`);
      const region = page.locator(".k-table-region");
      await expect(region).toHaveCount(1);
      const places = await region.evaluate((element) => {
        element.scrollLeft = element.scrollWidth;
        const left = element.getBoundingClientRect().left;
        const names = [...element.querySelectorAll("tbody th, thead th:first-child")];
        return {
          scrolled: element.scrollLeft,
          apart: names.map((name) => Math.round(name.getBoundingClientRect().left - left)),
        };
      });
      expect([list, places.scrolled > 0, new Set(places.apart)]).toEqual([list, true, new Set([0])]);
      const hidden = await region.evaluate((element) => {
        const covered: string[] = [];
        for (const part of element.querySelectorAll<HTMLElement>("td :is(a, button)")) {
          element.scrollLeft = element.scrollWidth;
          part.focus();
          const edge = part.closest("tr")?.querySelector("th")?.getBoundingClientRect().right ?? 0;
          // A link may be wider than the room beside the name: then a part of it is in sight.
          const { right, width } = part.getBoundingClientRect();
          if (right - edge < Math.min(44, width)) covered.push(part.textContent);
        }
        return covered;
      });
      expect([list, hidden]).toEqual([list, []]);
    }
  });

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
