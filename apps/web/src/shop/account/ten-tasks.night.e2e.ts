// Ten things that a customer comes for, each from the first page of the account in at most three acts, on a phone, with the keyboard alone and without scripts; each page on the way is sound. [ACC-09] [ACC-01 to 06] [LGL-06]
import { accountPath } from "@kontor/domain/site/routing";
import type { Browser, Locator, Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { keyboard } from "../../../test/browser/hands.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { aPerson, expect, type Locale, type Shop, test } from "../../../test/browser/shop.ts";
import { haveAccount, haveCart, haveLogin, orderCart } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

/** What the law has on its button. */
const cancelNow = { en: "cancel now", de: "jetzt kündigen" } as const;
const year = String(new Date().getUTCFullYear() - 1);

const main = (page: Page): Locator => page.getByRole("main");

/** A customer at work: what is pressed and what is entered is counted. */
const customerAt = (page: Page, locale: Locale) => {
  const t = words(locale);
  const done = { acts: 0 };
  const seen = new Set<string>();
  const fits = async (): Promise<void> => {
    seen.add(page.url());
    await page.setViewportSize({ width: 320, height: 720 });
    expect.soft(await tooWide(page), page.url()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  };
  const press = async (target: Locator): Promise<void> => {
    done.acts += 1;
    const arrived = page.waitForEvent("framenavigated");
    await keyboard.press(target);
    await arrived;
    await page.waitForLoadState();
    await fits();
  };
  return {
    t,
    sees: (text: string | RegExp) => expect(main(page)).toContainText(text),
    follow: (name: string | RegExp) => press(main(page).getByRole("link", { name, exact: true }).first()),
    /** A form with what stands in it and what is typed, sent by its button: one act. */
    enter: async (fields: Readonly<Record<string, string>>, button: string | RegExp): Promise<void> => {
      for (const [id, text] of Object.entries(fields)) await keyboard.type(page.locator(`#${id}`), text);
      await press(main(page).getByRole("button", { name: button, exact: true }).first());
    },
    press,
    /** Every page on the way, for axe, which needs scripts. */
    sound: async (browser: Browser): Promise<void> => {
      const context = await browser.newContext({
        javaScriptEnabled: true,
        viewport: { width: 320, height: 720 },
        storageState: await page.context().storageState(),
      });
      const looked = await context.newPage();
      for (const url of seen) {
        await looked.goto(url);
        expect.soft(await findings(looked, everything), url).toEqual([]);
      }
      await context.close();
    },
    /** From the first page of the account, in three acts at most. */
    task: (name: string, walk: () => Promise<void>) =>
      test.step(name, async () => {
        await page.goto(accountPath("panel", locale));
        done.acts = 0;
        await walk();
        expect(done.acts, name).toBeLessThanOrEqual(3);
      }),
  };
};

/** Three servers of a kind and a name, with an invoice of this year and one of last year, and one server that is ready. */
const living = async (page: Page, shop: Shop, locale: Locale) => {
  const person = aPerson();
  await haveAccount(page, person, locale);
  await haveLogin(page, person);
  await haveCart(page, null, "web-m");
  const earlier = await orderCart(page, locale, true);
  await haveCart(page, null, "vps-m", 3);
  const order = await orderCart(page, locale, true);
  await expect
    .poll(() => shop.rows("select id from invoices where order_id in (?, ?)", earlier.id, order.id).length, {
      timeout: 30_000,
    })
    .toBe(2);
  shop.spoil("update invoices set issued_on = ? where order_id = ?", `${year}-12-01`, earlier.id);
  return { person, order };
};

for (const locale of ["en", "de"] as const)
  test(`[ACC-09] [ACC-01] [ACC-02] [ACC-03] [ACC-04] [ACC-05] [ACC-06] [LGL-06] ten tasks in three acts each, on a phone, with the keyboard, without scripts, ${locale}`, async ({
    browser,
    page,
    shop,
  }) => {
    test.setTimeout(300_000);
    const { person, order } = await living(page, shop, locale);
    const { t, sees, follow, enter, press, sound, task } = customerAt(page, locale);
    const server = (piece: number) => `VPS M (${t("contracts.piece", { number: piece, of: 3 })})`;

    await task("pay what is due", async () => {
      await follow(t("account.overview.payNow"));
      await sees("DE02 1203 0000 0000 2020 51");
    });
    await task("find the invoices of last year", async () => {
      await follow(t("account.nav.invoices"));
      await follow(year);
      await expect(main(page).getByRole("link", { name: /^R-\d/ })).toHaveCount(1);
    });
    await task("see when a contract ends", async () => {
      await follow(server(1));
      await sees(t("contracts.facts.nextEnd"));
      await sees(t("contracts.facts.lastDay"));
    });
    await task("find the access data", async () => {
      await follow(server(1));
      await sees(t("contracts.access.title"));
      await expect(main(page).locator("#contract-access")).toBeInViewport();
    });
    await task("write about a contract", async () => {
      await follow(server(1));
      await follow(t("contracts.access.write"));
      await expect(page.locator("#message-message")).toHaveValue(new RegExp(`${order.number}-1`));
      await enter({}, t("message.send.contact"));
      await sees(person.email);
    });
    await task("cancel one of three pieces", async () => {
      await follow(server(2));
      await follow(t("contracts.acts.cancel"));
      await enter({}, cancelNow[locale]);
      await page.goto(`${accountPath("contracts", locale)}/${order.id}-2`);
      await sees(t("contracts.standing.cancelled"));
      await page.goto(`${accountPath("contracts", locale)}/${order.id}-3`);
      await sees(t("contracts.standing.running"));
    });
    await task("change the address", async () => {
      await follow(t("account.nav.address"));
      await enter({ "field-street": "Neue Gasse 7" }, t("settings.address.save"));
      await expect(page.locator("#field-street")).toHaveValue("Neue Gasse 7");
    });
    await task("download all data", async () => {
      await follow(t("account.nav.own-data"));
      const path = await main(page)
        .getByRole("link", { name: t("own-data.download.button") })
        .getAttribute("href");
      const file = await page.request.get(path ?? "");
      expect([file.status(), await file.text()]).toEqual([200, expect.stringContaining(order.number)]);
    });
    await test.step("axe finds nothing on any page on the way", () => sound(browser));
    await task("change the password", async () => {
      await follow(t("account.nav.change-password"));
      const [old, fresh] = [person.password, "Ein-anderes-Wort-77"];
      await enter(
        { "account-current": old, "account-password": fresh, "account-passwordRepeat": fresh },
        t("account.reset.save"),
      );
      await sees(t("account.said.changed"));
    });
    await task("leave", async () => {
      await press(main(page).getByRole("button", { name: /./ }).last());
      await expect(page.getByRole("status").first()).toContainText(t("account.said.left"));
    });
  });
