// The words of what an earlier version stored are made after the update: stopped anywhere, in two processes at once, and by a command; what is said meanwhile. [DSK-01] [OPS-05]
import { expect, it } from "vitest";
import { customer, filledCart, order, password } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { proved, staffMember } from "../../../test/staff.ts";
import { madeAnew, storedWords } from "../../../test/words.ts";
import { wordsCommand } from "../../app/data/words.ts";
import { forgetWords, makeWords } from "./words-job.ts";

const shop = await runningForFile();
const { ask, api } = shop;
const { database } = api;
const support = await staffMember(shop, "support");

const search = async (q: string): Promise<Loose> =>
  (await ask("GET", `/shop/admin/search?${new URLSearchParams({ q }).toString()}`, undefined, support.auth)).body
    .result;
const readyz = async () => (await api.inject({ method: "GET", url: "/readyz" })).json();

const waiting = await customer(ask, { kind: "business", company: "Wartend GmbH", lastName: "Wartmann" });
const boxes = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false, reseller: true };
const pending = await order(ask, waiting, await filledCart(ask, "wartet-auf-papiere.de", waiting.auth), undefined, {
  agreements: boxes,
});
expect(pending.status, pending.text).toBe(201);
const person = await customer(ask, { lastName: "Schönebäumer", company: "" });
await order(ask, person, await filledCart(ask, "schöne-bäume-7.de", person.auth));
await api.invoicing.run();
const before = await storedWords(database);

/** As an earlier version left it: no words, and no mark of them. */
const asBefore = async (): Promise<void> => {
  await forgetWords(database);
  await database.inTransaction((handle) => handle.deleteFrom("words").execute());
};

it("[OPS-05] the words of earlier rows are made in small steps, stopped anywhere, by two at once; /readyz and the search say that some are missing", async () => {
  await asBefore();
  const { words } = await readyz();
  expect(words).toBeGreaterThan(5);
  expect([await search("Schönebäumer")]).toEqual([{ groups: [], complete: false }]);
  const steps = { left: 4 };
  await makeWords(database, { count: 1, isStopped: () => (steps.left -= 1) < 0 });
  const some = await storedWords(database);
  expect([some.length > 0, some.length < before.length, (await readyz()).words < words]).toEqual([true, true, true]);
  await Promise.all([makeWords(database, { count: 1 }), makeWords(database, { count: 2 })]);
  expect(await storedWords(database)).toEqual(before);
  expect([(await readyz()).words, (await search("Schoenebaeumer")).complete]).toEqual([undefined, true]);
});

it("[OPS-06] the command makes all words anew, and takes away those of rows that are gone", async () => {
  await database.inTransaction(async (handle) => {
    await handle
      .insertInto("words")
      .values([
        { kind: "orders", id: "0", word: "left over", weight: 3 },
        { kind: "tickets", id: "~", word: "left over", weight: 3 },
      ])
      .execute();
    await handle.deleteFrom("words").where("kind", "=", "users").execute();
  });
  const lines: string[] = [];
  await wordsCommand(shop.settings.databaseUrl ?? shop.directory, (line) => void lines.push(line));
  expect(lines).toHaveLength(1);
  expect(await storedWords(database)).toEqual(before);
  expect(await madeAnew(database)).toEqual(before);
});

it("[DSK-01] an order that waits for papers is found by its names, for as long as it waits and once it has contracts", async () => {
  const kinds = async () => (await search("wartet-auf-papiere")).groups.map(({ kind }: Loose) => kind);
  expect(await kinds()).toEqual(["customers", "orders"]);
  const number = pending.body.result.customerNumber;
  for (const paper of ["businessRegistration", "resellingContract"])
    await ask("PUT", `/shop/admin/customers/${number}/papers/${paper}`, undefined, support.auth);
  expect(await kinds()).toEqual(["customers", "orders", "contracts"]);
  expect(await storedWords(database)).toEqual(await madeAnew(database));
});

it("[ACC-06] [DSK-01] of a deleted account nothing is found but numbers, and nothing else once the words are made anew", async () => {
  const admin = await staffMember(shop, "admin");
  await proved(shop, admin);
  const gone = await customer(ask, { lastName: "Weggangerin", company: "" });
  const { id, number, customerNumber } = (await order(ask, gone, await filledCart(ask, "geht-bald-weg.de", gone.auth)))
    .body.result;
  await api.invoicing.run();
  const [invoice] = (await ask("GET", "/shop/invoices", undefined, gone.auth)).body.result.invoices;
  await noted(shop, admin, invoice.id, { reference: "Weggangerin 99" });
  await ask("POST", `/shop/contracts/${id}-1/guarantee`, undefined, gone.auth);
  await api.invoicing.run();
  const path = `/shop/admin/customers/${customerNumber}`;
  const { most } = (await ask("GET", `${path}/money`, undefined, admin.auth)).body.result;
  const payout = {
    kind: "payout",
    document: null,
    day: "2026-11-21",
    amount: most,
    reference: "Weggangerin",
    externalReference: "Auszahlung-8815",
  };
  expect((await ask("POST", `${path}/payments`, payout, admin.auth)).status).toBe(200);
  expect((await search("Weggangerin")).groups.length).toBeGreaterThan(2);
  const deletion = await ask("POST", "/shop/account/deletion", { password }, gone.auth);
  expect(deletion.status, deletion.text).toBe(200);
  const typed = [
    "Weggangerin",
    "Weggangerin 99",
    "geht-bald-weg.de",
    "bald-weg",
    gone.email,
    customerNumber,
    "Auszahlung-8815",
  ];
  const found = async () => {
    for (const q of typed) expect([q, (await search(q)).groups]).toEqual([q, []]);
    expect((await search(number)).groups[0]).toMatchObject({ kind: "orders", rows: [{ id }] });
    expect((await storedWords(database)).filter((row) => /wegg|bald/.test(row))).toEqual([]);
  };
  await found();
  await madeAnew(database);
  await found();
});
