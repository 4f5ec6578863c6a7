// Orders, inbox and vouchers in the hands of staff. [ADM-01] [ACC-05] [CRT-04] [CHK-05]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { customer, filledCart, lettersTo, order, password, type Person } from "../../../test/customers.ts";
import { type Loose, operations, readExample, runningForFile } from "../../../test/harness.ts";
import { honest, multipartOf } from "../../../test/sent-files.ts";
import { proved, staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask } = shop;
const admin = await staffMember(shop, "admin");
const support = await staffMember(shop, "support");
const read = async (path: string, auth = support.auth): Promise<Loose> =>
  (await ask("GET", `/shop/admin/${path}`, undefined, auth)).body.result;
const waiting = async (kind: string): Promise<number> =>
  (await read("today")).counts.find((each: Loose) => each.kind === kind)?.count.value ?? 0;
const exampleOf = (id: string): Loose => readExample(operations.find((each) => each.id === id) as never);

const ordered = async (): Promise<{ readonly person: Person; readonly placed: Loose }> => {
  const person = await customer(ask);
  return { person, placed: (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result };
};

const declared = async (change: Loose): Promise<string> => {
  const answer = await ask(
    "POST",
    "/shop/declaration/cancellation",
    { ...exampleOf("declareCancellation"), ...change, emailRepeat: change.email },
    { "idempotency-key": randomUUID() },
  );
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body.result.id;
};

describe("orders", () => {
  it("[ADM-01] are found by number, by the words of their customer, and page by page", async () => {
    const { person, placed } = await ordered();
    const numbers = async (query: string) => (await read(`orders?${query}`)).orders.map(({ number }: Loose) => number);
    for (const q of [placed.number, placed.number.toLowerCase(), person.email.slice(0, 13)])
      expect(await numbers(`q=${q}`), q).toEqual([placed.number]);
    expect(await numbers(`customer=${placed.customerNumber}`)).toEqual([placed.number]);
    expect(await numbers("q=K-1999")).toEqual([]);
    expect((await ask("GET", "/shop/admin/orders/no-such-order", undefined, support.auth)).status).toBe(404);
  });
  it("[CHK-05] have their confirmation sent once more, with an entry in the journal", async () => {
    const { person, placed } = await ordered();
    const again = await ask("POST", `/shop/admin/orders/${placed.id}/letter`, undefined, support.auth);
    expect(again.body.result.letters.map(({ id }: Loose) => id)).toEqual([
      `order-${placed.id}`,
      `order-${placed.id}-1`,
    ]);
    const letters = (await lettersTo(shop, person.email)).filter((text) => text.includes(placed.number));
    expect(letters).toHaveLength(2);
    expect(letters[0]).toBe(letters[1]);
    expect((await read(`journal?subject=${placed.id}`, admin.auth)).entries).toMatchObject([
      { act: "order-letter", by: support.number, before: { letters: 1 }, after: { letters: 2 } },
    ]);
  });
});

it("[ACC-06] orders of a deleted account are found by their number alone, and no letter is sent about them", async () => {
  const { person, placed } = await ordered();
  expect((await ask("POST", `/shop/contracts/${placed.id}-1/guarantee`, undefined, person.auth)).status).toBe(200);
  expect((await ask("POST", "/shop/account/deletion", { password }, person.auth)).status).toBe(200);
  const numbers = async (q: string) => (await read(`orders?q=${q}`)).orders.map(({ number }: Loose) => number);
  expect([await numbers(person.email.slice(0, 13)), await numbers(placed.number)]).toEqual([[], [placed.number]]);
  const again = await ask("POST", `/shop/admin/orders/${placed.id}/letter`, undefined, support.auth);
  expect([again.status, again.body.refusal]).toEqual([404, "AccountUnknown"]);
});

describe("the inbox", () => {
  it("[ACC-05] [LGL-02] a declaration without a match waits, is matched by hand as of its day, and is not handled twice", async () => {
    const { placed, person } = await ordered();
    const id = await declared({ customerNumber: "", product: "my web space", email: person.email });
    const before = await waiting("declaration");
    const record = await read(`inbox/${id}`);
    expect([record.item.state, record.candidates.length > 0]).toEqual(["open", true]);
    expect((await read("inbox?kind=declaration")).items.map((item: Loose) => item.id)).toContain(id);
    const match = (contract: string) => ask("PUT", `/shop/admin/inbox/${id}/contract`, { contract }, support.auth);
    // It may give money back: a screen that was left open is not enough.
    shop.clock.now += 11 * 60_000;
    expect((await match(`${placed.number}-1`)).body.refusal).toBe("ProofTooOld");
    await ask("POST", "/shop/staff/proof", { by: "password", value: password }, support.auth);
    expect((await match("K-2026-999999-1")).body.refusal).toBe("ContractUnknown");
    const matched = await match(`${placed.number}-1`);
    expect([matched.status, matched.body.result.item.state]).toEqual([200, "matched"]);
    const [contract] = (await ask("GET", `/shop/contracts?order=${placed.id}`, undefined, person.auth)).body.result
      .contracts;
    expect(contract.contract.state.kind).toBe("cancelled");
    expect((await match(`${placed.number}-1`)).body.refusal).toBe("AlreadyHandled");
    expect(await waiting("declaration")).toBe(before - 1);
    expect((await read(`journal?subject=${id}`, admin.auth)).entries).toMatchObject([
      { act: "declaration-match", after: { contract: `${placed.number}-1` } },
    ]);
  });
  it("[ACC-05] one for good cause ends nothing by itself; it is put aside with a reason", async () => {
    const { placed, person } = await ordered();
    const id = await declared({
      customerNumber: "",
      product: placed.number,
      email: person.email,
      termination: "extraordinary",
      reason: "Out of order for weeks.",
    });
    const match = await ask(
      "PUT",
      `/shop/admin/inbox/${id}/contract`,
      { contract: `${placed.number}-1` },
      support.auth,
    );
    expect(match.body.refusal).toBe("EndsByPerson");
    const close = (reason: string) => ask("PUT", `/shop/admin/inbox/${id}/closed`, { reason }, support.auth);
    expect((await close("")).body.refusal).toBe("ReasonMissing");
    expect((await close("Ended by agreement.")).body.result.item.state).toBe("closed");
    expect((await close("Again.")).body.refusal).toBe("AlreadyHandled");
  });
  it("[ADM-01] a request waits until it is answered", async () => {
    const sent = await ask("POST", "/shop/request/contact", exampleOf("sendContact"), {
      "idempotency-key": randomUUID(),
    });
    const { id } = sent.body.result;
    const record = await read(`inbox/${id}`);
    expect([record.item.kind, record.item.state, record.fields.message]).toEqual([
      "request",
      "open",
      exampleOf("sendContact").message,
    ]);
    await ask("PUT", `/shop/admin/inbox/${id}/closed`, { reason: "" }, support.auth);
    expect((await read("inbox?kind=request")).items.map((item: Loose) => item.id)).not.toContain(id);
    expect((await read("inbox?kind=request&handled=1")).items.map((item: Loose) => item.id)).toContain(id);
  });
  it("[ADM-01] is searched by parts of an address, a name or a number, page by page, and leads to the customer", async () => {
    const { placed, person } = await ordered();
    const part = person.email.slice(3, 17);
    const vague = { product: "my web space", customerNumber: "" };
    const ids = [await declared({ ...vague, email: person.email })];
    shop.clock.now += 1_000;
    ids.push(await declared({ ...vague, email: person.email }));
    const found = async (query: string) =>
      (await read(`inbox?kind=declaration&${query}`)).items.map((item: Loose) => item.id);
    expect(await found(`q=${part}`)).toEqual(ids);
    expect(await found(`q=${part}%20nobody`)).toEqual([]);
    const { items, next } = await read(`inbox?kind=declaration&q=${part}&count=1`);
    expect([items[0].id, await found(`q=${part}&after=${encodeURIComponent(next)}`)]).toEqual([ids[0], [ids[1]]]);
    expect((await read(`inbox/${ids[0]}`)).customer).toBe(placed.customerNumber);
    const stranger = { email: `${randomUUID()}@example.test` };
    const [typed, unknown] = [
      await declared({ ...vague, ...stranger, customerNumber: placed.customerNumber }),
      await declared({ ...vague, ...stranger, customerNumber: "999999" }),
    ];
    expect([(await read(`inbox/${typed}`)).customer, (await read(`inbox/${unknown}`)).customer]).toEqual([
      placed.customerNumber,
      null,
    ]);
    const sent = await ask(
      "POST",
      "/shop/request/contact",
      { ...exampleOf("sendContact"), lastName: "Zwirnerová" },
      { "idempotency-key": randomUUID() },
    );
    expect((await read("inbox?kind=request&q=irnerova")).items.map((item: Loose) => item.id)).toEqual([
      sent.body.result.id,
    ]);
  });
  it("[FRM-04] [ADM-01] [SES-07] files of an application are downloaded by staff alone, as attachments, with an entry in the journal", async () => {
    const [pdf, png] = [honest.pdf, { ...honest.png, name: "Müller “Foto”.png" }];
    const email = `${randomUUID()}@example.test`;
    const fields = {
      firstName: "Erika",
      lastName: "Mustermann",
      email,
      emailRepeat: email,
      job: "",
      phone: "",
      message: "Ich möchte gern.",
    };
    const { type, payload } = await multipartOf(fields, [pdf, png]);
    const sent = await ask("POST", "/shop/request/application", payload, {
      "content-type": type,
      "idempotency-key": randomUUID(),
    });
    expect(sent.status, sent.text).toBe(201);
    const { id } = sent.body.result;
    expect((await read(`inbox/${id}`)).files).toEqual(
      [pdf, png].map(({ name, bytes }, at) => ({ number: at + 1, name, size: bytes.length })),
    );
    const file = (number: number, headers: Record<string, string> = support.auth) =>
      shop.api.inject({ method: "GET", url: `/api/shop/admin/inbox/${id}/files/${number}`, headers });
    for (const [at, { name, bytes }] of [pdf, png].entries()) {
      const answer = await file(at + 1);
      expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true]);
      expect(answer.headers).toMatchObject({
        "content-type": "application/octet-stream",
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox",
        "cache-control": "private, no-store",
      });
      const disposition = String(answer.headers["content-disposition"]);
      expect(disposition).toMatch(/^attachment; filename="[\w .-]+"/);
      expect(decodeURIComponent(disposition)).toContain(name);
    }
    const { person } = await ordered();
    expect([(await file(1, person.auth)).statusCode, (await file(1, {})).statusCode]).toEqual([403, 401]);
    expect([(await file(3)).statusCode, (await file(0)).statusCode]).toEqual([404, 400]);
    const { entries } = await read(`journal?subject=${id}`, admin.auth);
    expect(entries.map(({ act, by, after }: Loose) => [act, by, after.file])).toEqual(
      [2, 1].map((number) => ["file-read", support.number, number]),
    );
    expect(JSON.stringify(entries)).not.toContain("Foto");
  });
});

describe("vouchers", () => {
  it("[CRT-04] are made, count in a cart, and are ended", async () => {
    const make = (change: Loose = {}, auth = admin.auth) =>
      ask(
        "POST",
        "/shop/admin/vouchers",
        { code: "messe-26", value: 500, from: "2026-11-01", until: "2026-11-30", reason: "Messe.", ...change },
        auth,
      );
    expect((await make({}, support.auth)).body.refusal).toBe("AreaClosed");
    expect((await make()).body.refusal).toBe("ProofTooOld");
    await proved(shop, admin);
    expect((await make({ until: "2026-10-01" })).body.refusal).toBe("VoucherNotStorable");
    expect((await make()).body.result).toMatchObject({ code: "MESSE-26", value: 500, redeemedAt: null });
    expect((await make()).body.refusal).toBe("VoucherTaken");
    const put = async () => {
      const cart = await filledCart(ask);
      return ask("PUT", `/shop/order/cart/${cart.id}/voucher`, { version: cart.version, code: "MESSE-26" });
    };
    expect((await put()).status).toBe(200);
    const end = (code: string) =>
      ask("PUT", `/shop/admin/vouchers/${code}/limit`, { until: "2026-11-20", reason: "Vorbei." }, admin.auth);
    expect((await end("messe-26")).status).toBe(200);
    expect((await put()).body.refusal).toBe("VoucherExpired");
    expect((await end("NO-SUCH-CODE")).body.refusal).toBe("VoucherUnknown");
    expect((await read("vouchers?q=messe", admin.auth)).vouchers.map(({ code }: Loose) => code)).toEqual(["MESSE-26"]);
    expect((await read("journal?subject=MESSE-26", admin.auth)).entries.map(({ act }: Loose) => act)).toEqual([
      "voucher-changed",
      "voucher-made",
    ]);
  });
});

describe("a voucher that ends now", () => {
  it("[CRT-04] [ADM-01] takes nothing off a cart any more, can be given another last day, and stays as it is once it was used", async () => {
    const made = { code: "JETZT-26", value: 500, from: null, until: null, reason: "Messe." };
    await proved(shop, admin);
    expect((await ask("POST", "/shop/admin/vouchers", made, admin.auth)).status).toBe(200);
    const cart = await filledCart(ask);
    const put = () => ask("PUT", `/shop/order/cart/${cart.id}/voucher`, { version: cart.version, code: "JETZT-26" });
    const end = (auth = admin.auth) => ask("PUT", "/shop/admin/vouchers/jetzt-26/ended", undefined, auth);
    expect((await end(support.auth)).body.refusal).toBe("AreaClosed");
    const ended = await end();
    expect(ended.body.result.validUntil).toBe(shop.clock.now - 1);
    expect((await put()).body.refusal).toBe("VoucherExpired");
    shop.clock.now += 1_000;
    expect((await end()).body.result.validUntil).toBe(ended.body.result.validUntil);
    const acts = (await read("journal?subject=JETZT-26", admin.auth)).entries.map(({ act }: Loose) => act);
    expect(acts).toEqual(["voucher-changed", "voucher-made"]);
    expect((await ask("PUT", "/shop/admin/vouchers/NO-SUCH-CODE/ended", undefined, admin.auth)).body.refusal).toBe(
      "VoucherUnknown",
    );
  });
});

describe("the journal", () => {
  it("[ADM-01] is narrowed to who, what and on which day, together, page by page", async () => {
    const other = await staffMember(shop, "admin");
    const make = (code: string, auth: typeof admin.auth) =>
      ask("POST", "/shop/admin/vouchers", { code, value: 100, from: null, until: null, reason: "Messe." }, auth);
    await make("JOURNAL-1", other.auth);
    await ask("PUT", "/shop/admin/vouchers/JOURNAL-1/ended", undefined, other.auth);
    const today = new Date(shop.clock.now).toISOString().slice(0, 10);
    const acts = async (query: string) =>
      (await read(`journal?${query}`, admin.auth)).entries.map(({ act, subject }: Loose) => `${act} ${subject.id}`);
    expect(await acts(`by=${other.number}`)).toEqual(["voucher-changed JOURNAL-1", "voucher-made JOURNAL-1"]);
    expect(await acts(`by=${other.number}&act=voucher-made&day=${today}`)).toEqual(["voucher-made JOURNAL-1"]);
    expect(await acts(`by=${other.number}&day=2026-01-02`)).toEqual([]);
    expect(await acts(`by=${admin.number}&act=voucher-made&subject=JOURNAL-1`)).toEqual([]);
    const first = await read(`journal?by=${other.number}&count=1`, admin.auth);
    expect(await acts(`by=${other.number}&count=1&after=${first.next}`)).toEqual(["voucher-made JOURNAL-1"]);
    expect((await ask("GET", "/shop/admin/journal?day=2026-02-30", undefined, admin.auth)).body.refusal).toBe(
      "DateInvalid",
    );
  });
});
