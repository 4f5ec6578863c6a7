// A content system that is slow, silent, cut off, endless or talks nonsense: the shop says so in Strapi's shape, sells what needs no account, and goes on by itself. [OPS-10] [API-02]
import { describe, expect, it } from "vitest";
import { contentSystemOfFile, seconds, tokenFrom } from "../../../../test/moody-strapi.ts";
import { address, agreements, filledCart, quoteOf } from "../../../../test/customers.ts";

/** Answers that look well and are not of their type. */
const entry = { id: 1, documentId: "aaaaaaaaaaaaaaaaaaaaaaaa", title: "House rules", url: "/house-rules" };
const odd: readonly (readonly [what: string, status: number, body: unknown])[] = [
  [
    "a list that is not there",
    404,
    { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} } },
  ],
  ["no list", 200, { data: { ...entry }, meta: { pagination: {} } }],
  ["no pagination", 200, { data: [entry] }],
  ["entries without an id", 200, { data: [{ title: "House rules" }], meta: { pagination: {} } }],
  ["a title that is null", 200, { data: [{ ...entry, title: null }], meta: { pagination: {} } }],
  ["a title that is a number", 200, { data: [entry, { ...entry, title: 7 }], meta: { pagination: {} } }],
  ["a missing url", 200, { data: [{ ...entry, url: undefined }], meta: { pagination: {} } }],
  ["blocks that are no list", 200, { data: [{ ...entry, content: "x" }], meta: { pagination: {} } }],
];

const { ask, auth, cms, later, url } = await contentSystemOfFile();

describe("a content system that is not itself", () => {
  it("[OPS-10] slow: its answer arrives all the same", async () => {
    cms.mood = "slow";
    expect((await ask("GET", "/pages")).status).toBe(200);
  });

  it.each([["nonsense"], ["html"], ["another shape"], ["cut"], ["endless"]] as const)(
    "[OPS-10] %s: no order is taken without a verified account, nothing is lost, and the same order goes through afterwards",
    async (mood) => {
      const key = `away-${mood.replace(" ", "-")}-1`;
      expect([200, 409]).toContain(
        (await ask("POST", "/shop/auth/customer", { ...address, email: "erika@example.test" }, auth)).status,
      );
      const cart = await filledCart(ask, undefined, auth);
      const quote = await quoteOf(ask, cart.id, auth);
      const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: quote.hash, agreements, locale: "de" };
      const order = () => ask("POST", "/shop/order", wanted, { ...auth, "idempotency-key": key });
      cms.mood = mood;
      later();
      const actual = await order();
      expect([actual.status, actual.body.refusal, actual.headers["retry-after"]], actual.text).toEqual([
        503,
        "Unavailable",
        "2",
      ]);
      expect(actual.text).not.toContain("words-of-it");
      expect((await ask("GET", "/shop/catalog")).status).toBe(200);
      expect((await ask("POST", "/shop/order/cart")).status).toBe(201);
      cms.mood = "well";
      expect((await order()).status).toBe(201);
      expect((await order()).status).toBe(200);
    },
  );

  it.each([["nonsense"], ["html"], ["cut"], ["endless"]] as const)(
    "[OPS-10] %s: its own calls answer 503 in its own shape",
    async (mood) => {
      cms.mood = mood;
      const actual = await ask("GET", "/pages");
      expect([actual.status, actual.body.error.name, actual.headers["retry-after"]], actual.text).toEqual([
        503,
        "ServiceUnavailableError",
        "2",
      ]);
      expect(actual.text).not.toContain("words-of-it");
    },
  );

  it.each(odd)("[CMS-05] [OPS-10] a list answered with %s counts as away", async (_, status, body) => {
    cms.says = { status, body };
    const actual = await ask("GET", "/pages");
    expect([actual.status, actual.body.error.name, actual.headers["retry-after"]], actual.text).toEqual([
      503,
      "ServiceUnavailableError",
      "2",
    ]);
    cms.says = { status: 200, body: { data: [entry], meta: { pagination: {} } } };
    expect((await ask("GET", "/pages")).body.data).toEqual([entry]);
  });

  it("[CMS-04] [CNT-07] files that an editor named by the content system's own address are the shop's", async () => {
    const content = [
      { __component: "sections.rich-text", id: 1, body: `![](${url}/uploads/x.png) ![](${url}/other/x.png)` },
    ];
    cms.says = { status: 200, body: { data: [{ ...entry, content }], meta: { pagination: {} } } };
    expect((await ask("GET", "/pages")).body.data[0].content[0].body).toBe(
      `![](/uploads/x.png) ![](${url}/other/x.png)`,
    );
  });

  it("[CMS-05] fields that were not requested may be missing, and what is refused is passed on", async () => {
    cms.says = {
      status: 200,
      body: { data: [{ id: 1, documentId: "a", title: "House rules" }], meta: { pagination: {} } },
    };
    expect((await ask("GET", "/pages?fields[0]=title")).status).toBe(200);
    cms.says = {
      status: 404,
      body: { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} } },
    };
    expect([(await ask("GET", "/pages/aaaaaaaaaaaaaaaaaaaaaaaa")).status, (await ask("GET", "/site")).status]).toEqual([
      404, 404,
    ]);
  });

  it("[SES-06] a new password ends the earlier logins here, which a Strapi goes on to accept", async () => {
    const [before, fresh] = [seconds - 5, seconds].map((second) => ({ authorization: `Bearer ${tokenFrom(second)}` }));
    const statuses = async (headers?: Record<string, string>) => [
      (await ask("GET", "/shop/auth", undefined, headers)).status,
      (await ask("GET", "/users/me", undefined, headers)).status,
    ];
    expect(await statuses(before)).toEqual([200, 200]);
    const change = {
      currentPassword: "Passw0rd-one",
      password: "Passw0rd-hafen",
      passwordConfirmation: "Passw0rd-hafen",
    };
    expect((await ask("POST", "/auth/change-password", change, before)).status).toBe(200);
    expect(await statuses(before)).toEqual([401, 401]);
    expect(await statuses(fresh)).toEqual([200, 200]);
  });

  it("[SES-06] neither a forgotten password nor a confirmation that is asked for says whether there is an account, whatever the Strapi says", async () => {
    const error = (status: number, name: string, message: string) => ({
      status,
      body: { data: null, error: { status, name, message, details: {} } },
    });
    const email = "Ada@example.test";
    const sent = { email: "ada@example.test", sent: true };
    for (const says of [
      error(400, "ApplicationError", "Already confirmed"),
      error(400, "ApplicationError", "User blocked"),
      error(500, "InternalServerError", "Internal Server Error"),
    ]) {
      cms.says = says;
      const confirmation = await ask("POST", "/auth/send-email-confirmation", { email });
      expect([confirmation.status, confirmation.body], says.body.error.message).toEqual([200, sent]);
    }
    // Its letters cannot be sent: it says so of accounts alone.
    const forgotten = await ask("POST", "/auth/forgot-password", { email });
    expect([forgotten.status, forgotten.body]).toEqual([200, { ok: true }]);
    cms.says = error(400, "ValidationError", "email must be a valid email");
    expect((await ask("POST", "/auth/forgot-password", { email: "x" })).status).toBe(400);
  });
});
