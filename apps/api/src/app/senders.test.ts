// Who writes: each purpose has an address of its own in both languages, seen at a real SMTP peer. [CHK-05]
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { customer, filledCart, order } from "../../test/customers.ts";
import { running } from "../../test/harness.ts";
import { smtpPeer } from "../../test/smtp-peer.ts";
import { staffMember } from "../../test/staff.ts";

const smtp = await smtpPeer();
const shop = await running({ SMTP_URL: smtp.url, PUBLIC_URL: "https://shop.example.test" });
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
const { ask, api, clock } = shop;
const keyed = (locale: string) => ({ "idempotency-key": randomUUID(), "shop-locale": locale });

/** The sender of the last letter to an address. */
const senderTo = async (email: string): Promise<string | undefined> => {
  await api.mailDelivery.run();
  return smtp.mails.findLast(({ to }) => to?.some(({ address }) => address === email))?.from?.address;
};

describe.each([
  [
    "en",
    { newsletter: "newsletter", contact: "contact", ticket: "tickets", invoice: "invoices", contract: "contracts" },
  ],
  ["de", { newsletter: "rundbrief", contact: "kontakt", ticket: "tickets", invoice: "rechnung", contract: "vertrag" }],
] as const)("letters in %s", (locale, names) => {
  const host = "@kontor-hosting.example";

  it("[CHK-05] [CUS-10] [FRM-03] of the newsletter and of a message come from their own addresses", async () => {
    const [reader, writer] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
    expect((await ask("POST", "/shop/newsletter", { email: reader, consent: true }, keyed(locale))).status).toBe(200);
    expect(await senderTo(reader)).toBe(names.newsletter + host);
    const message = {
      firstName: "Ada",
      lastName: "Meyer",
      email: writer,
      emailRepeat: writer,
      category: "hosting",
      message: "Guten Tag",
    };
    const sent = await ask(
      "POST",
      "/shop/request/contact",
      { ...message, organisation: "", customerNumber: "" },
      keyed(locale),
    );
    expect(sent.status, sent.text).toBe(201);
    expect(await senderTo(writer)).toBe(names.contact + host);
  });

  it("[CHK-05] [TKT-02] of a ticket comes from its own address", async () => {
    const admin = await staffMember(shop, "admin");
    const guest = `${randomUUID()}@example.test`;
    const event = await ask(
      "POST",
      "/shop/ticketing/events",
      { title: "Open day", place: "Karlsruhe", startsAt: clock.now + 86_400_000 },
      admin.auth,
    );
    const csv = `name,email,locale\nAda Lovelace,${guest},${locale}`;
    const path = `/shop/ticketing/events/${event.body.result.id}/import`;
    expect((await ask("POST", path, { csv }, { ...admin.auth, "idempotency-key": randomUUID() })).status).toBe(201);
    expect(await senderTo(guest)).toBe(names.ticket + host);
  });

  it("[CHK-05] [ACC-03] [ACC-05] of an invoice and of a contract come from theirs, and the receipt of a declaration from the contracts'", async () => {
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const placed = (await order(ask, person, cart, undefined, { locale })).body.result;
    await api.mailDelivery.run();
    await api.invoicing.run();
    expect(await senderTo(person.email)).toBe(names.invoice + host);
    const fields = { name: "Erika Mustermann", contract: `${placed.number}-1`, email: person.email };
    expect(
      (await ask("POST", "/shop/declaration/withdrawal", fields, { ...person.auth, ...keyed(locale) })).status,
    ).toBe(201);
    await api.mailDelivery.run();
    const last = smtp.mails.filter(({ to }) => to?.some(({ address }) => address === person.email)).slice(-2);
    expect(last.map(({ from }) => from?.address)).toEqual([names.contract + host, names.contract + host]);
  });
});
