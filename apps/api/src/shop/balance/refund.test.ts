// Where money is paid back to: asked of customers whose money came by a transfer, sealed at rest, seen by who transfers it. [BAL-03] [ACC-06]
import { expect, it } from "vitest";
import { customer, filledCart, order, password, waitingTextsTo } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, api } = shop;
const [admin, support] = [await staffMember(shop, "admin"), await staffMember(shop, "support")];
const iban = "DE02120300000000202051";

it("[BAL-03] [SHOP3-4] is asked for with the credit note, refused where no transfer reaches it, and gone with the account", async () => {
  const person = await customer(ask);
  const path = "/shop/account/refund-account";
  const given = async (body: object): Promise<Loose> =>
    (await ask("PUT", path, { password, ...body }, person.auth)).body;
  const placed = (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result;
  await api.invoicing.run();
  const own = async (): Promise<Loose> => (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result;
  const destination = async (): Promise<Loose> => (await ask("GET", path, undefined, person.auth)).body.result;
  expect(await destination()).toEqual({ isWanted: false, asksPassword: true, account: null });
  const [invoice] = (await own()).invoices;
  await noted(shop, admin, invoice.id);
  await withdraw(ask, placed.number, person.email, person.auth);
  await api.invoicing.run();
  expect(await destination()).toEqual({ isWanted: true, asksPassword: true, account: null });
  const letters = async () => (await waitingTextsTo(shop, person.email)).map((each) => each.replaceAll(/\s+/g, " "));
  expect((await letters()).filter((each) => each.includes("nennen Sie uns bitte Ihr Bankkonto"))).toHaveLength(1);
  // The deletion says what is open, and is refused until it has been paid back.
  const deleted = () => ask("POST", "/shop/account/deletion", { password }, person.auth);
  expect((await deleted()).body).toMatchObject({ refusal: "MoneyStillOpen", facts: { toPayBack: invoice.total } });

  const holder = "Erika Mustermann";
  for (const wrong of ["", "DE02120300000000202052", "DE0212030000000020205", "US02120300000000202051", "not an iban"])
    expect((await given({ iban: wrong, holder })).refusal, wrong).toBe("IbanNotValid");
  for (const wrong of [" ", "x".repeat(71)])
    expect((await given({ iban, holder: wrong })).refusal).toBe("HolderNotValid");
  expect((await given({ iban, holder: "a\u202eb" })).refusal).toBe("ForbiddenCharacters");
  // A stolen login alone sends no money elsewhere.
  for (const wrong of [undefined, "", "another"])
    expect((await given({ iban, holder, password: wrong })).refusal).toBe("CurrentPasswordWrong");
  const account = { last: "2051", holder };
  const known = { isWanted: true, asksPassword: true, account };
  const lettersOfIt = async () => (await letters()).filter((each) => /auf 2051 endet|ends in 2051/.test(each)).length;
  expect((await given({ iban: "de02 1203 0000 0000 2020 51", holder })).result).toEqual(known);
  expect((await given({ iban, holder })).result).toEqual(known);
  expect(await lettersOfIt()).toBe(1);
  await given({ iban, holder: "Max Mustermann" });
  expect(await lettersOfIt()).toBe(2);
  expect((await given({ iban, holder })).result).toEqual(known);

  const rows = await api.database.reads.selectFrom("refund_accounts").selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/2020|Mustermann/);
  const seenBy = async ({ auth }: Loose): Promise<readonly unknown[]> => [
    (await ask("GET", "/shop/admin/invoices?only=to-pay-back", undefined, auth)).body.result.invoices[0].refundTo,
    (await ask("GET", `/shop/admin/customers/${placed.customerNumber}/money`, undefined, auth)).body.result.refundTo,
  ];
  expect(await seenBy(admin)).toEqual(Array.from({ length: 2 }, () => ({ iban, holder })));
  expect(await seenBy(support)).toEqual(Array.from({ length: 2 }, () => ({ iban: "2051", holder })));
  const data = (await ask("GET", "/shop/account/data", undefined, person.auth)).body.result.kinds;
  expect(JSON.stringify(data.find(({ key }: Loose) => key === "refund"))).toContain(iban);

  const note = (await own()).invoices.find(({ kind }: Loose) => kind === "credit-note");
  await noted(shop, admin, note.id, { kind: "payout" });
  expect((await deleted()).status).toBe(200);
  expect(await api.database.reads.selectFrom("refund_accounts").selectAll().execute()).toEqual([]);
});
