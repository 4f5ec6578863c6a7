// An address that staff correct: by the rules of the customer's own form, with a reason, a letter and an entry; invoices of before stay, later ones are for it. [ACC-04] [CUS-11] [ACC-03] [OPS2-6]
import { expect, it } from "vitest";
import { day, documents } from "../../../test/contract-clock.ts";
import { customer, filledCart, lettersTo, order, password } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";
import { proved, staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, clock, api } = shop;
const support = await staffMember(shop, "support");
const reason = "Misspelt; corrected on the phone.";

const numberOf = async (auth: Readonly<Record<string, string>>): Promise<string> =>
  (await ask("GET", "/shop/auth", undefined, auth)).body.result.customerNumber;
const correct = (number: string, change: Readonly<Record<string, string>>, why = reason, auth = support.auth) =>
  ask("PUT", `/shop/admin/customers/${number}/address`, { ...change, reason: why }, auth);

/** The last entry about a customer. */
const noted = async (number: string) =>
  (await ask("GET", `/shop/admin/journal?subject=${number}`, undefined, (await staffMember(shop, "admin")).auth)).body
    .result.entries[0];

it("[ACC-04] [CUS-11] [OPS2-6] [OPS3-8] what a customer's form refuses is refused at its fields, with everything else unchanged; a reseller stays a business, and staff are no customers", async () => {
  const person = await customer(ask);
  const number = await numberOf(person.auth);
  const before = (await ask("GET", `/shop/admin/customers/${number}`, undefined, support.auth)).text;
  const wrong = await correct(number, { postCode: "!", city: "", street: "Neue Straße 1" });
  expect([wrong.status, wrong.body.refusal]).toEqual([422, "AddressRefused"]);
  expect(wrong.body.errors.map(({ field }: { readonly field: string }) => field)).toEqual(["postCode", "city"]);
  expect((await correct(number, { city: "Mannheim" }, " ")).body.refusal).toBe("ReasonMissing");
  expect((await correct(support.number, { city: "Mannheim" })).body.refusal).toBe("NotACustomer");
  expect((await correct("999999999", { city: "Mannheim" })).body.refusal).toBe("AccountUnknown");
  expect((await correct(number, { city: "Mannheim" }, reason, person.auth)).body.refusal).toBe("AreaClosed");
  expect((await ask("GET", `/shop/admin/customers/${number}`, undefined, support.auth)).text).toBe(before);

  const same = await correct(number, { city: "Berlin" });
  expect(same.status, same.text).toBe(200);
  expect((await lettersTo(shop, person.email)).join(""), "nothing was corrected").not.toContain("have corrected");

  const reseller = await customer(ask, { kind: "business", company: "Muster" });
  const resellerNumber = await numberOf(reseller.auth);
  await api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ role: "reseller" }).where("email", "=", reseller.email).execute(),
  );
  const route = (of: string, reference: string) =>
    ask("PUT", `/shop/admin/customers/${of}/buyer-reference`, { reference, reason }, support.auth);
  expect((await route(number, "7".repeat(101))).body.refusal).toBe("BuyerReferenceNotValid");
  expect((await route(support.number, "4711")).body.refusal).toBe("NotACustomer");
  const both = { reference: "4711", orderReference: " PO  0815 ", reason };
  const path = `/shop/admin/customers/${resellerNumber}/buyer-reference`;
  const ofPrivate = await ask("PUT", `/shop/admin/customers/${number}/buyer-reference`, both, support.auth);
  expect(ofPrivate.body.refusal).toBe("OrderReferenceNotForPrivate");
  const referred = await ask("PUT", path, both, support.auth);
  expect(referred.body.result).toMatchObject({ buyerReference: "4711", orderReference: "PO 0815" });
  expect(await noted(resellerNumber)).toMatchObject({
    act: "buyer-reference",
    before: { buyerReference: null, orderReference: null },
    after: { buyerReference: "4711", orderReference: "PO 0815" },
  });
  const made = await correct(resellerNumber, { kind: "private", company: "" });
  expect(made.body.refusal).toBe("ResellerNotBusiness");

  clock.now += 11 * 60_000;
  expect((await correct(number, { city: "Mannheim" })).body.refusal).toBe("ProofTooOld");
  await proved(shop, support);
  expect((await correct(number, { city: "Mannheim" })).status).toBe(200);
  // Where it was is stored as long as the account: then the entry says what was corrected, and not from what to what. [OPS3-8] [ACC-06]
  expect(await noted(number)).toMatchObject({ before: { city: "Berlin" }, after: { city: "Mannheim" } });
  expect((await ask("POST", "/shop/account/deletion", { password }, person.auth)).status).toBe(200);
  expect(await noted(number)).toMatchObject({ reason, before: { city: false }, after: { city: true } });
});

it("[DSK-03] [ACC-04] [ACC-03] [OPS2-6] an invoice that was issued stays to the byte, the next one is for the corrected company and VAT ID, and the customer reads what it is now", async () => {
  await proved(shop, support);
  const person = await customer(ask, { kind: "business", company: "Muster" }, "de");
  const number = await numberOf(person.auth);
  const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
  expect(placed.status, placed.text).toBe(201);
  await api.invoicing.run();
  const [first] = await documents(shop, number);
  const read = () => ask("GET", `/shop/invoices/${first?.id}/xrechnung`, undefined, person.auth);
  const before = await read();
  expect(before.status).toBe(200);

  const answer = await correct(number, { company: "Muster Werke", street: "Neue Straße 7", vatId: "DE136695976" });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.result.address).toMatchObject({ company: "Muster Werke", email: person.email });
  expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).body.result).toMatchObject({
    company: "Muster Werke",
    street: "Neue Straße 7",
    vatId: "DE136695976",
    vatIdValidity: "valid",
    locale: "de",
  });
  const letter = (await lettersTo(shop, person.email)).find((text) => text.includes("berichtigt")) ?? "none";
  for (const line of ["Muster Werke", "Neue Straße 7", "DE136695976", "Deutschland"]) expect(letter).toContain(line);
  expect((await read()).text).toBe(before.text);

  expect(await noted(number)).toMatchObject({
    act: "address-corrected",
    before: { company: "Muster", vatId: null },
    after: { company: "Muster Werke", street: "Neue Straße 7", vatId: "DE136695976" },
  });

  const found = (q: string) => ask("GET", `/shop/admin/customers?q=${encodeURIComponent(q)}`, undefined, support.auth);
  expect((await found("Neue Straße 7 Werke")).body.result.accounts).toMatchObject([{ number }]);

  clock.now += 370 * day;
  await api.invoicing.run();
  const [later] = await documents(shop, number);
  expect(later?.id).not.toBe(first?.id);
  expect(later?.buyer).toMatchObject({ company: "Muster Werke", street: "Neue Straße 7", vatId: "DE136695976" });
  expect((await documents(shop, number)).at(-1)).toEqual(first);
});
