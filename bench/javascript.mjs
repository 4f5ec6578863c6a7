// JavaScript as the browser loads it, brotli, against the hello page of Next: each screen of the order path has its budget, pages at rest load none,
// and the desk of staff has bytes of its own.
import { chromium as playwright } from "playwright";
import { chromium, howToGetChromium } from "../scripts/lib/chromium.mjs";
import { giveUp } from "../scripts/lib/say.mjs";
import { scriptsUntouched, scriptsWhenTouched, sumOf } from "./lib/javascript.mjs";
import { nextHello, nuxtHello } from "./lib/peers.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { shopServed, withCart, withStaff } from "./lib/shop.mjs";

/** The first change of the cart loads what shows it at once and sends it. */
const changedQuantity = async (page) => {
  await page.locator('input[type="number"]').first().fill("2");
  await page.keyboard.press("Enter");
};

/** The first other choice of a product loads what calculates its ledger. */
const changedPeriod = (page) => page.locator('input[name="months"]').last().check();

const screens = (shop) => [
  { name: "home", path: "/en", atMost: 1.0 },
  { name: "product", path: "/en/hosting/web-m", atMost: 1.15 },
  { name: "product after a change", path: "/en/hosting/web-m", atMost: 1.45, use: changedPeriod },
  { name: "cart", path: "/en/checkout/cart", atMost: 1.25, prepare: withCart(shop) },
  {
    name: "cart after a change",
    path: "/en/checkout/cart",
    atMost: 1.5,
    prepare: withCart(shop),
    use: changedQuantity,
  },
  { name: "checkout", path: "/en/checkout/login", atMost: 1.45, prepare: withCart(shop) },
];

/** Pages that are read: at rest they load no script. */
const atRest = { home: "/en", category: "/en/hosting", "an article": "/en/blog" };

/** What staff's first page may bring along, in bytes. */
const mostOfDesk = 300_000;

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
    const resting = [];
    for (const [name, path] of Object.entries(atRest))
      resting.push(
        verdict(`JavaScript of ${name} at rest, bytes`, [sumOf(await scriptsUntouched(browser, shop.url + path))], {
          atMost: 0,
        }),
      );
    const desk = sumOf(await scriptsWhenTouched(browser, `${shop.url}/admin`, withStaff(shop)));
    return [
      ...screens(shop).map(({ name, atMost }) =>
        verdict(
          `JavaScript of ${name} against a Next hello page`,
          measured.map((round) => round[name] / round.next),
          { atMost },
        ),
      ),
      ...resting,
      verdict("JavaScript of the desk against its bytes", [desk / mostOfDesk], { atMost: 1 }),
    ];
  } finally {
    await browser.close();
    await Promise.all([shop, next, nuxt].map((server) => server.stop()));
  }
};
