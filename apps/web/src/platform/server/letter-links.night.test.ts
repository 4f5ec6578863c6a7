// Codes of letters in addresses as no letter has them: spelt otherwise, cut, joined, on other pages, before and behind other parameters; none reaches a stranger's script, a cache, another page or an address. [OPS-07] [SEC4-5]
import { accountPath, fixedPaths, homePath, letterPath } from "@kontor/domain/site/routing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { undrawnPages } from "../../../test/drawn-page.ts";
import { counter } from "../../../test/foreign-script.ts";
import { openedSite, type OpenedSite } from "../../../test/site-fixture.ts";

const at = {} as { site: OpenedSite };
beforeAll(async () => {
  const env = { OPTIONAL_SCRIPTS: JSON.stringify([counter]), PUBLIC_URL: "https://shop.example" };
  at.site = await openedSite(() => env, undrawnPages, { built: true });
});
afterAll(() => at.site.close());

const code = "0123456789abcdef".repeat(4);
const ask = (path: string, init: RequestInit = {}) => fetch(at.site.url + path, { redirect: "manual", ...init });

/** As a browser goes on: each answer on the way, as far as the page. */
const walked = async (path: string): Promise<readonly (readonly [string, Response])[]> => {
  const way: (readonly [string, Response])[] = [];
  const cookies: string[] = [];
  let next: string | null = path;
  while (next !== null && way.length < 6) {
    const answer: Response = await ask(next, { headers: { cookie: cookies.join("; ") } });
    way.push([next, answer]);
    cookies.push(...answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? ""));
    const to = answer.headers.get("location");
    next = to === null ? null : to.replace(/^https?:\/\/[^/]+/, "");
  }
  return way;
};

const reset = letterPath("reset-password", "en");
const spelt: readonly string[] = [
  `${reset}?code=${code}`,
  `${reset}/?code=${code}`,
  `/${reset}?code=${code}`,
  `${reset.replace("/account/", "/account//")}?code=${code}`,
  `${reset.replace("/account/", "/./account/")}?code=${code}`,
  `${reset.replace("/account/", "/account/../account/")}?code=${code}`,
  `${reset.replace("reset", "%72eset")}?code=${code}`,
  `${reset.replace("-", "%2D")}?code=${code}`,
  `${reset.replace("/en/", "/")}?code=${code}`,
  `${reset.replace("/en/", "/de/")}?code=${code}`,
  `${reset.toUpperCase()}?code=${code}`,
  `${reset}?%63ode=${code}`,
  `${reset}?code=${code}&code=${code}x`,
  `${reset}?utm_source=mail&code=${code}&x=1`,
  `${reset}?x&&code=${code}#code=${code}`,
  `${reset}?code=%20${code}%20`,
  `${reset}?code=${code.slice(0, 30)}%0A${code.slice(30)}`,
  `${reset}?code=${code}&return=${encodeURIComponent(`${reset}?code=${code}`)}`,
  `${letterPath("declaration-question", "de")}/?code=${code}`,
  `${letterPath("newsletter-form", "de")}?confirm=${code}&end=${code}`,
];

describe("a code in an address that is spelt otherwise", () => {
  it.each(spelt)(
    "[OPS-07] [SEC4-5] leaves it, is stored nowhere on the way and meets no stranger's script: %s",
    async (path) => {
      const way = await walked(path);
      for (const [address, { headers, status }] of way) {
        expect([address, status < 500]).toEqual([address, true]);
        expect([address, headers.get("content-security-policy")?.includes("stats.example") ?? false]).toEqual([
          address,
          false,
        ]);
        if (!address.includes(code.slice(0, 30))) continue;
        expect([address, headers.get("referrer-policy"), headers.get("cache-control")]).toEqual([
          address,
          "no-referrer",
          expect.stringContaining("no-store"),
        ]);
      }
      const [last, page] = way.at(-1) as (typeof way)[number];
      // What is no page may stand at the address that was written; no other page has the code in its address.
      expect([last, page.status >= 400 || !last.split(/[?&]return=/)[0]?.includes(code)]).toEqual([last, true]);
      for (const [, { headers }] of way)
        for (const line of headers.getSetCookie().filter((each) => each.startsWith("letter-code=")))
          expect(line).toMatch(/; Path=\/(en|de)\/[^;]+; .*HttpOnly/);
    },
  );
});

describe("a code on a page that is not of letters", () => {
  const pages = [
    homePath("en"),
    homePath("de"),
    fixedPaths.deals.en,
    fixedPaths.search.de,
    fixedPaths.overview.en,
    "/en/blog",
    "/de/blog",
    "/en/hosting",
    accountPath("panel", "en"),
    "/admin/login",
    "/en/nothing-here",
  ];
  it.each(pages.flatMap((path) => ["code", "confirmation", "confirm", "end"].map((name) => [path, name] as const)))(
    "[OPS-07] [SEC4-5] %s?%s= meets no stranger's script there, and is in no cache",
    async (path, name) => {
      for (const address of [`${path}?${name}=${code}`, `${path}?a=b&${name}=${code}`, `${path}?${name}=${code}`]) {
        const { headers } = await ask(address);
        expect([address, headers.get("content-security-policy")?.includes("stats.example") ?? false]).toEqual([
          address,
          false,
        ]);
        expect([address, headers.get("referrer-policy")]).toEqual([address, "no-referrer"]);
        expect([address, headers.get("cache-control")]).toEqual([address, expect.stringContaining("no-store")]);
      }
    },
  );
  it("[VIS-02] [SEC4-5] without one the public pages among them name its host", async () => {
    for (const path of [homePath("en"), fixedPaths.deals.en])
      expect((await ask(path)).headers.get("content-security-policy")).toContain("stats.example");
  });
});

describe("a code that a page was given", () => {
  const cookie = `letter-code=code.${code}`;
  it.each([
    homePath("en"),
    fixedPaths.deals.en,
    accountPath("panel", "en"),
    letterPath("confirm-email", "en"),
    letterPath("newsletter-form", "en"),
    letterPath("reset-password", "de"),
    "/admin/login",
    "/api/shop/auth",
    "/csrf.json",
    "/en/nothing-here",
  ])(
    "[OPS-07] [SEC4-5] goes to no other: %s does not answer with it, also where a browser sent it there",
    async (path) => {
      const answer = await ask(path, { headers: { cookie } });
      expect((await answer.text()).includes(code) && path !== letterPath("reset-password", "de")).toBe(false);
      expect([...answer.headers].filter(([, value]) => value.includes(code))).toEqual([]);
    },
  );
});
