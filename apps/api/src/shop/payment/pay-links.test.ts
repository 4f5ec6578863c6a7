// An invoice is paid by its link: signed, for this document alone, without a login and without a word about its customer. [PAY-03] [PAY-04]
import type { Invoice } from "@kontor/domain/shop/invoice";
import { afterAll, expect, it } from "vitest";
import { waitingTextsTo } from "../../../test/customers.ts";
import { type ApiResponse, type Loose, running } from "../../../test/harness.ts";
import { type Bought, boughtIn, noted } from "../../../test/money.ts";
import { type PayPeer, payPeer, peerKeys } from "../../../test/pay-peer.ts";
import { staffMember } from "../../../test/staff.ts";
import { printedInvoice } from "../invoice/invoice-pdf.ts";
import { invoiceById } from "../invoice/store.ts";

const peer: PayPeer = await payPeer();
const shop = await running({ ...peerKeys, STRIPE_API_URL: peer.url, MOLLIE_API_URL: peer.url });
afterAll(async () => {
  await shop.close();
  await peer.close();
});
const { ask, api, clock } = shop;
const day = 24 * 60 * 60_000;
const providers = ["stripe", "mollie"] as const;

const start = ({ person, id }: Bought, provider: string, body: object): Promise<ApiResponse> =>
  ask("POST", `/shop/invoices/${id}/payment`, { provider, ...body }, person.auth);
const ofInvoice = async ({ person, id }: Bought): Promise<Loose> =>
  (await ask("GET", `/shop/invoices/${id}`, undefined, person.auth)).body.result;
const attemptsOf = async ({ person }: Bought): Promise<Loose> =>
  (await ask("GET", "/shop/payment", undefined, person.auth)).body.result;
/** The link in the letter with the invoice. */
const linkOf = async ({ person }: Bought): Promise<string> => {
  const texts = (await waitingTextsTo(shop, person.email)).join("\n").replaceAll(/=\r?\n/g, "");
  return decodeURIComponent(/\?link=([\w.%-]+)/.exec(texts)?.[1] ?? "");
};

it("[PAY-03] [PAY-04] two tabs that begin at once are led to one page, by each way and by a link", async () => {
  const [one, other] = [await boughtIn(shop), await boughtIn(shop)];
  const tabs = await Promise.all(Array.from({ length: 4 }, () => start(one, "mollie", { locale: "de" })));
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(tabs.map(({ body }) => body.result.url)).size).toBe(1);
  const link = await linkOf(other);
  const byLink = await Promise.all(
    Array.from({ length: 4 }, () =>
      ask("POST", `/shop/pay-links/${link}/payment`, { provider: "stripe", locale: "en" }),
    ),
  );
  expect(new Set(byLink.map(({ body }) => body.result.url)).size).toBe(1);
  expect((await attemptsOf(other)).attempts).toHaveLength(1);
});

it.each(providers)(
  "[PAY-03] an invoice is paid by the link of its letter, without a login and without a word about its customer, by %s",
  async (provider) => {
    const one = await boughtIn(shop);
    const link = await linkOf(one);
    const { number, buyer } = await ofInvoice(one);
    const read = async (query = "") => ask("GET", `/shop/pay-links/${link}${query}`);
    const first = await read();
    expect(first.body.result).toMatchObject({
      document: one.id,
      number,
      left: one.total,
      providers: [...providers],
      attempts: [],
    });
    const text = JSON.stringify(first.body.result);
    for (const word of [buyer.lastName, buyer.street, buyer.city, one.person.email, one.number])
      expect(text).not.toContain(word);

    const begun = await ask("POST", `/shop/pay-links/${link}/payment`, { provider, locale: "de" });
    const payment = peer.at(begun.body.result.url);
    expect(payment).toMatchObject({ cents: one.total, email: one.person.email, description: number });
    expect(payment.backUrl).toContain(`/de/konto/bezahlen?link=${encodeURIComponent(link)}&payment=back`);
    peer.pay(payment);
    expect((await read("?fresh=true")).body.result).toMatchObject({
      left: 0,
      transfer: null,
      attempts: [{ provider, document: one.id, state: "paid" }],
    });
    expect((await ask("POST", `/shop/pay-links/${link}/payment`, { provider })).body.refusal).toBe("NothingToPay");
    clock.now += 31 * day;
    expect([(await read()).status, (await read()).body.refusal]).toEqual([410, "PayLinkOver"]);
    expect((await ask("POST", `/shop/pay-links/${link}/payment`, { provider })).body.refusal).toBe("PayLinkOver");
  },
);

it("[PAY-03] a link that was changed, another's signature, and anything else lead nowhere", async () => {
  const [one, other] = [await boughtIn(shop), await boughtIn(shop)];
  const [link, foreign] = [await linkOf(one), await linkOf(other)];
  const [id = "", signature = ""] = link.split(".");
  const { number } = await ofInvoice(one);
  const forged = [
    `${id}.${foreign.split(".")[1]}`,
    `${other.id}.${signature}`,
    `${link}=`,
    `${link}.x`,
    `${id}.`,
    id,
    number,
    "%2e%2e",
    `${id}.${"A".repeat(22)}`,
    "x".repeat(120),
  ];
  for (const token of forged) {
    const path = `/shop/pay-links/${encodeURIComponent(token)}`;
    const read = await ask("GET", path);
    expect([read.status, read.body.refusal], token).toEqual([404, "PayLinkUnknown"]);
    const begun = await ask("POST", `${path}/payment`, { provider: "mollie" });
    expect([begun.status, begun.body.refusal], token).toEqual([404, "PayLinkUnknown"]);
  }
  expect((await ask("POST", `/shop/pay-links/${link}/payment`, { provider: "paypal" })).status).toBe(400);
});

it("[PAY-03] [PAY-04] by a link, too, a payment under way, a sum that is too small, a provider that is away and one that is not offered are refused", async () => {
  const [one, other] = [await boughtIn(shop), await boughtIn(shop)];
  const begin = async (of: Bought, provider: string): Promise<Loose> =>
    (await ask("POST", `/shop/pay-links/${await linkOf(of)}/payment`, { provider, locale: "de" })).body;
  peer.at((await begin(one, "mollie")).result.url).state = "pending";
  clock.now += 2 * 60_000;
  await api.payments.run();
  expect((await begin(one, "stripe")).refusal).toBe("PaymentUnderWay");
  peer.away = "before";
  expect((await begin(other, "stripe")).refusal).toBe("ProviderAway");
  peer.away = "no";
  await noted(shop, await staffMember(shop, "admin"), other.id, { amount: other.total - 30 });
  expect((await begin(other, "stripe")).refusal).toBe("AmountTooSmall");
  const part = await running({ MOLLIE_API_KEY: peerKeys.MOLLIE_API_KEY, MOLLIE_API_URL: peer.url });
  try {
    const bought = await boughtIn(part);
    const texts = (await waitingTextsTo(part, bought.person.email)).join("\n").replaceAll(/=\r?\n/g, "");
    const link = decodeURIComponent(/\?link=([\w.%-]+)/.exec(texts)?.[1] ?? "");
    const refused = await part.ask("POST", `/shop/pay-links/${link}/payment`, { provider: "stripe" });
    expect(refused.body.refusal).toBe("ProviderNotOffered");
  } finally {
    await part.close();
  }
});

it("[PAY-03] the paper of an invoice has a code that leads to its link; without a provider neither paper nor letter speaks of it", async () => {
  const one = await boughtIn(shop);
  const invoice = await invoiceById(api.database.reads, one.id);
  if (invoice === null) throw new Error("no invoice");
  expect(invoice.payLink).toBe(`${shop.settings.publicUrl}/de/konto/bezahlen?link=${await linkOf(one)}`);
  const codesOf = (of: Invoice): number => JSON.stringify(printedInvoice(of).blocks).split('"kind":"code"').length - 1;
  const { payLink: _, ...without } = invoice;
  expect([codesOf(invoice), codesOf(without)]).toEqual([2, 1]);

  const plain = await running();
  try {
    const bought = await boughtIn(plain);
    expect((await invoiceById(plain.api.database.reads, bought.id))?.payLink).toBeUndefined();
    for (const text of await waitingTextsTo(plain, bought.person.email)) expect(text).not.toContain("?link=");
  } finally {
    await plain.close();
  }
});
