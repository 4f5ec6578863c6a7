// What the log of a shop says of its visitors. [OPS-04]
import { expect, it } from "vitest";
import { running } from "../../test/harness.ts";
import { customer, filledCart, order } from "../../test/customers.ts";

it("[OPS-04] logs hold no personal data, no ids that open anything, no tokens", async () => {
  const lines: string[] = [];
  const shop = await running({ LOG_LEVEL: "trace" }, { logTo: { write: (line) => lines.push(line) } });
  const person = await customer(shop.ask);
  const cart = await filledCart(shop.ask, "geheim-77.de", person.auth);
  const response = await order(shop.ask, person, cart);
  await shop.ask("GET", `/shop/order/${response.body.result.id}`, undefined, person.auth);
  await shop.ask("GET", `/auth/email-confirmation?confirmation=secretcode`);
  await shop.api.mailDelivery.run();
  await shop.close();
  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of [
    person.email,
    "Mustermann",
    "+4930123456",
    "Hauptstra",
    "geheim-77",
    "secretcode",
    "127.0.0.1",
    person.auth["authorization"]?.slice(7) ?? "",
    "Passw0rd",
    `cart/${cart.id}`,
    `order/${response.body.result.id}`,
  ])
    expect(log).not.toContain(secret);
  expect(log).toMatch(/"reqId":"[0-9a-f-]{36}"/);
});
