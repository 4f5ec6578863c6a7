// A visitor presses on a slow phone: how soon it shows that something happens, how soon the result is there, and whether anything moved.
import { chromium as playwright } from "playwright";
import { chromium, howToGetChromium } from "../scripts/lib/chromium.mjs";
import { giveUp } from "../scripts/lib/say.mjs";
import { pressed, sessionShift } from "./lib/press.mjs";
import { median, rounds, verdict } from "./lib/rounds.mjs";
import { shopServed, withCart } from "./lib/shop.mjs";

/** Milliseconds from the press, and the layout shift of a whole visit. */
const atMost = { pending: 100, result: 600, cold: 1_800, shift: 0.02 };

// These run in the page: each stands alone.
const isBusy = ({ all, isInSight }) => all("[aria-busy=true]").some(isInSight);
/** The first invoice in the bar at the bottom. */
const total = () => document.querySelector("form > div:last-of-type strong")?.textContent;
const hasOtherTotal = (_, before) => {
  const shown = document.querySelector("form > div:last-of-type strong")?.textContent;
  return shown !== undefined && shown !== before;
};
const isInCart = ({ all, isInSight }) => location.pathname.includes("/checkout/") && all("main li [id^=item-]").some(isInSight);
const isMenuOpen = ({ all, isInSight }) =>
  all("#menu:is(:modal, :popover-open)").some((menu) => isInSight(menu) && Number(getComputedStyle(menu).opacity) > 0.5);
const hasRows = ({ all, isInSight }) =>
  location.search.includes("domain=") && all("main li").some((row) => row.textContent.includes("hafenlicht") && isInSight(row));
const typeName = () => {
  const field = document.getElementById("home-domain");
  if (field.value === "") field.value = "hafenlicht";
};

const acts = (shop) => [
  {
    name: "add to cart on a product",
    path: "/en/hosting/web-m",
    target: "form > div:last-of-type button[type=submit]",
    pending: isBusy,
    result: isInCart,
  },
  {
    name: "another period on a product",
    path: "/en/hosting/web-m",
    target: "label:has(input[name=months]:not(:checked))",
    remember: total,
    pending: isBusy,
    result: hasOtherTotal,
    moves: "the configurator",
  },
  { name: "the menu of home", path: "/en", target: ".s-menu-button", pending: isBusy, result: isMenuOpen },
  {
    name: "the domain search of home",
    path: "/en",
    target: "search form button[type=submit]",
    // Typed while the page stands; at its first paint as a browser fills it in again.
    early: async (page) => {
      await page.locator("#home-domain").tap();
      await page.keyboard.type("hafenlicht", { delay: 40 });
    },
    prepare: typeName,
    pending: isBusy,
    result: hasRows,
    moves: "the search",
  },
  {
    name: "another quantity in the cart",
    path: "/en/checkout/cart",
    before: withCart(shop),
    press: async (page) => {
      await page.locator("main li input[type=number]").first().tap();
      await page.keyboard.press("Delete");
      await page.keyboard.type("2");
      await page.keyboard.press("Enter");
    },
    moves: "the cart",
  },
];

export const presses = async (count, { only = "", address } = {}) => {
  const executablePath = await chromium();
  if (executablePath === null) giveUp(howToGetChromium);
  const shop = address === undefined ? await shopServed() : { url: address, stop: async () => undefined };
  const browser = await playwright.launch({ executablePath, args: ["--no-sandbox"] });
  const verdicts = [];
  try {
    for (const act of acts(shop).filter(({ name }) => name.includes(only))) {
      for (const isCold of act.press !== undefined ? [false] : [false, true]) {
        const measured = await rounds(count, () => pressed(browser, shop.url + act.path, act, isCold));
        const all = (name) => measured.map((each) => Math.round(each[name])).join(", ");
        for (const { value, hadRecentInput, moved } of measured.flatMap(({ shifts }) => shifts)) if (value > 0.001) console.log("  shift", value.toFixed(4), hadRecentInput, moved.join(" | "));
        console.log(measured.at(-1).address);
        console.log(`${act.name}, ${isCold ? "at first paint" : "after 3 s"}: pending ${all("pending")} ms, result ${all("result")} ms`);
      }
    }
    return verdicts;
  } finally {
    await browser.close();
    await shop.stop();
  }
};
