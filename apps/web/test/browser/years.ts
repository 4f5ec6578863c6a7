// Visits of one customer to a shop whose date moves: each in a browser that has forgotten what was not to last until then, worked by one hand.
import { type Browser, type BrowserContext, expect as expectOf, type Locator, type Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { readPdf } from "../read-pdf.ts";
import type { Hand } from "./hands.ts";
import type { RunningShop } from "./harness.ts";
import { aPerson, type Locale, mailsIn, type Person } from "./shop.ts";
import { installClock } from "./stopped-clock.ts";
import { becomes } from "./staff.ts";
import { call, haveAccount, haveLogin, orderNumber } from "./walk.ts";
import { orderButton, paths, words } from "./words.ts";

const entries = {
  en: { panel: "/en/account", contracts: "/en/account/contracts", invoices: "/en/account/invoices" },
  de: { panel: "/de/konto", contracts: "/de/konto/vertraege", invoices: "/de/konto/rechnungen" },
} as const;

export const expect = expectOf.configure({ timeout: 30_000 });

/** Noon in Berlin, in winter. */
export const noon = (day: string): number => Date.parse(`${day}T11:00:00Z`);

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("−", "-");

/** Cookies that are still there after so long; those of a session ended with the browser. */
const lasting = async (context: BrowserContext | null, moved: number) =>
  (await context?.cookies())?.filter(({ expires }) => expires !== -1 && expires * 1000 - Date.now() > moved) ?? [];

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly attachments: Email["attachments"];
}

const letterOf = ({ subject, text, attachments }: Email): Letter => ({
  subject: plain(subject ?? ""),
  text: plain(text ?? ""),
  attachments,
});

export const customerOf = (
  browser: Browser,
  shop: RunningShop,
  { locale, hand, person }: { locale: Locale; hand: Hand; person: Person },
) => {
  const t = words(locale);
  const faults: string[] = [];
  const at: { context: BrowserContext | null; page: Page | null; time: number } = {
    context: null,
    page: null,
    time: 0,
  };
  const page = (): Page => at.page as Page;
  const main = (): Locator => page().getByRole("main");
  const title = (): Locator => page().getByRole("heading", { level: 1 });
  const link = (name: string): Locator => main().getByRole("link", { name, exact: true });
  const follow = (name: string): Promise<void> => hand.press(link(name));
  const press = (name: string): Promise<void> => hand.press(main().getByRole("button", { name, exact: true }));
  const type = (label: string, text: string): Promise<void> =>
    hand.type(main().getByLabel(label, { exact: true }), text);
  const sees = (text: string | RegExp): Promise<void> => expect(main()).toContainText(text);

  /** Another day: the shop's date moves, and the customer opens their browser. */
  const comes = async (day: string): Promise<void> => {
    const time = noon(day);
    const cookies = await lasting(at.context, time - at.time);
    await at.context?.close();
    await shop.moveTo(time);
    at.time = time;
    at.context = await browser.newContext({
      baseURL: shop.url,
      locale: "en-GB",
      extraHTTPHeaders: { "x-forwarded-for": "10.9.8.7" },
    });
    await at.context.addCookies(cookies);
    at.page = await at.context.newPage();
    at.page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
    // Two such walks beside other tests share the processor.
    at.page.setDefaultTimeout(60_000);
    at.page.setDefaultNavigationTimeout(60_000);
    await installClock(at.page, time);
    await at.page.goto(`/${locale}`);
    const banner = at.page.locator('#consent button[value="necessary"]');
    if (!(await banner.isVisible())) return;
    await hand.press(banner);
    await expect(banner).toHaveCount(0);
  };

  /** Opens a page of the account; a login is needed where the last one was thirty days ago. */
  const opens = async (entry: keyof (typeof entries)["en"], login = false): Promise<void> => {
    await page().goto(entries[locale][entry]);
    if (!login) return;
    await type(t("login.returning.email"), person.email);
    await type(t("login.returning.password"), person.password);
    await press(t("login.returning.login"));
    await expect(main().locator("input[type=password]")).toHaveCount(0);
  };

  const puts = async (product: string, months: number | null): Promise<void> => {
    await page().goto(`/${locale}/${product}`);
    if (months !== null) await hand.tick(page().locator(`input[name="months"][value="${months}"]`));
    await hand.press(
      page()
        .getByRole("complementary")
        .getByRole("button", { name: t("product.ledger.add"), exact: true }),
    );
    await page().waitForURL(`**${paths[locale].cart}*`);
    await expect(title()).toHaveText(t("cart.title"));
  };

  const registers = async (): Promise<void> => {
    await hand.press(
      page()
        .getByRole("link", { name: t("cart.toLogin") })
        .first(),
    );
    await page().waitForURL(`**${paths[locale].login}`);
    await hand.tick(main().getByLabel(t("login.kind.private"), { exact: true }));
    for (const field of ["firstName", "lastName", "street", "postCode", "city", "phone", "email"] as const)
      await type(t(`login.fields.${field}`), person[field]);
    await type(t("login.fields.emailRepeat"), person.email);
    await type(t("login.fields.password"), person.password);
    await hand.press(page().getByRole("button", { name: t("login.new.register") }));
  };

  /** From the cart or the login on, with an early start or without; gives the order's number. */
  const orders = async (earlyStart = false): Promise<string> => {
    await page().waitForURL(`**${paths[locale].summary}`);
    for (const name of ["terms", "cancellationPolicy", "adult", ...(earlyStart ? ["earlyStart"] : [])])
      await hand.tick(page().locator(`#agree-${name}`));
    await hand.press(page().getByRole("button", { name: orderButton[locale], exact: true }));
    return orderNumber(page(), locale);
  };

  const letters = async (): Promise<readonly Letter[]> => (await mailsIn(shop.mailDir, person.email)).map(letterOf);

  /** As long as the shop's rounds are apart. */
  const aRoundPasses = (): Promise<void> => shop.moveTo((at.time += 6_000));

  /** The first letter of which subject or text has these words; waits for it. */
  const letter = async (wanted: string): Promise<Letter> => {
    const found: { letter?: Letter } = {};
    await aRoundPasses();
    const look = async (): Promise<boolean> => {
      const one = (await letters()).find(({ subject, text }) => subject.includes(wanted) || text.includes(wanted));
      if (one !== undefined) found.letter = one;
      return one !== undefined;
    };
    await expect.poll(look, { message: `a letter with “${wanted}”`, timeout: 60_000 }).toBe(true);
    return found.letter as Letter;
  };

  const money = (cents: number): string =>
    plain(
      new Intl.NumberFormat(locale === "de" ? "de-DE" : "en-IE", { style: "currency", currency: "EUR" }).format(
        cents / 100,
      ),
    );

  /** Opens a document in the account, and sees that its letter says the same: total, VAT and who it is for. */
  const document = async (
    number: string,
    { total, vat, city }: { total: number; vat: string | null; city: string },
  ): Promise<void> => {
    const { attachments } = await letter(number);
    const file = attachments.find(({ filename }) => filename?.includes(number));
    const pdf = readPdf(new Uint8Array(file?.content as ArrayBuffer));
    await opens("invoices");
    await follow(number);
    await expect(title()).toContainText(number);
    const shown = plain(await main().innerText());
    for (const text of [shown, plain(pdf.text)]) {
      expect(text).toContain(money(total));
      expect(text).toContain(city);
      if (vat !== null) expect(text.replaceAll(" ", "")).toContain(vat.replaceAll(" ", ""));
    }
    // A credit note says what is given back.
    expect(/<ram:GrandTotalAmount>([\d.]+)</.exec(pdf.xml)?.[1]).toBe((Math.abs(total) / 100).toFixed(2));
  };

  /** A member of staff notes what is owed as paid: an account with money open stays. [ACC-06] */
  const pays = async (left: number): Promise<void> => {
    const { customerNumber } = (await call<{ readonly customerNumber: string }>(page(), "GET", "/shop/auth")).result;
    const desk = await browser.newContext({ baseURL: shop.url });
    const tab = await desk.newPage();
    await tab.goto("/en");
    const ada = aPerson();
    await haveAccount(tab, ada);
    becomes("admin", ada, shop.dataDir);
    await haveLogin(tab, ada);
    const noted = await call(tab, "POST", `/shop/admin/customers/${customerNumber}/payments`, {
      kind: "payment",
      document: null,
      day: new Date(at.time).toISOString().slice(0, 10),
      amount: left,
      reference: "",
      externalReference: crypto.randomUUID(),
    });
    expect(noted.status).toBe(200);
    await desk.close();
  };

  return {
    at,
    comes,
    document,
    faults,
    follow,
    hand,
    letter,
    letters,
    link,
    locale,
    main,
    money,
    opens,
    orders,
    page,
    pays,
    press,
    puts,
    registers,
    sees,
    t,
    title,
    type,
  };
};
