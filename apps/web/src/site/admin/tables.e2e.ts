// The lists of staff where there is little room or few colours: the name of a row stays in sight, nothing that has the focus is behind it, and one tab alone is the current one. [ADM-01] [LOC-12]
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator, customerTab, haveOrder } from "../../../test/browser/staff.ts";

for (const locale of walkedIn("de"))
  test(`[ADM-01] on a phone the name of a row stays in sight while its table is scrolled, and covers nothing that has the focus, ${locale}`, async ({
    page,
  }) => {
    await administrator(page, "/admin/vouchers?locale=en");
    // The journal has a row, whichever tests ran before.
    const creating = page.locator("form", { has: page.getByRole("button", { name: "Create voucher" }) });
    await creating.getByRole("textbox", { name: "Code" }).fill(`ROW-${locale}-${Date.now()}`);
    await creating.getByRole("textbox", { name: "Value in euros" }).fill("5");
    await creating.locator("textarea").fill("A row.");
    await creating.getByRole("button").click();
    await expect(page.getByRole("status")).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    for (const list of ["vouchers", "journal", "customers"]) {
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
  await administrator(page, "/admin/orders?locale=en");
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

test("[ADM-01] [LOC-12] on a phone the sentence of an empty list is read whole, and so are long facts and numbers of an entry", async ({
  page,
  browser,
  shop,
}) => {
  const customer = await customerTab(browser, shop, aPerson(), "en");
  const number = await haveOrder(customer, "en");
  await customer.context().close();
  await administrator(page, "/admin/orders?locale=en");
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const boxes = [...text.getClientRects()];
        return {
          text: element.textContent,
          starts: new Set(boxes.map(({ left }) => Math.round(left))).size,
          lines: boxes.length,
        };
      }),
    );
  for (const list of ["product-link-helper", "orders?q=nobody-at-all"]) {
    await page.goto(`/admin/${list}`);
    const beyond = await page.locator(".k-table-empty").evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const region = cell.closest(".k-table-region")?.getBoundingClientRect();
      return text.getBoundingClientRect().right - (region?.right ?? 0);
    });
    expect.soft([list, beyond <= 0]).toEqual([list, true]);
  }
  await page.goto(`/admin/orders?q=${number}`);
  await page.getByRole("rowheader").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  const facts = await lines(".k-definitions dd");
  expect(facts.some((fact) => fact.lines > 1)).toBe(true);
  expect.soft(facts.filter(({ starts }) => starts > 1)).toEqual([]);
  // The invoice is made soon after the order.
  await expect(async () => {
    await page.reload();
    await page.getByRole("link", { name: /^R-/ }).click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/R-\d/);
  expect(await lines("h1")).toMatchObject([{ lines: 1 }]);
});
