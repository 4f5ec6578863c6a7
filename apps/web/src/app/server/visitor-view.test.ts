// What the server makes of business pages, of `?ref=` and of consent: prices, cookies, caches, over the real API. [VAT-04…07] [VAT-13] [CRT-06] [CRT-09] [VIS-02]
import { demoBranded } from "../../../test/provider-setup.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiSettings, createApi } from "@kontor/api";
import { revisionOf } from "@kontor/domain/visitor/consent";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PageRequest, PageServices, WholeAnswer } from "../../platform/page/services.ts";
import { factsKey, withSealedFacts } from "../../platform/server/sealed-facts.ts";
import { webSettings } from "../../platform/server/settings.ts";
import { inProcess } from "../gateway/api-in-process.ts";
import { answerBrowsers } from "../gateway/calls-in-process.ts";
import { consentKey } from "../../visitor/consent/decision.ts";
import { pagesBy } from "../../../test/test-pages.ts";
import { openSite } from "./site-server.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-view-"));
const server = createServer();
const at = { url: "", address: "", drawn: 0, close: async () => {} };

const countryFor = async ({ shop }: PageServices): Promise<string> => {
  const answer = await shop.call("GET", "/shop/vat");
  return answer.ok ? answer.value.result.country.iso : "none";
};

/** A page that says for which country it was drawn. */
const handler = {
  fetch: async (request: PageRequest, services: PageServices): Promise<WholeAnswer> => {
    at.address = request.url;
    at.drawn += 1;
    const country = await countryFor(services);
    if (request.url.endsWith("/moved"))
      return { status: 302, headers: { location: "/en" }, body: Buffer.from(""), scripts: null, same: null };
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" };
    return {
      status: 200,
      headers,
      body: Buffer.from(country),
      scripts: [],
      same: { print: () => country, until: null },
    };
  },
  version: async ({ headers }: PageRequest, services: PageServices) => ({
    audience: `${await countryFor(services)} ${consentKey((name) => headers.get(name), [])}`,
    version: "1",
  }),
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  at.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { DATA_DIR: folder, PUBLIC_URL: at.url, LOG_LEVEL: "silent" };
  const api = inProcess(await createApi(apiSettings(env), { extend: answerBrowsers }));
  at.close = api.close;
  await openSite(server, {
    branded: demoBranded,
    settings: webSettings(env),
    api,
    pages: pagesBy(handler),
    log: () => undefined,
  });
});
beforeEach(() => {
  at.drawn = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await at.close();
  rmSync(folder, { recursive: true, force: true });
});

const look = async (path: string, cookie = "", headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(at.url + path, {
    redirect: "manual",
    headers: { ...(cookie === "" ? {} : { cookie }), ...headers },
  });
  return {
    country: await answer.text(),
    set: answer.headers
      .getSetCookie()
      .map((line) => line.replace(/; Path=.*/, line.includes("Max-Age=0") ? " (ended)" : "")),
    timing: answer.headers.get("server-timing"),
    control: answer.headers.get("cache-control"),
  };
};
const entered = 'business-vat;desc="entered"';
const left = 'business-vat;desc="left"';

it("[FRM-05] [REP-12] a page reads no sentence out of a link that no form made", async () => {
  await look("/en/checkout/cart?problem=TicketAlreadyAdmitted&fact-gate=Please+call+0900&item=1");
  expect(at.address).toBe(`${at.url}/en/checkout/cart?problem=TicketAlreadyAdmitted&item=1`);
  const sealed = withSealedFacts(
    factsKey({ sessionSecret: null }),
    "/en?problem=TicketAlreadyAdmitted&fact-gate=Tor+West",
  );
  await look(sealed);
  expect(at.address).toBe(at.url + sealed);
});

describe("a document", () => {
  it.each([
    ["/en/managed-cloud", "", "OTHER", ["b2bVat=1"], entered],
    ["/de/professional-hosting/x", "vatCountry=AT", "OTHER", ["b2bVat=1"], entered],
    ["/en/enterprise", "vatCountry=AT; b2bVat=1", "OTHER", [], null],
    ["/en/checkout/cart", "vatCountry=AT; b2bVat=1", "OTHER", [], null],
    ["/de/checkout/login", "b2bVat=1", "OTHER", [], null],
    ["/en/hosting", "vatCountry=AT; b2bVat=1", "AT", ["b2bVat=AT"], left],
    ["/en/hosting", "b2bVat=1", "DE", ["b2bVat= (ended)"], left],
    ["/en/hosting", "vatCountry=AT", "AT", ["b2bVat=AT"], null],
    ["/en/hosting", "vatCountry=FR; b2bVat=AT", "FR", ["b2bVat=FR"], null],
    ["/en/hosting", "", "DE", [], null],
    ["/en/hosting", "vatCountry=XX; b2bVat=%3Cb%3E", "DE", ["b2bVat= (ended)"], null],
  ])(
    "[VAT-04] [VAT-05] [VAT-07] [VAT-13] %s with cookies '%s' is drawn for %s and sets %o",
    async (path, cookie, country, set, timing) => {
      expect(await look(path, cookie)).toMatchObject({ country, set, timing });
    },
  );

  it("[VAT-04] [VAT-05] what is fetched ahead is drawn for its page and enters nothing", async () => {
    expect(await look("/en/managed-cloud/_payload.json", "vatCountry=AT")).toMatchObject({
      country: "OTHER",
      set: [],
      timing: null,
    });
    expect(await look("/en/hosting/_payload.json", "vatCountry=AT; b2bVat=1")).toMatchObject({
      country: "AT",
      set: [],
    });
    expect(await look("/en/checkout/cart/_payload.json", "vatCountry=AT; b2bVat=1")).toMatchObject({
      country: "OTHER",
      set: [],
    });
    expect(await look("/en/_shell.json", "vatCountry=AT; b2bVat=1")).toMatchObject({ country: "OTHER", set: [] });
    expect(await look("/en/managed-cloud", "", { "sec-purpose": "prefetch" })).toMatchObject({ set: [], timing: null });
    expect(await look("/en/gone.png", "vatCountry=AT; b2bVat=1", { "sec-fetch-dest": "image" })).toMatchObject({
      set: [],
    });
  });

  it("[VAT-04] who is sent on enters and leaves nothing on the way", async () => {
    expect((await look("/en/moved", "vatCountry=AT; b2bVat=1")).set).toEqual([]);
  });

  it("[VAT-06] a customer keeps their own country, and the flag with it", async () => {
    const person = { username: "b@example.com", email: "b@example.com", password: "Passw0rd-one" };
    const body = JSON.stringify(person);
    const registered = await fetch(`${at.url}/api/auth/local/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const token = registered.headers.getSetCookie()[0]?.split(";")[0];
    expect(await look("/en/managed-cloud", `${token}; vatCountry=AT; b2bVat=AT`)).toMatchObject({
      country: "AT",
      set: [],
      timing: null,
    });
    expect(await look("/en/managed-cloud", `${token}; vatCountry=AT; b2bVat=1`)).toMatchObject({
      country: "AT",
      set: ["b2bVat=AT"],
      timing: null,
    });
    const vat = await fetch(`${at.url}/api/shop/vat`, { headers: { cookie: `${token}; vatCountry=AT; b2bVat=1` } });
    expect(((await vat.json()) as { result: { country: { iso: string } } }).result.country.iso).toBe("AT");
  });

  it("[VAT-04] [OPS-03] business pages are drawn once for all countries, and never sent as a private page or with another's cookie", async () => {
    const page = "/en/enterprise/cached";
    expect((await look(page, "vatCountry=AT; b2bVat=1")).country).toBe("OTHER");
    expect(await look(page, "vatCountry=FR")).toMatchObject({
      country: "OTHER",
      set: ["b2bVat=1"],
      control: "private, no-store",
    });
    expect(await look(page, "vatCountry=FR; b2bVat=1")).toMatchObject({
      country: "OTHER",
      set: [],
      control: "public, no-cache",
    });
    expect(at.drawn).toBe(1);
    const plain = "/en/hosting/cached";
    expect((await look(plain, "vatCountry=FR; b2bVat=FR")).country).toBe("FR");
    expect(await look(plain, "vatCountry=FR; b2bVat=1")).toMatchObject({
      country: "FR",
      set: ["b2bVat=FR"],
      control: "private, no-store",
    });
    expect(at.drawn).toBe(2);
  });
});

describe("a visit with ref", () => {
  const cartFrom = async (cookie: string) => {
    const csrf = await fetch(`${at.url}/csrf.json`);
    const { header, token } = (await csrf.json()) as { header: string; token: string };
    const cookies = `${csrf.headers.getSetCookie()[0]?.split(";")[0]}; ${cookie}`;
    const answer = await fetch(`${at.url}/api/shop/order/cart`, {
      method: "POST",
      headers: { cookie: cookies, [header]: token, origin: at.url },
    });
    const { result } = (await answer.json()) as { result: { id: string; referral: unknown } };
    return result;
  };
  const referral = { source: "referer", customerNumber: "12345" };

  it("[CRT-06] [CRT-09] sets the cookie for 30 days, and the cart made later has the referral", async () => {
    const answer = await fetch(`${at.url}/en?ref=12345`);
    expect(answer.headers.getSetCookie()).toEqual(["ref=12345; Path=/; SameSite=Lax; Max-Age=2592000"]);
    expect((await cartFrom("ref=12345")).referral).toEqual(referral);
    expect((await cartFrom("ref=abc")).referral).toBeNull();
    expect((await cartFrom("")).referral).toBeNull();
  });

  it("[CRT-06] with a cart patches it, and sets the cookie also where the cart is gone", async () => {
    const { id } = await cartFrom("");
    expect((await look("/en?ref=12345", `cartId=${id}`)).set).toContain("ref=12345");
    const read = await fetch(`${at.url}/api/shop/order/cart/${id}`);
    expect(((await read.json()) as { result: { referral: unknown } }).result.referral).toEqual(referral);
    expect((await look("/en?ref=12345", "cartId=gone")).set).toContain("ref=12345");
  });

  it.each([
    ["/en?ref=12345", "ref=777"],
    ["/en?ref=abc", ""],
    ["/en?ref=", ""],
    ["/en?from=12345", ""],
  ])("[CRT-06] %s with cookies '%s' sets none", async (path, cookie) => {
    expect((await look(path, cookie)).set).toEqual([]);
  });
});

describe("a decision on consent", () => {
  const sent = async (fields: Readonly<Record<string, string>> | string, cookie = "") => {
    const answer = await fetch(`${at.url}/forms/consent`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: at.url, cookie },
      body: new URLSearchParams(fields).toString(),
    });
    return {
      to: answer.headers.get("location"),
      set: answer.headers.getSetCookie().map((line) => line.replace("; Path=/; SameSite=Lax", "")),
    };
  };
  const own = revisionOf([]);
  const consent = (accepted: string) =>
    expect.stringMatching(new RegExp(`^consent=${own}\\.${accepted}\\.\\d+\\.de; Max-Age=31536000$`));
  const form = { locale: "de", return: "/de/hosting?x=1" };

  it.each([
    [{ ...form, choice: "all" }, "", "/de/hosting?x=1", ["necessary%2Bpreferences%2Bstatistics%2Bmarketing"], []],
    [{ ...form, choice: "necessary", category: "marketing" }, "", "/de/hosting?x=1", ["necessary"], []],
    [
      { ...form, choice: "selected", category: "preferences" },
      "colour-mode=dark%3Adark",
      "/de/hosting?x=1",
      ["necessary%2Bpreferences"],
      ["colour-mode=dark%3Adark; Max-Age=31536000"],
    ],
    [
      { ...form, choice: "necessary" },
      `consent=${own}.necessary+preferences.1.de; colour-mode=x`,
      "/de/hosting?x=1",
      ["necessary"],
      ["viewport=; Path=/; SameSite=Strict; Max-Age=0; Secure", "colour-mode=; Max-Age=0"],
    ],
    [{ ...form, choice: "necessary" }, "colour-mode=dark%3Adark", "/de/hosting?x=1", ["necessary"], []],
    [{ ...form, choice: "close" }, "", "/de/hosting?x=1", [], []],
    [{ ...form, choice: "close", return: "/de/kontakt/impressum" }, "", "/de/kontakt/impressum", ["necessary"], []],
    [
      { ...form, choice: "necessary", return: "/de/kontakt/cookie-einstellungen" },
      "",
      "/de/kontakt/cookie-einstellungen?saved=1",
      ["necessary"],
      [],
    ],
    [{ ...form, choice: "everything" }, "", "/de/hosting?x=1", [], []],
  ])(
    "[VIS-02] [VIS-03] [VIS-06] by the form %j with cookies '%s' leads to %s",
    async (fields, cookie, to, accepted, others) => {
      expect(await sent(fields, cookie)).toEqual({ to, set: [...accepted.map(consent), ...others] });
    },
  );

  it("[VIS-06] colours that are chosen last for the session before consent, and for a year after it", async () => {
    const choose = async (cookie: string) =>
      (
        await fetch(`${at.url}/forms/colour-mode`, {
          method: "POST",
          redirect: "manual",
          headers: { "content-type": "application/x-www-form-urlencoded", origin: at.url, cookie },
          body: "colours=dark&return=/en",
        })
      ).headers.getSetCookie();
    expect(await choose("")).toEqual(["colour-mode=dark%3Adark; Path=/; SameSite=Lax"]);
    expect(await choose(`consent=${own}.necessary.1.en`)).toEqual(["colour-mode=dark%3Adark; Path=/; SameSite=Lax"]);
    expect(await choose(`consent=${own}.necessary+preferences.1.en`)).toEqual([
      "colour-mode=dark%3Adark; Path=/; SameSite=Lax; Max-Age=31536000",
    ]);
    expect(await choose("consent=1.necessary+preferences.1.en")).toEqual([
      "colour-mode=dark%3Adark; Path=/; SameSite=Lax",
    ]);
  });

  it("[VIS-02] [OPS-03] pages are drawn once for who is asked and once for who is not, by cookie, revision or Global Privacy Control", async () => {
    const page = "/en/hosting/asked";
    const decided = `consent=${own}.necessary.1.en`;
    const visits: readonly (readonly [cookie: string, headers: Readonly<Record<string, string>>, drawn: number])[] = [
      ["", {}, 1],
      ["consent=1.necessary.1.en", {}, 1],
      [decided, {}, 2],
      [`consent=${own}.necessary+marketing.5.de`, {}, 2],
      ["", { "sec-gpc": "1" }, 2],
      ["", {}, 2],
    ];
    for (const [cookie, headers, drawn] of visits) {
      const answer = await fetch(at.url + page, { headers: { ...headers, ...(cookie === "" ? {} : { cookie }) } });
      await answer.text();
      expect([at.drawn, answer.headers.get("vary")], `${cookie} ${JSON.stringify(headers)}`).toEqual([
        drawn,
        expect.stringContaining("sec-gpc"),
      ]);
    }
  });
});
