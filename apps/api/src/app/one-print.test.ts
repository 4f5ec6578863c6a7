// One thing, one print: whatever is remembered by a fingerprint of what a client sends is opened by one text, or by forms that all lead to the same print. [SES-14] [SEC4-3]
import { createHash, randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  account,
  agreements,
  customer,
  filledCart,
  lettersTo,
  order,
  password,
  quoteOf,
} from "../../test/customers.ts";
import { type Headers, type Loose, runningForFile } from "../../test/harness.ts";
import { staffMember } from "../../test/staff.ts";

const shop = await runningForFile({ TRUST_PROXY: "on" });
const { ask, api, clock } = shop;
const { database } = api;
const hex = (text: string): string => createHash("sha256").update(text).digest("hex");
const set = (email: string, change: object) =>
  database.inTransaction((handle) => handle.updateTable("users").set(change).where("email", "=", email).execute());

/** Something that a text opens: asked with another text it says whether that opens it, too, and changes nothing. */
interface Kind {
  readonly text: string;
  readonly opens: (text: string) => Promise<boolean>;
}

const person = await account(ask);
const buyer = await customer(ask);
const admin = await staffMember(shop, "admin");
const event: Loose = (
  await ask("POST", "/shop/ticketing/events", { title: "Open day", place: "Kiel", startsAt: clock.now }, admin.auth)
).body.result;

const [reset, confirmation] = [randomUUID(), randomUUID()];
await set(person.email, { reset_hash: hex(reset), reset_until: clock.now + 1e9 });
await set(buyer.email, { confirmation_hash: hex(confirmation), confirmation_until: clock.now + 1e9 });
await ask("POST", "/shop/account/email", { email: `${randomUUID()}@example.test`, password }, person.auth);
const changing = randomUUID();
await database.inTransaction((handle) =>
  handle
    .updateTable("email_changes")
    .set({ old_hash: hex(changing) })
    .execute(),
);
const staffKey: string = (await ask("POST", `/shop/ticketing/events/${event["id"]}/staff-keys`, undefined, admin.auth))
  .body.result.key;
const gateToken: string = (
  await ask("POST", "/shop/ticketing/session", { event: event["id"], gate: "West" }, admin.auth)
).body.result.token;
await ask(
  "POST",
  `/shop/ticketing/events/${event["id"]}/tickets`,
  { holder: "Erika Mustermann", email: "erika@example.test", locale: "en", community: false },
  { ...admin.auth, "idempotency-key": randomUUID() },
);
const ticketKey = /ticketing\/([0-9a-z]{26})/.exec((await lettersTo(shop, "erika@example.test")).join())?.[1] ?? "";
const cart = await filledCart(ask);
const bought = await filledCart(ask, undefined, buyer.auth);
const orderKey = randomUUID();
const quote = await quoteOf(ask, bought.id, buyer.auth);
await order(ask, buyer, bought, orderKey);

const header = (text: string): string => encodeURI(text);
const [, bearerText = ""] = String(person.auth["authorization"]).split(" ");

/** By ever new networks: wrong keys are counted. */
const counted = { networks: 0 };
const elsewhere = (): Headers => {
  counted.networks += 1;
  return { "x-forwarded-for": `198.18.${(counted.networks >> 8) & 255}.${counted.networks & 255}` };
};
/** Each goes through its own door, and in a way that uses up nothing: what else is wrong with the call is refused after the text was known. */
const kinds: Readonly<Record<string, Kind>> = {
  "the token of a login": {
    text: bearerText,
    opens: async (text) =>
      (await ask("GET", "/users/me", undefined, { authorization: `Bearer ${header(text)}` })).status === 200,
  },
  "a code for a new password": {
    text: reset,
    opens: async (code) => {
      const weak = { password: "password1", passwordConfirmation: "password1" };
      return (await ask("POST", "/auth/reset-password", { code, ...weak })).text.includes("most common passwords");
    },
  },
  "a code that confirms an address": {
    text: confirmation,
    opens: async (text) => {
      const path = `/auth/email-confirmation?confirmation=${encodeURIComponent(text)}`;
      const { status } = await ask("GET", path);
      // It is used up, and put back.
      if (status === 302)
        await set(buyer.email, { confirmation_hash: hex(confirmation), confirmation_until: clock.now + 1e9 });
      return status === 302;
    },
  },
  "a code for another address": {
    text: changing,
    // The other mailbox has not agreed, so that it stays.
    opens: async (code) => (await ask("POST", "/shop/account/email/confirmation", { code })).status === 200,
  },
  "a key for an entrance": {
    text: staffKey,
    // Without the name of a door none opens, and the key stays.
    opens: async (key) =>
      (await ask("POST", "/shop/ticketing/session", { key, gate: " " }, elsewhere())).body.refusal ===
      "TicketFieldInvalid",
  },
  "the token of an entrance": {
    text: gateToken,
    opens: async (text) =>
      (await ask("GET", "/shop/ticketing/session", undefined, { "shop-ticketing": header(text) })).status === 200,
  },
  "a cart": {
    text: cart.id,
    opens: async (text) => (await ask("GET", `/shop/order/cart/${encodeURIComponent(text)}`)).status === 200,
  },
};

/** All that is nearly the text: a character changed, added, left out, in other letters, padded, in percent forms. */
const nearly = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.nat(text.length - 1), fc.integer({ min: 33, max: 126 }))
      .map(([at, code]) => text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1)),
    fc.nat(text.length - 1).map((at) => text.slice(0, at) + text.slice(at + 1)),
    fc
      .tuple(fc.nat(text.length), fc.constantFrom("=", "-", "_", ".", "0", "A", "%20", "%3D"))
      .map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
    fc
      .nat(text.length - 1)
      .map((at) => `${text.slice(0, at)}%${text.charCodeAt(at).toString(16)}${text.slice(at + 1)}`),
    fc.constantFrom(
      text.toUpperCase(),
      text.toLowerCase(),
      `${text}=`,
      `${text}==`,
      `{${text}}`,
      text.replaceAll("-", ""),
    ),
  );
const runs = process.env["KONTOR_NIGHT"] === "1" ? 600 : 40;

describe("one thing, one print", () => {
  it.each(Object.entries(kinds))("[SES-14] [SEC4-3] %s is opened by its own text alone", async (_, { text, opens }) => {
    expect(await opens(text)).toBe(true);
    await fc.assert(
      fc.asyncProperty(nearly(text), async (other) => other === text || !(await opens(other))),
      { numRuns: runs },
    );
    // None of them has ended it, and no limit was what refused them.
    expect(await opens(text)).toBe(true);
  });

  it("[CHK-06] [SES-14] a key of an order is one text: nearly the same is another order, or none", async () => {
    const wanted = {
      cartId: bought.id,
      cartVersion: bought.version,
      quoteHash: quote.hash,
      agreements,
      locale: "de",
    };
    const sent = (key: string): Promise<Loose> =>
      ask("POST", "/shop/order", wanted, { ...buyer.auth, "idempotency-key": key } satisfies Headers);
    expect((await sent(orderKey)).status).toBe(200);
    await fc.assert(
      fc.asyncProperty(nearly(orderKey), async (other) => other === orderKey || (await sent(other)).status >= 400),
      { numRuns: runs / 4 },
    );
  });

  it("[TKT-02] [SES-14] a key of a ticket has many spellings, all of which are one ticket that is admitted once", async () => {
    const key = ticketKey;
    const spellings = [
      key,
      key.toUpperCase(),
      ` ${key} `,
      key.replace(/(.{4})/g, "$1-"),
      key.replaceAll("1", "l").replaceAll("0", "o"),
      `https://shop.example/ticketing/${key}?x=1`,
    ];
    const admit = (spelling: string) =>
      ask("POST", "/shop/ticketing/admission", { id: randomUUID(), key: spelling }, { "shop-ticketing": gateToken });
    const answers = [];
    for (const spelling of spellings) answers.push((await admit(spelling)).body.refusal ?? "admitted");
    expect(answers).toEqual(["admitted", ...spellings.slice(1).map(() => "TicketAlreadyAdmitted")]);
  });
});
