// Contracts at the desk over a real shop: the list and the record as they are drawn, in the words that the customer reads; a cancellation on a customer's word; names that several contracts have. [DSK-05] [DSK-08] [LIF-06] [BAL-08]
import { randomUUID } from "node:crypto";
import { createInstance } from "i18next";
import { beforeAll, expect, it } from "vitest";
import { type Day, dayOf, instant } from "@kontor/domain/kernel/calendar";
import { customerAt } from "../../../../test/customer-fixture.ts";
import { deskOf } from "../../../../test/desk-app.ts";
import { plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";
import { noticeAct } from "./notice.ts";
import { contractQuery, declaredQuery, doubleNamesQuery } from "./queries.ts";
import { actsOf } from "../requests/acts.ts";
import { requestQuery } from "../requests/queries.ts";
import requestTexts from "../requests/texts.de.json" with { type: "json" };
import texts from "./texts.de.json" with { type: "json" };

const site = siteOfFile(undefined, plainPages);
const desk = deskOf(site);
const at = {} as { id: string; number: string; order: string; orderId: string };
const today = (): Day => dayOf(instant(Date.now()), "Europe/Berlin");

const haveContract = async () => {
  const { call, email } = await customerAt(site());
  const cart = await call("POST", "/shop/order/cart");
  const item = { kind: "product", product: "vps-m", quantity: 1, billingMonths: 1, location: "AT" };
  const { version } = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  const { hash } = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
  const wanted = { cartId: cart["id"], cartVersion: version, quoteHash: hash, agreements, locale: "de" };
  const order = await call("POST", "/shop/order", wanted, { "idempotency-key": randomUUID() });
  const [contract] = (await call("GET", "/shop/contracts"))["contracts"];
  const { id, number } = contract.contract;
  return { call, email, at: { id, number, order: order["number"], orderId: order["id"] } };
};

beforeAll(async () => {
  const made = await haveContract();
  await site().api.invoicing.run();
  Object.assign(at, made.at);
});

it.each([
  ["de", "Verträge", "1 von 1", "im Monat"],
  ["en", "Contracts", "1 of 1", "a month"],
] as const)(
  "[DSK-05] [OPS3-10] a row says what, whose by name, when next and for how much, %s",
  async (locale, ...expected) => {
    const { html, words } = await desk.opened("/admin/contracts", "support", locale);
    for (const word of [...expected, at.number, "VPS M", "Mustermann"]) expect(words).toContain(word);
    expect(html).not.toContain("k-slip");
    expect(words).not.toMatch(/\b(column|state|list|every)\.\w/);
    for (const q of [at.number, at.order, at.order.replace(/\D/g, "")])
      expect((await desk.opened(`/admin/contracts?q=${q}`)).words).toContain("1 von 1");
    expect((await desk.opened("/admin/contracts?state=ended,failed")).words).toContain("Kein Vertrag");
  },
);

it.each(["de", "en"] as const)(
  "[DSK-08] [ACC-02] [BAL-08] [LOOK3-4] the record has terms, prices, days and documents, in the third person: %s",
  async (locale) => {
    const { html, words } = await desk.opened(`/admin/contracts/${at.id}`, "admin", locale);
    const expected = {
      de: [
        "beginnt am",
        "Kündigungsfrist",
        "Preisliste",
        "Kalender",
        "Letzter Tag für den Widerruf",
        "Standort Österreich",
      ],
      en: ["starts on", "Notice", "Price list", "Calendar", "Last day to withdraw", "Location Austria"],
    };
    for (const word of [at.number, at.order, "VPS M", "R-20", ...expected[locale]]) expect(words).toContain(word);
    expect(words).not.toMatch(/ Sie | Ihr | your? /);
    expect(html).not.toMatch(/<(textarea|select)/);
    expect(words).not.toMatch(/\b(fact|figure|next|part|parts|prices|term|every)\.\w/);
  },
);

it("[LIF-06] [OPS3-7] [SES-07] who has support takes a cancellation down with its proof, and the contract is cancelled in list and record", async () => {
  expect((await desk.opened(`/admin/contracts/${at.id}`, "bookkeeping")).words).not.toContain(
    "Kündigung oder Widerruf aufnehmen",
  );
  const { words, send, queries } = await desk.opened(`/admin/contracts/${at.id}`, "support");
  expect(words).toContain("Kündigung oder Widerruf aufnehmen");
  const i18n = createInstance();
  void i18n.init({ lng: "de", resources: { de: texts }, initAsync: false } as never);
  const t = i18n.getFixedT("de", "desk-contracts");
  const [act] = noticeAct({ send, t, today, contracts: [{ id: at.id, name: at.number }] });
  const run = (typed: Readonly<Record<string, string>>) =>
    act?.run((field) => {
      const value = act.fields.find(({ name }) => name === field)?.value;
      return typed[field] ?? (typeof value === "function" ? value() : value) ?? "";
    });
  await expect(run({ kind: "good-cause", proof: "Am Telefon." })).rejects.toMatchObject({
    problem: { errors: [{ field: "goodCause", detail: "Bitte geben Sie den wichtigen Grund an." }] },
  });
  await expect(run({ proof: " " })).rejects.toMatchObject({ problem: { refusal: "ReasonMissing" } });
  await run({ proof: "Rief um 10.15 Uhr an und nannte die letzte Rechnung." });
  const { view } = await queries.fetchQuery({ ...contractQuery(send, at.id), staleTime: 0 });
  expect([view.standing, view.contract.state.kind]).toEqual(["cancelled", "cancelled"]);
  const after = await desk.opened(`/admin/contracts/${at.id}`, "support");
  for (const word of ["Gekündigt", "endet am", "Kündigung, eingegangen"]) expect(after.words).toContain(word);
  // A further notice says nothing new; a withdrawal or a good cause may end it earlier.
  const [further] = noticeAct({ send, t, today, contracts: [{ id: at.id, name: at.number }], kinds: ["withdrawal"] });
  expect(after.words).toContain("Kündigung oder Widerruf aufnehmen");
  expect(further?.fields.find(({ name }) => name === "kind")?.options?.map(({ label }) => label)).toEqual(["Widerruf"]);
  expect((await desk.opened("/admin/contracts?state=cancelled")).words).toContain("Gekündigt");
});

it("[ACC-05] [DSK-02] a notice for good cause that names a contract waits beside it, and is accepted there with a reason", async () => {
  const { call: own, email, at } = await haveContract();
  const typed = { customerNumber: "", product: at.number, termination: "extraordinary", end: "next", email };
  const key = { "idempotency-key": randomUUID() };
  await own(
    "POST",
    "/shop/declaration/cancellation",
    { ...typed, emailRepeat: email, reason: "Seit Wochen gestört." },
    key,
  );
  const { send, queries } = await desk.opened(`/admin/contracts/${at.id}`, "support");
  const { rows } = await queries.fetchQuery(declaredQuery(send, at.number));
  expect(rows).toMatchObject([{ about: "declaration", form: "cancellation", email }]);
  const request = await queries.fetchQuery(requestQuery(send, rows[0]?.id ?? ""));
  const i18n = createInstance();
  void i18n.init({ lng: "de", resources: { de: requestTexts }, initAsync: false } as never);
  const [cause] = actsOf(request, { send, t: i18n.getFixedT("de", "desk-requests") });
  expect([cause?.name, cause?.fields.find(({ name }) => name === "contract")?.value]).toEqual(["cause", at.number]);
  await cause?.run((field) => ({ contract: at.number, cause: "Das Protokoll zeigt es." })[field] ?? "");
  const { view } = await queries.fetchQuery({ ...contractQuery(send, at.id), staleTime: 0 });
  expect(view.standing).not.toBe("running");
  expect((await queries.fetchQuery({ ...declaredQuery(send, at.number), staleTime: 0 })).rows).toEqual([]);
});

it("[DSK-07] [DOM-01] old addresses lead to the list of today, which says where several contracts have one name", async () => {
  const get = async (path: string) => (await desk.get(path)).headers.get("location");
  expect(await get("/admin/contracts?locale=de&only=ended&q=x")).toBe("/admin/contracts?locale=de&q=x&state=ended");
  expect((await desk.get("/admin/contracts/none?locale=de")).status).toBe(404);
  const { send, queries } = await desk.opened("/admin/contracts");
  expect(await queries.fetchQuery(doubleNamesQuery(send))).toEqual([]);
});
