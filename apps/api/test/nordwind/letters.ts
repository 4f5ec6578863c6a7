// What customers and staff of the company "Nordwind" do so that its shop writes a letter of every purpose, in both languages. [PKG-08]
import { randomUUID } from "node:crypto";
import { locales } from "@kontor/domain/visitor/locale";
import { customer, order } from "../customers.ts";
import type { ApiResponse, Running } from "../harness.ts";
import { staffMember } from "../staff.ts";

const keyed = (locale: string) => ({ "idempotency-key": randomUUID(), "shop-locale": locale });
const mailbox = () => `${randomUUID()}@example.test`;

const done = ({ status, text, body }: ApiResponse) => {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body.result;
};

export const everyLetter = async (shop: Pick<Running, "ask" | "api" | "clock">): Promise<void> => {
  const { ask, api, clock } = shop;
  const admin = await staffMember(shop, "admin");
  const event = { title: "Open day", place: "Husum", startsAt: clock.now + 86_400_000 };
  const opened = done(await ask("POST", "/shop/ticketing/events", event, admin.auth));
  for (const locale of locales) {
    const person = await customer(ask, { locale }, locale);
    const cart = done(await ask("POST", "/shop/order/cart", undefined, person.auth));
    const item = { kind: "product", product: "breeze", quantity: 1, billingMonths: 12, location: null, additions: [] };
    const wanted = { version: cart.version, item };
    const filled = done(await ask("POST", `/shop/order/cart/${cart.id}/items`, wanted, person.auth));
    const placed = done(await order(ask, person, filled, undefined, { locale }));
    await ask("POST", "/auth/forgot-password", { email: person.email }, keyed(locale));
    done(await ask("POST", "/shop/newsletter", { email: mailbox(), consent: true }, keyed(locale)));
    const writer = mailbox();
    const message = { firstName: "Ada", lastName: "Meyer", email: writer, emailRepeat: writer, category: "hosting" };
    const more = { message: "Guten Tag", organisation: "", customerNumber: "" };
    done(await ask("POST", "/shop/request/contact", { ...message, ...more }, keyed(locale)));
    const csv = `name,email,locale\nAda Lovelace,${mailbox()},${locale}`;
    done(await ask("POST", `/shop/ticketing/events/${opened.id}/import`, { csv }, { ...admin.auth, ...keyed(locale) }));
    await api.invoicing.run();
    const withdrawal = { name: "Erika Mustermann", contract: `${placed.number}-1`, email: person.email };
    done(await ask("POST", "/shop/declaration/withdrawal", withdrawal, { ...person.auth, ...keyed(locale) }));
  }
  await api.invoicing.run();
};
