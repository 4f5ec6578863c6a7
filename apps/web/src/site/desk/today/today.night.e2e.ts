// The first page of the desk and the one search in a browser: a line leads to its act and goes away by it; what callers say leads to the order, its contract and its invoice. [DSK-01] [DSK-05] [DSK-07]
import { everything, findings } from "../../../../test/browser/axe.ts";
import { looksRight } from "../../../../test/browser/looks.ts";
import { aPerson, expect, test, walkedIn } from "../../../../test/browser/shop.ts";
import { administrator, customerTab, haveOrder } from "../../../../test/browser/staff.ts";
import { proof } from "../../../../test/browser/walk.ts";

const words = {
  de: {
    request: /Anfrage/,
    close: "Als erledigt vermerken",
    button: "Erledigt",
    done: "Als erledigt vermerkt.",
    sections: "Bereiche",
  },
  en: {
    request: /Request/,
    close: "Mark as completed",
    button: "Completed",
    done: "Marked as completed.",
    sections: "Sections",
  },
} as const;

for (const locale of walkedIn("de"))
  test(`[DSK-01] [DSK-05] [DSK-07] what is to do goes away by its act, and one search leads to all that callers name, ${locale}`, async ({
    page,
    browser,
    shop,
  }) => {
    test.setTimeout(120_000);
    const { request, close, button, done, sections } = words[locale];
    const customer = aPerson();
    const tab = await customerTab(browser, shop, customer, locale);
    const number = await haveOrder(tab, locale);
    const sent = await tab.request.post("/api/shop/request/contact", {
      data: {
        firstName: "Erika",
        lastName: "Mustermann",
        email: customer.email,
        emailRepeat: customer.email,
        category: "hosting",
        message: "Which plan fits a small shop?",
      },
      headers: { ...(await proof(tab)), "idempotency-key": crypto.randomUUID() },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    const { result } = (await sent.json()) as { readonly result: { readonly id: string } };
    await tab.context().close();

    await administrator(page, `/admin?locale=${locale}`);
    const main = page.getByRole("main");
    const line = main.locator(`a[href="/admin/inbox/${result.id}?locale=${locale}"]`);
    await expect(line).toContainText(request);
    await looksRight(page, `${locale}-today`);
    await page.keyboard.press("j");
    await expect(main.locator("[data-line]").first()).toBeFocused();
    await line.click();
    await page.getByRole("button", { name: close }).click();
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText(done)).toBeVisible();
    await page.getByRole("navigation", { name: sections }).getByRole("link").first().click();
    await expect(main.getByRole("list").first()).toBeVisible();
    await expect(line).toHaveCount(0);

    // From any screen, by keyboard alone: the order, its contract, whose it is.
    for (const [wanted, expected] of [
      [number, number],
      [`${number}-1`, `${number}-1`],
      [customer.email, customer.lastName],
    ] as const) {
      await page.keyboard.press("/");
      await page.keyboard.type(wanted);
      await expect(page.getByRole("option").first()).toContainText(expected);
      if (wanted === number) {
        expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
        const shots = process.env["KONTOR_SHOTS"];
        if (shots !== undefined) await page.screenshot({ path: `${shots}/${locale}-search.png` });
      }
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(main).toContainText(expected);
    }
    await page.goto(`/admin/search?q=${number}&locale=${locale}`);
    await expect(page.getByRole("option").first()).toContainText(number);
    await looksRight(page, `${locale}-search-screen`);
  });
