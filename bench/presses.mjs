// A visitor presses on a slow phone: how soon it shows that something happens, how soon the result is there, and whether anything moved.
import { chromium as playwright, request } from "playwright";
import { chromium, howToGetChromium } from "../scripts/lib/chromium.mjs";
import { freePort } from "../scripts/lib/free-port.ts";
import { giveUp } from "../scripts/lib/say.mjs";
import { devToolsAt } from "./lib/devtools.mjs";
import { lowTier, phoneIndex } from "./lib/phone-index.mjs";
import { pressed, pressedOnBarePage, sessionShift } from "./lib/press.mjs";
import { median, rounds, verdict } from "./lib/rounds.mjs";
import { fillCart, shopServed } from "./lib/shop.mjs";

/** Milliseconds from the press, and the layout shift of a whole visit. */
const atMost = { pending: 100, result: 600, cold: 1_800, shift: 0.02 };

// These run in the page: each stands alone.
const isBusy = ({ all, isInSight }) => all("[aria-busy=true]").some(isInSight);
/** A ring that turns beside what is still to come. */
const isTurning = ({ all, isInSight }) =>
  all("form > div:last-of-type > p").some(
    (total) => isInSight(total) && !["none", "normal"].includes(getComputedStyle(total, "::after").content),
  );
/** The first invoice in the bar at the bottom. */
const total = () => document.querySelector("form > div:last-of-type strong")?.textContent;
const hasOtherTotal = (_, before) => {
  const shown = document.querySelector("form > div:last-of-type strong")?.textContent;
  return shown !== undefined && shown !== before;
};
const isInCart = ({ all, isInSight }) =>
  location.pathname.includes("/checkout/") && all("main li [id^=item-]").some(isInSight);
const isMenuOpen = ({ all, isInSight }) =>
  all("#menu:is(:modal, :popover-open)").some(
    (menu) => isInSight(menu) && Number(getComputedStyle(menu).opacity) > 0.5,
  );
const hasRows = ({ all, isInSight }) =>
  location.search.includes("domain=") &&
  all("main li").some((row) => row.textContent.includes("hafenlicht") && isInSight(row));
const typeName = () => {
  const field = document.getElementById("home-domain");
  if (field.value === "") field.value = "hafenlicht";
};

const acts = (cart) => [
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
    // The periods stand further down than a phone shows: they are pressed after scrolling.
    early: async (phone) => {
      for (const _ of [1, 2]) await phone.swipe();
    },
    remember: total,
    pending: isTurning,
    result: hasOtherTotal,
    moves: "the configurator",
  },
  { name: "the menu of home", path: "/en", target: ".s-menu-button", pending: isBusy, result: isMenuOpen },
  {
    name: "the domain search of home",
    path: "/en",
    target: "search form button[type=submit]",
    // Typed while the page stands; at its first paint as a browser fills it in again.
    early: async (phone) => {
      await phone.tap("#home-domain");
      await phone.type("hafenlicht");
    },
    prepare: typeName,
    pending: isBusy,
    result: hasRows,
    moves: "the search",
  },
  {
    name: "the banner and a toast",
    // A first visit to a business page says that prices are without VAT.
    path: "/en/managed-cloud",
    isFirstVisit: true,
    press: async (phone) => {
      await phone.until(`document.querySelector(".s-toast") !== null`);
      await phone.tap("#consent button[value=all]");
      await phone.until(`document.querySelector(".s-toast") === null`);
    },
    moves: "banner and toast",
  },
  {
    name: "another quantity in the cart",
    path: "/en/checkout/cart",
    cookies: cart,
    press: async (phone) => {
      await phone.tap("main li input[type=number]");
      await phone.evaluate(`document.activeElement.select()`);
      await phone.type("2");
      await phone.press("Enter", "\r");
    },
    moves: "the cart",
  },
];

/** What moves while a visitor acts: as CLS counts it, and with what follows a press within half a second. */
const shiftsOf = (visits) => ({
  counted: visits.map(({ shifts }) => sessionShift(shifts.filter(({ hadRecentInput }) => !hadRecentInput))),
  all: visits.map(({ shifts }) => sessionShift(shifts)),
});

const inMilliseconds = (visits, name) => visits.map((visit) => Math.round(visit[name])).join(", ");

/** One act in fresh contexts: three seconds after the page is loaded, and at its first paint. */
const judged = async (devTools, shop, act, slowdown, count) => {
  const { name, path, moves, press } = act;
  const visit = (isCold) => rounds(count, () => pressed(devTools, shop.url + path, act, slowdown, isCold));
  const warm = await visit(false);
  const timed = press === undefined;
  const cold = timed ? await visit(true) : [];
  if (timed) {
    console.log(
      `${name}: pending after ${inMilliseconds(warm, "pending")} ms, result after ${inMilliseconds(warm, "result")} ms`,
    );
    console.log(
      `${name}, at first paint: pending after ${inMilliseconds(cold, "pending")} ms, result after ${inMilliseconds(cold, "result")} ms`,
    );
  }
  const ratios = (visits, what, bound) => visits.map((each) => each[what] / bound);
  const shift = shiftsOf([...warm, ...cold]);
  return [
    ...(timed
      ? [
          verdict(`${name}: pending, against ${atMost.pending} ms`, ratios(warm, "pending", atMost.pending), {
            atMost: 1,
          }),
          verdict(`${name}: result, against ${atMost.result} ms`, ratios(warm, "result", atMost.result), { atMost: 1 }),
          verdict(`${name} at first paint: result, against ${atMost.cold} ms`, ratios(cold, "result", atMost.cold), {
            atMost: 1,
          }),
        ]
      : []),
    ...(moves === undefined
      ? []
      : [
          verdict(`layout shift of ${moves}`, shift.counted, { atMost: atMost.shift }),
          verdict(`layout shift of ${moves}, what follows a press included`, shift.all, {}),
        ]),
  ];
};

/** A quarter of the processor. */
const quarter = 4;

/**
 * How far the processor is slowed down here. A quarter of it is a cheap phone on a machine of today; of a slow or busy machine it would be less than any phone
 * has: there it is slowed down as far as a low-tier phone.
 */
const slowdownHere = async (devTools, count) => {
  const indexes = await rounds(count, () => phoneIndex(devTools, quarter));
  const slowdown = Math.max(1, Math.min(quarter, (quarter * median(indexes)) / lowTier));
  console.log(
    `a quarter of the processor has the index ${indexes.map(Math.round).join(", ")}; slowed down ${slowdown.toFixed(2)} times`,
  );
  return slowdown;
};

/** Beside the rest: how quick the phone is, and how soon a box on a bare page is ticked, below which no page can go. */
const phoneItself = async (devTools, slowdown, count) => {
  const indexes = await rounds(count, () => phoneIndex(devTools, slowdown));
  const bare = await rounds(count, () => pressedOnBarePage(devTools, slowdown));
  console.log(
    `the phone's index: ${indexes.map(Math.round).join(", ")}; a box on a bare page: pending after ${bare.map(Math.round).join(", ")} ms`,
  );
  return [
    verdict(
      `the phone, against the index ${lowTier} of a low-tier one`,
      indexes.map((each) => each / lowTier),
      {},
    ),
    verdict(
      `a box on a bare page: pending, against ${atMost.pending} ms`,
      bare.map((each) => each / atMost.pending),
      {},
    ),
  ];
};

/** The cookies of a visitor with a cart. */
const cookiesWithCart = async (shop) => {
  const visitor = await request.newContext();
  await fillCart(shop, visitor);
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies;
};

export const presses = async (count, { only = "", slowdown }) => {
  if (slowdown !== undefined && !(Number(slowdown) >= 1))
    giveUp(`--slowdown is a number of at least 1, not ${slowdown}.`);
  const executablePath = await chromium();
  if (executablePath === null) giveUp(howToGetChromium);
  const shop = await shopServed();
  const port = await freePort();
  const browser = await playwright.launch({
    executablePath,
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  try {
    const devTools = await devToolsAt(port);
    // A shared machine is quicker at one time than at another: its speed is looked at before each act.
    const slowdownNow = slowdown === undefined ? () => slowdownHere(devTools, count) : () => Number(slowdown);
    const verdicts = await phoneItself(devTools, await slowdownNow(), count);
    for (const act of acts(await cookiesWithCart(shop)).filter(({ name }) => name.includes(only)))
      verdicts.push(...(await judged(devTools, shop, act, await slowdownNow(), count)));
    return verdicts;
  } finally {
    await browser.close();
    await shop.stop();
  }
};
