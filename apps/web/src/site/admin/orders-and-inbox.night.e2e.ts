// Staff work on what customers sent: a declaration matched by hand. [ADM-01] [ACC-05]
import { readFile } from "node:fs/promises";
import { looksRight } from "../../../test/browser/looks.ts";
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator, customerTab, haveOrder } from "../../../test/browser/staff.ts";
import { call, proof } from "../../../test/browser/walk.ts";

const desk = {
  en: {
    inbox: "Requests",
    contract: "Contract number",
    match: "Assign a contract",
    assign: "Assign and end",
    ended: "The contract has been ended and the customer notified.",
    sought: /^Email address, name or number$/,
    what: "What",
    changed: "Voucher changed",
  },
  de: {
    inbox: "Anfragen",
    contract: "Vertragsnummer",
    match: "Vertrag zuordnen",
    assign: "Zuordnen und beenden",
    ended: "Der Vertrag wurde beendet und der Kunde benachrichtigt.",
    // Its first hyphen breaks no line.
    sought: /^E.Mail-Adresse, Name oder Nummer$/,
    what: "Was",
    changed: "Gutschein geändert",
  },
} as const;

for (const locale of walkedIn("en"))
  test(`[ADM-01] [ACC-05] [SES-07] staff match a declaration by hand, and narrow the journal, ${locale}`, async ({
    page,
    browser,
    shop,
  }) => {
    await administrator(page, "/admin?locale=en");
    const words = desk[locale];
    const main = page.getByRole("main");
    const customer = aPerson();
    const tab = await customerTab(browser, shop, customer, locale);
    const number = await haveOrder(tab, locale);
    const declared = await tab.request.post("/api/shop/declaration/cancellation", {
      data: {
        category: "",
        product: "the small one",
        termination: "ordinary",
        reason: "",
        end: "next",
        date: "",
        customerNumber: "",
        street: "",
        city: "",
        email: customer.email,
        emailRepeat: customer.email,
      },
      headers: { ...(await proof(tab)), "idempotency-key": crypto.randomUUID() },
    });
    expect(declared.ok(), await declared.text()).toBe(true);
    await tab.context().close();

    await page.goto(`/admin?locale=${locale}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (locale === "de") await looksRight(page, `${locale}-today`);
    await page.keyboard.press("g");
    await page.keyboard.press("r");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.inbox);
    await looksRight(page, `${locale}-inbox`);
    // Found by a part from the middle of the address; the customer is one step away.
    await main.getByRole("searchbox", { name: words.sought }).fill(customer.email.slice(2, 11));
    await page.keyboard.press("Enter");
    await expect(main.getByRole("row")).toHaveCount(2);
    await main.getByRole("row").filter({ hasText: customer.email }).click();
    await expect(main.getByRole("button", { name: words.match })).toBeVisible();
    const entry = page.url();
    await main.getByRole("link", { name: /^\d+$/ }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(customer.lastName);
    await page.goto(entry);
    await looksRight(page, `${locale}-declaration`);
    await page.getByRole("button", { name: words.match }).click();
    await page.getByRole("textbox", { name: words.contract }).fill(`${number}-1`);
    await page.getByRole("button", { name: words.assign }).click();
    await expect(page.getByText(words.ended)).toBeVisible();

    const code = `MESSE-${number.slice(-6)}-2`;
    const voucher = { code, value: 500, from: null, until: null, reason: "Messe 2027" };
    expect((await call(page, "POST", "/shop/admin/vouchers", voucher)).status).toBe(200);
    expect((await call(page, "PUT", `/shop/admin/vouchers/${code}/ended`)).status).toBe(200);
    // The journal has it, narrowed to what was done and to today.
    await page.goto(`/admin/journal?locale=${locale}`);
    await page.getByRole("combobox", { name: words.what }).selectOption({ label: words.changed });
    await main.getByRole("searchbox").fill(code);
    await page.keyboard.press("Enter");
    await expect(main.getByRole("row")).toHaveCount(2);
    await expect(main.getByRole("row").last()).toContainText(words.changed);
    await expect(page.getByRole("combobox", { name: words.what })).toHaveValue("voucher-changed");
    await looksRight(page, `${locale}-journal-narrowed`);
  });

const files = {
  en: { region: "Files", journal: "File downloaded" },
  de: { region: "Dateien", journal: "Datei heruntergeladen" },
} as const;

test("[ADM-01] [FRM-04] [SES-07] staff download a file of an application from the inbox, and the journal has it", async ({
  page,
}) => {
  await administrator(page, "/admin?locale=en");
  for (const locale of ["en", "de"] as const) {
    const { email } = aPerson();
    const name = "Lebenslauf Müller.pdf";
    const buffer = Buffer.from("%PDF-1.4\n%%EOF\n");
    const sent = await page.request.post("/api/shop/request/application", {
      multipart: {
        firstName: "Erika",
        lastName: "Mustermann",
        email,
        emailRepeat: email,
        job: "",
        phone: "",
        message: "I like to help.",
        files: { name, mimeType: "application/pdf", buffer },
      },
      headers: { ...(await proof(page)), "idempotency-key": crypto.randomUUID() },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    await page.goto(`/admin/inbox?only=requests&locale=${locale}`);
    await page.getByRole("row").filter({ hasText: email }).click();
    const link = page.getByRole("region", { name: files[locale].region, exact: true }).getByRole("link", { name });
    await looksRight(page, `${locale}-application`);
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe(name);
    expect(await readFile(await download.path())).toEqual(buffer);
    expect((await page.request.get((await link.getAttribute("href")) ?? "")).headers()).toMatchObject({
      "content-disposition": expect.stringMatching(/^attachment;/),
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
      "cache-control": "private, no-store",
    });
    await page.goto(`/admin/journal?locale=${locale}`);
    await expect(page.getByRole("row").filter({ hasText: files[locale].journal }).first()).toBeVisible();
  }
});
