// A notice that staff take down: one act that ends the contract as its customer's own would, with receipt, letter and proof. [LIF-06] [OPS3-7] [CON-03]
import { addDays, day } from "@kontor/domain/kernel/calendar";
import { expect, it } from "vitest";
import { ordered, within } from "../../../test/contract-clock.ts";
import { lettersTo } from "../../../test/customers.ts";
import type { Loose } from "../../../test/harness.ts";
import { proved, staffMember } from "../../../test/staff.ts";

it("[LIF-06] [OPS3-7] [CON-03] ends the contract from its day on, once, and the journal has who gave it and how", () =>
  within(async (shop) => {
    const { ask } = shop;
    const { person, placed } = await ordered(shop);
    const [support, books] = [await staffMember(shop, "support"), await staffMember(shop, "bookkeeping")];
    await proved(shop, support);
    const of = async (auth: Readonly<Record<string, string>>): Promise<Loose> =>
      (await ask("GET", `/shop/admin/orders/${placed.id}`, undefined, auth)).body.result;
    const [contract] = (await of(support.auth)).contracts;
    expect(contract.standing).toBe("running");
    const shown = (await ask("GET", `/shop/contracts/${contract.id}`, undefined, person.auth)).body.result;
    const today = day(shown.today ?? new Date(shop.clock.now).toISOString().slice(0, 10));
    const notice = { way: "phone", receivedOn: today as string, end: null as string | null, proof: "Called at 10.15." };
    const take = (change: object = {}, auth = support.auth, id = contract.id) =>
      ask("PUT", `/shop/admin/contracts/${id}/notice`, { ...notice, ...change }, auth);
    const read = (id: string, auth: Readonly<Record<string, string>> = books.auth) =>
      ask("GET", `/shop/admin/contracts/${id}`, undefined, auth);
    // All staff who keep records read it as its customer does, with its price list, what is owed and its documents. [ACC-02] [BAL-08]
    const details = (await read(contract.id)).body.result;
    expect(details.view).toEqual(shown);
    expect(details).toMatchObject({ email: person.email, customer: { number: placed.customerNumber }, delivery: null });
    expect(details.prices.length).toBeGreaterThan(0);
    expect(details.balance.left).toBe(details.invoices.reduce((sum: number, { left }: Loose) => sum + left, 0));
    expect((await read("none")).body.refusal).toBe("ContractUnknown");
    expect((await read(contract.id, person.auth)).body.refusal).toBe("AreaClosed");
    expect((await ask("GET", `/shop/admin/contracts/${contract.id}`)).body.refusal).toBe("TokenMissing");
    expect((await take({}, books.auth)).body.refusal).toBe("AreaClosed");
    expect((await take({ proof: " " })).body.refusal).toBe("ReasonMissing");
    expect((await take({ receivedOn: addDays(today, 1) })).body.refusal).toBe("DateInvalid");
    expect((await take({ receivedOn: addDays(today, -32) })).body.refusal).toBe("DateInvalid");
    expect((await take({}, support.auth, "none")).body.refusal).toBe("ContractUnknown");
    const before = (await lettersTo(shop, person.email)).length;
    // Of two members of staff at once one comes too late.
    const other = await staffMember(shop, "support");
    await proved(shop, other);
    const both = await Promise.all([support, other].map(({ auth }) => take({ receivedOn: addDays(today, -2) }, auth)));
    expect(both.map(({ body }) => body.refusal ?? "").toSorted()).toEqual(["", "ContractNotRunning"]);
    const taken = both.find(({ status }) => status === 200) ?? expect.fail();
    expect(taken.body.result.contracts.map(({ standing }: Loose) => standing)).toContain("cancelled");
    // The receipt and the letter about the end.
    expect((await lettersTo(shop, person.email)).length).toBe(before + 2);
    expect((await take()).body.refusal).toBe("ContractNotRunning");
    const admin = await staffMember(shop, "admin");
    const { entries } = (await ask("GET", "/shop/admin/journal?act=notice-taken", undefined, admin.auth)).body.result;
    expect(entries).toMatchObject([
      {
        by: [support, other][both.indexOf(taken)]?.number,
        reason: "Called at 10.15.",
        after: { way: "phone", contract: contract.number },
      },
    ]);
    const declared = (await ask("GET", "/shop/admin/inbox?kind=declaration", undefined, support.auth)).text;
    expect(declared).not.toContain('"state":"open"');
  }));

it.each(["good-cause", "withdrawal"] as const)(
  "[LIF-06] [LGL-03] [ACC-05] a declaration of another kind, %s, ends at once what has a term, with receipt, letter and proof",
  (kind) =>
    within(async (shop) => {
      const { ask } = shop;
      const { person, placed } = await ordered(shop);
      const support = await staffMember(shop, "support");
      await proved(shop, support);
      const of = async (): Promise<Loose> =>
        (await ask("GET", `/shop/admin/orders/${placed.id}`, undefined, support.auth)).body.result.contracts[0];
      const { id } = await of();
      const today = new Date(shop.clock.now).toISOString().slice(0, 10);
      const declared = { kind, way: "phone", receivedOn: today, end: null, proof: "Named the last invoice." };
      const take = (change: object = {}) =>
        ask("PUT", `/shop/admin/contracts/${id}/notice`, { ...declared, ...change }, support.auth);
      if (kind === "good-cause") expect((await take({ cause: " " })).body.refusal).toBe("ReasonMissing");
      if (kind === "good-cause") expect((await take()).body.refusal).toBe("ReasonMissing");
      const before = (await lettersTo(shop, person.email)).length;
      const taken = await take({ cause: kind === "good-cause" ? "Out of order for weeks." : null });
      expect(taken.status, taken.text).toBe(200);
      const letters = (await lettersTo(shop, person.email)).slice(before).map((text) => text.replaceAll(/\s+/g, " "));
      expect(letters.length).toBe(2);
      // The customer reads their cause, and never how staff knew them.
      expect(letters.some((text) => text.includes("Out of order for weeks."))).toBe(kind === "good-cause");
      expect(letters.join()).not.toContain("Named the last invoice.");
      const { view } = (await ask("GET", `/shop/admin/contracts/${id}`, undefined, support.auth)).body.result;
      expect(view.contract.state).toMatchObject(
        kind === "withdrawal" ? { kind: "withdrawn", day: today } : { kind: "cancelled", end: today, by: "notice" },
      );
      expect((await take({ cause: "Once more." })).body.refusal).toBe("ContractNotRunning");
      const admin = await staffMember(shop, "admin");
      const { entries } = (await ask("GET", "/shop/admin/journal?act=notice-taken", undefined, admin.auth)).body.result;
      expect(entries).toMatchObject([{ reason: "Named the last invoice.", after: { declared: kind, way: "phone" } }]);
    }),
);

it("[LIF-06] is refused where the account is gone, and with it who the letters are for", () =>
  within(async (shop) => {
    const { ask } = shop;
    const { placed } = await ordered(shop);
    const support = await staffMember(shop, "support");
    await proved(shop, support);
    const record = (await ask("GET", `/shop/admin/orders/${placed.id}`, undefined, support.auth)).body.result;
    await shop.api.database.inTransaction((handle) =>
      handle.deleteFrom("users").where("customer_number", "=", placed.customerNumber).execute(),
    );
    const today = new Date(shop.clock.now).toISOString().slice(0, 10);
    const sent = { way: "letter", receivedOn: today, end: null, proof: "A letter of the heirs." };
    const path = `/shop/admin/contracts/${record.contracts[0].id}/notice`;
    expect((await ask("PUT", path, sent, support.auth)).body.refusal).toBe("AccountUnknown");
  }));
