// Prices change while two hundred visitors order through two processes: nothing fails, and no order costs what its visitor was not shown. [PKG-09] [CHK-07]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { type ApiResponse, type Ask, type Loose, noon } from "../../../test/harness.ts";
import { customer, order } from "../../../test/customers.ts";
import { twoProcesses } from "../../../test/two-processes.ts";
import { seedCommand } from "./content.ts";

const visitors = 200;
const atOnce = 20;

const { content, shop, other } = await twoProcesses();

const statuses: number[] = [];
const counted =
  (ask: Ask): Ask =>
  async (...call) => {
    const answer = await ask(...call);
    statuses.push(answer.status);
    return answer;
  };

const askOther: Ask = async (method, path, body, headers = {}) => {
  const answer = await other.inject({
    method: method as "GET",
    url: `/api${path}`,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const { statusCode: status, payload: text } = answer;
  return { status, text, headers: answer.headers, body: text === "" ? null : JSON.parse(text) } as ApiResponse;
};

const file = join(content, "catalog/products/hosting.json");
const plain = JSON.parse(readFileSync(file, "utf8")) as readonly Loose[];
const first = plain.find(({ key }) => key === "web-m")?.monthly as number;
const prices = [first, first + 100, first + 250, first - 50];
const place = shop.settings.databaseUrl ?? shop.directory;

const putIn = async (monthly: number): Promise<void> => {
  writeFileSync(
    file,
    JSON.stringify(plain.map((product) => (product.key === "web-m" ? { ...product, monthly } : product))),
  );
  await seedCommand(
    place,
    false,
    { timeZone: "Europe/Berlin", contentDir: content, cmsUrl: null },
    () => undefined,
    instant(noon),
  );
};

interface Visit {
  readonly shown: readonly number[];
  readonly total: number | null;
  readonly refused: number;
}

/** Looks, waits a moment, orders what was shown; shown another price, agrees to that one. */
const visit = async (ask: Ask, person: Loose): Promise<Visit> => {
  const { id, version } = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
  const item = { kind: "product", product: "web-m", billingMonths: 1 };
  const cart = (await ask("POST", `/shop/order/cart/${id}/items`, { version, item }, person.auth)).body.result;
  let quote = (await ask("GET", `/shop/order/cart/${id}/quote`, undefined, person.auth)).body.result;
  const shown: number[] = [quote.total];
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await pause(Math.random() * 250);
    const answer = await order(ask, person as never, cart, undefined, { quoteHash: quote.hash });
    if (answer.status === 201) return { shown, total: answer.body.result.quote.total, refused: attempt };
    expect(answer.body).toMatchObject({ status: 409, refusal: "QuoteChanged" });
    quote = answer.body.quote;
    shown.push(quote.total);
  }
  return { shown, total: null, refused: 40 };
};

it("[PKG-09] [CHK-07] no answer is an error, each order costs what was shown last, and whose price changed was shown the new one", async () => {
  const people: Loose[] = [];
  for (let at = 0; at < visitors; at += 1) people.push(await customer(shop.ask));
  const state = { over: false, changes: 0 };
  const changing = (async () => {
    while (!state.over) {
      state.changes += 1;
      await putIn(prices[state.changes % prices.length] as number);
      await pause(300);
    }
  })();
  const visits: Visit[] = [];
  const waiting = [...people.entries()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [at, person] = next;
        visits.push(await visit(counted(at % 2 === 0 ? shop.ask : askOther), person));
      }
    }),
  ).finally(() => void (state.over = true));
  await changing;
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(visits.length).toBe(visitors);
  for (const { shown, total } of visits) {
    expect(total).toBe(shown.at(-1));
    expect(prices).toContain(total);
  }
  // The race was run: prices changed, and some visitors saw it.
  expect(state.changes).toBeGreaterThan(5);
  expect(visits.filter(({ refused }) => refused > 0).length).toBeGreaterThan(5);
}, 600_000);
