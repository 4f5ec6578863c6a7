// The server is killed while every form is on its way to it, in both languages, and started again: what was typed is still there, and each form sent once more is one request with one letter. [FRM-01] [OPS-05]
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, type Page, type Route, test } from "@playwright/test";
import { type RunningShop, startShop } from "../../../test/browser/harness.ts";
import {
  aMailbox,
  expectReceived,
  expectTyped,
  fillForm,
  formCall,
  formPath,
  forms,
  memoryFile,
  sendButton,
  storedQuery,
  visitorOf,
} from "../../../test/browser/forms.ts";
import { type Locale, mailsIn, open } from "../../../test/browser/shop.ts";

/** When the server is killed: as soon as the forms are there, and as soon as one of them is stored, before all are answered; in one language each. */
const moments = { en: "at once", de: "stored" } as const;

interface Tab {
  readonly form: (typeof forms)[number];
  readonly page: Page;
  readonly email: string;
}

const storedOf = ({ dataDir }: RunningShop, { form, email }: Tab): number => {
  const database = new DatabaseSync(join(dataDir, "kontor.sqlite"), { readOnly: true, timeout: 10_000 });
  try {
    return database.prepare(storedQuery(form)).all(`%${email}%`).length;
  } finally {
    database.close();
  }
};

for (const locale of ["en", "de"] as const satisfies readonly Locale[])
  test(`[FRM-01] [FRM-02] [FRM-03] [FRM-04] [CUS-10] [LGL-05] [OPS-05] no form is lost and none is taken twice when the server is killed in the middle, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const shop = await startShop();
    try {
      for (const [round, moment] of (process.env["KONTOR_LANGUAGES"] === "both"
        ? Object.values(moments)
        : [moments[locale]]
      ).entries()) {
        const tabs: Tab[] = [];
        for (const form of forms) {
          const tab = { form, page: await visitorOf(browser, shop.url, `10.0.0.${round}`), email: aMailbox(form) };
          await open(tab.page, formPath(form, locale));
          await fillForm(tab.page, form, tab.email, memoryFile);
          tabs.push(tab);
        }
        const waiting: Route[] = [];
        for (const { form, page } of tabs) {
          await page.route(`**/api/shop/${formCall(form)}`, (route) => void waiting.push(route), { times: 1 });
          await sendButton(page, form, locale).click();
        }
        await expect.poll(() => waiting.length).toBe(tabs.length);
        // A stopped server takes connections and answers none: all forms wait for it when it goes on.
        shop.signal("SIGSTOP");
        for (const route of waiting) await route.continue();
        shop.signal("SIGCONT");
        if (moment === "stored") while (!tabs.some((tab) => storedOf(shop, tab) > 0)) await pause(1);
        shop.signal("SIGKILL");
        const failed: string[] = [];
        for (const { form, page, email } of tabs) {
          const problem = page.getByRole("main").getByRole("alert");
          // Beside the receipt there is the progress of files, for screen readers.
          const receipt = page.getByRole("main").locator('[role="status"]:not(.k-hidden)');
          await expect(problem.or(receipt).first()).toBeVisible();
          if ((await problem.count()) === 0) continue;
          failed.push(form);
          await expectTyped(page, form, email);
        }
        // Between the first that is stored and the last answer there are some milliseconds: not every run kills in them.
        if (moment === "at once") expect(failed).toEqual([...forms]);
        await shop.startAgain();
        for (const { form, page, email } of tabs) {
          if (failed.includes(form)) await sendButton(page, form, locale).click();
          await expectReceived(page, form, locale, email);
        }
        expect(tabs.map((tab) => [tab.form, storedOf(shop, tab)])).toEqual(forms.map((form) => [form, 1]));
        for (const { form, email } of tabs) {
          await expect
            .poll(async () => (await mailsIn(shop.mailDir, email)).length, { message: form, timeout: 20_000 })
            .toBeGreaterThan(0);
          // A letter that was on its way when the server ended may come again, as the same one.
          expect([form, new Set((await mailsIn(shop.mailDir, email)).map(({ messageId }) => messageId)).size]).toEqual([
            form,
            1,
          ]);
        }
        for (const { page } of tabs) await page.context().close();
      }
    } finally {
      await shop.close();
    }
  });
