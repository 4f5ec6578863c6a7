// JavaScript as the browser loads it, brotli, against the hello page of Next: each screen of the order path has its budget.
import { chromium as playwright } from "playwright";
import { chromium, howToGetChromium } from "../scripts/lib/chromium.mjs";
import { giveUp } from "../scripts/lib/say.mjs";
import { scriptsWhenTouched, sumOf } from "./lib/javascript.mjs";
import { nextHello, nuxtHello } from "./lib/peers.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { shopServed, withCart } from "./lib/shop.mjs";

/** The first change of the cart loads what shows it at once and sends it. */
const changedQuantity = async (page) => {
  await page.locator('input[type="number"]').first().fill("2");
  await page.keyboard.press("Enter");
};

/** The first other choice of a product loads what calculates its ledger. */
const changedPeriod = (page) => page.locator('input[name="months"]').last().check();

const screens = (shop) => [
  { name: "home", path: "/en", atMost: 1.0 },
  { name: "product", path: "/en/hosting/web-m", atMost: 1.05 },
  { name: "product after a change", path: "/en/hosting/web-m", atMost: 1.35, use: changedPeriod },
  { name: "cart", path: "/en/checkout/cart", atMost: 1.1, prepare: withCart(shop) },
  {
    name: "cart after a change",
    path: "/en/checkout/cart",
    atMost: 1.35,
    prepare: withCart(shop),
    use: changedQuantity,
  },
  { name: "checkout", path: "/en/checkout/login", atMost: 1.35, prepare: withCart(shop) },
];

export const javascript = async (count) => {
  const executablePath = await chromium();
  if (executablePath === null) giveUp(howToGetChromium);
  const shop = await shopServed();
  const next = await nextHello();
  const nuxt = await nuxtHello();
  const browser = await playwright.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const measured = await rounds(count, async () => {
      const bytes = {
        next: sumOf(await scriptsWhenTouched(browser, next.url)),
        nuxt: sumOf(await scriptsWhenTouched(browser, nuxt.url)),
      };
      for (const { name, path, prepare, use } of screens(shop))
        bytes[name] = sumOf(await scriptsWhenTouched(browser, shop.url + path, prepare, use));
      return bytes;
    });
    const { next: hello, nuxt: beside } = measured[0];
    console.log(
      `JavaScript in bytes, brotli: Next hello ${hello}, Nuxt hello ${beside}, ${screens(shop)
        .map(({ name }) => `${name} ${measured[0][name]}`)
        .join(", ")}`,
    );
    return screens(shop).map(({ name, atMost }) =>
      verdict(
        `JavaScript of ${name} against a Next hello page`,
        measured.map((round) => round[name] / round.next),
        { atMost },
      ),
    );
  } finally {
    await browser.close();
    await Promise.all([shop, next, nuxt].map((server) => server.stop()));
  }
};
