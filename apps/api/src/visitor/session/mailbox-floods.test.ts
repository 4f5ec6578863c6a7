// Letters to addresses that are not proved: so many of a kind an hour for each mailbox, however its address is written and from wherever they are requested. [OPS-08] [SES-06]
import { afterAll, expect, it } from "vitest";
import { running } from "../../../test/harness.ts";
import { account, customer, password } from "../../../test/customers.ts";

// How often one may log in has nothing to do with how many letters a mailbox gets. [SEC3-3]
const shop = await running({ TRUST_PROXY: "on", AUTH_RATE_LIMIT: "1000", ORDER_RATE_FACTOR: "1" });
afterAll(() => shop.close());
const { ask, api, clock } = shop;
const counted = { networks: 0 };
/** Each call from a network of its own. */
const elsewhere = () => {
  counted.networks += 1;
  return { "x-forwarded-for": `203.0.${Math.floor(counted.networks / 200)}.${(counted.networks % 200) + 1}` };
};
const lettersTo = async (mailbox: string): Promise<number> =>
  (await api.database.reads.selectFrom("outbox").select("recipient").execute()).filter(
    ({ recipient }) => recipient.toLowerCase().replace(/\+[^@]*/, "") === mailbox,
  ).length;
const register = (email: string) =>
  ask("POST", "/auth/local/register", { username: email, email, password }, elsewhere());

it("[OPS-08] [SES-06] [SEC2-4] registrations with ever new tags write five letters an hour to a mailbox, and refuse no account", async () => {
  const mailbox = "victim@example.test";
  for (let at = 0; at < 20; at += 1)
    expect((await register(`${at % 2 === 0 ? "victim" : "VICTIM"}+${at}@example.test`)).status).toBe(200);
  expect(await lettersTo(mailbox)).toBe(5);
  // More letters of the kind, requested for the accounts, are no more letters.
  for (let at = 0; at < 5; at += 1)
    expect(
      (await ask("POST", "/auth/send-email-confirmation", { email: `victim+${at}@example.test` }, elsewhere())).status,
    ).toBe(200);
  expect(await lettersTo(mailbox)).toBe(5);
  clock.now += 61 * 60_000;
  expect(
    (await ask("POST", "/auth/send-email-confirmation", { email: "victim+7@example.test" }, elsewhere())).status,
  ).toBe(200);
  expect(await lettersTo(mailbox)).toBe(6);
});

it("[OPS-08] [SES-06] [SEC2-4] forgotten passwords of accounts with one mailbox share its five letters", async () => {
  for (let at = 0; at < 4; at += 1) await register(`owner+${at}@example.test`);
  const before = await lettersTo("owner@example.test");
  for (let at = 0; at < 12; at += 1)
    expect(
      (await ask("POST", "/auth/forgot-password", { email: `owner+${at % 4}@example.test` }, elsewhere())).status,
    ).toBe(200);
  expect(await lettersTo("owner@example.test")).toBe(before + 5);
});

it("[OPS-08] [ACC-04] [SEC2-4] accounts that want to move to one mailbox write it five letters", async () => {
  for (let at = 0; at < 8; at += 1) {
    const person = await account((method, path, body, headers) =>
      ask(method, path, body, { ...elsewhere(), ...headers }),
    );
    const answer = await ask(
      "POST",
      "/shop/account/email",
      { email: `target+${at}@example.test`, password },
      { ...person.auth, ...elsewhere() },
    );
    expect(answer.status, answer.text).toBe(200);
  }
  expect(await lettersTo("target@example.test")).toBe(5);
});

it("[OPS-08] [TKT-06] [SEC2-4] every other letter is counted by its mailbox when it is sent", async () => {
  await customer((method, path, body, headers) => ask(method, path, body, { ...elsewhere(), ...headers }));
  const rows = await api.database.reads.selectFrom("outbox").select(["id", "bounds"]).execute();
  // Those with codes of an account were counted when they were requested.
  expect(rows.filter(({ id, bounds }) => bounds === null && !id.startsWith("account-"))).toEqual([]);
});
