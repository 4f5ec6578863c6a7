// Ways around the proof of a declaration that its own tests do not name: links of an address from before, two answers at once, accounts that look alike. [ACC-05] [LGL-02] [LGL-03]
import { describe, expect, it } from "vitest";
import { account, customer, filledCart, lettersTo, order, password, type Person } from "../../../test/customers.ts";
import { cancel, contractAt, questionCodes, withdraw } from "../../../test/declarations.ts";
import { runningForFile } from "../../../test/harness.ts";
import { proved, staffMember } from "../../../test/staff.ts";
import { instant } from "@kontor/domain/kernel/calendar";
import { addDeclared, closeDeclared, declaredOf } from "./declared-store.ts";

const shop = await runningForFile();
const { ask, api, clock } = shop;

const ordered = async (): Promise<{ readonly person: Person; readonly number: string; readonly id: string }> => {
  clock.now += 1000;
  const person = await customer(ask);
  const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
  expect(placed.status, placed.text).toBe(201);
  return { person, number: placed.body.result.number, id: `${placed.body.result.id}-1` };
};
const standing = async (id: string, { auth }: Person): Promise<string> => (await contractAt(ask, id, auth)).standing;
const reply = (code: string, answer: string) => ask("POST", "/shop/declaration/answer", { code, answer });
const moved = async (person: Person, to: string): Promise<void> => {
  expect((await ask("POST", "/shop/account/email", { email: to, password }, person.auth)).status).toBe(200);
  for (const address of [person.email, to]) {
    const text = (await lettersTo(shop, address)).join("\n");
    const codes = [...text.matchAll(/\?(?:change|code|[a-z-]+)=(\w{64})/g)].map(([, code]) => code);
    for (const code of codes) await ask("POST", "/shop/account/email/confirmation", { code });
  }
};

describe("a link", () => {
  it("[ACC-05] [ACC-04] [SEC2-2] that was sent to an address which the account has no more opens nothing, changed by its owner or by an administrator", async () => {
    const admin = await staffMember(shop, "admin");
    for (const change of [
      moved,
      async ({ auth }: Person, email: string) => {
        await proved(shop, admin);
        const { customerNumber } = (await ask("GET", "/shop/auth", undefined, auth)).body.result;
        const set = await ask(
          "PUT",
          `/shop/admin/customers/${customerNumber}/email`,
          { email, reason: "Lost." },
          admin.auth,
        );
        expect(set.status, set.text).toBe(200);
      },
    ]) {
      const { person, number, id } = await ordered();
      await withdraw(ask, number, person.email);
      const [code] = await questionCodes(shop, person.email);
      const to = `new-${person.email}`;
      await change(person, to);
      const user = await api.database.reads.selectFrom("users").select("email").where("email", "=", to).execute();
      expect(user, "the address was changed").toHaveLength(1);
      expect((await reply(code ?? "", "own")).body.refusal).toBe("DeclarationLinkUnknown");
      const row = await api.database.reads
        .selectFrom("contracts")
        .select("state")
        .where("id", "=", id)
        .executeTakeFirst();
      expect(row?.state).toBe("running");
    }
  });

  it("[ACC-05] [SEC2-2] that is answered both ways at the same moment, in two languages, has one answer", async () => {
    const { person, number, id } = await ordered();
    await withdraw(ask, number, person.email);
    const [code] = await questionCodes(shop, person.email);
    const both = ["own", "not-own", "own", "not-own"].map((answer, at) =>
      ask("POST", "/shop/declaration/answer", { code, answer }, { "shop-locale": at % 2 === 0 ? "de" : "en" }),
    );
    const answers = await Promise.all(both);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(await standing(id, person)).toBe(taken[0]?.body.result.answer === "own" ? "withdrawn" : "running");
  });
});

describe("an account that looks like the party's", () => {
  it("[ACC-05] [SEC2-2] ends nothing: tags, dots, capitals, marks, or the address that the party gave up", async () => {
    const { person, number, id } = await ordered();
    const [name = "", host = ""] = person.email.split("@");
    const alike = [await account(ask, `${name}+x@${host}`), await account(ask, `${name.replace("-", ".")}@${host}`)];
    await moved(person, `moved-${person.email}`);
    alike.push(await account(ask, person.email));
    for (const { auth } of alike)
      for (const email of [person.email, person.email.toUpperCase(), `moved-${person.email}`, `${name}+x@${host}`]) {
        await withdraw(ask, number, email, auth);
        await cancel(ask, { product: `${number}-1`, email, termination: "extraordinary", reason: "Now." }, auth);
      }
    for (const { email } of alike) for (const code of await questionCodes(shop, email)) await reply(code, "own");
    expect(await standing(id, person)).toBe("running");
  });
});

it("[LGL-02] [LAW3] putting a declaration aside denies what waits, and nothing that was taken, confirmed or done already", async () => {
  const standings = ["waits", "taken", "confirmed", "done", "denied"] as const;
  const declared = standings.map((standing, at) => ({
    declaration: "put-aside",
    contract: `contract-${at}`,
    customerNumber: "100001",
    receivedAt: instant(at),
    standing,
    before: null,
  }));
  const after = await api.database.inTransaction(async (handle) => {
    await addDeclared(handle, declared);
    await addDeclared(handle, [{ ...declared[0], declaration: "another" } as (typeof declared)[number]]);
    await closeDeclared(handle, "put-aside");
    return [
      ...(await declaredOf(handle, { declaration: "put-aside" })),
      ...(await declaredOf(handle, { declaration: "another" })),
    ];
  });
  expect(after.map(({ standing }) => standing)).toEqual(["denied", "taken", "confirmed", "done", "denied", "waits"]);
});
