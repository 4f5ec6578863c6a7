// What a withdrawal pays back over the wire: all of it without an early start or where the provider is generous, else what was not used. [BAL-04] [LGL-03] [LGL-04]
import { expect, it } from "vitest";
import { day, deliveryKey, documents, loggedIn, ordered, within } from "../../../test/contract-clock.ts";
import { electronicInvoice } from "@kontor/domain/shop/invoice";
import { brokenRules } from "../../../test/en16931.ts";
import { brokenNationalRules } from "../../../test/xrechnung.ts";
import { running, type Running } from "../../../test/harness.ts";

const ready = ({ ask }: Running, contract: string) =>
  ask(
    "PUT",
    `/shop/contracts/${contract}/delivery`,
    { state: "ready", text: { en: "It runs.", de: "Er läuft." } },
    { authorization: `Bearer ${deliveryKey}` },
  );

/** Withdraws from an order as its customer, and lets the clock work it off. */
const withdraw = async (shop: Running, person: { readonly email: string }, number: string): Promise<void> => {
  const fields = { name: "Erika Mustermann", contract: number, email: person.email };
  const headers = { ...(await loggedIn(shop, person)), "idempotency-key": `withdraw-${number}`, "shop-locale": "de" };
  const sent = await shop.ask("POST", "/shop/declaration/withdrawal", fields, headers);
  expect(sent.status, sent.text).toBe(201);
  await shop.api.invoicing.run();
};

const totals = async (shop: Running, { customerNumber }: { readonly customerNumber: string }) =>
  (await documents(shop, customerNumber)).map(({ total }) => total);

it("[BAL-04] [SHOP2-3] keeps the days from setup to receipt where an early start was asked for, and says so on the credit note", () =>
  within(async (shop) => {
    const { person, placed } = await ordered(shop, { product: "vps-s" });
    expect((await ready(shop, `${placed.id}-1`)).status).toBe(200);
    const paid = placed.quote.lines[0];
    shop.clock.now += 12 * day;
    await withdraw(shop, person, placed.number);
    const [note] = await documents(shop, placed.customerNumber);
    const retained = Math.round(((paid.charged - paid.setup) * 12) / 30);
    expect(note).toMatchObject({
      kind: "credit-note",
      total: -(paid.charged - paid.setup - retained),
      corrects: { reason: "withdrawal" },
    });
    expect(note?.lines[0]?.retained?.find(({ why }) => why === "days")).toMatchObject({
      gross: retained,
      days: { from: "2026-11-21", until: "2026-12-03" },
    });
    if (note === undefined) throw new Error("no credit note");
    // Its XML takes back what is paid back, says in words what stays, and is valid.
    const xml = electronicInvoice(note, { kind: "factur-x" });
    expect(xml).toMatch(
      /<ram:Description>[^<]*12 genutzte Tage, vom 21\.\sNovember 2026 bis zum 2\.\sDezember 2026[;<]/,
    );
    expect(xml).toContain(`<ram:GrandTotalAmount>${(-note.total / 100).toFixed(2)}</ram:GrandTotalAmount>`);
    expect(brokenRules(xml)).toEqual([]);
    expect(brokenNationalRules(electronicInvoice(note, { kind: "xrechnung" }))).toEqual([]);
  }));

it("[BAL-04] [SHOP2-3] [LGL-04] pays everything back without an early start, and where the provider is generous", async () => {
  const paidBack = async (shop: Running, earlyStart: boolean): Promise<void> => {
    const { person, placed } = await ordered(shop, { product: "vps-s" }, earlyStart);
    await ready(shop, `${placed.id}-1`);
    shop.clock.now += 12 * day;
    await withdraw(shop, person, placed.number);
    expect(await totals(shop, placed)).toEqual([-placed.quote.total, placed.quote.total]);
  };
  await within((shop) => paidBack(shop, false));
  const generous = await running({ DELIVERY_KEY: deliveryKey, WITHDRAWAL_GENEROUS: "on" });
  try {
    await paidBack(generous, true);
  } finally {
    await generous.close();
  }
});

it("[BAL-04] [SHOP2-3] [LAW2-1] bills the hours begun until the receipt of a withdrawal, and nothing of them comes back", () =>
  within(async (shop) => {
    const { person, placed } = await ordered(shop, { product: "cloud-m" });
    await ready(shop, `${placed.id}-1`);
    shop.clock.now += 4.5 * 3_600_000;
    await withdraw(shop, person, placed.number);
    expect((await totals(shop, placed)).toSorted((a, b) => a - b)).toEqual([0, 5 * 2]);
  }));

it("[BAL-04] [SHOP2-3] [LGL-03] a name that was registered at its customer's wish can no longer be withdrawn from", () =>
  within(async (shop) => {
    const { person, placed } = await ordered(shop, {
      kind: "domain",
      domain: { name: "frist-der-probe.de", acquisition: "register" },
    });
    const auth = await loggedIn(shop, person);
    const acts = async () =>
      (await shop.ask("GET", `/shop/contracts/${placed.id}-1`, undefined, auth)).body.result.acts;
    expect((await acts()).withdraw).toEqual({ lastDay: "2026-12-07" });
    await ready(shop, `${placed.id}-1`);
    expect((await acts()).withdraw).toBeNull();
    await withdraw(shop, person, placed.number);
    expect(await totals(shop, placed)).toEqual([placed.quote.total]);
  }));
