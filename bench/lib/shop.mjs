// The shop under measurement: built, served on a port of its own with a data directory of its own.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { built } from "../../scripts/lib/built.mjs";
import { root } from "../../scripts/lib/places.mjs";
import { shopArguments, shopEnvironment } from "../../scripts/lib/shop-process.mjs";
import { served } from "./server.mjs";

export const shopServed = async (env = {}) => {
  await built();
  const data = mkdtempSync(join(tmpdir(), "kontor-bench-"));
  const server = await served({
    args: shopArguments,
    cwd: root,
    env: { ...shopEnvironment, DATA_DIR: data, LOG_LEVEL: "error", PUBLIC_URL: "", ...env },
    path: "/en",
  });
  return { ...server, data, stop: () => server.stop().finally(() => rmSync(data, { recursive: true, force: true })) };
};

const json = { "content-type": "application/json" };

/** Puts the middle hosting plan into the cart of who sends these requests, as the product page would. */
export const fillCart = async (server, request) => {
  /** What a page sends along with a call that changes something. */
  const proof = async () => {
    const { header, token } = await (await request.get(`${server.url}/csrf.json`)).json();
    return { ...json, origin: server.url, [header]: token };
  };
  const made = await request.post(`${server.url}/api/shop/order/cart`, { headers: await proof(), data: {} });
  if (!made.ok()) throw new Error(`no cart: ${made.status()} ${await made.text()}`);
  const { result } = await made.json();
  const version = (result.cart ?? result).version;
  const item = {
    kind: "product",
    product: "web-m",
    quantity: 1,
    billingMonths: 12,
    location: null,
    additions: [],
    domains: [],
  };
  const added = await request.post(`${server.url}/api/shop/order/cart/current/items`, {
    headers: await proof(),
    data: { version, item },
  });
  if (!added.ok()) throw new Error(`nothing added: ${added.status()} ${await added.text()}`);
};

/** The same in a browser's context, before its page is opened. */
export const withCart =
  (server) =>
  (_page, { request }) =>
    fillCart(server, request);

/** An administrator who is logged in, in a browser's context, before its page is opened. */
export const withStaff =
  (server) =>
  async (_page, { request }) => {
    const email = "staff@example.com";
    const { header, token } = await (await request.get(`${server.url}/csrf.json`)).json();
    const made = await request.post(`${server.url}/api/auth/local/register`, {
      headers: { ...json, origin: server.url, [header]: token },
      data: { username: email, email, password: "harbour-of-the-benches-1" },
    });
    if (!made.ok()) throw new Error(`no account: ${made.status()} ${await made.text()}`);
    const database = new DatabaseSync(join(server.data, "kontor.sqlite"), { timeout: 10_000 });
    database.prepare("update users set role = 'admin' where email = ?").run(email);
    database.close();
  };
