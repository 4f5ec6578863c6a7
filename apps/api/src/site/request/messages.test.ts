// Contact messages and abuse notices on the wire: once for each key, with both mails or not at all, and forgotten in time. [FRM-03] [LGL-05]
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { instant } from "@kontor/domain/kernel/calendar";
import { messagesStoredSince } from "@kontor/domain/site/request";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { runningForFile, type Loose, waitingLetters } from "../../../test/harness.ts";
import { requestsCommand } from "../../app/data/requests.ts";
import { forgetOldMessages } from "./message-store.ts";

const lines: string[] = [];
const { ask, api, clock, directory, settings } = await runningForFile(
  { LOG_LEVEL: "info" },
  { logTo: { write: (line) => void lines.push(line) } },
);

const mailbox = () => `${randomUUID()}@example.test`;
const contact = (email = mailbox(), change = {}) => ({
  firstName: "Erika",
  lastName: "Mustermann",
  email,
  emailRepeat: email,
  organisation: "",
  customerNumber: "100001",
  category: "hosting",
  message: "Welcher Tarif passt?\nhttps://boese.example/x",
  ...change,
});
const notice = (email = mailbox(), change = {}) => ({
  ...contact(email),
  url: "https://shop.example/seite?a=b",
  reasons: "Gefälschte Ware",
  goodFaith: true,
  ...change,
});
const send = (form: "contact" | "abuse", body: object, key: string = randomUUID(), locale = "de") =>
  ask("POST", `/shop/request/${form}`, body, { "idempotency-key": key, "shop-locale": locale });
const stored = (id: string) => api.database.reads.selectFrom("requests").selectAll().where("id", "=", id).execute();
const letters = (id: string): Promise<Loose[]> => waitingLetters(api, [`request-${id}`, `requested-${id}`]);

describe("a message", () => {
  it("[FRM-03] [FRM-05] of contact is taken with its receipt and two letters, the writer's in their language", async () => {
    const body = contact();
    const response = await send("contact", body, randomUUID(), "en");
    const { emailRepeat: _, ...fields } = body;
    expect([response.status, response.body]).toEqual([
      201,
      {
        success: true,
        result: {
          id: expect.any(String),
          receivedAt: clock.now,
          email: body.email,
          filing: { form: "contact", fields: { ...fields, organisation: null } },
        },
      },
    ]);
    const [receipt, note] = await letters(response.body.result.id);
    expect([receipt?.["recipient"], receipt?.["locale"], note?.["recipient"]]).toEqual([
      body.email,
      "en",
      "support@kontor-hosting.example",
    ]);
    // Staff answer to who wrote, by the button of their program. [VISIT-15]
    expect([receipt?.["reply_to"], note?.["reply_to"]]).toEqual([null, body.email]);
    await api.mailDelivery.run();
    const sent = await PostalMime.parse(readFileSync(join(directory, "mail", `${note?.["id"]}.eml`)));
    expect(sent.replyTo).toEqual([{ name: "", address: body.email }]);
    expect(receipt?.["text"]).toContain("Product category: Web hosting");
    // The receipt has what was typed, to the letter. It may go to a person who wrote nothing: no address in its formatted part is a link.
    expect(receipt?.["text"]).toContain("Message: Welcher Tarif passt?\n  https://boese.example/x");
    expect(receipt?.["html"]).toContain("https<span>:</span>//boese<span>.</span>example");
    expect(receipt?.["html"]).not.toMatch(/https:\/\/boese|boese\.example/);
  });

  it("[LGL-05] of abuse names address, reasons and good faith, each needed, and has a receipt that says what was reported", async () => {
    const body = notice();
    const response = await send("abuse", body);
    expect([
      response.status,
      response.body.result.filing.fields.url,
      "goodFaith" in response.body.result.filing.fields,
    ]).toEqual([201, body.url, false]);
    const [receipt] = await letters(response.body.result.id);
    expect(receipt?.["subject"]).toContain("Ihre Meldung ist eingegangen");
    for (const words of ["Gefälschte Ware", "nach bestem Wissen"])
      expect(String(receipt?.["text"]).replaceAll(/\s+/g, " ")).toContain(words);
    const refused = await send("abuse", notice(undefined, { url: "shop.example", reasons: " ", goodFaith: false }));
    expect([refused.status, refused.body.errors.map(({ field, refusal }: Loose) => `${field} ${refusal}`)]).toEqual([
      422,
      ["url UrlInvalid", "reasons FieldRequired", "goodFaith GoodFaithNotStated"],
    ]);
  });

  it("[FRM-01] sent again under its key is the same receipt, also at once; another content is refused and not stored", async () => {
    const [body, key] = [contact(), randomUUID()];
    const both = await Promise.all([send("contact", body, key), send("contact", body, key)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    const other = await send("contact", { ...body, message: "Anders" }, key);
    expect([other.status, other.body.refusal]).toEqual([409, "RequestKeyUsed"]);
    expect(await stored(both[0]?.body.result.id)).toHaveLength(1);
    expect(await letters(both[0]?.body.result.id)).toHaveLength(2);
  });

  it("[FRM-03] [FRM-05] is refused for every wrong field at once, and leaves nothing behind", async () => {
    const count = async () => (await api.database.reads.selectFrom("requests").select("id").execute()).length;
    const before = await count();
    const response = await send(
      "contact",
      contact("x", { firstName: "", emailRepeat: "y@example.test", category: "", message: "" }),
    );
    expect(response.body.errors.map(({ field }: Loose) => field)).toEqual([
      "firstName",
      "email",
      "emailRepeat",
      "category",
      "message",
    ]);
    expect(await count()).toBe(before);
  });

  it("[OPS-04] leaves no personal data in the log", async () => {
    const email = mailbox();
    await send("abuse", notice(email, { lastName: "Geheim" }));
    await api.mailDelivery.run();
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join("\n")).not.toMatch(new RegExp(`${email}|Geheim|Mustermann|boese`));
  });

  it("[OPS-08] comes at most twenty times a minute from one address", async () => {
    clock.now += 120_000;
    const response = await Promise.all(Array.from({ length: 22 }, () => send("contact", contact())));
    expect(response.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(response.filter(({ status, body }) => status === 429 && body.refusal === "TooManyAttempts")).toHaveLength(2);
    clock.now += 61_000;
    expect((await send("contact", contact())).status).toBe(201);
  });
});

describe("what came in", () => {
  it("[FRM-03] is listed for who answers it, one line each, and in full by its reference", async () => {
    clock.now += 61_000;
    const email = mailbox();
    const { id } = (await send("abuse", notice(email))).body.result;
    const lines: string[] = [];
    const here = settings.databaseUrl ?? settings.dataDir;
    await requestsCommand(here, null, (line) => void lines.push(line));
    const reference =
      lines
        .find((line) => line.includes(email))
        ?.trim()
        .split(" ")[0] ?? "";
    expect(id.toUpperCase().replaceAll("-", "")).toContain(reference.replace("-", ""));
    await requestsCommand(here, reference, (line) => void lines.push(line));
    expect(lines).toContain("    reasons: Gefälschte Ware");
  });

  it("[FRM-03] [OPS-05] is listed with why it cannot be read where its receipt is damaged, and the others as they are", async () => {
    clock.now += 61_000;
    const [email, other] = [mailbox(), mailbox()];
    const [{ id }] = [(await send("abuse", notice(email))).body.result, await send("contact", contact(other))];
    const { receipt } = (await stored(id))[0] as Loose;
    const damage = async (text: string): Promise<void> =>
      void (await api.database.inTransaction((handle) =>
        handle.updateTable("requests").set({ receipt: text }).where("id", "=", id).execute(),
      ));
    await damage(receipt.replace(email, "").slice(0, -9));
    const lines: string[] = [];
    await requestsCommand(settings.databaseUrl ?? settings.dataDir, null, (line) => void lines.push(line));
    expect(lines.filter((line) => /stored message receipt \S+ cannot be read: it is no JSON/.test(line))).toHaveLength(
      1,
    );
    expect(lines.filter((line) => line.includes(other))).toHaveLength(1);
    await damage(receipt);
  });

  it("[LGL-05] [FRM-03] is forgotten with its letters when its time is over, each form by its own", async () => {
    clock.now += 61_000;
    const [old, report] = [
      (await send("contact", contact())).body.result.id,
      (await send("abuse", notice())).body.result.id,
    ];
    const before = messagesStoredSince(instant(clock.now), settings.timeZone);
    await forgetOldMessages(api.database, { ...before, contact: clock.now, abuse: clock.now });
    expect([(await stored(old)).length, (await stored(report)).length]).toEqual([1, 1]);
    await forgetOldMessages(api.database, { ...before, contact: clock.now + 1, abuse: clock.now });
    expect([(await stored(old)).length, (await letters(old)).length]).toEqual([0, 0]);
    expect([(await stored(report)).length, (await letters(report)).length]).toEqual([1, 2]);
  });
});
