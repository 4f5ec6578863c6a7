// Every screen of the order path, each in a test of its own: axe finds nothing, every target is large enough, and at 320 px nothing scrolls sideways; by day in light and one language, at night in both, on two phones, in dark and in high contrast.
import { expect, type Page } from "@playwright/test";
import { everything, findings, rules } from "../../test/browser/axe.ts";
import { tooWide } from "../../test/browser/narrow.ts";
import { aFreeName, aPerson, atNight, type Locale, open, type Shop, test, walkedIn } from "../../test/browser/shop.ts";
import { haveOrder } from "../../test/browser/staff.ts";
import { smallTargets } from "../../test/browser/targets.ts";
import { call, haveAccount, haveCart } from "../../test/browser/walk.ts";
import { paths, words } from "../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

/** Forms that have no browser test of their own. */
const forms = {
  en: ["/en/contact/data-request", "/en/contact/offer/groupware-pro"],
  de: ["/de/kontakt/datenschutzanfrage", "/de/kontakt/angebot/groupware-pro"],
} as const;

type Look = (name: string) => Promise<void>;
/** Leads to a screen, or to some that follow one another, and stops at each. */
type Way = (page: Page, locale: Locale, look: Look, shop: Shop) => Promise<void>;

/** Pages that are there for every visitor; by day the first of them, since all are of one kind. */
const pages =
  (of: (locale: Locale) => readonly string[]): Way =>
  async (page, locale, look) => {
    for (const path of of(locale).slice(0, atNight ? undefined : 1)) {
      await open(page, path);
      await look(path);
    }
  };

const enter = async (page: Page, locale: Locale): Promise<void> => {
  const person = aPerson();
  await haveAccount(page, person, locale);
  await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
};

const screens: Readonly<Record<string, Way>> = {
  home: pages((locale) => [`/${locale}`]),
  "a price list": pages((locale) => [`/${locale}/hosting`, `/${locale}/server`, `/${locale}/server/vps`]),
  "a product": pages((locale) => [paths[locale].product]),
  "the domain search": async (page, locale, look) => {
    if (atNight) {
      await open(page, paths[locale].domains);
      await look("domain search");
    }
    await open(page, `${paths[locale].domains}?domain=hotel.de&answers=1`);
    await expect(page.locator(answer)).toHaveCount(11);
    await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);
    await look("answers");
  },
  "an empty cart": pages((locale) => [paths[locale].cart]),
  "a cart, unfolded": async (page, locale, look) => {
    await haveCart(page, aFreeName());
    const cart = await call<{ version: number }>(page, "GET", "/shop/order/cart/current");
    const item = { kind: "domain", domain: { name: "hotel.de", acquisition: "transfer" } };
    await call(page, "POST", "/shop/order/cart/current/items", { version: cart.result.version, item });
    await open(page, paths[locale].cart);
    await expect(page.getByRole("main")).toContainText("hotel.de");
    for (const figure of await page.locator(".k-ledger summary").all()) await figure.click();
    await look("cart with an authcode to give");
  },
  "a registration with errors": async (page, locale, look) => {
    const t = words(locale);
    await haveCart(page, aFreeName());
    await open(page, paths[locale].login);
    await page.getByLabel(t("login.kind.business")).check();
    await page.getByRole("button", { name: t("login.new.register") }).click();
    await expect(page.locator("#error-summary")).toBeVisible();
    await look("registration");
  },
  "a summary": async (page, locale, look) => {
    await enter(page, locale);
    await haveCart(page, aFreeName());
    await open(page, paths[locale].summary);
    await expect(page.locator("#agree-terms")).toBeVisible();
    await look("summary");
  },
  "a thank-you": async (page, locale, look, shop) => {
    await enter(page, locale);
    const [order] = shop.rows("select id from orders where number = ?", await haveOrder(page, locale));
    await open(page, `${paths[locale].thanks}?order=${order?.id}`);
    await expect(page.locator('[data-figure="order-number"]')).toHaveText(/^K-\d{4}-\d{6}$/);
    await look("thank you");
  },
  "a form": pages((locale) => forms[locale]),
  "an error page": async (page, locale, look) => {
    await page.goto(`/${locale}/no-such-page`);
    await look("error page");
  },
};

const light = { colorScheme: "light", contrast: "no-preference" } as const;

/** The other modes change colours and borders, never the structure, and are the same in both languages: German, with the longer words, shows them; all of them together are seen on each part by itself. */
const otherModes = {
  dark: { colorScheme: "dark", contrast: "no-preference" },
  "high contrast": { colorScheme: "light", contrast: "more" },
} as const;
const looks = rules("color-contrast", "link-in-text-block", "target-size");

/** Of the window in which all but the narrow look is taken. */
const wide = { width: 1280, height: 720 };

for (const [at, [screen, way]] of Object.entries(screens).entries())
  for (const locale of walkedIn(at % 2 === 0 ? "de" : "en")) {
    const others = Object.entries(atNight && locale === "de" ? otherModes : {});
    test(`[LGL-06] [LOC-01] on ${screen} axe finds nothing in ${["light", ...others.map(([mode]) => mode)].join(", ")}, at 320 px nothing scrolls sideways and nothing is cut off, and every target is at least 24 px high and wide, but for links in a sentence, ${locale}`, async ({
      page,
      shop,
    }) => {
      await page.emulateMedia({ ...light, reducedMotion: "reduce" });
      await page.setViewportSize(wide);
      const look = async (name: string): Promise<void> => {
        await expect(page.getByRole("progressbar")).toHaveCount(0);
        expect.soft(await findings(page, everything), `${name}, light`).toEqual([]);
        for (const [mode, media] of others) {
          await page.emulateMedia(media);
          expect.soft(await findings(page, looks), `${name}, ${mode}`).toEqual([]);
        }
        await page.emulateMedia(light);
        expect.soft(await smallTargets(page), `${name}, targets`).toEqual([]);
        for (const width of atNight ? [390, 320] : [320]) {
          await page.setViewportSize({ width, height: 640 });
          expect.soft(await smallTargets(page), `${name}, targets at ${width} px`).toEqual([]);
          expect.soft(await tooWide(page), `${name}, ${width} px`).toEqual([]);
        }
        await page.setViewportSize(wide);
      };
      await way(page, locale, look, shop);
    });
  }
