// Forms and cookies as an earlier version of the shop put them into browsers, recorded from it: today's server answers each as then. [VIS-06] [LOC-16]
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openedSite, type OpenedSite, postForm, registered } from "../../../test/site-fixture.ts";

const at = {} as { site: OpenedSite; url: string };
const person = { email: "erika@example.com", password: "Passw0rd-one" };
const account = `email=${encodeURIComponent(person.email)}&password=${person.password}`;

beforeAll(async () => {
  at.site = await openedSite();
  at.url = at.site.url;
  expect((await registered(at.site, person)).status).toBe(200);
});
afterAll(() => at.site.close());

const idOrToken = /=(?:[\da-f]{8}-[\da-f-]{27}|[\w-]+\.[\w-]+\.[\w-]+)(?=;)/;

interface Led {
  readonly status: number;
  readonly to: string | null;
  /** What is set, each with its attributes in one order, values of chance left out. */
  readonly set: readonly string[];
  /** The cookies as a browser sends them afterwards. */
  readonly cookies: string;
}

const post = async (path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Led> => {
  const { lines, ...led } = await postForm(at.site, path, body, headers);
  return { ...led, set: lines.map((line) => sorted(line.replace(idOrToken, "=…"))) };
};

const sorted = (line: string): string => {
  const [pair, ...attributes] = line.split("; ");
  return [pair, ...attributes.toSorted()].join("; ");
};

const get = async (
  path: string,
  cookie: string,
): Promise<{ readonly result: Record<string, never> } & Record<string, unknown>> =>
  (await fetch(`${at.url}/api${path}`, { headers: { cookie } })).json() as never;

const month = "HttpOnly; Max-Age=2592000; Path=/; SameSite=Lax";
const readMonth = "Max-Age=2592000; Path=/; SameSite=Lax";
const entered = [
  `token=…; ${month}`,
  `signed-in=1; ${readMonth}`,
  "csrf=; HttpOnly; Max-Age=0; Path=/; SameSite=Strict",
];

describe("plain forms of the earlier version", () => {
  it.each([
    [
      "/forms/vat-country",
      "return=%2Fen%2Fhosting&country=AT",
      "/en/hosting",
      ["vatCountry=AT; Max-Age=31536000; Path=/; SameSite=Lax"],
    ],
    [
      "/forms/colour-mode",
      "return=%2Fde%2Fhosting&colours=dark",
      "/de/hosting#colours",
      // Without consent to preferences it lasts for the session now. [VIS-02]
      ["colour-mode=dark%3Adark; Path=/; SameSite=Lax"],
    ],
    [
      "/forms/login",
      "locale=en&email=erika%40example.com&password=wrong-one-1",
      "/en/account?problem=LoginRefused",
      [],
    ],
    ["/forms/forgot-password", "locale=de&email=erika%40example.com", "/de/konto/passwort-vergessen?sent=1", []],
    [
      "/forms/reset-password",
      "locale=de&code=gone&password=hafen-12345&passwordRepeat=hafen-12345",
      // The code stands in no address any more: it comes back with the cookie of its page. [SEC4-5]
      "/de/konto/passwort-zuruecksetzen?problem=CodeNotValid",
      ["letter-code=code.gone; HttpOnly; Path=/de/konto/passwort-zuruecksetzen; SameSite=Lax"],
    ],
  ])("[LOC-16] [VIS-06] %s leads where it led, with the cookies that it set: %s", async (path, body, to, set) => {
    expect(await post(path, body)).toMatchObject({ status: 303, to, set });
  });

  it("[VIS-01] [VIS-06] the form that takes the colours' choice back ends its cookie", async () => {
    const { status, to, set } = await post("/forms/colour-mode", "return=%2Fde&colours=system", {
      cookie: "colour-mode=dark%3Adark",
      origin: at.url,
    });
    expect([status, to, set]).toEqual([303, "/de#colours", [expect.stringMatching(/^colour-mode=[^;]*; Max-Age=0; /)]]);
  });

  it("[FRM-05] [REP-12] a refusal leads back with a fact that has blanks, sealed", async () => {
    const { cookies } = await post("/forms/cart-item", "product=web-m&return=%2Fen&months=12&domain=");
    const refused = await post("/forms/cart", "locale=en&act=voucher&voucher=AB+CD", {
      cookie: cookies,
      origin: at.url,
    });
    expect(new URL(refused.to ?? "", at.url).searchParams.get("fact-code")).toBe("AB CD");
    expect(refused.to).toMatch(/&seal=[\w-]{22}#voucher$/);
  });

  it("[DOM-07] what only scripts can do leads back to the page it stands on", async () => {
    const referer = `${at.url}/en/checkout/cart`;
    expect(await post("/forms/unsent", "voucher=SAVE", { referer })).toMatchObject({
      status: 303,
      to: "/en/checkout/cart",
      set: [],
    });
  });

  it("[PRD-07] [CRT-01] [CRT-09] a product goes into the cart as it was chosen, and the next one into the same cart", async () => {
    const chosen = "product=web-m&return=%2Fen%2Fhosting%2Fweb-m&months=12&add-mailboxes-10=2&domain=";
    const first = await post("/forms/cart-item", `${chosen}&domain=hafenblick-0815.de`);
    expect(first).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/en\/checkout\/cart\?put=[\w-]+$/),
      set: [`cartId=…; ${month}`, `cart-count=2; ${readMonth}`],
    });
    const { result } = await get("/shop/order/cart/current", first.cookies);
    expect(result).toMatchObject({
      items: [
        {
          product: "web-m",
          billingMonths: 12,
          additions: [{ product: "mailboxes-10", quantity: 2 }],
          domains: [{ ascii: "hafenblick-0815.de", acquisition: "register" }],
        },
      ],
    });
    const second = await post(
      "/forms/cart-item",
      "product=vps-s&return=%2Fde%2Fserver%2Fvps%2Fvps-s&months=1&location=NL&domain=",
      {
        cookie: first.cookies,
        origin: at.url,
      },
    );
    expect([second.status, second.to?.split("?")[0], second.cookies]).toEqual([
      303,
      "/de/checkout/warenkorb",
      first.cookies.replace("cart-count=2", "cart-count=3"),
    ]);
  });

  it("[SES-02] [SES-03] [CRT-01] a login brings token and cart, on the account's page and in the checkout, and a logout takes both", async () => {
    const cart = [`cartId=…; ${month}`, expect.stringMatching(/^cart-count=\d+; /)];
    const own = await post("/forms/login", `locale=en&${account}`);
    expect([own.status, own.to, own.set]).toEqual([303, "/en/account", [...entered, ...cart]]);
    const checkout = await post("/forms/login", `return=%2Fde%2Fcheckout%2Fzusammenfassung&${account}`);
    expect([checkout.status, checkout.to, checkout.set]).toEqual([
      303,
      "/de/checkout/zusammenfassung",
      [...entered, ...cart],
    ]);
    expect(await get("/users/me", own.cookies)).toMatchObject({ email: person.email });
    const left = await post("/forms/logout", "locale=en", { cookie: own.cookies, origin: at.url });
    expect([left.status, left.to]).toEqual([303, "/en/account?left=1&sso=1&login_language=GB"]);
    expect(left.set).toHaveLength(5);
    for (const line of left.set) expect(line).toMatch(/^(token|signed-in|cartId|cart-count|csrf)=; .*Max-Age=0; /);
  });
});

describe("cookies of the earlier version", () => {
  it("[VAT-02] [VAT-04] [VAT-11] the country for VAT counts, and the business view before it", async () => {
    const cookie =
      "locale=de; i18n_redirect=de; vatCountry=AT; colour-mode=dark%3Adark; viewport=lg; cart-count=0; ref=hafen";
    expect(await get("/shop/vat", cookie)).toMatchObject({ result: { country: { iso: "AT" }, rate: 2000 } });
    expect(await get("/shop/vat", `${cookie}; b2bVat=1`)).toMatchObject({
      result: { country: { iso: "OTHER" }, rate: 0 },
    });
  });

  it("[FRM-06] the secret against forged calls is known again, and its token opens a call", async () => {
    const cookie = "csrf=VrwhJ2BG07a1dNQnwBDSXuf66UEJUVDkqSVGHAtIDmE";
    const response = await fetch(`${at.url}/csrf.json`, { headers: { cookie } });
    expect(response.headers.getSetCookie()).toEqual([]);
    const { header, token } = (await response.json()) as { readonly header: string; readonly token: string };
    const made = await fetch(`${at.url}/api/shop/order/cart`, {
      method: "POST",
      headers: { cookie, [header]: token, origin: at.url },
    });
    expect(made.status).toBe(201);
  });
});
