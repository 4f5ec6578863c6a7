// Longer guessing at accounts: from many networks, from one that moves, and by the time that a refusal takes. [SES-06] [OPS-08]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { running } from "../../../test/harness.ts";
import { passwordCost, passwordsAt } from "./passwords.ts";
import { account, filledCart, lettersTo, password } from "../../../test/customers.ts";

describe("guessing", () => {
  it("[OPS-08] [SES-06] from many addresses is slowed down for unknown networks alone: a known network, or the owner of the mailbox, gets in", async () => {
    const shop = await running({ AUTH_RATE_LIMIT: "10", ORDER_RATE_FACTOR: "1", TRUST_PROXY: "on" });
    const at = (address: string) => ({ "x-forwarded-for": address });
    const email = `${randomUUID()}@example.test`;
    const home = at("2001:db8:1:2:aaaa::1");
    expect((await shop.ask("POST", "/auth/local/register", { username: email, email, password }, home)).status).toBe(
      200,
    );
    const login = (address: string, guess: string, identifier = email) =>
      shop.ask("POST", "/auth/local", { identifier, password: guess }, at(address));
    const botnet = (from: number, count: number, identifier = email) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => login(`198.51.${from}.${index}`, `Guess-${index}`, identifier)),
      );
    const passed = (actual: readonly { readonly status: number }[]) =>
      actual.filter(({ status }) => status !== 429).length;
    const first = await botnet(1, 100);
    expect(passed(first)).toBe(21);
    const wait = Number(first.find(({ status }) => status === 429)?.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    // At home, also by another address of the same line, nothing has changed; from a new place even the right password waits.
    expect((await login("2001:db8:1:2:bbbb::9", password)).status).toBe(200);
    expect((await login("203.0.113.5", password)).status).toBe(429);
    shop.clock.now += 60_000;
    expect(passed(await botnet(2, 50))).toBe(1);
    // The mailbox opens the account anywhere, and a flood of requests does not make its last link stale.
    for (let index = 0; index < 8; index += 1)
      expect((await shop.ask("POST", "/auth/forgot-password", { email }, at(`192.0.2.${index}`))).status).toBe(200);
    const letters = (await lettersTo(shop, email)).filter((text) => !text.includes("?confirmation="));
    expect(letters).toHaveLength(5);
    const codes = letters.map((text) => /code=([0-9a-f]+)/.exec(text)?.[1] ?? "");
    const reset = async (code: string) =>
      (
        await shop.ask(
          "POST",
          "/auth/reset-password",
          { code, password: "Another-one-9", passwordConfirmation: "Another-one-9" },
          at("203.0.113.5"),
        )
      ).status;
    const opened = [];
    for (const code of codes) opened.push(await reset(code));
    expect(opened.filter((status) => status === 200)).toHaveLength(1);
    expect((await login("203.0.113.5", "Another-one-9")).status).toBe(200);
    // An account that does not exist is slowed down alike.
    expect(passed(await botnet(3, 60, "nobody@example.test"))).toBe(21);
    shop.clock.now += 3_600_000;
    expect(passed(await botnet(4, 60))).toBe(21);
    await shop.close();
  });

  it("[OPS-08] an account that goes from address to address has the limits of one", async () => {
    const shop = await running({ TRUST_PROXY: "on" });
    const { auth } = await account(shop.ask);
    const at = (index: number) => ({ ...auth, "x-forwarded-for": `198.51.100.${index}` });
    const names = Array.from({ length: 100 }, (_, index) => `n-${index}.de`);
    for (let index = 0; index < 3; index += 1)
      expect((await shop.ask("POST", "/shop/domain/checks", { names }, at(index))).status).toBe(200);
    expect((await shop.ask("POST", "/shop/domain/check", { name: "x-1.de" }, at(4))).body.refusal).toBe(
      "DomainRateLimited",
    );
    const cart = await filledCart(shop.ask, undefined, auth);
    const actual = [];
    for (let index = 0; index < 61; index += 1)
      actual.push(
        (
          await shop.ask(
            "PUT",
            `/shop/order/cart/${cart.id}/voucher`,
            { version: cart.version, code: `GUESS-${index}` },
            at(index),
          )
        ).body.refusal,
      );
    expect([actual[59], actual[60]]).toEqual(["VoucherNotValid", "TooManyAttempts"]);
    await shop.close();
  });

  it("[SES-06] [SEC2-8] an account takes as long to refuse as none, and as one that another provider opens", async () => {
    const shop = await running({}, { passwordCost });
    const [{ email }, provided] = [await account(shop.ask), await account(shop.ask)];
    await shop.api.database.inTransaction((handle) =>
      handle
        .updateTable("users")
        .set({ password_hash: "", provider: "harbour" })
        .where("email", "=", provided.email)
        .execute(),
    );
    const once = async (identifier: string): Promise<number> => {
      const start = performance.now();
      await shop.ask("POST", "/auth/local", { identifier, password: "Passw0rd-wrong" });
      return performance.now() - start;
    };
    // By turns, so that what else the machine does meets all alike.
    const times: (readonly number[])[] = [];
    for (let round = 0; round < 8; round += 1)
      times.push([await once(email), await once("nobody@example.test"), await once(provided.email)]);
    const median = (of: number): number =>
      times
        .slice(1)
        .map((turn) => turn[of] ?? 0)
        .sort((one, other) => one - other)[3] ?? 0;
    const medians = [median(0), median(1), median(2)];
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(5);
    // Without the work of a hash it would be less than a hundredth of the time.
    const passwords = passwordsAt(passwordCost);
    const shortest = async (stored: string | undefined): Promise<number> => {
      const tries: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        const start = performance.now();
        expect(await passwords.isPassword(stored, "Passw0rd-wrong")).toBe(false);
        tries.push(performance.now() - start);
      }
      return Math.min(...tries);
    };
    const each = [
      await shortest(await passwords.hashed("Harbour-crane-77")),
      await shortest(undefined),
      await shortest(""),
    ];
    expect(Math.max(...each) / Math.min(...each)).toBeLessThan(100);
    expect(await passwords.isPassword("", "no account has this password")).toBe(false);
    await shop.close();
  });
});
