// Frontends of other origins at the API itself: which headers a browser gets, and who is not listed. [PKG-06]
import { describe, expect, it } from "vitest";
import { runningForFile } from "../../test/harness.ts";

const origin = "https://app.example";
const { api } = await runningForFile({ CORS_ORIGINS: `${origin}, https://other.example` });
const closed = await runningForFile();

const preflight = { origin, "access-control-request-method": "PUT", "access-control-request-headers": "authorization" };

describe("a listed origin", () => {
  it("[PKG-06] may ask, with the headers that it names, and without cookies", async () => {
    const { statusCode, headers } = await api.inject({
      method: "OPTIONS",
      url: "/api/shop/auth/customer",
      headers: preflight,
    });
    expect([statusCode, headers["access-control-allow-origin"]]).toEqual([204, origin]);
    expect(headers["access-control-allow-headers"]).toBe("authorization");
    expect(String(headers["access-control-allow-methods"])).toContain("PUT");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
  });
  it("[PKG-06] reads answers, refusals and the version of a cart", async () => {
    const found = await api.inject({ method: "GET", url: "/api/shop/catalog", headers: { origin } });
    const refused = await api.inject({ method: "GET", url: "/api/shop/auth/customer", headers: { origin } });
    expect([found.statusCode, refused.statusCode]).toEqual([200, 401]);
    for (const { headers } of [found, refused]) {
      expect(headers["access-control-allow-origin"]).toBe(origin);
      expect(String(headers["access-control-expose-headers"])).toMatch(/etag.*retry-after/);
    }
    // What may be stored is stored for one origin.
    expect(String(found.headers["vary"]).toLowerCase()).toContain("origin");
  });
});

describe("an origin that is not listed", () => {
  it.each(["https://evil.example", "https://app.example.evil.example", "http://app.example", "null"])(
    "[PKG-06] %s gets no such header",
    async (stranger) => {
      const { headers } = await api.inject({ method: "GET", url: "/api/shop/catalog", headers: { origin: stranger } });
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );
  it("[PKG-06] where none is listed nothing is said to anybody", async () => {
    const { headers } = await closed.api.inject({ method: "OPTIONS", url: "/api/shop/catalog", headers: preflight });
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});
