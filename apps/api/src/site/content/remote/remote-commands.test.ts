// The operator's commands for accounts of a remote Strapi: customers are linked once, an administrator logs in there. [SES-11] [ADM-06]
import { describe, expect, it } from "vitest";
import { adminCommand } from "../../../app/data/admin.ts";
import { linkCommand } from "../../../app/data/link.ts";
import { linkedCommand } from "../../../app/data/linked.ts";
import { changeUser } from "../../../visitor/session/users-store.ts";
import { noon, type Headers, type Loose } from "../../../../test/harness.ts";
import { account, customer, password } from "../../../../test/customers.ts";
import { behindStrapi, fresh } from "../../../../test/remote-strapi.ts";

const { strapi, shop, ask, here, environment, fromBefore, rowOf } = await behindStrapi();

describe("npm run data -- link", () => {
  const output: string[] = [];
  const link = async (email: string | null, more = {}): Promise<string> => {
    output.length = 0;
    await linkCommand(here(), email, environment(more), (line) => void output.push(line));
    return output.join("\n");
  };
  const change = (email: string, set: { readonly confirmed?: number; readonly blocked?: number }) =>
    strapi.api.database.inTransaction((handle) =>
      handle.updateTable("users").set(set).where("email", "=", email).execute(),
    );
  /** An account there whose letter was followed. */
  const confirmedAccount = async (email: string): Promise<void> => {
    await account(ask, email);
    await change(email, { confirmed: 1 });
  };
  const again = async (email: string): Promise<Headers> => {
    const actual = await ask("POST", "/auth/local", { identifier: email, password });
    return { authorization: `Bearer ${actual.body.jwt}` };
  };

  it("[SES-11] gives a customer the account back whose confirmed address is theirs, once", async () => {
    const before = await fromBefore("customer");
    await confirmedAccount(before.email);
    expect(await link(before.email)).toContain("Linked 1 of 1 customers");
    const actual = await ask("GET", "/shop/auth/customer", undefined, await again(before.email));
    expect([actual.status, actual.body.result?.number, actual.body.result?.city]).toEqual([
      200,
      before.customer_number,
      "Berlin",
    ]);
    expect(await link(before.email)).toContain("is linked already");
  });

  it("[SES-11] links no account whose address is not confirmed, who is blocked, or who is staff or a reseller", async () => {
    for (const set of [{ confirmed: 0 }, { blocked: 1 }]) {
      const before = await fromBefore("customer");
      await confirmedAccount(before.email);
      await change(before.email, set);
      expect(await link(before.email)).toContain("Linked 0 of 1");
      expect((await rowOf(before.email)).document_id).toBe(before.document_id);
    }
    for (const role of ["admin", "ticketing", "reseller"]) {
      const before = await fromBefore(role);
      await confirmedAccount(before.email);
      await expect(link(before.email)).rejects.toThrow("No customer here has the address");
      await link(null);
      expect((await rowOf(before.email)).document_id).toBe(before.document_id);
    }
  });

  it("[SES-11] without an address goes through all customers, and prints for each that is left why", async () => {
    const [one, two, none] = [await fromBefore("customer"), await fromBefore("customer"), await fromBefore("customer")];
    for (const { email } of [one, two]) await confirmedAccount(email);
    const actual = await link(null);
    expect(actual).toContain(`  ${none.customer_number}: has no account there`);
    for (const { email, customer_number: number } of [one, two])
      expect((await ask("GET", "/shop/auth", undefined, await again(email))).body.result.customerNumber).toBe(number);
  });

  it("[SES-11] needs a Strapi and a token of it that may read accounts", async () => {
    const before = await fromBefore("customer");
    await expect(link(before.email, { CMS_URL: "" })).rejects.toThrow("Set CMS_URL");
    await expect(link(before.email, { CMS_TOKEN: "another" })).rejects.toThrow("may not read accounts");
    await expect(link(before.email, { CMS_URL: "http://127.0.0.1:9" })).rejects.toThrow("No Strapi answers");
  });
});

describe("npm run data -- linked", () => {
  const listed = async (email: string | null = null): Promise<string> => {
    const output: string[] = [];
    await linkedCommand(here(), email, environment(), (line) => void output.push(line));
    return output.join("\n");
  };
  const givenTo = (before: Loose, documentId: string, role = before.role) =>
    shop().api.database.inTransaction((handle) => changeUser(handle, before.id, { document_id: documentId, role }));
  const idThere = async (email: string): Promise<string> =>
    (
      await strapi.api.database.reads
        .selectFrom("users")
        .select("document_id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow()
    ).document_id;

  it("[SES-11] shows which account there has got an account with a role, by which its address is no proof, and changes nothing", async () => {
    // As before accounts were bound by id: who registered the address there became the reseller.
    const taken = await fromBefore("reseller");
    await account(ask, taken.email);
    await givenTo(taken, await idThere(taken.email));
    const free = await fromBefore("ticketing");
    const actual = await listed();
    const day = new Date(noon).toISOString().slice(0, 10);
    expect(actual).toContain(
      `  ${taken.customer_number}, reseller, ${taken.email}, here since ${day}:\n    ${await idThere(taken.email)} there`,
    );
    expect(actual.split(`${taken.customer_number}, `)[1]?.split("\n")[2]).toContain("older than its link");
    expect(actual.split(`${free.customer_number}, `)[1]?.split("\n")[1]).toContain(
      "no account there has its document id",
    );
    expect(actual).toMatch(/of which 1 were handed over/);
    expect(await rowOf(free.email)).toMatchObject({ document_id: free.document_id, role: "ticketing" });
  });

  it("[SES-11] shows one that was made for its account there as its own, by its address also a customer", async () => {
    const person = await account(ask);
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).status).toBe(200);
    expect(await listed(person.email)).toContain("made here for that account");
    expect(await listed()).not.toContain(person.email);
    await expect(listed(fresh("nobody"))).rejects.toThrow("No account here has the address");
  });
});

describe("npm run admin:create with CMS_URL", () => {
  const create = async (email: string, secret = password): Promise<string> => {
    const output: string[] = [];
    await adminCommand(
      here(),
      environment({ ADMIN_EMAIL: email, ADMIN_PASSWORD: secret }),
      (line) => void output.push(line),
    );
    return output.join();
  };

  it("[ADM-06] [SES-11] names who enters the Strapi, also one who has looked around here before; drafts open for them", async () => {
    const person = await account(ask);
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.result.role).toBe("customer");
    expect((await ask("GET", "/pages?status=draft", undefined, person.auth)).status).toBe(403);
    expect(await create(person.email)).toContain(`${person.email} is the administrator of `);
    // The command goes by the clock of its machine: logins of before end with the other role.
    for (const { clock } of [strapi, shop()]) clock.now = Math.max(clock.now, Date.now()) + 60_000;
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).status).toBe(401);
    const { jwt } = (await ask("POST", "/auth/local", { identifier: person.email, password })).body;
    const auth = { authorization: `Bearer ${jwt}` };
    expect((await ask("GET", "/shop/auth", undefined, auth)).body.result).toMatchObject({ role: "admin" });
    // From here on the operator's token is sent; this Strapi gives no drafts for it, and the shop answers so.
    const drafts = await ask("GET", "/pages?status=draft", undefined, auth);
    expect([drafts.status, drafts.body.error.name]).toEqual([502, "PreviewTokenError"]);
    await expect(create((await account(ask)).email)).rejects.toThrow("There is an administrator already");
  });

  it("[ADM-06] refuses a password that is not the one there, and names no account", async () => {
    const person = await account(ask);
    await expect(create(person.email, "not-the-password-1")).rejects.toThrow(
      "refuses this login (Invalid identifier or password)",
    );
    await expect(create(fresh("nobody"))).rejects.toThrow("refuses this login");
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.result.role).toBe("customer");
  });

  it("[ADM-06] [SES-11] keeps the administrator of before under the same address, by the login there", async () => {
    const before = await fromBefore("admin");
    await shop().api.database.inTransaction((handle) =>
      handle.deleteFrom("customers").where("customer_number", "=", before.customer_number).execute(),
    );
    const person = await account(ask, before.email);
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.refusal).toBe("AccountNotLinked");
    await create(before.email);
    expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.result).toMatchObject({
      role: "admin",
      customerNumber: before.customer_number,
    });
  });

  it("[ADM-06] makes no administrator of a customer", async () => {
    const person = await customer(ask);
    await expect(create(person.email)).rejects.toThrow("an administrator needs an address of their own");
    const before = await fromBefore("customer");
    await account(ask, before.email);
    await expect(create(before.email)).rejects.toThrow("an administrator needs an address of their own");
  });
});
