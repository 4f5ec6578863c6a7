// Vouchers at the desk in a browser: one is made, a code that is taken is said at its field, it ends and one press takes that back; the journal has it. [CRT-04] [DSK-05] [ADM-01]
import { everything, findings } from "../../../../test/browser/axe.ts";
import { looksRight } from "../../../../test/browser/looks.ts";
import { expect, test } from "../../../../test/browser/shop.ts";
import { administrator } from "../../../../test/browser/staff.ts";

test.slow();

test("[CRT-04] [DSK-05] [ADM-01] a voucher is made, a taken code is refused at its field with what was typed, it ends and is given back its last day", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const code = `MESSE-${Date.now()}`;
  await administrator(page, "/admin/vouchers?locale=de");
  expect((await main.getByRole("row").first().boundingBox())?.y).toBeLessThanOrEqual(200);
  for (const outcome of ["made", "taken"]) {
    await main.getByRole("button", { name: "Gutschein anlegen" }).click();
    await dialog.getByRole("textbox", { name: "Code" }).fill(code.toLowerCase());
    await dialog.getByRole("textbox", { name: "Wert in Euro" }).fill("12,50");
    await dialog.getByLabel("Letzter Tag", { exact: false }).fill("2099-12-31");
    await dialog.getByRole("textbox", { name: "Grund" }).fill("Messe 2027");
    if (outcome === "made") expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Anlegen", exact: true }).click();
    if (outcome === "made") await expect(page.getByText("Der Gutschein wurde angelegt.")).toBeVisible();
  }
  const field = dialog.getByRole("textbox", { name: "Code" });
  await expect(field).toHaveAccessibleDescription(/gibt es bereits/);
  await expect(field).toBeFocused();
  await expect(dialog.getByRole("textbox", { name: "Wert in Euro" })).toHaveValue("12,50");
  await dialog.getByRole("button", { name: "Abbrechen" }).click();

  const row = main.getByRole("row").filter({ hasText: code });
  await main.getByRole("searchbox").fill(code);
  await expect(main.getByRole("row")).toHaveCount(2);
  // The view is saved by a name, and found again above the whole list.
  await main.getByRole("button", { name: "Ansicht merken" }).click();
  await dialog.getByRole("textbox", { name: "Name der Ansicht" }).fill("Messe");
  await dialog.getByRole("button", { name: "Merken", exact: true }).click();
  await page.goto("/admin/vouchers?locale=de");
  const saved = main.getByRole("navigation", { name: "Gemerkte Ansichten" });
  await saved.getByRole("link", { name: "Messe" }).click();
  await expect(page).toHaveURL(new RegExp(`q=${code}`));
  await expect(main.getByRole("row")).toHaveCount(2);
  await row.focus();
  await page.keyboard.press("x");
  await looksRight(page, "de-vouchers");
  await saved.getByRole("button", { name: "Ansicht vergessen: Messe" }).click();
  await expect(saved).toHaveCount(0);
  await page.getByRole("button", { name: "Jetzt beenden" }).click();
  await expect(row).toContainText("Abgelaufen");
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(row).toContainText("31.12.2099");
  await expect(row).not.toContainText("Abgelaufen");

  await row.focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Letzten Tag ändern" }).click();
  await expect(dialog.getByLabel("Letzter Tag", { exact: false })).toHaveValue("2099-12-31");
  await dialog.getByLabel("Letzter Tag", { exact: false }).fill("2098-12-31");
  await dialog.getByRole("textbox", { name: "Grund" }).fill("Kürzer.");
  await dialog.getByRole("button", { name: "Ändern", exact: true }).click();
  await expect(row).toContainText("31.12.2098");
  await page.goto(`/admin/journal?locale=de&q=${code}`);
  await expect(main).toContainText(code);
});
