// Customers at the desk over a real shop: the list, a customer on one page as each role has it, and every act on them as its dialog sends it, refused and done. [DSK-05] [DSK-08] [ACC-04] [VAT-08] [SES-07]
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Role } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import { customerAt, type Loose } from "../../../../test/customer-fixture.ts";
import { deskOf } from "../../../../test/desk-app.ts";
import { plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";
import { texts } from "../../../platform/texts/server-texts.ts";
import { accessActs } from "../access/acts.ts";
import type { Act } from "../act.tsx";
import { problemOf } from "../calls.ts";
import { refusedAt } from "../refused-at.ts";
import { moneyActs } from "../money/acts.ts";
import { listKey } from "../queries.ts";
import { aboutCustomer, detailActs } from "./acts.ts";
import { accountQuery, isCustomer, moneyQuery } from "./queries.ts";

const site = siteOfFile(undefined, plainPages);
const { opened, get } = deskOf(site);
const at = {} as { number: string; email: string; order: Loose };

beforeAll(async () => {
  const { call, email } = await customerAt(site());
  const cart = await call("POST", "/shop/order/cart");
  const item = { kind: "product", product: "vps-m", quantity: 1, billingMonths: 1, location: "AT" };
  const filled = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  const quote = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: true };
  const wanted = { cartId: cart["id"], cartVersion: filled["version"], quoteHash: quote["hash"], agreements };
  at.order = await call("POST", "/shop/order", { ...wanted, locale: "de" }, { "idempotency-key": randomUUID() });
  at.number = (await call("GET", "/shop/auth"))["customerNumber"];
  at.email = email;
});

const record = (number = at.number): string => `/admin/customers/${number}`;

const [today] = new Date().toISOString().split("T");

/** What a role may do with an account, and a dialog that is sent with what stands in it and what is typed. */
const deskAt = async (role: Role = "admin", locale: Locale = "de", number = at.number) => {
  const { send: way, queries, words } = await opened(record(number), role, locale);
  const account = await queries.fetchQuery(accountQuery(way, number));
  const money = isCustomer(account) ? await queries.fetchQuery(moneyQuery(way, number)) : null;
  const [t, ofMoney] = [texts(locale, "desk-customers"), texts(locale, "desk-money")];
  const countries = [{ iso: "DE", name: "Deutschland" }];
  const acts: readonly Act[] = [
    ...(money === null
      ? []
      : moneyActs(aboutCustomer(number, money), money, { send: way, t: ofMoney, locale, today: () => today as Day })),
    ...detailActs(account, { send: way, t, role, countries }),
    ...accessActs(account, { send: way, t, role, openMoney: money?.balance.text.de ?? null }),
  ];
  const act = (name: string): Act => {
    const found = acts.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no ${name} among ${acts.map((one) => one.name).join(", ")}`);
    return found;
  };
  const send = (name: string, typed: Readonly<Record<string, string>> = {}) => {
    const { fields, run } = act(name);
    const usual = Object.fromEntries(
      fields.map(({ name: field, value }) => [field, typeof value === "function" ? value() : (value ?? "")]),
    );
    return run((field) => typed[field] ?? usual[field] ?? "");
  };
  /** What is wrong, by the fields of the dialog; under the refusal where it is about none of them. */
  const refused = async (name: string, typed: Readonly<Record<string, string>> = {}) => {
    const error = await send(name, typed).then(
      () => null,
      (reason: unknown) => reason,
    );
    const at = refusedAt(
      error,
      act(name).fields.map((field) => field.name),
    );
    return at.size > 0 ? Object.fromEntries(at) : { [problemOf(error).refusal]: problemOf(error).detail };
  };
  return { account, money, words, names: acts.map(({ name }) => name), act, send, refused };
};

it.each([
  ["de", "Kunden", "Verträge", "1 von"],
  ["en", "Customers", "Contracts", "1 of"],
] as const)(
  "[DSK-05] [DSK-01] a customer is one line of the list, found as people say their telephone number, %s",
  async (locale, ...expected) => {
    const { html, words, queries } = await opened(
      `/admin/customers?q=${encodeURIComponent("030 123456")}`,
      "support",
      locale,
    );
    for (const word of [...expected, at.number, at.email, "Erika Mustermann"]) expect(words).toContain(word);
    expect(html).toContain(`${record()}?locale=${locale}`);
    expect(words).not.toMatch(/\b(column|state|list|roles)\.\w/);
    expect(queries.getQueryData(listKey("customers", { q: "030 123456" }))).toMatchObject({
      rows: [{ id: at.number }],
    });
  },
);

it.each(["de", "en"] as const)(
  "[DSK-02] [DSK-08] [OPS3-10] a customer is one page: contracts and documents first, then the account, money and orders, %s",
  async (locale) => {
    const { html, words } = await opened(record(), "admin", locale);
    const inOrder =
      locale === "de"
        ? ["Erika Mustermann", "Verträge", "VPS M", "Belege", "Konto", "Zahlungen", "Bestellungen", at.order["number"]]
        : ["Erika Mustermann", "Contracts", "VPS M", "Documents", "Account", "Payments", "Orders", at.order["number"]];
    const main = words.slice(words.lastIndexOf(inOrder[0] ?? ""));
    let from = 0;
    for (const word of inOrder) {
      const found = main.indexOf(word, from);
      expect(found, word).toBeGreaterThanOrEqual(from);
      from = found;
    }
    expect(html).not.toMatch(/<(textarea|select)/);
    expect(words).not.toMatch(/\b(act|acts|fact|part|column|figure|all)\.\w/);
  },
);

it("[DSK-03] [ACC-04] [CUS-11] [OPS2-6] an address is corrected, or refused with what is wrong at each field, in the language of who corrects it", async () => {
  for (const [locale, postCode, city] of [
    ["en", "post code", "This field is required"],
    ["de", "Postleitzahl", "Dieses Feld ist erforderlich"],
  ] as const)
    expect(
      await (await deskAt("support", locale)).refused("address", { postCode: "?", city: "", reason: "x" }),
    ).toEqual({
      postCode: expect.stringContaining(postCode),
      city: expect.stringContaining(city),
    });
  await (await deskAt("support")).send("address", {
    city: "Mannheim",
    phone: "+49 621 / 123456",
    reason: "Verschrieben",
  });
  const { words } = await opened(record());
  for (const word of ["Mannheim", "+49621123456", "Verschrieben"]) expect(words).toContain(word);
});

it("[ACC-08] [VAT-08] what the next documents go by is changed by administrators; a rate that is none is refused at its field", async () => {
  const desk = await deskAt();
  const none = { rate: expect.stringContaining("zwischen 0 und 100") };
  expect(await desk.refused("rate", { rate: "700", reason: "Vertrag" })).toEqual(none);
  await desk.send("rate", { rate: "7", reason: "Rahmenvertrag" });
  await (await deskAt()).send("reference", { reference: "04011000-12345-34", reason: "Schreiben der Behörde" });
  const after = await deskAt();
  for (const word of ["7 %", "04011000-12345-34", "Rahmenvertrag"]) expect(after.words).toContain(word);
  await after.send("noRate", { reason: "Ausgelaufen" });
  const again = await deskAt();
  expect([again.account.individualRate, again.names.includes("noRate")]).toEqual([null, false]);
  expect((await deskAt("support")).names).not.toContain("rate");
});

it("[DSK-08] of two who have a customer open the second one learns what the first one changed, and does it all the same by saying so", async () => {
  const [first, second] = [await deskAt("support"), await deskAt("admin")];
  await first.send("reference", { reference: "4711", reason: "Telefonat" });
  const typed = { city: "Hamburg", reason: "Umzug" };
  const late = problemOf(await Promise.resolve(second.send("address", typed)).catch((error: unknown) => error));
  expect([late.refusal, late.detail]).toEqual([
    "RecordChanged",
    expect.stringContaining("seit Sie ihn geöffnet haben"),
  ]);
  expect(late.facts).toMatchObject({ changes: [{ act: "buyer-reference", after: { buyerReference: "4711" } }] });
  expect((await deskAt()).words).not.toContain("Hamburg");
  await second.send("address", { ...typed, anyway: String(late.facts?.["revision"]) });
  expect((await deskAt()).words).toContain("Hamburg");
});

it("[BAL-02] [BAL-03] [BAL-07] [SHOP3-4] a payment is noted and paid back as it stands in the dialogs, taken back, and open money is read by who blocks", async () => {
  const desk = await deskAt();
  await desk.send("payment", { amount: "250,00", reference: "Zeile 7" });
  expect(await desk.refused("payment", { amount: "250,00" })).toHaveProperty("AlreadyNoted");
  const paid = await deskAt();
  for (const word of ["Zeile 7", "Guthaben"]) expect(paid.words).toContain(word);
  // All that may be paid back stands there, and which note was the last.
  await paid.send("payout");
  const repaid = await deskAt();
  expect([repaid.account.openMoney, repaid.act("block").text]).toEqual([null, expect.not.stringContaining("€")]);
  await repaid.send("back", { reason: "Falsches Konto" });
  await repaid.send("fee", { fee: "postage", amount: "3,50", text: "Zurück von der Post" });
  const { words, act } = await deskAt();
  expect(words).toMatch(/G-\d{4}-\d{6}/);
  expect(act("block").text).toContain("Bitte klären Sie das zuerst");
});

it("[SES-07] [DSK-05] rights are given and taken by administrators, and one press undoes it", async () => {
  const desk = await deskAt();
  await desk.send("block", { reason: "Missbrauch" });
  const blocked = await deskAt();
  expect(blocked.words).toContain("Gesperrt");
  expect(blocked.names.filter((name) => ["block", "access", "login"].includes(name))).toEqual([]);
  await desk.act("block").undo?.(() => "");
  expect((await deskAt()).account.blocked).toBe(false);
  // Who has ordered stays a customer.
  expect(Object.keys(await desk.refused("role", { role: "support", reason: "Neu im Team" }))).toEqual(["role"]);
  expect(Object.keys(await desk.refused("login", { email: at.email, reason: "Verloren" }))).toEqual(["email"]);
  await desk.send("login", { email: `new-${at.email}`, reason: "Postfach verloren" });
  await desk.send("access", { reason: "Am Telefon" });
  expect((await deskAt()).words).toContain(`new-${at.email}`);
  const names = new Set((await deskAt("bookkeeping")).names);
  for (const name of ["role", "block", "access", "login", "factor"]) expect(names).not.toContain(name);
});

it("[SES-07] an account of staff has its role, its second factor and what can be done with it, and no money", async () => {
  const { number } = await customerAt(site())
    .then(({ call }) => call("GET", "/shop/auth"))
    .then((it) => ({ number: it["customerNumber"] }));
  const desk = await deskAt("admin", "de", number);
  await desk.send("role", { role: "support", reason: "Neu im Team" });
  const { words, names } = await deskAt("admin", "de", number);
  for (const word of ["Kundendienst", "Zweiter Faktor", "Rolle geändert"]) expect(words).toContain(word);
  expect(names).toEqual(["role", "block", "access", "login"]);
  await desk.act("role").undo?.(() => "");
  expect((await deskAt("admin", "de", number)).account.role).toBe("customer");
});

it("[DSK-07] a customer has a page that says their name, and an address from before leads to the list as it is narrowed", async () => {
  const html = await (await get(`${record()}?locale=de`)).text();
  expect(html).toContain(`<title>Erika Mustermann, ${at.number}`);
  expect((await get("/admin/customers?locale=de&only=blocked&q=x")).headers.get("location")).toBe(
    "/admin/customers?locale=de&q=x&state=blocked",
  );
  expect((await get("/admin/customers/1?locale=de")).status).toBe(404);
});
