// The same order from a terminal: with the same input it leaves the same row and the same mail as the browser's.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Email } from "postal-mime";
import { aFreeName, aPerson, expect, type Person, ready, test, walkedIn } from "../../test/browser/shop.ts";
import { addHosting, orderNumber, placeOrder, register } from "../../test/browser/walk.ts";
import { paths, words } from "../../test/browser/words.ts";

const terminal = fileURLToPath(new URL("../../../../examples/terminal/src/order.ts", import.meta.url));

/** What cannot be the same in two orders: ids, numbers, the moment, the address of email. */
const comparable = (value: unknown, person: Person, name: string): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      ["id", "number", "customerNumber", "placedAt", "item", "hash", "version"].includes(key) ? "…" : part,
    )
      .replaceAll(person.email, "…")
      .replaceAll(person.street, "…")
      .replaceAll(name.replace(/\.de$/, ""), "…"),
  );

const plain = (mail: Email, person: Person, name: string): string =>
  `${mail.subject}\n${mail.text ?? ""}`
    .replaceAll(person.email, "…")
    .replaceAll(person.street, "…")
    .replaceAll(name, "…")
    .replace(/K-\d{4}-\d{6}/g, "…")
    .replace(/\b1\d{5}\b/g, "…")
    .replace(/\d{1,2}:\d{2}/g, "…")
    // A street of another length stands elsewhere in its line.
    .replaceAll(/ {2,}/g, "  ");

for (const locale of walkedIn("en")) {
  test(`[HDL-05] [CHK-05] [VAT-10] the terminal makes the same order row and mail as the browser, ${locale}`, async ({
    page,
    shop,
  }) => {
    // One name is ordered once: both are as long.
    const [name, itsName] = [aFreeName(), aFreeName()];
    const [byBrowser, byTerminal] = [aPerson(), aPerson()];

    await addHosting(page, locale, name);
    await page.getByRole("link", { name: words(locale)("cart.toLogin") }).click();
    await page.waitForURL(`**${paths[locale].login}`);
    await register(page, locale, byBrowser);
    await page.waitForURL(`**${paths[locale].summary}`);
    await ready(page);
    await placeOrder(page, locale);
    const first = await orderNumber(page, locale);

    const options = {
      url: shop.url,
      locale,
      plan: "web-m",
      domain: itsName,
      email: byTerminal.email,
      password: byTerminal.password,
      kind: "private",
      "first-name": byTerminal.firstName,
      "last-name": byTerminal.lastName,
      street: byTerminal.street,
      "post-code": byTerminal.postCode,
      city: byTerminal.city,
      country: byTerminal.country,
      phone: byTerminal.phone,
    };
    const given = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--conditions=@kontor/source", terminal, "--register", "--agree", ...given],
      { env: { ...process.env, NODE_OPTIONS: "" } },
    );
    const second = /K-\d{4}-\d{6}/.exec(stdout)?.[0] ?? "";
    expect(second).not.toBe("");

    const row = (number: string) => shop.rows("select body from orders where number = ?", number)[0]?.body;
    const [one, other] = [row(first), row(second)].map((body) => JSON.parse(String(body)) as unknown);
    expect(comparable(other, byTerminal, itsName)).toEqual(comparable(one, byBrowser, name));
    expect(plain(await shop.mailTo(byTerminal.email), byTerminal, itsName)).toBe(
      plain(await shop.mailTo(byBrowser.email), byBrowser, name),
    );
  });
}
