// The newsletter on the wire: asked for and asked back, confirmed in its time, ended with one click; no answer says who is subscribed. [CUS-10]
import { randomUUID } from "node:crypto";
import { SMTPServer } from "smtp-server";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../../../../../scripts/lib/free-port.ts";
import { running } from "../../../test/harness.ts";
import { faultsOfMails } from "../../../test/letters.ts";
import { forgetOldSubscriptions } from "./subscription-store.ts";

const port = await freePort();
const received: Buffer[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onData: (stream, _session, done) => {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      received.push(Buffer.concat(parts));
      done();
    });
  },
});
await new Promise<void>((resolve) => void smtp.listen(port, "127.0.0.1", resolve));
const { ask, api, clock, close } = await running({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  PUBLIC_URL: "https://shop.example.test",
});
afterAll(async () => {
  await close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  expect(faultsOfMails(await Promise.all(received.map((mail) => PostalMime.parse(mail))))).toEqual([]);
});

const week = 604_800_000;
const mailbox = () => `${randomUUID()}@example.test`;
const request = (email: string, { key = randomUUID() as string, consent = true, locale = "de" } = {}) =>
  ask("POST", "/shop/newsletter", { email, consent }, { "idempotency-key": key, "shop-locale": locale });
const confirm = (code: string) => ask("POST", "/shop/newsletter/confirmation", { code });
const end = (code: string) => ask("POST", "/shop/newsletter/end", { code });
const stored = (email: string) =>
  api.database.reads.selectFrom("subscriptions").selectAll().where("email", "=", email).executeTakeFirst();
const mailsTo = async (email: string): Promise<readonly Email[]> => {
  await api.mailDelivery.run();
  const mails = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
};
const codeIn = (mail: Email | undefined): string => /\?(?:confirm|end)=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const headerOf = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value;

describe("the newsletter", () => {
  it("[CUS-10] begins with both steps, with the proof of each, and ends with one click that mail programs can press themselves", async () => {
    const email = mailbox();
    expect((await request(email)).body).toEqual({ success: true, result: { email } });
    const [first] = await mailsTo(email);
    expect([first?.subject, headerOf(first, "list-unsubscribe")]).toEqual([
      "Bitte bestätigen: der monatliche Rundbrief von Kontor Hosting",
      undefined,
    ]);
    const requested = await stored(email);
    expect([requested?.state, requested?.terms]).toEqual(["asked", expect.stringContaining("monatlichen Rundbrief")]);
    clock.now += 1000;
    for (let press = 0; press < 2; press += 1) expect((await confirm(codeIn(first))).status).toBe(200);
    expect(await stored(email)).toMatchObject({
      state: "confirmed",
      requested_at: clock.now - 1000,
      confirmed_at: clock.now,
    });
    const [, welcome, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(headerOf(welcome, "list-unsubscribe")).toBe(
      `<https://shop.example.test/en/newsletter/subscribe?end=${codeIn(first)}>`,
    );
    expect(headerOf(welcome, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    clock.now += 1000;
    for (let press = 0; press < 2; press += 1) expect((await end(codeIn(welcome))).status).toBe(200);
    expect(await stored(email)).toMatchObject({ state: "ended", ended_at: clock.now, confirmed_at: clock.now - 1000 });
    expect((await confirm(codeIn(first))).body.refusal).toBe("SubscriptionLinkNotValid");
    // The link is a secret of its mailbox: it does not stay in the outbox.
    const letters = await api.database.reads.selectFrom("outbox").selectAll().where("recipient", "=", email).execute();
    for (const letter of letters) expect([letter.text, letter.html, letter.end_link]).toEqual(["", "", null]);
  });

  it("[CUS-10] [OPS-08] answers alike whether an address is subscribed or not, and writes one letter either way", async () => {
    const [known, unknown] = [mailbox(), mailbox()];
    await request(known);
    await confirm(codeIn((await mailsTo(known))[0]));
    const before = await stored(known);
    const sent = (await mailsTo(known)).length;
    const answers = [await request(known), await request(unknown)];
    const masked = answers.map(({ status, text }) => [status, text.replaceAll(/[\w-]+@/g, "@")]);
    expect(masked[0]).toEqual(masked[1]);
    expect(await stored(known)).toEqual({ ...before, request_key: expect.any(String) });
    const letters = await mailsTo(known);
    expect([letters.length - sent, letters.at(-1)?.subject, (await mailsTo(unknown)).length]).toEqual([
      1,
      "Sie erhalten unseren Rundbrief bereits – Kontor Hosting",
      1,
    ]);
    expect((await end(codeIn(letters.at(-1)))).text).toBe(JSON.stringify({ success: true }));
  });

  it("[CUS-10] who asks twice confirms with either letter; a link says what it does before it is pressed, and a wrong one that it does nothing", async () => {
    clock.now += 61_000;
    const email = mailbox();
    const opened = async (link: "confirm" | "end", code: string) => {
      const { status, body } = await ask("POST", "/shop/newsletter/link", { link, code });
      return status === 200 ? body.result.done : body.refusal;
    };
    await request(email);
    const first = codeIn((await mailsTo(email))[0]);
    await request(email, { locale: "en" });
    expect((await mailsTo(email)).map(codeIn)).toEqual([first, first]);
    expect([await opened("confirm", "nothing"), await opened("end", "nothing")]).toEqual([
      "SubscriptionLinkNotValid",
      "SubscriptionLinkUnknown",
    ]);
    expect([await opened("confirm", first), await opened("end", first)]).toEqual([false, false]);
    expect((await stored(email))?.state).toBe("asked");
    expect((await confirm(first)).status).toBe(200);
    expect([await opened("confirm", first), await opened("end", first)]).toEqual([true, false]);
    const unknown = await end("no-such-code");
    expect([unknown.status, unknown.body.refusal]).toEqual([410, "SubscriptionLinkUnknown"]);
    await end(first);
    expect([await opened("confirm", first), await opened("end", first)]).toEqual(["SubscriptionLinkNotValid", true]);
  });

  it("[FRM-01] [CUS-10] is one request under one key, refused without the box, and with another address under the same key", async () => {
    const [email, key] = [mailbox(), randomUUID()];
    const both = await Promise.all([request(email, { key }), request(email, { key })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await request(mailbox(), { key })).body.refusal).toBe("RequestKeyUsed");
    const refused = await request(mailbox(), { consent: false, locale: "en" });
    expect([refused.status, refused.body.errors[0].detail]).toEqual([
      422,
      "Please agree to the newsletter terms to subscribe.",
    ]);
  });

  it("[CUS-10] forgets what is not confirmed within a week, whose link has ended, and what ended long ago, and nothing else", async () => {
    clock.now += 61_000;
    const [pending, subscribed] = [mailbox(), mailbox()];
    await request(pending);
    await request(subscribed);
    const [code, other] = [codeIn((await mailsTo(pending))[0]), codeIn((await mailsTo(subscribed))[0])];
    await confirm(other);
    clock.now += week + 1;
    expect((await confirm(code)).status).toBe(410);
    await forgetOldSubscriptions(api.database, { unconfirmed: clock.now - week, ended: clock.now });
    expect([await stored(pending), (await stored(subscribed))?.state]).toEqual([undefined, "confirmed"]);
    await end(other);
    await forgetOldSubscriptions(api.database, { unconfirmed: clock.now - week, ended: clock.now });
    expect((await stored(subscribed))?.state).toBe("ended");
    await forgetOldSubscriptions(api.database, { unconfirmed: clock.now - week, ended: clock.now + 1 });
    expect(await stored(subscribed)).toBeUndefined();
  });
});
