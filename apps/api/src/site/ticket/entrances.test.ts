// What an account opened ends with its login: entrances, keys for them, half a second factor, a list that is under way; and admins end every entrance. [TKT-04] [SES-07]
import { describe, expect, it } from "vitest";
import { account, codeTo, customer, password } from "../../../test/customers.ts";
import { type Headers, type Loose, runningForFile } from "../../../test/harness.ts";
import { factorCode, proved, staffMember, type StaffMember } from "../../../test/staff.ts";

const shop = await runningForFile({ PORT: "0" });
const { ask, api, clock } = shop;
const admin = await staffMember(shop, "admin");
const event: Loose = (
  await ask("POST", "/shop/ticketing/events", { title: "Open day", place: "Kiel", startsAt: clock.now }, admin.auth)
).body.result;
const guest = { holder: "Ada Lovelace", email: "ada@example.test", locale: "en", community: false };
await ask("POST", `/shop/ticketing/events/${event["id"]}/tickets`, guest, {
  ...admin.auth,
  "idempotency-key": crypto.randomUUID(),
});

const open = async (auth: Headers, gate = "West"): Promise<Headers> => {
  const answer = await ask("POST", "/shop/ticketing/session", { event: event["id"], gate }, auth);
  expect(answer.status, answer.text).toBe(201);
  return { "shop-ticketing": answer.body.result.token };
};
const logIn = async ({ email }: Pick<StaffMember, "email">, known = password): Promise<Headers> => ({
  authorization: `Bearer ${(await ask("POST", "/auth/local", { identifier: email, password: known })).body.jwt}`,
});
const change = async (number: string, what: string, body: object) => {
  await proved(shop, admin);
  const answer = await ask(
    "PUT",
    `/shop/admin/customers/${number}/${what}`,
    { ...body, reason: "It has left." },
    admin.auth,
  );
  expect(answer.status, answer.text).toBe(200);
};
/** What an entrance opens: guests with their keys, admissions, the session itself. */
const opened = async (gate: Headers): Promise<readonly number[]> => [
  (await ask("GET", "/shop/ticketing/badges", undefined, gate)).status,
  (await ask("POST", "/shop/ticketing/log", { sentAt: clock.now, after: 0, scans: [] }, gate)).status,
  (await ask("GET", "/shop/ticketing/session", undefined, gate)).status,
];
const [all, none] = [
  [200, 200, 200],
  [403, 403, 403],
];

const newPassword = "Harbour-crane-77";
const ends: readonly (readonly [string, (member: StaffMember) => Promise<unknown>])[] = [
  ["a logout", ({ auth }) => ask("POST", "/shop/auth/logout", undefined, auth)],
  ["the loss of the role", ({ number }) => change(number, "role", { role: "customer" })],
  ["another role that enters, too", ({ number }) => change(number, "role", { role: "admin" })],
  ["a block", ({ number }) => change(number, "blocked", { blocked: true })],
  [
    "a changed password",
    ({ auth }) =>
      ask(
        "POST",
        "/auth/change-password",
        { currentPassword: password, password: newPassword, passwordConfirmation: newPassword },
        auth,
      ),
  ],
  [
    "a new password by mail",
    async ({ email }) => {
      await ask("POST", "/auth/forgot-password", { email });
      const code = await codeTo(shop, email);
      return ask("POST", "/auth/reset-password", { code, password: newPassword, passwordConfirmation: newPassword });
    },
  ],
  [
    "the deletion of the account",
    ({ number }) =>
      api.database.inTransaction((handle) =>
        handle.deleteFrom("users").where("customer_number", "=", number).execute(),
      ),
  ],
];

describe("an entrance that an account opened", () => {
  it.each(ends)("[TKT-04] [SES-07] [SEC2-3] ends with its login: %s", async (_, end) => {
    const member = await staffMember(shop, "ticketing");
    const gate = await open(member.auth);
    expect(await opened(gate)).toEqual(all);
    clock.now += 1_000;
    await end(member);
    expect(await opened(gate)).toEqual(none);
    expect((await ask("GET", "/shop/ticketing/session", undefined, gate)).body.refusal).toBe("StaffSessionMissing");
  });

  it("[TKT-04] [SES-07] [SEC2-3] does not end with another login of the account, and one that is opened right after all ended holds", async () => {
    const member = await staffMember(shop, "ticketing");
    const [gate, other] = [await open(member.auth), await logIn(member)];
    await ask("POST", "/shop/auth/logout", undefined, other);
    expect(await opened(gate)).toEqual(all);
    await change(member.number, "role", { role: "admin" });
    const again = await open(await logIn(member));
    expect([await opened(gate), await opened(again)]).toEqual([none, all]);
  });
});

describe("a key for an entrance", () => {
  const made = async (auth: Headers): Promise<string> =>
    (await ask("POST", `/shop/ticketing/events/${event["id"]}/staff-keys`, undefined, auth)).body.result.key;
  const used = async (key: string): Promise<Headers> => ({
    "shop-ticketing": (await ask("POST", "/shop/ticketing/session", { key, gate: "Key" })).body.result.token,
  });

  it("[TKT-04] [SES-07] [SEC2-3] outlives the login of its maker, and ends with the maker's rights, used or not", async () => {
    const maker = await staffMember(shop, "admin");
    const [first, second] = [await made(maker.auth), await made(maker.auth)];
    const gate = await used(first);
    await ask("POST", "/shop/auth/logout", undefined, maker.auth);
    expect(await opened(gate)).toEqual(all);
    await change(maker.number, "role", { role: "ticketing" });
    expect(await opened(gate)).toEqual(none);
    expect((await ask("POST", "/shop/ticketing/session", { key: second, gate: "Key" })).body.refusal).toBe(
      "StaffKeyNotValid",
    );
    const { keys } = (await ask("GET", `/shop/ticketing/events/${event["id"]}/staff-keys`, undefined, admin.auth)).body
      .result;
    expect(keys.filter(({ by }: Loose) => by === maker.number).map(({ state }: Loose) => state)).toEqual([
      "ended",
      "ended",
    ]);
  });
});

describe("the list of open entrances", () => {
  const listed = async (query = ""): Promise<Loose> =>
    (await ask("GET", `/shop/ticketing/events/${event["id"]}/entrances${query}`, undefined, admin.auth)).body.result;

  it("[TKT-04] [SES-07] [SEC2-3] has those of accounts and of keys, page by page, and each is ended with an entry in the journal", async () => {
    const member = await staffMember(shop, "ticketing");
    const gate = await open(member.auth, "Pier");
    const before = (await listed("?count=200")).entrances;
    const pier = before.find((each: Loose) => each.gate === "Pier");
    expect(pier).toMatchObject({ by: member.number, hasKey: false, openedAt: clock.now });
    expect(JSON.stringify(before)).not.toContain(gate["shop-ticketing"]);
    const pages: Loose[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page: Loose = await listed(`?count=1${next === "" ? "" : `&after=${next}`}`);
      pages.push(...page["entrances"]);
      next = page["next"];
    }
    expect(pages).toEqual(before);
    const ended = await ask("PUT", `/shop/ticketing/entrances/${pier.print}/ended`, undefined, admin.auth);
    expect([ended.status, ended.body.result.gate]).toEqual([200, "Pier"]);
    expect(await opened(gate)).toEqual(none);
    expect((await listed("?count=200")).entrances.map((each: Loose) => each.gate)).not.toContain("Pier");
    expect(
      (await ask("PUT", `/shop/ticketing/entrances/${pier.print}/ended`, undefined, admin.auth)).body.refusal,
    ).toBe("StaffSessionMissing");
    const { entries } = (await ask("GET", `/shop/admin/journal?subject=${event["id"]}`, undefined, admin.auth)).body
      .result;
    expect(entries[0]).toMatchObject({
      act: "entrance-ended",
      by: admin.number,
      after: { ended: true, gate: "Pier", by: member.number },
    });
  });
});

describe("what else a login began", () => {
  it("[SES-07] [SEC2-3] the secret of a second factor that another login saw becomes no factor of the account", async () => {
    const owner = await staffMember(shop, "admin");
    const stolen = await logIn(owner);
    const begin = async (auth: Headers): Promise<string> =>
      (await ask("POST", "/shop/staff/factor", undefined, auth)).body.result.secret;
    const seen = await begin(stolen);
    const own = await begin(owner.auth);
    expect(own).not.toBe(seen);
    const confirm = (secret: string, auth: Headers) =>
      ask("PUT", "/shop/staff/factor", { code: factorCode(secret, clock.now) }, auth);
    expect((await confirm(seen, stolen)).body.refusal).toBe("EnrolmentOver");
    expect((await confirm(own, owner.auth)).status).toBe(200);
  });

  it("[OUT-02] [SES-07] [SEC2-3] a list that is under way ends with the login that fetches it", async () => {
    const person = await customer(ask);
    const { customerNumber } = (await ask("GET", "/shop/auth", undefined, person.auth)).body.result;
    // More than the buffers of a connection take.
    await api.database.inTransaction(async (handle) => {
      const stored = await handle
        .selectFrom("customers")
        .selectAll()
        .where("customer_number", "=", customerNumber)
        .executeTakeFirstOrThrow();
      for (let from = 0; from < 40_000; from += 1_000)
        await handle
          .insertInto("customers")
          .values(
            Array.from({ length: 1_000 }, (_, at) => ({
              ...stored,
              customer_number: `9${String(from + at).padStart(5, "0")}`,
            })),
          )
          .execute();
    });
    const origin = await api.listen();
    const endings: readonly ((member: StaffMember) => Promise<unknown>)[] = [
      ({ number }) => change(number, "role", { role: "customer" }),
      ({ number }) => change(number, "blocked", { blocked: true }),
      ({ auth }) => ask("POST", "/shop/auth/logout", undefined, auth),
    ];
    for (const end of endings) {
      const member = await staffMember(shop, "admin");
      const response = await fetch(`${origin}/api/shop/admin/exports/customers?format=csv`, { headers: member.auth });
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      const first = await reader.read();
      expect([response.status, first.done]).toEqual([200, false]);
      await end(member);
      const rest = async (): Promise<void> => {
        while (!(await reader.read()).done);
      };
      await expect(rest(), String(end)).rejects.toThrow();
    }
  }, 60_000);

  it("[SES-10] [SEC2-3] the key for the customer panel ends with all logins of its account", async () => {
    const member = await account(ask);
    await ask("POST", "/shop/auth/singleSign", undefined, member.auth);
    const keys = () => api.database.reads.selectFrom("single_sign_keys").selectAll().execute();
    expect(await keys()).toHaveLength(1);
    const body = { currentPassword: password, password: newPassword, passwordConfirmation: newPassword };
    expect((await ask("POST", "/auth/change-password", body, member.auth)).status).toBe(200);
    expect(await keys()).toHaveLength(0);
  });
});
