// The entrance without scripts: keys that are typed, names that are looked for, badges, and another event. [TKT-02] [TKT-03]
import { expect, test } from "../../../test/browser/shop.ts";
import { anEvent, checks, keysIn, logsIn, result } from "../../../test/browser/entrances/tickets.ts";

// Each event is made by processes of their own, as an operator starts them.
test.slow();

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("[TKT-02] [TKT-03] staff type a key, read who came and when, print badges, and log out", async ({
    page,
    context,
  }) => {
    const event = anEvent("Ada Lovelace", "Grace Hopper");
    await logsIn(page, event, "North");
    const [key = "", other = ""] = await keysIn(context);
    await checks(page, key);
    await expect(result(page)).toContainText("Admitted");
    await expect(result(page)).toHaveAttribute("data-kind", "admitted");
    await page.reload();
    await expect(result(page)).toHaveAttribute("data-kind", "admitted");
    await checks(page, `${key.slice(0, 4)} ${key.slice(4)}`);
    await expect(result(page)).toContainText("Already admitted");
    await expect(result(page)).toContainText("entrance North");
    await checks(page, "not a key");
    await expect(result(page)).toHaveAttribute("data-kind", "invalid");
    await checks(page, "0".repeat(26));
    await expect(result(page)).toHaveAttribute("data-kind", "unknown");
    await page.goto(`/ticketing/check/${other}`);
    await expect(result(page)).toContainText("Valid");
    await page.getByRole("button", { name: "Admit" }).click();
    await expect(result(page)).toHaveAttribute("data-kind", "admitted");
    // Without phone and paper: a part of the name.
    const search = page.getByRole("search");
    const find = async (name: string): Promise<void> => {
      if (!(await search.isVisible())) await page.getByText("Find a guest by name").click();
      await search.getByLabel("Part of the name").fill(name);
      await search.getByRole("button", { name: "Find guests" }).click();
    };
    await find("urin");
    await expect(page.getByText("No ticket of this event has this name.")).toBeVisible();
    await find("hop");
    await page.getByRole("button", { name: "Let in Grace Hopper" }).click();
    await expect(result(page)).toContainText("Already admitted");
    const elsewhere = anEvent("Alan Turing");
    await page.goto("/en/ticketing/check/print-all");
    await expect(page.getByRole("article")).toHaveText([/Grace Hopper/, /Ada Lovelace/]);
    await page.goto("/ticketing/printtest");
    await expect(page.getByRole("article")).toHaveCount(2);
    // Each is found from the check, in the language of the page that leads there, whatever the browser's is.
    await page.goto("/de/ticketing/check");
    await page.getByRole("link", { name: "Namensschilder drucken" }).click();
    await page.getByRole("link", { name: "Probedruck" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Probedruck");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByRole("link", { name: "Zurück zur Einlasskontrolle" }).click();
    await page.waitForURL("**/de/ticketing/check");
    await page.goto("/en/ticketing/check");
    await page.getByRole("button", { name: "Log out here" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is for staff");
    await logsIn(page, elsewhere, "North");
    await checks(page, key);
    await expect(result(page)).toHaveAttribute("data-kind", "other-event");
  });
});
