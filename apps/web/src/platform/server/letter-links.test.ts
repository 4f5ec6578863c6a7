// Codes of letters leave the address of their page, in whatever form the address comes, and go along to no other. [SES-12] [CUS-10] [ACC-05] [OPS-07] [SEC4-5]
import { letterLink, type LetterPage, type LetterParameter, letterPath } from "@kontor/domain/site/routing";
import { locales } from "@kontor/domain/visitor/locale";
import { expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";

const site = siteOfFile(() => ({}), plainPages);
const code = "c".repeat(64);
const links = (
  [
    ["reset-password", "code"],
    ["confirm-email", "confirmation"],
    ["change-email", "code"],
    ["newsletter-form", "confirm"],
    ["newsletter-form", "end"],
    ["declaration-question", "code"],
  ] as const satisfies readonly (readonly [LetterPage, LetterParameter])[]
).flatMap(([page, parameter]) => locales.map((locale) => ({ page, parameter, locale })));

const ask = (path: string, init: RequestInit = {}) => fetch(site().url + path, { redirect: "manual", ...init });

const closed = { cache: "private, no-store", referrer: "no-referrer" };
const howClosed = ({ headers }: Response) => ({
  cache: headers.get("cache-control"),
  referrer: headers.get("referrer-policy"),
});
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";

it.each(links)(
  "[OPS-07] [SEC4-5] the code of $page ($parameter, $locale) leaves the address for a cookie of that page",
  async ({ page, parameter, locale }) => {
    const path = letterPath(page, locale);
    const led = await ask(`${letterLink(page, parameter, code, locale)}&from=letter`);
    expect([led.status, led.headers.get("location")]).toEqual([303, `${path}?from=letter`]);
    expect(led.headers.getSetCookie()).toEqual([
      `letter-code=${parameter}.${code}; Path=${path}; SameSite=Lax; HttpOnly`,
    ]);
    expect(howClosed(led)).toEqual(closed);
    const shown = await ask(path, { headers: { cookie: cookieOf(led) } });
    expect(howClosed(shown)).toEqual(closed);
    const text = await shown.text();
    // The page asks with it, and no link or address of it has it.
    expect(text.includes(`value="${code}"`)).toBe(shown.status === 200 && page !== "newsletter-form");
    expect(text).not.toMatch(new RegExp(`(href|action|content)="[^"]*${code}`));
  },
);

it("[OPS-07] [SEC4-5] whatever else is asked for does not get it: heads, other parameters, other spellings of the path, its data, wrong and several codes", async () => {
  const path = letterPath("reset-password", "en");
  const head = await ask(`${path}?code=${code}`, { method: "HEAD" });
  expect([head.status, head.headers.getSetCookie(), head.headers.get("location")]).toEqual([303, [], path]);
  const several = await ask(`${path}?code=first&code=second&problem=CodeNotValid`);
  expect([cookieOf(several), several.headers.get("location")]).toEqual([
    "letter-code=code.first",
    `${path}?problem=CodeNotValid`,
  ]);
  // A long one is cut, what is none opens nothing, and no sign of it gets into a header.
  expect(cookieOf(await ask(`${path}?code=${"x".repeat(5_000)}`)).length).toBeLessThan(230);
  const lines = await ask(`${path}?code=%0d%0aset-cookie:%20token=1;%20Path=/`);
  expect(lines.headers.getSetCookie()).toHaveLength(1);
  expect(lines.headers.get("set-cookie")).not.toMatch(/(^|; ?)token=1/);
  for (const odd of [
    "/account/reset-password",
    "/en/account/reset%2Dpassword",
    "/de/account/reset-password",
    "/en/account",
    "/en/blog",
    "/auth/harbour/callback",
  ]) {
    const answer = await ask(`${odd}?code=${code}`);
    expect([odd, howClosed(answer)]).toEqual([odd, closed]);
  }
});

it("[OPS-07] [SEC4-5] a code of one page is none of another, and one that was used is gone from the browser", async () => {
  const [reset, question] = [letterPath("reset-password", "en"), letterPath("declaration-question", "en")];
  const other = await ask(reset, { headers: { cookie: `letter-code=confirmation.${code}` } });
  expect(await other.text()).not.toContain(code);
  const form = { "content-type": "application/x-www-form-urlencoded", origin: site().url };
  const refused = await ask("/forms/reset-password", {
    method: "POST",
    headers: form,
    body: `locale=en&code=${code}&password=hafen-und-laterne-42&passwordRepeat=hafen-und-laterne-42`,
  });
  expect([refused.headers.get("location"), cookieOf(refused)]).toEqual([
    `${reset}?problem=CodeNotValid`,
    `letter-code=code.${code}`,
  ]);
  // A form that a page without an address sends says nothing of where it stood; the browser says that it is the same site.
  const answered = await ask(question, {
    method: "POST",
    headers: { ...form, origin: "null", "sec-fetch-site": "same-origin", cookie: `letter-code=code.${code}; csrf=1` },
    body: `code=${code}&answer=own`,
  });
  expect(answered.status).toBeGreaterThanOrEqual(400);
  expect(answered.status).not.toBe(403);
  const done = await ask(letterPath("newsletter-form", "en"), {
    method: "POST",
    headers: { ...form, cookie: `letter-code=end.${code}` },
    body: "email=erika%40example.test&consent=on",
  });
  expect(done.headers.getSetCookie().filter((line) => line.startsWith("letter-code=;"))).toEqual([
    `letter-code=; Path=${letterPath("newsletter-form", "en")}; SameSite=Lax; Max-Age=0; HttpOnly`,
  ]);
});
