// One random walk through cart and configurator in two tabs of a visitor, on a disturbed network: at rest each tab shows what the server has, and no wish was lost silently. [CRT-01] [CRT-04] [CRT-08]
import type { BrowserContext, Page } from "@playwright/test";
import { faultOf } from "../faults.ts";
import { aFreeName, open } from "../shop.ts";
import { call } from "../walk.ts";
import { paths, words } from "../words.ts";
import { actsOf } from "./acts.ts";
import { listen, shownIn, type ShownCart } from "./in-page.ts";
import { disturbedNetwork, type Network } from "./network.ts";
import { localeOf, toCart, type Visit } from "./visit.ts";
import { decide, perform } from "./visitor.ts";
import { type Heard, lostWishes, namesOf, type ServerCart, type Wish } from "./wishes.ts";

interface ServerQuote {
  readonly total: number;
  readonly lines: readonly { readonly item: string; readonly first: number }[];
}

const isItem = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

const pause = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

/** A cart with two plans, one with an addition and a location, and a name on its own. */
const begin = async (page: Page): Promise<string> => {
  const name = aFreeName();
  const { result } = await call<ServerCart>(page, "POST", "/shop/order/cart");
  const contents = [
    { kind: "product", product: "web-m", quantity: 1 },
    {
      kind: "product",
      product: "vps-m",
      quantity: 2,
      location: "AT",
      additions: [{ product: "dedicated-ipv4", quantity: 1 }],
    },
    { kind: "domain", domain: { name, acquisition: "register" } },
  ];
  let { version } = result;
  for (const item of contents)
    version = (await call<ServerCart>(page, "POST", "/shop/order/cart/current/items", { version, item })).result
      .version;
  return name;
};

/** What differs between a tab and the server, in words. */
const differences = (
  shown: ShownCart,
  cart: ServerCart,
  quote: ServerQuote | null,
  names: ReadonlySet<string>,
  titles: ReadonlyMap<string, string>,
): readonly string[] => {
  const faults: string[] = [];
  const compare = (what: string, one: unknown, other: unknown): void => {
    if (JSON.stringify(one) !== JSON.stringify(other))
      faults.push(`${what}: shown ${JSON.stringify(one)}, server ${JSON.stringify(other)}`);
  };
  compare(
    "items",
    shown.items.map(({ id }) => id),
    cart.items.map(({ id }) => id),
  );
  compare("voucher is set", shown.hasVoucher, cart.voucher !== null);
  if (cart.voucher !== null && !shown.voucherText.includes(cart.voucher))
    faults.push(`voucher ${cart.voucher} is not named: ${shown.voucherText}`);
  compare("total", shown.total, cart.items.length === 0 ? null : (quote?.total ?? null));
  for (const item of shown.items) {
    const of = `${item.title} ${item.id.slice(0, 8)}`;
    const stored = cart.items.find(({ id }) => id === item.id);
    if (stored === undefined) continue;
    compare(`quantity of ${of}`, item.quantity, stored.kind === "domain" ? null : String(stored.quantity));
    compare(`billing of ${of}`, item.billing, stored.kind === "domain" ? null : String(stored.billingMonths));
    compare(`location of ${of}`, item.location, stored.location ?? null);
    compare(
      `names of ${of}`,
      [...names].filter((name) => item.text.includes(name)).sort(),
      [...namesOf(stored)].sort(),
    );
    const additions = (stored.additions ?? []).map(
      ({ product, quantity }) => `${quantity} × ${titles.get(product) ?? product}`,
    );
    compare(`additions of ${of}`, [...item.additions].sort(), [...additions].sort());
    compare(
      `price of ${of}`,
      item.sum,
      quote?.lines.filter((line) => line.item === item.id).reduce((sum, { first }) => sum + first, 0) ?? null,
    );
  }
  return faults;
};

/** Nothing on its way, for a moment. */
const quiet = async (network: Network, limit = 20_000): Promise<boolean> => {
  const end = Date.now() + limit;
  for (let still = 0; still < 3; still += 1) {
    if (Date.now() > end) return false;
    if (network.inFlight() > 0) still = -1;
    await pause(40);
  }
  return true;
};

/** The network is whole again, and the visitor decides what is open, until both tabs rest. */
const settle = async (visit: Visit, diary: string[], seed: number): Promise<readonly string[]> => {
  visit.network.calmDown();
  // The connection comes back: what was to be tried again later is tried now.
  await visit.network.setOnline(false);
  await visit.network.setOnline(true);
  for (const page of visit.tabs) await toCart(page);
  for (let round = 0; round < 25; round += 1) {
    if (!(await quiet(visit.network))) return ["calls are still on their way after 20 seconds"];
    const shown = await Promise.all(visit.tabs.map((page) => toCart(page)));
    if (shown.every((cart) => cart !== null && cart.open.length === 0 && !cart.isBusy)) return [];
    for (const tab of visit.tabs.keys()) {
      const done = await decide(visit, tab, (seed + round + tab) % 3 !== 0);
      if (done !== null) diary.push(`  at rest, tab ${tab}: ${done}`);
    }
  }
  return ["the tabs do not come to rest"];
};

/** Walks; what is wrong in the end, and what was done, in words. */
export const walk = async (
  context: BrowserContext,
  seed: number,
): Promise<{ readonly faults: readonly string[]; readonly diary: readonly string[] }> => {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  const diary: string[] = [];
  const faults: string[] = [];
  const wishes: Wish[] = [];
  const heard: Heard[] = [];
  // An answer may come before the act has returned: what is wanted by it is older.
  const clock = { at: 0, act: 0 };
  const tick = (): number => (clock.at += 1);
  for (const [tab, page] of tabs.entries()) {
    page.on("pageerror", (error) => faults.push(...faultOf(error).map((fault) => `tab ${tab} has an error: ${fault}`)));
    await listen(page, (message) => {
      heard.push({ ...message, tab, at: tick() });
      diary.push(`    tab ${tab} says (${message.kind}): ${message.text.slice(0, 240)}`);
    });
  }
  const name = await begin(tabs[0]);
  for (const [tab, page] of tabs.entries()) await open(page, paths[tab === 0 ? "en" : "de"].cart);
  const network = await disturbedNetwork(context, tabs, seed);
  const isNamed = (wish: Wish, tab: number, notice: string): boolean =>
    wish.tab === tab && wish.phrases.some((each) => notice.includes(each));
  const visit: Visit = {
    tabs,
    network,
    names: new Set([name]),
    want: (wish, tab) => wishes.push({ ...wish, tab, at: clock.act }),
    giveUp: (tab, notice) =>
      heard.push({ tab, kind: "notice", text: notice.replace(unsaved, ""), item: null, at: tick() }),
    wantAgain: (tab, notice, there) => {
      // What has left the cart is said to have, and nothing more is made of it.
      const isThere = ({ about }: Wish): boolean => !about.some(isItem) || about.some((id) => there.includes(id));
      for (const wish of wishes.filter((each) => isNamed(each, tab, yours(notice)) && isThere(each))) {
        // What the visitor had wanted otherwise since is not wanted again.
        if (
          !wishes.some(
            (later) =>
              later.tab === tab &&
              later.at > wish.at &&
              later.subjects.some((subject) => wish.subjects.includes(subject)),
          )
        )
          wishes.push({ ...wish, at: tick() });
      }
    },
  };
  const unsaved = new RegExp(
    ["en", "de"].map((locale) => words(locale as "en" | "de")("cart.unsaved.title")).join("|"),
  );
  /** The part of a notice that names the own change. */
  const yours = (notice: string): string => {
    const starts = (["en", "de"] as const).map(
      (locale) => words(locale)("cart.difference.yours", { change: "\u0000" }).split("\u0000")[0] ?? "",
    );
    const start = starts.map((words) => notice.indexOf(words)).find((place) => place >= 0);
    return start === undefined ? "" : notice.slice(start);
  };
  for (const act of actsOf(seed)) {
    clock.act = tick();
    const started = Date.now();
    const done = await perform(visit, act);
    if (act.waits) await quiet(network, 5_000);
    diary.push(
      `  tab ${act.tab}: ${done ?? `nothing (${act.do})`}${act.waits ? ", and waits" : ""} (${Date.now() - started} ms)`,
    );
  }
  clock.act = tick();
  const started = Date.now();
  faults.push(...(await settle(visit, diary, seed)));
  diary.push(`  at rest after ${Date.now() - started} ms`);

  const compared = async (): Promise<readonly string[]> => {
    const cart = (await call<ServerCart>(tabs[0], "GET", "/shop/order/cart/current")).result;
    const quote =
      cart.items.length === 0
        ? null
        : (await call<ServerQuote>(tabs[0], "GET", "/shop/order/cart/current/quote")).result;
    const found: string[] = [];
    for (const [tab, page] of tabs.entries()) {
      const answer = await page.request.get(`${paths[localeOf(page)].cart}/_payload.json`);
      const { data } = (await answer.json()) as {
        readonly data: { readonly products: Record<string, { readonly title: string }> };
      };
      const titles = new Map(Object.entries(data.products).map(([key, { title }]) => [key, title]));
      const shown = await shownIn(page);
      if (shown === null) found.push(`tab ${tab} does not show the cart`);
      else
        for (const difference of differences(shown, cart, quote, visit.names, titles))
          found.push(`tab ${tab}, ${difference}`);
    }
    return [...found, ...lostWishes(wishes, heard, cart, unsaved)];
  };
  // What another tab changed is fetched and drawn within a moment, without a touch; the scripts that draw it may still be on their way.
  for (let tries = 0; ; tries += 1) {
    const found = await compared();
    if (found.length === 0 || tries === 40)
      return {
        faults: [...faults, ...found],
        diary: [...diary, "the network:", ...network.log.map((line) => `  ${line}`)],
      };
    await pause(200);
  }
};
