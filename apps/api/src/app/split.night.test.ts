// Two web processes and two API processes, split by API_URL, behind the nginx configuration that is shipped, on one PostgreSQL. [OPS-03] [OPS-05] [OPS-08]
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPlace } from "../../test/harness.ts";
import { nginxMissing, nginxProgram, startedNginx, type Proxy } from "../../test/nginx.ts";
import { customer, filledCart, order, password } from "../../test/customers.ts";
import { askAt, started, type Process } from "../../test/process.ts";
import { freePort } from "../../../../scripts/lib/free-port.ts";
import { serverProgram } from "../../../../scripts/lib/server-program.ts";

const built = existsSync(fileURLToPath(new URL("../../../web/dist/server/server.js", import.meta.url)));
const missing = nginxProgram === undefined ? nginxMissing : "the pages are not built: `npm run build`";
const inCi = Boolean(process.env["CI"]) && process.env["CI"] !== "false";

const split = async (): Promise<void> => {
  const place = await freshPlace();
  const [outer, inner] = [await freePort(), await freePort()];
  const at: { web: Process[]; api: Process[]; proxy: Proxy | null } = { web: [], api: [], proxy: null };
  const url = `http://127.0.0.1:${outer}`;
  const ask = askAt(url);

  beforeAll(async () => {
    // This nginx, the web process, this nginx again.
    const env = { ...place.env, TRUST_PROXY: "3", PUBLIC_URL: url };
    at.api = await Promise.all([started({ env }), started({ env })]);
    const [one, two] = [await freePort(), await freePort()];
    const [first = 0, second = 0] = at.api.map(({ port }) => port);
    at.proxy = await startedNginx({ outer, inner, shop: [one, two], api: [first, second] });
    const webEnv = {
      API_URL: `http://127.0.0.1:${inner}`,
      SESSION_SECRET: place.env["SESSION_SECRET"] ?? "",
      TRUST_PROXY: "on",
      PUBLIC_URL: url,
    };
    at.web = await Promise.all(
      [one, two].map((port) => started({ env: { ...webEnv, PORT: String(port) } }, serverProgram("web"))),
    );
    expect(at.web.map(({ port }) => port)).toEqual([one, two]);
  });
  afterAll(async () => {
    at.proxy?.stop();
    const all = [...at.web, ...at.api];
    for (const { child } of all) child.kill("SIGKILL");
    await Promise.all(all.map(({ ended }) => ended));
    await place.drop();
  });

  it("[OPS-03] an order goes through, and each of the four takes its part", async () => {
    const person = await customer(ask);
    for (let round = 0; round < 3; round += 1)
      expect((await order(ask, person, await filledCart(ask, undefined, person.auth))).status).toBe(201);
    for (const { port } of at.api)
      expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(
        /^kontor_requests_total\{operation="\w+",status="20\d"\} [1-9]/m,
      );
  });

  it("[OPS-03] a page shows the prices of the API, in both languages, from either web process", async () => {
    for (const path of ["/en/hosting", "/de/hosting"])
      for (let round = 0; round < 4; round += 1) {
        const answer = await fetch(url + path);
        const html = await answer.text();
        expect([
          answer.status,
          html.includes("Web M"),
          answer.headers.get("content-security-policy")?.includes("unsafe"),
        ]).toEqual([200, true, false]);
      }
  });

  it("[SES-02] [FRM-06] a browser that one web process logs in is known to the other, its token hidden, its secret good at both", async () => {
    const { email } = await customer(ask);
    const browser = { origin: url, "content-type": "application/json" };
    const login = await fetch(`${url}/api/auth/local`, {
      method: "POST",
      headers: browser,
      body: JSON.stringify({ identifier: email, password }),
    });
    expect(await login.json()).not.toHaveProperty("jwt");
    const token =
      login.headers
        .getSetCookie()
        .find((line) => line.startsWith("token="))
        ?.split(";")[0] ?? "";
    const response = await fetch(`${url}/csrf.json`, { headers: { cookie: token } });
    const { header, token: proof } = (await response.json()) as { header: string; token: string };
    const cookie = `${token}; ${response.headers.getSetCookie()[0]?.split(";")[0]}`;
    for (let round = 0; round < 6; round += 1) {
      const made = await fetch(`${url}/api/shop/order/cart`, {
        method: "POST",
        headers: { origin: url, cookie, [header]: proof },
      });
      expect([200, 201]).toContain(made.status);
    }
  });

  it("[OPS-08] of sixty calls exactly twenty pass, whatever address a visitor claims to come from", async () => {
    const claim = (index: number) => ({ "x-forwarded-for": `198.51.100.${index}` });
    const response = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        ask("POST", "/auth/send-email-confirmation", { email: "nobody@example.test" }, claim(index)),
      ),
    );
    expect(response.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(response.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it("[OPS-05] SIGTERM to one web and one API process under load: no call fails", async () => {
    const person = await customer(ask);
    const statuses: number[] = [];
    const state = { over: false };
    const client = async (index: number): Promise<void> => {
      while (!state.over) {
        const status =
          index % 2 === 0
            ? (await ask("POST", "/shop/order/cart", undefined, person.auth)).status
            : (await fetch(`${url}/en/hosting`)).status;
        statuses.push(status);
      }
    };
    const clients = Array.from({ length: 6 }, (_, index) => client(index));
    await new Promise((resolve) => setTimeout(resolve, 400));
    const leaving = [at.api[1], at.web[1]];
    for (const process of leaving) {
      process?.child.kill("SIGTERM");
      expect(await process?.ended).toBe(0);
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
    state.over = true;
    await Promise.all(clients);
    expect(statuses.length).toBeGreaterThan(30);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
  });
};

if (nginxProgram !== undefined && built) describe("split in two", split);
else if (inCi) it("[OPS-03] the tests of a split shop run", () => expect.fail(missing));
else it.skip(`[OPS-03] two web and two API processes behind nginx. ${missing}`, () => undefined);
