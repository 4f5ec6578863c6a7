// An invoice is paid online by each provider, with scripts and without, by keyboard, under the enforced policy; back from the provider the page says what became of it. [PAY-03] [PAY-04]
import { type PayPeer, payPeer, peerKeys } from "../../../../api/test/pay-peer.ts";
import { everything, findings } from "../../../test/browser/axe.ts";
import { type RunningShop, startShop } from "../../../test/browser/harness.ts";
import { aPerson, expect, mailsIn, test } from "../../../test/browser/shop.ts";
import { soundWithoutScripts } from "../../../test/browser/without-scripts.ts";
import { call, haveOrdered } from "../../../test/browser/walk.ts";

const words = {
  en: {
    pay: "Pay online",
    all: "Pay all online",
    with: (provider: string) => new RegExp(`^Pay .* with ${provider}$`),
    on: (provider: string) => `Go on to ${provider}`,
    open: "Your payment was not completed.",
    paid: "Thank you: your payment of",
    pending: "is under way.",
    unknown: "This link to pay an invoice is not complete",
    list: "/en/account/invoices",
  },
  de: {
    pay: "Online bezahlen",
    all: "Alles online bezahlen",
    with: (provider: string) => new RegExp(`^.* mit ${provider} bezahlen$`),
    on: (provider: string) => `Weiter zu ${provider}`,
    open: "Ihre Zahlung wurde nicht abgeschlossen.",
    paid: "Vielen Dank: Ihre Zahlung über",
    pending: "ist unterwegs.",
    unknown: "Dieser Link zur Zahlung ist unvollständig",
    list: "/de/konto/rechnungen",
  },
} as const;

const at = { peer: null as PayPeer | null, shop: null as RunningShop | null };

test.beforeAll(async () => {
  at.peer = await payPeer();
  at.shop = await startShop({ ...peerKeys, STRIPE_API_URL: at.peer.url, MOLLIE_API_URL: at.peer.url });
});
test.afterAll(async () => {
  await at.shop?.close();
  await at.peer?.close();
});

test.describe.configure({ mode: "serial" });
test.use({ baseURL: async ({}, use) => use(at.shop?.url) });

for (const [locale, provider, scripts] of [
  ["de", "Mollie", true],
  ["en", "Stripe", true],
  ["de", "Stripe", false],
  ["en", "Mollie", false],
] as const)
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({
      javaScriptEnabled: scripts,
      viewport: scripts ? { width: 1280, height: 800 } : { width: 360, height: 740 },
    });

    test(`[PAY-03] [PAY-04] an invoice is paid with ${provider}, given up once before, and the page says what became of it, ${locale}`, async ({
      page,
    }) => {
      const t = words[locale];
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await page.goto(`/${locale}`);
      await haveOrdered(page, locale);
      await expect(async () => {
        expect(
          (await call<{ readonly invoices: readonly unknown[] }>(page, "GET", "/shop/invoices")).result.invoices,
        ).toHaveLength(1);
      }).toPass();
      await page.goto(t.list);
      await expect(page.getByRole("link", { name: t.all })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: /^R-/ }).click();
      const link = page.getByRole("link", { name: t.pay, exact: true });
      // By keyboard, where there are scripts; both are links and buttons of the document.
      const pressed = async (name: string | RegExp): Promise<void> => {
        const button = page.getByRole("button", { name });
        if (!scripts) return button.click();
        await button.focus();
        await page.keyboard.press("Enter");
      };
      const begin = async (): Promise<void> => {
        await link.click();
        await expect(page.getByRole("button", { name: t.with(provider) })).toBeVisible();
      };
      await begin();
      if (scripts) expect(await findings(page, everything, "main")).toEqual([]);
      else await soundWithoutScripts(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await pressed(t.with(provider));
      // The browser goes on by itself, where no form may lead.
      await page.waitForURL(`${at.peer?.url}/pay/*`);
      await page.getByRole("button", { name: "Back" }).click();
      await page.waitForURL(/payment=back$/);
      await expect(page.getByRole("main")).toContainText(t.open);

      await begin();
      await pressed(t.with(provider));
      await page.waitForURL(`${at.peer?.url}/pay/*`);
      await page.getByRole("button", { name: "Pay", exact: true }).click();
      await page.waitForURL(/payment=back$/);
      await expect(page.getByRole("main")).toContainText(t.paid);
      await expect(link).toHaveCount(0);
      if (scripts) expect(await findings(page, everything, "main")).toEqual([]);
      await page.goto(t.list);
      await expect(page.getByRole("link", { name: t.all })).toHaveCount(0);
      expect(errors.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([]);
    });
  });

/** The way in the letter with the invoice. */
const linkIn = async (mailDir: string, email: string): Promise<string> => {
  const found: { link?: string } = {};
  await expect(async () => {
    const text = (await mailsIn(mailDir, email)).map(({ text }) => text).join("\n");
    found.link = /\/(?:en\/account\/pay|de\/konto\/bezahlen)\?link=[\w.-]+/.exec(text)?.[0] ?? "";
    expect(found.link).not.toBe("");
  }).toPass();
  return found.link ?? "";
};

for (const [locale, provider, scripts] of [
  ["de", "Stripe", true],
  ["en", "Mollie", false],
] as const)
  test.describe(scripts ? "by the letter, with scripts" : "by the letter, without scripts", () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    test(`[PAY-03] [PAY-04] by its link an invoice is paid without a login, and what is on its way is said until it has come, ${locale}`, async ({
      page,
      browser,
    }) => {
      const t = words[locale];
      await page.goto(`/${locale}`);
      const person = aPerson();
      await haveOrdered(page, locale, person);
      const link = await linkIn(at.shop?.mailDir ?? "", person.email);
      const stranger = await browser.newContext({
        baseURL: at.shop?.url ?? "",
        javaScriptEnabled: scripts,
        viewport: { width: 390, height: 844 },
      });
      const guest = await stranger.newPage();
      await guest.goto(link);
      const main = guest.getByRole("main");
      await expect(main).toContainText("IBAN");
      if (scripts) expect(await findings(guest, everything, "main")).toEqual([]);
      else await soundWithoutScripts(guest);
      expect(await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const shots = process.env["KONTOR_SHOTS"];
      if (shots) await guest.screenshot({ path: `${shots}/pay-link-${locale}.png`, fullPage: true });
      await guest.getByRole("button", { name: t.with(provider) }).click();
      await guest.waitForURL(`${at.peer?.url}/pay/*`);
      const payment = at.peer?.at(guest.url());
      if (payment === undefined) throw new Error("no payment");
      payment.state = "pending";
      await guest.getByRole("button", { name: "Back" }).click();
      await guest.waitForURL(/payment=back$/);
      await expect(main).toContainText(t.pending);
      if (shots) await guest.screenshot({ path: `${shots}/pay-link-pending-${locale}.png`, fullPage: true });
      at.peer?.pay(payment);
      // Its own scripts look again; without them the visitor does.
      if (!scripts) await guest.reload();
      await expect(main).toContainText(t.paid, { timeout: 20_000 });
      await expect(main).not.toContainText("IBAN");
      await expect(guest.getByRole("button", { name: t.with(provider) })).toHaveCount(0);

      const changed = await guest.goto(`${link.slice(0, -2)}xx`);
      expect(changed?.status()).toBe(404);
      await expect(main).toContainText(t.unknown);
      if (shots) await guest.screenshot({ path: `${shots}/pay-link-unknown-${locale}.png`, fullPage: true });
      await stranger.close();
    });
  });
