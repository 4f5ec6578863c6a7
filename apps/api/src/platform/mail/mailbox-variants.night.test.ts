// Letters to one mailbox through every form that a stranger can send, and addresses that are none or several. [OPS-08] [CUS-02] [CUS-10]
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isEmailAddress } from "@kontor/domain/kernel/text";
import { expect, it } from "vitest";
import { account, password } from "../../../test/customers.ts";
import { type ApiResponse, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile({ TRUST_PROXY: "on", AUTH_RATE_LIMIT: "10", ORDER_RATE_FACTOR: "1" });
const { ask, api } = shop;

const counted = { networks: 0 };
/** Each call from a network of its own, under a key of its own. */
const elsewhere = () => {
  counted.networks += 1;
  return {
    "x-forwarded-for": `203.0.${Math.floor(counted.networks / 200)}.${(counted.networks % 200) + 1}`,
    "idempotency-key": randomUUID(),
  };
};
const post = (path: string, body: object, headers: object = {}): Promise<ApiResponse> =>
  ask("POST", path, body, { ...elsewhere(), ...headers });
const name = { firstName: "Vera", lastName: "Vogt" };

/** Every form that writes to the address that was typed, without a login. */
const forms: readonly ((email: string) => Promise<ApiResponse>)[] = [
  (email) => post("/auth/local/register", { username: email, email, password }),
  (email) => post("/auth/forgot-password", { email }),
  (email) => post("/auth/send-email-confirmation", { email }),
  (email) => post("/shop/newsletter", { email, consent: true }),
  (email) =>
    post("/shop/request/contact", {
      ...name,
      email,
      emailRepeat: email,
      category: "hosting",
      message: "Which plan fits?",
    }),
  (email) =>
    post("/shop/request/privacy", {
      ...name,
      email,
      emailRepeat: email,
      customerNumber: "100001",
      concern: "access",
      message: "Which?",
    }),
  (email) =>
    post("/shop/request/sponsoring", {
      ...name,
      email,
      emailRepeat: email,
      organisation: "Hafen",
      website: "https://verein.example",
      message: "We sail.",
    }),
  (email) =>
    post("/shop/declaration/cancellation", {
      product: "Cloud S",
      email,
      emailRepeat: email,
      termination: "ordinary",
      end: "next",
    }),
  (email) => post("/shop/declaration/withdrawal", { name: "Vera Vogt", contract: "K-2026-000001", email }),
];

it("[OPS-08] [SEC2-4] one mailbox gets twenty letters of forms an hour, and five of each kind with a code, through all forms together, wherever the dots of its name stand", async () => {
  const spellings = ["opfer", "o.pfer", "op.fer", "O.P.F.E.R", "opfer+a", "o.p.fer+b"].flatMap((local) => [
    `${local}@gmail.com`,
    `${local}@googlemail.com`,
  ]);
  for (const email of spellings) for (const send of forms) expect((await send(email)).status).toBeLessThan(430);
  for (let round = 0; round < 8; round += 1) await api.mailDelivery.run();
  const sent = await api.database.reads
    .selectFrom("outbox")
    .select(["id", "recipient"])
    .where("sent_at", "is not", null)
    .execute();
  const own = sent.filter(({ recipient }) => /@g(?:oogle)?mail\.com$/i.test(recipient));
  expect(own.filter(({ id }) => !id.startsWith("account-"))).toHaveLength(20);
  expect(own.filter(({ id }) => id.startsWith("account-")).length).toBeLessThanOrEqual(10);
}, 60_000);

const crafted = [
  '"a b"@example.test',
  "a(comment)@example.test",
  "a@example.test, b@example.test",
  "a@example.test\r\nBcc: b@example.test",
  "a@example.test%0ab@example.test",
  "a@b@example.test",
  "a@[127.0.0.1]",
  "аdmin@example.test",
  `${"a".repeat(90)}@example.test`,
  "a@example",
  "=cmd|' /C calc'!A0@example.test\n",
];

it("[CUS-02] [SES-05] [SEC2-6] an address that is none or several is refused by every form, and by staff, and no letter goes there", async () => {
  const admin = await staffMember(shop, "admin");
  const person = await account((method, path, body, headers) =>
    ask(method, path, body, { ...elsewhere(), ...headers }),
  );
  const { customerNumber } = (await ask("GET", "/shop/auth", undefined, person.auth)).body.result;
  const event = await post(
    "/shop/ticketing/events",
    { title: "Open day", place: "Kiel", startsAt: shop.clock.now },
    admin.auth,
  );
  const inside: typeof forms = [
    (email) => post("/shop/account/email", { email, password }, person.auth),
    (email) =>
      post(
        `/shop/ticketing/events/${event.body.result.id}/tickets`,
        { holder: "Ada", email, locale: "en", community: false },
        admin.auth,
      ),
    (email) =>
      ask(
        "PUT",
        `/shop/admin/customers/${customerNumber}/email`,
        { email, reason: "Lost." },
        { ...admin.auth, ...elsewhere() },
      ),
  ];
  for (const email of crafted)
    for (const [at, send] of [...forms, ...inside].entries()) {
      const answer = await send(email);
      // Forgotten passwords and confirmations are answered alike for every address.
      if (at !== 1 && at !== 2)
        expect(answer.status, `${at} ${email} ${answer.text.slice(0, 160)}`).toBeGreaterThanOrEqual(400);
    }
  for (let round = 0; round < 8; round += 1) await api.mailDelivery.run();
  const rows = await api.database.reads.selectFrom("outbox").select(["id", "recipient"]).execute();
  expect(rows.filter(({ recipient }) => !isEmailAddress(recipient))).toEqual([]);
  expect(readdirSync(join(shop.directory, "mail")).length).toBeGreaterThan(0);
}, 60_000);
