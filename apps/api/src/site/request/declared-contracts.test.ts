// Declarations that a stranger may have sent, on the wire and with a receiver of webhooks: nothing is carried out on the day they arrive, and nothing is lost. [ACC-05] [LGL-02] [LGL-03] [CON-03] [OUT-01]
import { afterAll, describe, expect, it } from "vitest";
import { agreements, customer, filledCart, lettersTo, order, type Person } from "../../../test/customers.ts";
import { answer, cancel, contractAt, questionCodes, withdraw } from "../../../test/declarations.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";
import { verified, webhookPeer } from "../../../test/webhook-peer.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const peer = await webhookPeer();
afterAll(() => peer.close());
const shop = await runningForFile({ WEBHOOKS: "crm", WEBHOOK_CRM_URL: peer.url, WEBHOOK_CRM_SECRET: secret });
const { ask, api, clock } = shop;
const day = 86_400_000;

const ordered = async (
  product?: object,
): Promise<{ readonly person: Person; readonly placed: Loose; readonly id: string }> => {
  clock.now += 1000;
  const person = await customer(ask);
  const cart = await (async () => {
    if (product === undefined) return filledCart(ask, undefined, person.auth);
    const empty = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
    const item = { kind: "product", quantity: 1, billingMonths: 1, ...product };
    return (await ask("POST", `/shop/order/cart/${empty.id}/items`, { version: empty.version, item }, person.auth)).body
      .result;
  })();
  const response = await order(ask, person, cart, undefined, { agreements: { ...agreements, earlyStart: true } });
  expect(response.status, response.text).toBe(201);
  return { person, placed: response.body.result, id: `${response.body.result.id}-1` };
};

const hourly = { product: "cloud-m" };

/** What the receiver heard of a contract, in its order. */
const heard = async (id: string): Promise<readonly Loose[]> => {
  await api.webhooks.run();
  return peer.received
    .filter(({ status }) => status === 204)
    .map((each) => verified(secret, each) as Loose)
    .filter(({ type, data }) => type.startsWith("contract.") && data.contract?.id === id);
};

describe("a declaration of a stranger", () => {
  it("[ACC-05] [CON-03] [SEC2-2] who knows an address ends no server: it waits, the receipt is the same, the receiver hears nothing", async () => {
    const { person, id, placed } = await ordered(hourly);
    for (const fields of [
      { product: "Cloud M", email: person.email },
      { product: `${placed.number}-1`, email: person.email },
      { product: `${placed.number}-1`, email: person.email, customerNumber: placed.customerNumber },
      { product: `${placed.number}-1`, email: person.email, end: "date", date: "2026-11-22" },
    ]) {
      const receipt = await cancel(ask, fields);
      expect(receipt.status, receipt.text).toBe(201);
      expect(receipt.body.result.receivedAt).toBe(clock.now);
    }
    expect((await contractAt(ask, id, person.auth)).standing).toBe("running");
    expect(await heard(id)).toEqual([]);
    const letters = await lettersTo(shop, person.email);
    expect(
      letters.filter((text) => /Wir schalten ab,\s+sobald wir wissen|We switch it off once\s+we know/.test(text)),
    ).toHaveLength(4);
    expect(letters.join()).not.toMatch(/nicht gültig bis|not valid until/i);
  });

  it("[ACC-05] [LGL-03] [SEC2-2] who counts order numbers up withdraws from none", async () => {
    const { person, id, placed } = await ordered();
    expect((await withdraw(ask, placed.number, person.email)).status).toBe(201);
    expect((await contractAt(ask, id, person.auth)).standing).toBe("running");
    expect(await heard(id)).toEqual([]);
  });

  it("[ACC-05] who is logged in is a stranger to others' contracts, and so is who has the address of an order from before", async () => {
    const { person, id, placed } = await ordered(hourly);
    const stranger = await customer(ask);
    await cancel(ask, { product: `${placed.number}-1`, email: person.email }, stranger.auth);
    expect((await contractAt(ask, id, person.auth)).standing).toBe("running");
    const { questions } = (await ask("GET", `/shop/contracts/${id}/declarations`, undefined, person.auth)).body.result;
    expect(questions).toHaveLength(1);
    // [ACC-09] The account names it on its first page, to its customer alone.
    const waiting = async ({ auth }: Person) => (await ask("GET", "/shop/account/declarations", undefined, auth)).body;
    expect((await waiting(person)).result).toEqual({ questions });
    expect((await waiting(stranger)).result).toEqual({ questions: [] });
    const path = `/shop/contracts/${id}/declarations`;
    expect((await ask("GET", path, undefined, stranger.auth)).status).toBe(404);
    const foreign = await ask("POST", `${path}/${questions[0].declaration}`, { answer: "own" }, stranger.auth);
    expect(foreign.status).toBe(404);
    // Nor with a contract of their own in the address.
    const own = await ordered(hourly);
    const crossed = await ask(
      "POST",
      `/shop/contracts/${own.id}/declarations/${questions[0].declaration}`,
      { answer: "own" },
      own.person.auth,
    );
    expect(crossed.status).toBe(409);
    expect((await contractAt(ask, id, person.auth)).standing).toBe("running");
  });
});

describe("its party", () => {
  it("[ACC-05] [CON-03] follows the link: it counts from the receipt, is done once, and looking at the page does nothing", async () => {
    const { person, id, placed } = await ordered(hourly);
    clock.now += 3_600_000;
    const receivedAt = clock.now;
    await cancel(ask, { product: `${placed.number}-1`, email: person.email });
    const [code] = await questionCodes(shop, person.email);
    clock.now += 2 * day;
    const question = (await ask("POST", "/shop/declaration/question", { code })).body.result;
    expect(question).toMatchObject({
      form: "cancellation",
      receivedAt,
      judged: false,
      contracts: [{ id, waits: true, end: "2026-11-21" }],
    });
    expect((await contractAt(ask, id, person.auth)).standing).toBe("running");
    expect((await answer(shop, person.email, "own")).status).toBe(200);
    expect(await contractAt(ask, id, person.auth)).toMatchObject({
      standing: "ended",
      end: "2026-11-21",
      contract: { state: { kind: "cancelled", at: receivedAt } },
    });
    expect((await heard(id)).map(({ type, data }) => [type, data.end])).toEqual([["contract.cancelled", "2026-11-21"]]);
    expect((await answer(shop, person.email, "own")).body.refusal).toBe("DeclarationAnswered");
    expect((await answer(shop, person.email, "not-own")).body.refusal).toBe("DeclarationAnswered");
    expect((await ask("POST", "/shop/declaration/question", { code })).body.result.contracts).toEqual([]);
  });

  it("[ACC-05] [LGL-03] says in the account that a withdrawal was theirs: fourteen days count from the receipt", async () => {
    const { person, id, placed } = await ordered();
    await withdraw(ask, `${placed.number}-1`, person.email);
    const received = clock.now;
    clock.now += 20 * day;
    const { questions } = (await ask("GET", `/shop/contracts/${id}/declarations`, undefined, person.auth)).body.result;
    const path = `/shop/contracts/${id}/declarations/${questions[0].declaration}`;
    expect((await ask("POST", path, { answer: "own" }, person.auth)).status).toBe(200);
    const { standing, contract } = await contractAt(ask, id, person.auth);
    expect([standing, contract.state.at, contract.state.kind]).toEqual(["withdrawn", received, "withdrawn"]);
    const letters = await lettersTo(shop, person.email);
    const days = new Date(received + 14 * day).getUTCDate();
    expect(letters.join()).toMatch(new RegExp(`(spätestens\\s+am\\s+${days}\\.|by\\s+${days}\\s)`));
    expect((await heard(id)).map(({ type }) => type)).toEqual(["contract.withdrawn"]);
  });

  it("[ACC-05] [OUT-01] denies a notice that was taken: the contract runs on, the receiver and staff hear of it", async () => {
    const { person, id, placed } = await ordered();
    await cancel(ask, { product: `${placed.number}-1`, email: person.email });
    const before = await contractAt(ask, id, person.auth);
    expect(before.standing).toBe("cancelled");
    clock.now += 5 * day;
    expect((await answer(shop, person.email, "not-own")).status).toBe(200);
    expect((await contractAt(ask, id, person.auth)).standing).toBe("running");
    expect((await heard(id)).map(({ type, data }) => [type, data.end])).toEqual([
      ["contract.cancelled", before.contract.state.end],
      ["contract.cancellation-revoked", null],
    ]);
    const notes = await api.database.reads
      .selectFrom("outbox")
      .select("text")
      .where("subject", "like", "%bestritten%")
      .execute();
    expect(notes.filter(({ text }) => text.includes(`${placed.number}-1`))).toHaveLength(1);
    // It ends again by a notice of its own, with letters of its own.
    const again = await cancel(ask, { product: `${placed.number}-1`, email: person.email }, person.auth);
    expect(again.status, again.text).toBe(201);
    expect((await contractAt(ask, id, person.auth)).standing).toBe("cancelled");
    expect((await answer(shop, person.email, "not-own")).body.refusal).toBe("DeclarationAnswered");
    expect((await contractAt(ask, id, person.auth)).standing).toBe("cancelled");
  });

  it("[ACC-07] [ACC-05] a contract whose notice was undone is billed and renewed as if there had been none", async () => {
    const [one, other] = [await ordered(), await ordered()];
    await cancel(ask, { product: `${one.placed.number}-1`, email: one.person.email });
    expect((await answer(shop, one.person.email, "not-own")).status).toBe(200);
    const clockOf = async (id: string) =>
      (
        await api.database.reads
          .selectFrom("contracts")
          .select("clock_day")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).clock_day;
    expect(await clockOf(one.id)).toBe(await clockOf(other.id));
  });

  it("[ACC-05] confirms by a notice of their own what a stranger had declared: no link undoes it any more", async () => {
    const { person, id, placed } = await ordered();
    await cancel(ask, { product: `${placed.number}-1`, email: person.email });
    await cancel(ask, { product: `${placed.number}-1`, email: person.email }, person.auth);
    expect((await answer(shop, person.email, "not-own")).body.refusal).toBe("DeclarationAnswered");
    expect((await contractAt(ask, id, person.auth)).standing).toBe("cancelled");
  });

  it("[ACC-05] a code that is none is refused, and tells nothing", async () => {
    const refused = await ask("POST", "/shop/declaration/answer", { code: "none", answer: "own" });
    expect([refused.status, refused.body.refusal]).toEqual([410, "DeclarationLinkUnknown"]);
    expect((await ask("POST", "/shop/declaration/question", { code: "none" })).status).toBe(410);
  });
});

describe("staff", () => {
  it("[ACC-05] [ADM-01] have what waits in their list, due on the next working day, and carry it out with a reason", async () => {
    const support = await staffMember(shop, "support");
    const { person, id, placed } = await ordered(hourly);
    const receipt = await cancel(ask, { product: `${placed.number}-1`, email: person.email });
    const item = receipt.body.result.id;
    const { items } = (await ask("GET", "/shop/admin/inbox?kind=declaration&count=100", undefined, support.auth)).body
      .result;
    expect(items.find((each: Loose) => each.id === item)).toMatchObject({ state: "waits" });
    const record = (await ask("GET", `/shop/admin/inbox/${item}`, undefined, support.auth)).body.result;
    expect(record).toMatchObject({ waiting: [{ id }], contracts: [], proof: null, denied: false });
    const prove = (reason: string) => ask("PUT", `/shop/admin/inbox/${item}/proof`, { reason }, support.auth);
    expect((await prove("")).body.refusal).toBe("ReasonMissing");
    const proved = await prove("Confirmed by phone.");
    expect(proved.body.result).toMatchObject({
      item: { state: "matched", dueOn: null },
      contracts: [id],
      waiting: [],
      proof: "staff",
    });
    expect((await contractAt(ask, id, person.auth)).standing).toBe("ended");
    expect((await prove("Again.")).body.refusal).toBe("AlreadyHandled");
    expect((await heard(id)).map(({ type }) => type)).toEqual(["contract.cancelled"]);
  });

  it("[ACC-05] put aside what did not come from its party; its link carries nothing out after that", async () => {
    const support = await staffMember(shop, "support");
    const { person, id, placed } = await ordered(hourly);
    const item = (await cancel(ask, { product: `${placed.number}-1`, email: person.email })).body.result.id;
    const closed = await ask(
      "PUT",
      `/shop/admin/inbox/${item}/closed`,
      { reason: "The customer knows nothing of it." },
      support.auth,
    );
    expect(closed.body.result.item.state).toBe("closed");
    expect((await answer(shop, person.email, "own")).body.refusal).toBe("DeclarationAnswered");
    expect((await contractAt(ask, id, person.auth)).standing).toBe("running");
  });

  it("[ACC-05] see from whom a termination for good cause came, and that a party denied one", async () => {
    const support = await staffMember(shop, "support");
    const { person, id, placed } = await ordered();
    const fields = {
      product: `${placed.number}-1`,
      email: person.email,
      termination: "extraordinary",
      reason: "Out of order for weeks.",
    };
    const item = (await cancel(ask, fields)).body.result.id;
    const record = async () => (await ask("GET", `/shop/admin/inbox/${item}`, undefined, support.auth)).body.result;
    expect(await record()).toMatchObject({ item: { state: "waits" }, proof: null });
    expect((await answer(shop, person.email, "own")).status).toBe(200);
    expect(await record()).toMatchObject({ item: { state: "open" }, proof: "link" });
    expect((await contractAt(ask, id, person.auth)).standing).toBe("running");
    // Letters of one moment have no order.
    clock.now += 1000;
    const other = (await cancel(ask, fields)).body.result.id;
    expect((await answer(shop, person.email, "not-own")).status).toBe(200);
    expect((await ask("GET", `/shop/admin/inbox/${other}`, undefined, support.auth)).body.result).toMatchObject({
      item: { state: "open" },
      denied: true,
    });
  });
});
