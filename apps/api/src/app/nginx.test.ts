// Two processes on one PostgreSQL behind the nginx configuration that is shipped: shared limits, honest addresses, one process going away without a failed call. [OPS-03] [OPS-05] [OPS-08]
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPlace } from "../../test/harness.ts";
import { nginxMissing, nginxProgram, startedNginx, type Proxy } from "../../test/nginx.ts";
import { customer, filledCart, order } from "../../test/customers.ts";
import { askAt, started, type Process } from "../../test/process.ts";
import { freePort } from "../../../../scripts/lib/free-port.ts";

const inCi = Boolean(process.env["CI"]) && process.env["CI"] !== "false";

const behindNginx = async (): Promise<void> => {
  const place = await freshPlace();
  const [outer, inner] = [await freePort(), await freePort()];
  const running: { processes: Process[]; proxy: Proxy | null } = { processes: [], proxy: null };
  const url = `http://127.0.0.1:${outer}`;
  const ask = askAt(url);

  beforeAll(async () => {
    const env = { ...place.env, TRUST_PROXY: "on" };
    running.processes = await Promise.all([started({ env }), started({ env })]);
    const [one = 0, two = 0] = running.processes.map(({ port }) => port);
    running.proxy = await startedNginx({ outer, inner, shop: [one, two], api: [one, two] });
  });
  afterAll(async () => {
    running.proxy?.stop();
    for (const { child } of running.processes) child.kill("SIGKILL");
    await Promise.all(running.processes.map(({ ended }) => ended));
    await place.drop();
  });

  it("[OPS-03] an order goes through, whichever process takes each of its calls", async () => {
    const person = await customer(ask);
    const response = await order(ask, person, await filledCart(ask, undefined, person.auth));
    expect(response.status, response.text).toBe(201);
    for (const { port } of running.processes) {
      const measured = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(measured).toMatch(/^kontor_requests_total\{operation="\w+",status="20\d"\} [1-9]/m);
    }
  });

  it("[OPS-04] measurements and health are not for visitors; every answer names its request", async () => {
    for (const path of ["/metrics", "/healthz", "/readyz"]) expect((await fetch(url + path)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${inner}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/api/shop/auth`)).headers.get("x-request-id")).toMatch(/^[\da-f]{32}$/);
    const passedOn = await fetch(`http://127.0.0.1:${inner}/api/shop/auth`, {
      headers: { "x-request-id": "browser-12345678" },
    });
    expect(passedOn.headers.get("x-request-id")).toBe("browser-12345678");
  });

  it("[OPS-08] of sixty calls exactly twenty pass, whatever address a visitor claims to come from", async () => {
    const claim = (index: number) => ({ "x-forwarded-for": `198.51.100.${index}` });
    const call = (index: number) =>
      ask("POST", "/auth/send-email-confirmation", { email: "nobody@example.test" }, claim(index));
    const response = await Promise.all(Array.from({ length: 60 }, (_, index) => call(index)));
    expect(response.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(response.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it("[OPS-05] SIGTERM to one of two under load: no call fails", async () => {
    const person = await customer(ask);
    const leaving = running.processes[1];
    const statuses: number[] = [];
    const state = { over: false };
    const client = async (index: number): Promise<void> => {
      while (!state.over) {
        const response =
          index % 2 === 0
            ? await ask("POST", "/shop/order/cart")
            : await ask("GET", "/shop/auth", undefined, person.auth);
        statuses.push(response.status);
      }
    };
    const clients = Array.from({ length: 8 }, (_, index) => client(index));
    await new Promise((resolve) => setTimeout(resolve, 500));
    leaving?.child.kill("SIGTERM");
    expect(await leaving?.ended).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    state.over = true;
    await Promise.all(clients);
    expect(statuses.length).toBeGreaterThan(50);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
  });
};

if (nginxProgram !== undefined) describe("behind nginx", behindNginx);
else if (inCi) it("[OPS-03] the tests behind nginx run", () => expect.fail(nginxMissing));
else it.skip(`[OPS-03] two processes behind nginx. ${nginxMissing}`, () => undefined);
