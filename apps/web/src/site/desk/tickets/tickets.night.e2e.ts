// Tickets at the desk in a browser: an event, tickets from a list whose wrong line is named, one withdrawn, a key for an entrance that is shown once and ended, an entrance of an account. [TKT-02] [TKT-04] [TKT-06] [ADM-01]
import { everything, findings } from "../../../../test/browser/axe.ts";
import { looksRight } from "../../../../test/browser/looks.ts";
import { expect, test } from "../../../../test/browser/shop.ts";
import { administrator } from "../../../../test/browser/staff.ts";

test.slow();

test("[TKT-02] [TKT-04] [TKT-06] [ADM-01] staff issue tickets one by one and from a list, withdraw one, and give an entrance its key", async ({
  page,
  browser,
  shop,
}) => {
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  await administrator(page, "/admin/events?locale=de");
  await main.getByRole("button", { name: "Veranstaltung anlegen" }).click();
  await dialog.getByRole("textbox", { name: "Titel" }).fill("Hausmesse");
  await dialog.getByRole("textbox", { name: "Ort" }).fill("Karlsruhe");
  await dialog.getByLabel("Tag", { exact: true }).fill("2099-12-05");
  await dialog.getByLabel("Uhrzeit", { exact: true }).fill("10:00");
  await dialog.getByRole("button", { name: "Anlegen", exact: true }).click();
  await looksRight(page, "de-events");
  await main.getByRole("row").filter({ hasText: "Hausmesse" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hausmesse");

  await main.getByRole("button", { name: "Ticket ausstellen" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
  await dialog.getByRole("textbox", { name: /^E.Mail.Adresse/ }).fill("ada@example.org");
  await dialog.getByRole("button", { name: "Ausstellen", exact: true }).click();
  await expect(main.getByRole("row")).toHaveCount(2);
  await main.getByRole("button", { name: "Tickets aus einer Liste" }).click();
  const list = dialog.getByRole("textbox", { name: "Oder die Liste als Text" });
  const csv = (email: string): string => `name,email\nGrace Hopper,grace@example.org\nBob Meyer,${email}`;
  await list.fill(csv("nowhere"));
  await dialog.getByRole("button", { name: "Alle Tickets ausstellen" }).click();
  await expect(dialog).toContainText("3");
  await expect(list).toHaveAccessibleDescription(/nicht eingelesen|nichts eingelesen/);
  await expect(list).toHaveValue(csv("nowhere"));
  expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(csv("bob@example.org")) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("button", { name: "Alle Tickets ausstellen" }).click();
  await expect(main.getByRole("row")).toHaveCount(4);
  await looksRight(page, "de-event");
  expect((await main.getByRole("row").nth(1).boundingBox())?.y).toBeLessThanOrEqual(200);
  const event = new URL(page.url()).pathname;

  await main.getByRole("row").filter({ hasText: "Bob Meyer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bob Meyer");
  await page.getByRole("button", { name: "Zurückziehen" }).click();
  await dialog.getByRole("textbox", { name: "Grund" }).fill("Abgesagt.");
  await dialog.getByRole("button", { name: "Zurückziehen", exact: true }).click();
  await expect(main).toContainText("Zurückgezogen");
  await expect(page.getByRole("button", { name: "Erneut senden" })).toHaveCount(0);
  await looksRight(page, "de-ticket");

  await page.goto(`${event}?locale=de`);
  await main.getByRole("link", { name: "Schlüssel für Eingänge" }).click();
  const entrances = new URL(page.url()).pathname;
  await main.getByRole("button", { name: "Schlüssel anlegen" }).click();
  await dialog.getByRole("button", { name: "Schlüssel anlegen" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link für den Eingang" }).inputValue();
  expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Schließen" }).click();
  const guest = await (await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })).newPage();
  await guest.goto(link);
  await guest.getByLabel("Name des Eingangs").fill("Nord");
  await guest.getByRole("button").click();
  await guest.waitForURL("**/de/ticketing/check");
  await page.reload();
  await main.getByRole("row").filter({ hasText: "Nord" }).focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Beenden", exact: true }).click();
  await expect(main.getByRole("row").filter({ hasText: "Nord" })).toContainText("Beendet");
  expect((await guest.goto("/de/ticketing/check"))?.status()).toBe(403);
  await guest.goto(link);
  await guest.getByLabel("Name des Eingangs").fill("Süd");
  await guest.getByRole("button").click();
  await expect(guest.getByRole("alert")).toBeVisible();
  await expect(guest.getByLabel("Name des Eingangs")).toHaveValue("Süd");
  await guest.context().close();

  // An entrance that an account opened stands there, too, and is ended.
  await page.goto("/de/ticketing/check");
  await page.getByLabel("Name des Eingangs").fill("West");
  await page.getByRole("button", { name: "Öffnen" }).first().click();
  await page.waitForURL("**/de/ticketing/check");
  await page.goto(`${entrances}?locale=de`);
  const west = main.getByRole("row").filter({ hasText: "West" });
  await expect(west).toContainText("Offen, durch eine Anmeldung");
  await looksRight(page, "de-entrances");
  await west.focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Beenden", exact: true }).click();
  await expect(west).toHaveCount(0);
});
