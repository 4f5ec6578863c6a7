// Every screen of the order path, looked at once: axe finds nothing in light, dark and high contrast, every target is large enough, and at 320 px nothing scrolls sideways.
import { expect, type Page } from "@playwright/test";
import { everything, findings, rules } from "../../test/browser/axe.ts";
import { tooWide } from "../../test/browser/narrow.ts";
import { aFreeName, aPerson, type Locale, open, ready, test, walkedIn } from "../../test/browser/shop.ts";
import { smallTargets } from "../../test/browser/targets.ts";
import { haveAccount, haveCart, logIn, orderNumber, placeOrder } from "../../test/browser/walk.ts";
import { paths, words } from "../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

/** Forms that have no browser test of their own. */
const forms = {
  en: ["/en/contact/data-request", "/en/contact/offer/groupware-pro"],
  de: ["/de/kontakt/datenschutzanfrage", "/de/kontakt/angebot/groupware-pro"],
} as const;

type Look = (name: string) => Promise<void>;

/** Leads through the screens on which one chooses and stops at each. */
const choosing = async (page: Page, locale: Locale, look: Look): Promise<void> => {
  const t = words(locale);
  await haveAccount(page, aPerson(), locale);
  await open(page, `/${locale}`);
  await look("home");
  for (const path of ["hosting", "server", "server/vps"]) {
    await open(page, `/${locale}/${path}`);
    await look(path);
  }
  await open(page, paths[locale].product);
  await look("product");
  await open(page, paths[locale].domains);
  await look("domain check");
  await page.getByLabel(t("domain.label"), { exact: true }).fill("hotel.de");
  await page.keyboard.press("Enter");
  await expect(page.locator(answer)).toHaveCount(11);
  await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);
  await look("answers");
  await page.getByRole("button", { name: t("domain.transferLabel", { name: "hotel.de" }) }).click();
  await expect(page.locator(answer).first()).toContainText(t("domain.inCart"));
  await open(page, paths[locale].cart);
  await look("cart with an authcode to give");
};

/** Leads through the screens of an order and those after it. */
const ordering = async (page: Page, locale: Locale, look: Look): Promise<void> => {
  const t = words(locale);
  const person = aPerson();
  await haveAccount(page, person, locale);
  await page.context().clearCookies();
  await open(page, paths[locale].cart);
  await look("empty cart");
  await haveCart(page, aFreeName());
  await open(page, paths[locale].cart);
  for (const figure of await page.locator(".k-ledger summary").all()) await figure.click();
  await look("cart, unfolded");
  await open(page, paths[locale].login);
  await page.getByLabel(t("login.kind.business")).check();
  await page.getByRole("button", { name: t("login.new.register") }).click();
  await expect(page.locator("#error-summary")).toBeVisible();
  await look("registration with errors");
  await logIn(page, locale, person);
  await page.waitForURL(`**${paths[locale].summary}`);
  await ready(page);
  await look("summary");
  await placeOrder(page, locale);
  await orderNumber(page, locale);
  await look("thank you");
  for (const path of forms[locale]) {
    await open(page, path);
    await look(path);
  }
  await page.goto(`/${locale}/no-such-page`);
  await look("error page");
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

const tours = { "on which one chooses": choosing, "of an order": ordering } as const;

for (const [screens, tour] of Object.entries(tours))
  for (const locale of walkedIn("de")) {
    const others = Object.entries(locale === "de" ? otherModes : {});
    test(`[LGL-06] [LOC-01] on every screen ${screens} axe finds nothing in ${["light", ...others.map(([mode]) => mode)].join(", ")}, at 320 px nothing scrolls sideways and nothing is cut off, and every target is at least 24 px high and wide, but for links in a sentence, ${locale}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ ...light, reducedMotion: "reduce" });
      await page.setViewportSize(wide);
      await tour(page, locale, async (name) => {
        await expect(page.getByRole("progressbar")).toHaveCount(0);
        expect.soft(await findings(page, everything), `${name}, light`).toEqual([]);
        for (const [mode, media] of others) {
          await page.emulateMedia(media);
          expect.soft(await findings(page, looks), `${name}, ${mode}`).toEqual([]);
        }
        await page.emulateMedia(light);
        expect.soft(await smallTargets(page), `${name}, targets`).toEqual([]);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 640 });
          expect.soft(await smallTargets(page), `${name}, targets at ${width} px`).toEqual([]);
          expect.soft(await tooWide(page), `${name}, ${width} px`).toEqual([]);
        }
        await page.setViewportSize(wide);
      });
    });
  }
