// The desk by keyboard alone: past the side list in one press, to each list by its two letters with the focus on its heading, and an act that gives a record another name leaves the focus at its button. [DSK-05]
import { everything, findings } from "../../../test/browser/axe.ts";
import { looksRight } from "../../../test/browser/looks.ts";
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator } from "../../../test/browser/staff.ts";
import { words } from "../../../test/browser/words.ts";

/** What follows a `g`, and where it leads. */
const ways = {
  c: "customers",
  o: "orders",
  v: "contracts",
  i: "invoices",
  d: "payment-differences",
  r: "inbox",
  s: "subscribers",
  e: "events",
  u: "vouchers",
  n: "drafts",
  b: "small-banners",
  f: "faulty-products",
  h: "product-link-helper",
  l: "journal",
  p: "colleagues",
  m: "mails",
  w: "webhooks",
  x: "exports",
} as const;

for (const locale of walkedIn("de"))
  test(`[DSK-05] [DSK-07] each list of the desk is reached by two letters, past the side list by one press, and an act that renames its record leaves the focus at its button, ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const text = words(locale);
    await administrator(page, `/admin?locale=${locale}`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();

    // The first stop leads past the list, and the address of the other language is as it was.
    await page.goto(`/admin/orders?locale=${locale}&q=K`);
    await expect(heading).toBeVisible();
    await page.keyboard.press("Tab");
    const skip = page.locator(".k-skip");
    await expect(skip).toBeFocused();
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    const other = locale === "de" ? "en" : "de";
    await expect(page.locator(`a[hreflang=${other}]`).first()).toHaveAttribute(
      "href",
      `/admin/orders?locale=${other}&q=K`,
    );
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

    // All of them stand in the dialog of keys.
    await page.keyboard.press("Escape");
    await heading.focus();
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("definition")).toHaveCount(Object.keys(ways).length + 8);
    expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
    await looksRight(page, `${locale}-desk-keys`);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    for (const [letter, path] of Object.entries(ways)) {
      await page.keyboard.press("g");
      await page.keyboard.press(letter);
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/${path}`);
      await expect(heading, path).toBeFocused();
    }

    // An event by another name is the same record: who changed it goes on where they were.
    await page.keyboard.press("g");
    await page.keyboard.press("e");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/admin/events");
    const t = (key: string): string => text(`desk-events.${key}`);
    const open = async (name: string): Promise<void> => {
      await page.getByRole("main").getByRole("button", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
    };
    const typed = async (label: string, value: string): Promise<void> =>
      dialog.getByRole("textbox", { name: t(label), exact: true }).fill(value);
    await open(t("act.make.title"));
    const name = `Hafenabend ${Date.now()}`;
    await typed("field.title", name);
    await typed("field.place", "Mannheim");
    await dialog.locator("input[type=date]").first().fill("2031-05-04");
    await dialog.locator("input[type=time]").first().fill("19:30");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole("row").filter({ hasText: name });
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
    await open(t("act.change.title"));
    await typed("field.title", `${name}, neu`);
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText(`${name}, neu`);
    await expect(
      page.getByRole("main").getByRole("button", { name: t("act.change.title"), exact: true }),
    ).toBeFocused();
    expect(await page.title()).toContain(`${name}, neu`);

    // What there is not says so where one reads on.
    await page.evaluate(() => history.pushState(null, "", "/admin/orders/none"));
    await expect(heading).toHaveText(text("desk.failed.title"));
    await expect(heading).toBeFocused();
  });
