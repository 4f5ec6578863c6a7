// A running Strapi 5 behind the shop, where `STRAPI_URL` names one that is there to be tried: it answers as the recorded one, and its accounts are those of the shop. [API-02] [SES-11]
import { bothLanguages } from "@kontor/domain/visitor/locale";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { password } from "../../../../test/customers.ts";
import { account, address, filledCart, order } from "../../../../test/customers.ts";
import { differences } from "../../../../test/differences.ts";
import { fillStrapi } from "../../../../test/filled-strapi.ts";
import { type Loose, running, type Running } from "../../../../test/harness.ts";
import { contentRecordings, recorded } from "../../../../test/recordings.ts";
import { recordedDocuments, recordedImages } from "../../../../test/recorded-world.ts";
import { smtpPeer, type SmtpPeer } from "../../../../test/smtp-peer.ts";
import { derivedId } from "../ids.ts";
import { uploadSeeds } from "../seed/uploads.ts";
import { versionsOf } from "../seed/versions.ts";

const url = process.env["STRAPI_URL"]?.replace(/\/+$/, "") ?? "";
/** With full access. */
const token = process.env["STRAPI_TOKEN"] ?? "";
/** Where that Strapi sends its letters to on this machine. */
const mailPort = Number(process.env["STRAPI_MAIL_PORT"] ?? 0);

const places: { shop?: Running; ids: Readonly<Record<string, string>>; smtp?: SmtpPeer } = { ids: {} };
const ask: Running["ask"] = (...requests) => (places.shop as Running).ask(...requests);

/** Modes are settings of a Strapi; writing calls are for its editors, who do not come through the shop. */
const isReading = (name: string): boolean =>
  recorded(name).request.method === "GET" && !name.startsWith("modes/") && !/^media\/|health|api-token/.test(name);

const draftsRead = [
  "content/draft-find-one-status-draft",
  "content/published-has-draft-too",
  "content/list-has-published-version",
];

const aPerson = () => {
  const name = `neu-${Math.random().toString(36).slice(2)}`;
  return { username: `${name}@example.test`, email: `${name}@example.test`, password };
};

const letterTo = async (email: string): Promise<string> => {
  const smtp = places.smtp as SmtpPeer;
  const found = () =>
    [...smtp.mails, ...smtp.confirmations].find(({ to }) => to?.some((each) => each.address === email));
  await expect.poll(found, { timeout: 10_000 }).toBeDefined();
  const { text, html } = found() ?? {};
  return text ?? html ?? "";
};

describe.skipIf(url === "")("a Strapi that runs", () => {
  beforeAll(async () => {
    const { versions } = versionsOf(recordedDocuments, new Set(recordedImages.map(({ key }) => key)), {
      now: Date.UTC(2026, 10, 21, 11),
      timeZone: "Europe/Berlin",
    });
    const picture = await sharp({ create: { width: 2_000, height: 1_125, channels: 3, background: "#0b5" } })
      .png()
      .toBuffer();
    const documents = await fillStrapi(
      { url, token },
      versions,
      uploadSeeds(recordedImages, bothLanguages),
      async () => picture,
    );
    places.ids = {
      k5thw03h9l5ghbv41e9ilmk3: documents.get(derivedId("page", "hosting")) ?? "",
      ph6wu9lqhubmr2lbj2jb91lc: documents.get(derivedId("page", "secret-draft")) ?? "",
    };
    if (mailPort > 0) places.smtp = await smtpPeer(mailPort);
    places.shop = await running({ CMS_URL: url, CMS_TOKEN: token });
    return async () => {
      await places.shop?.close();
      await places.smtp?.close();
    };
  }, 120_000);

  it.each(contentRecordings.filter(isReading))(
    "[API-02] answers through the shop as the recorded one: %s",
    async (name) => {
      const { request, response } = recorded(name);
      const path = Object.entries(places.ids).reduce(
        (text, [there, here]) => text.replaceAll(there, here),
        request.path,
      );
      const editor = await account(ask);
      if (draftsRead.includes(name)) {
        await ask("GET", "/shop/auth", undefined, editor.auth);
        await places.shop?.api.database.inTransaction((handle) =>
          handle.updateTable("users").set({ role: "admin" }).where("email", "=", editor.email).execute(),
        );
      }
      const bearer = draftsRead.includes(name) || request.authorization !== undefined ? editor.auth : {};
      const answer = await (places.shop as Running).api.inject({
        method: "GET",
        url: encodeURI(path).replaceAll("%25", "%"),
        headers: { ...request.headers, ...bearer },
      });
      expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(response.status);
      const body = /json/.test(String(answer.headers["content-type"]))
        ? (JSON.parse(answer.payload) as Loose)
        : answer.payload;
      if (response.status >= 400) expect(body).toEqual(response.body);
      else if (typeof response.body === "object") expect(differences(response.body, body, "")).toEqual([]);
    },
  );

  it("[SES-01] [SES-02] [SES-03] [SES-06] [SES-11] an account registers, logs in, changes its password, orders and leaves", async () => {
    const person = aPerson();
    const registered = await ask("POST", "/auth/local/register", person);
    expect([registered.status, registered.body.user.email], registered.text).toEqual([200, person.email]);
    expect((await ask("POST", "/auth/local/register", person)).status).toBe(400);
    const wrong = await ask("POST", "/auth/local", { identifier: person.email, password: "wrong-Passw0rd" });
    expect([wrong.status, wrong.body.error.message]).toEqual([400, "Invalid identifier or password"]);
    const entered = await ask("POST", "/auth/local", { identifier: person.email, password });
    const auth = { authorization: `Bearer ${entered.body.jwt}` };
    expect((await ask("GET", "/users/me", undefined, auth)).body).toMatchObject({
      email: person.email,
      confirmed: true,
      blocked: false,
    });
    expect((await ask("GET", "/shop/auth", undefined, auth)).body.result).toMatchObject({
      type: "user",
      role: "customer",
    });
    // Who is logged in reads what visitors read.
    expect((await ask("GET", "/pages?filters[url][$eq]=/hosting", undefined, auth)).status).toBe(200);
    expect((await ask("POST", "/shop/auth/customer", { ...address, email: person.email }, auth)).status).toBe(200);
    const placed = await order(ask, { ...person, auth }, await filledCart(ask, undefined, auth));
    expect(placed.status, placed.text).toBe(201);
    const next = "Passw0rd-zwei-neu";
    // Tokens know seconds.
    await new Promise((done) => setTimeout(done, 1_100));
    const changed = await ask(
      "POST",
      "/auth/change-password",
      { currentPassword: password, password: next, passwordConfirmation: next },
      auth,
    );
    expect(changed.status, changed.text).toBe(200);
    expect((await ask("POST", "/auth/local", { identifier: person.email, password: next })).status).toBe(200);
    // The Strapi itself goes on to accept the token of before.
    for (const path of ["/shop/auth", "/users/me"]) expect((await ask("GET", path, undefined, auth)).status).toBe(401);
    const renewed = { authorization: `Bearer ${changed.body.jwt}` };
    expect((await ask("POST", "/shop/auth/logout", undefined, renewed)).status).toBe(200);
    for (const path of ["/shop/auth", "/users/me"])
      expect((await ask("GET", path, undefined, renewed)).status).toBe(401);
  });

  it.skipIf(mailPort === 0)("[SES-06] a forgotten password is replaced by the code of its letter, once", async () => {
    const person = aPerson();
    await ask("POST", "/auth/local/register", person);
    expect((await ask("POST", "/auth/forgot-password", { email: person.email })).status).toBe(200);
    const [, code = ""] = /code=(\w+)/.exec(await letterTo(person.email)) ?? [];
    const reset = { code, password: "Passw0rd-drei-neu", passwordConfirmation: "Passw0rd-drei-neu" };
    const answer = await ask("POST", "/auth/reset-password", reset);
    expect([answer.status, typeof answer.body.jwt], answer.text).toEqual([200, "string"]);
    expect((await ask("POST", "/auth/reset-password", reset)).status).toBe(400);
    expect((await ask("POST", "/auth/forgot-password", { email: aPerson().email })).status).toBe(200);
    expect(
      (await ask("POST", "/auth/send-email-confirmation", { email: person.email })).body.error?.message ?? "sent",
    ).toMatch(/sent|Already confirmed/);
  });

  it("[API-06] [CNT-04] [CNT-09] flags, addresses and search are made of what it has", async () => {
    expect((await ask("GET", "/v2/content/feature-flags")).body.result).toEqual([{ key: "flash-deals" }]);
    expect((await ask("GET", "/v2/content/search?q=privacy&locale=en")).body.result.hits[0]).toMatchObject({
      type: "page",
      path: "/en/contact/data-privacy",
    });
    expect((await ask("GET", "/v2/content/addresses?list=blog-posts&locale=de")).status).toBe(200);
  });

  it("[ADM-03] [SES-07] drafts are for administrators of the shop alone, and the Strapi itself refuses them without a token", async () => {
    const query = "/pages?status=draft&filters[url][$eq]=/secret-draft";
    expect((await ask("GET", query)).status).toBe(403);
    expect((await fetch(`${url}/api${query}`)).status).toBe(403);
  });
});
