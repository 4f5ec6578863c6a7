// The log of a shop whose pages are opened: a line for each request from outside, and nothing in it of who sent it. [OPS-04]
import { randomUUID } from "node:crypto";
import { adminRoutes } from "@kontor/domain/site/admin";
import { accountEntryPath, invoiceFilePath, ticketPath } from "@kontor/domain/site/routing";
import { expect, it } from "vitest";
import { callerAt, customerAt, type Loose } from "../../../test/customer-fixture.ts";
import { plainPages } from "../../../test/drawn-page.ts";
import { postForm, siteOfFile } from "../../../test/site-fixture.ts";
import { loggedPath } from "./logged-path.ts";
import type { RequestLine } from "./request-lines.ts";

const lines: RequestLine[] = [];
const ofApi: Loose[] = [];

const site = siteOfFile(() => ({ LOG_LEVEL: "debug" }), plainPages, {
  logRequest: (line) => void lines.push(line),
  logTo: { write: (line) => void ofApi.push(JSON.parse(line) as Loose) },
});

/** The lines of a request from outside, once it has its own: that of the site, and those of its calls. */
const opened = async (path: string, init: RequestInit = {}) => {
  const id = `test-${randomUUID()}`;
  await (
    await fetch(site().url + path, {
      redirect: "manual",
      ...init,
      headers: { ...(init.headers as Record<string, string>), "x-request-id": id },
    })
  ).arrayBuffer();
  const own = () => lines.filter(({ reqId }) => reqId === id);
  await expect.poll(() => own().length, { interval: 5 }).toBeGreaterThan(0);
  return { own: own(), calls: ofApi.filter(({ reqId, req }) => reqId === id && req !== undefined) };
};

it("[OPS-04] a page that is opened is one line from outside, with its inner calls counted: they are lines at debug", async () => {
  const { own, calls } = await opened("/de/hosting?campaign=spring");
  expect(own).toEqual([
    {
      reqId: own[0]?.reqId,
      req: { method: "GET", path: "/de/hosting" },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
      kind: "page",
      calls: calls.length,
    },
  ]);
  expect(calls.length).toBeGreaterThan(2);
  for (const { level, req, res, msg } of calls)
    expect([level, req.method, req.path.startsWith("/api/"), res.statusCode, msg]).toEqual([
      20,
      "GET",
      true,
      200,
      "request completed",
    ]);
});

it.each([
  ["GET", "/api/shop/catalog", "call", "/api/shop/catalog", 200, 0],
  ["GET", "/api/shop/domain/checks?names=secret.de", "call", "/api/shop/domain/…", 405, 0],
  ["GET", "/api/nothing/secret", "call", "/api/nothing/…", 404, 0],
  ["GET", "/readyz", "probe", "/readyz", 200, 1],
  ["GET", "/robots.txt", "file", "/robots.txt", 200, null],
  ["GET", "/de/secret77@example.org", "page", "/de/…", 404, null],
  ["GET", "/%zz", "page", "/…", 400, 0],
  ["DELETE", "/de/hosting", "form", "/de/hosting", 405, 0],
])("[OPS-04] %s %s is one line of its kind: %s", async (method, path, kind, shown, status, calls) => {
  const { own } = await opened(path, { method });
  expect(own.map(({ req, res, kind: its }) => [req.path, res.statusCode, its])).toEqual([[shown, status, kind]]);
  if (calls !== null) expect(own[0]?.calls).toBe(calls);
});

it("[OPS-04] a form with a body is one line with its calls, too", async () => {
  lines.length = 0;
  await postForm(site(), "/de/newsletter/anmelden", "email=secret77%40example.org");
  await expect.poll(() => lines.filter(({ kind }) => kind === "form").length, { interval: 5 }).toBe(1);
  expect(lines.filter(({ kind }) => kind === "form")[0]?.calls).toBeGreaterThan(0);
});

it("[OPS-04] nothing of a customer is in it: no id, no key, no code, no token, no address", async () => {
  const { token, email, call } = await customerAt(site());
  const cart = await call("POST", "/shop/order/cart");
  const name = `geheim-77-${randomUUID().slice(0, 8)}.de`;
  const item = { kind: "domain", domain: { name, acquisition: "register" } };
  const filled = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  const quote = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: true };
  const order = await call(
    "POST",
    "/shop/order",
    { cartId: cart["id"], cartVersion: filled["version"], quoteHash: quote["hash"], agreements, locale: "de" },
    { "idempotency-key": randomUUID() },
  );
  const { contracts } = await callerAt(site(), token)("GET", "/shop/contracts");
  const contract = contracts[0].contract.id as string;
  const ticket = "0123456789abcdefghjkmnpqrs";
  const before = lines.length;
  const visited = [
    accountEntryPath("orders", order["id"], "de"),
    accountEntryPath("contracts", contract, "en"),
    invoiceFilePath("pdf", order["id"], "de"),
    ticketPath(ticket, "de"),
    `/ticketing/login/${ticket}`,
    `/admin/orders/${order["id"]}`,
    `/admin/orders/${order["id"]}/authcodes`,
    "/de/konto/passwort-zuruecksetzen?code=secretcode",
    `/uploads/${ticket}.png`,
  ];
  for (const path of visited)
    await fetch(site().url + path, { redirect: "manual", headers: { cookie: `token=${token}` } });
  await expect.poll(() => lines.length - before, { interval: 5 }).toBe(visited.length);
  // A letter is found by its name, which has the order's.
  const log = JSON.stringify([lines, ofApi.filter(({ letter }) => letter === undefined)]);
  const secrets = [token, email, cart["id"], order["id"], contract, ticket, "geheim-77", "secretcode", "127.0.0.1"];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(lines.slice(before).map(({ req }) => req.path)).toEqual([
    "/de/konto/bestellungen/:id",
    "/en/account/contracts/:id",
    "/de/konto/rechnungen/:id/pdf",
    "/de/ticketing/:key",
    "/ticketing/login/:key",
    "/admin/orders/:id",
    "/admin/orders/:id/authcodes",
    "/de/konto/passwort-zuruecksetzen",
    "/uploads/*",
  ]);
});

it("[OPS-04] no route and no page of the desk shows what fills its parts, found or not", () => {
  const secret = "k7";
  const routes = site().routes.map((route) => route.split(" ")[1] ?? "");
  expect(routes.length).toBeGreaterThan(50);
  for (const { path } of adminRoutes)
    for (const status of [200, 302, 404])
      expect(loggedPath({ url: path.replaceAll(/\{\w+\}/g, secret), route: "/*", status })).not.toContain(secret);
  for (const route of routes) {
    const url = route.replaceAll(/:\w+(?:\(\^[^)]*\))?/g, secret);
    expect(loggedPath({ url, route, status: 200 }), route).not.toMatch(/k7|\(/);
  }
});
