// Several processes on one database. [CRT-04] [CHK-06] [OPS-04] [OPS-08]
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPlace } from "../../test/harness.ts";
import {
  account,
  agreements,
  customer,
  customers,
  filledCart,
  order,
  password,
  quoteOf,
} from "../../test/customers.ts";
import { started, type Process } from "../../test/process.ts";

const fresh = await freshPlace();
const place = { ...fresh, env: { ...fresh.env, TRUST_PROXY: "on" } };
const processes: Process[] = [];
beforeAll(async () => {
  processes.push(...(await Promise.all([started(place), started(place)])));
});
afterAll(async () => {
  for (const { child } of processes) child.kill("SIGKILL");
  await Promise.all(processes.map(({ ended }) => ended));
  await place.drop();
});

describe("two processes on one database", () => {
  it("[CRT-04] a voucher is redeemed once across them", async () => {
    const [one, two] = processes as [Process, Process];
    const asks = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one.ask : two.ask));
    const people = await customers(asks);
    const carts = await Promise.all(
      people.map(async ({ auth }, index) => {
        const cart = await filledCart(asks[19 - index] ?? one.ask, undefined, auth);
        return (
          await one.ask(
            "PUT",
            `/shop/order/cart/${cart.id}/voucher`,
            { version: cart.version, code: "DEMO-5-02" },
            auth,
          )
        ).body.result;
      }),
    );
    const response = await Promise.all(
      people.map((person, index) => order(asks[index] ?? one.ask, person, carts[index])),
    );
    expect(response.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(response.filter(({ body }) => body.refusal === "VoucherRedeemed")).toHaveLength(19);
  });

  it("[CHK-06] one key makes one order across them", async () => {
    const [one, two] = processes as [Process, Process];
    const person = await customer(one.ask);
    const cart = await filledCart(two.ask, undefined, person.auth);
    const quote = await quoteOf(one.ask, cart.id, person.auth);
    const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
    const headers = { ...person.auth, "idempotency-key": "across-processes" };
    const response = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : two).ask("POST", "/shop/order", wanted, headers),
      ),
    );
    expect(response.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(new Set(response.map(({ text }) => text)).size).toBe(1);
  });

  it("[OPS-08] of sixty calls at once over both, exactly the twenty that are allowed pass", async () => {
    const [one, two] = processes as [Process, Process];
    const body = { email: "nobody@example.test" };
    const response = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? one : two).ask("POST", "/auth/send-email-confirmation", body),
      ),
    );
    expect(response.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(response.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it("[OPS-08] guesses at one account from many addresses share one allowance over both, and the account opens where it was opened before", async () => {
    const [one, two] = processes as [Process, Process];
    const { email } = await account(one.ask);
    const login = (index: number, password: string) =>
      (index % 2 === 0 ? one : two).ask(
        "POST",
        "/auth/local",
        { identifier: email, password },
        index < 0 ? {} : { "x-forwarded-for": `198.51.100.${index}` },
      );
    const response = await Promise.all(Array.from({ length: 60 }, (_, index) => login(index, "Guess-number-1")));
    // Forty for each hour, and one a minute after that; a minute may turn meanwhile.
    const passed = response.filter(({ status }) => status === 400).length;
    expect([41, 42]).toContain(passed);
    expect(response.filter(({ status }) => status === 429)).toHaveLength(60 - passed);
    expect((await login(-1, password)).status).toBe(200);
    expect((await login(-2, password)).status).toBe(200);
  });

  it("[OPS-04] SIGTERM ends a process in order, with code 0", async () => {
    const [, two] = processes as [Process, Process];
    two.child.kill("SIGTERM");
    expect(await two.ended).toBe(0);
  });
});
