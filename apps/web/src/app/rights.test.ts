// Every route of the site × every role, over the real site and API on both engines: pages by the tables that the router reads, files and forms as the server lists them. [SES-07] [TKT-05]
import { adminRights, adminRoutes, reaches } from "@kontor/domain/site/admin";
import {
  accountEntryPath,
  type AccountPage,
  accountPath,
  accountPaths,
  fixedPaths,
  homePath,
  kindOfPath,
  stepPath,
  stepSlugs,
} from "@kontor/domain/site/routing";
import { ticketingGuards, ticketingPage } from "@kontor/domain/site/ticket";
import { type Area, isStaff, mayEnter, type Role, roles } from "@kontor/domain/visitor/session";
import { locales } from "@kontor/domain/visitor/locale";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { undrawnPages } from "../../test/drawn-page.ts";
import { closedPaths, counter, documentsAnswered, readByAll } from "../../test/foreign-script.ts";
import { type OpenedSite, openedSite } from "../../test/site-fixture.ts";
import { cookiesOf } from "../../test/staff-fixture.ts";

const documents = documentsAnswered();
const at = {} as { site: OpenedSite; cookies: Readonly<Record<Role, string>> };

const everyoneLogsIn = async (): Promise<void> => {
  at.cookies = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await cookiesOf(at.site, role)] as const)),
  ) as typeof at.cookies;
};

/** Who may print is decided before; what is printed comes with a build alone. */
const badges = () => ({ head: "badges", sheet: () => "", tail: "" });

beforeAll(async () => {
  const env = { AUTH_RATE_LIMIT: "10000", OPTIONAL_SCRIPTS: JSON.stringify([counter]), PAGE_CACHE_MB: "0" };
  at.site = await openedSite(() => env, { ...undrawnPages, badges }, { built: true });
  await everyoneLogsIn();
});
afterAll(() => at.site.close());

/** What someone meets: the login first, closed doors, or the page, whatever it then shows. */
type Outcome = "login" | "closed" | "in";

const answerTo = (method: string, path: string, role: Role): Promise<Response> =>
  fetch(at.site.url + path, {
    method,
    redirect: "manual",
    headers: {
      ...(role === "visitor" ? {} : { cookie: at.cookies[role] }),
      ...(method === "POST" ? { "content-type": "application/x-www-form-urlencoded", origin: at.site.url } : {}),
    },
    ...(method === "POST" ? { body: "locale=en" } : {}),
  });

const outcomeOf = async (method: string, path: string, role: Role): Promise<Outcome> => {
  const answer = await answerTo(method, path, role);
  await answer.arrayBuffer();
  documents.note(path, answer);
  expect(answer.status, `${method} ${path} as ${role}`).toBeLessThan(500);
  const to = answer.headers.get("location") ?? "";
  // The panel says to staff that they have no account.
  if (answer.status === 403 || locales.some((locale) => to === accountPath("panel", locale))) return "closed";
  return /[?&]return=|\/login(\?|$)/.test(to) ? "login" : "in";
};

/** One after the other: the site under test shares a process with its tests. */
const outcomes = async (method: string, path: string): Promise<readonly (readonly [Role, Outcome])[]> => {
  const found: (readonly [Role, Outcome])[] = [];
  for (const role of roles) found.push([role, await outcomeOf(method, path, role)]);
  return found;
};

type Right = Area | "staff" | "login" | "everyone";

const expectedFor = (right: Right): readonly (readonly [Role, Outcome])[] =>
  roles.map((role) => {
    if (right === "everyone" || reaches(right, role)) return [role, "in"];
    // A phone at an entrance has a session and no account: its pages say so themselves.
    return [role, role === "visitor" && right !== "ticketing" ? "login" : "closed"];
  });

/** Pages of an account that open with what a mail brings, or where visitors log in. */
const open: readonly AccountPage[] = ["forgot-password", "reset-password", "change-password", "confirm-email"];

const filled = (path: string): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ({ id: "100001", product: "groupware", page: "about-us" })[name] ?? "news",
  );

describe("the admin area", () => {
  it("[SES-07] has a way to each kind of page that has a right", () =>
    expect([...new Set(adminRoutes.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(adminRights).toSorted()));
  it.each([
    ...adminRoutes.map(({ path, kind }) => [path, adminRights[kind]] as const),
    ["/admin/no-such-page", "desk"] as const,
  ])("[SES-07] %s opens to %s alone", async (path, right) =>
    expect(await outcomes("GET", `${filled(path)}?locale=en`)).toEqual(expectedFor(right)),
  );
});

describe("pages of accounts, steps and entrances", () => {
  it.each(Object.keys(accountPaths) as AccountPage[])(
    "[SES-07] [SES-12] %s opens to customers alone, in both languages",
    async (page) => {
      const expected = roles.map((role) => {
        if (open.includes(page)) return [role, "in"];
        // The panel is where visitors log in.
        return [
          role,
          mayEnter("account", role) ||
          (page === "panel" && role === "visitor") ||
          // Everybody has logins, staff too.
          (page === "sessions" && role !== "visitor")
            ? "in"
            : role === "visitor"
              ? "login"
              : "closed",
        ];
      });
      for (const locale of locales) expect(await outcomes("GET", accountPath(page, locale)), locale).toEqual(expected);
    },
  );
  it.each(["orders", "contracts", "invoices"] as const)("[SES-07] one of %s opens to customers alone", async (list) =>
    expect(await outcomes("GET", accountEntryPath(list, "none", "en"))).toEqual(expectedFor("account")),
  );
  it.each(Object.keys(stepSlugs) as (keyof typeof stepSlugs)[])(
    "[SES-07] [SES-11] the step %s says itself to whom it opens",
    async (step) => {
      const expected = roles.map((role) => {
        if (isStaff(role)) return [role, "closed"];
        return [role, step === "summary" && role === "visitor" ? "login" : "in"];
      });
      for (const locale of locales) expect(await outcomes("GET", stepPath(step, locale)), locale).toEqual(expected);
    },
  );
  it.each([
    "/en/ticketing/00000000000000000000000000",
    "/en/ticketing/check",
    "/de/ticketing/check",
    "/en/ticketing/check/some-key",
    "/en/ticketing/check/print-all",
    "/ticketing/printtest",
    "/ticketing/login/some-key",
  ])("[SES-07] [TKT-05] %s opens as its guard says", async (path) => {
    const page = ticketingPage(path);
    if (page === null) throw new Error(`${path} is no page of ticketing`);
    const guard = ticketingGuards[page.kind];
    expect(await outcomes("GET", path)).toEqual(expectedFor(guard === "staff" ? "ticketing" : "everyone"));
  });
});

describe("public pages", () => {
  it("[SES-07] each fixed page, and one of each part of the site, opens to everyone", async () => {
    const sitemaps = [...(await (await fetch(`${at.site.url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
    const listed: string[] = [];
    for (const [, address = ""] of sitemaps)
      listed.push(
        ...[...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
          ([, loc = ""]) => new URL(loc).pathname,
        ),
      );
    const ofKinds = [...new Map(listed.map((path) => [`${kindOfPath(path)} ${path.slice(1, 3)}`, path])).values()];
    expect(new Set(ofKinds.map(kindOfPath)).size).toBeGreaterThan(3);
    for (const path of [...locales.map(homePath), ...Object.values(fixedPaths).map(({ en }) => en), ...ofKinds])
      expect([path, await outcomes("GET", path)]).toEqual([path, expectedFor("everyone")]);
  });
});

/** The right of each file that the server sends; the first that matches. */
const files: readonly (readonly [RegExp, Right])[] = [
  [/^\/admin\/.*:id\.csv$/, "admin"],
  [/^\/admin\/.*\.csv$/, "books"],
  [/^\/admin\/orders\/:id\/authcodes$/, "admin"],
  [/^\/admin\/invoices\/:id\/.+/, "records"],
  [/^\/admin\/inbox\/:id\/.+/, "support"],
  [/^\/(en\/account|de\/konto)\/.+/, "account"],
  [/\/(print-all|printtest)(\.pdf)?$/, "ticketing"],
  [/^\/(en|de)\/ticketing\/:key\.pdf$/, "everyone"],
  [
    /^\/(healthz|readyz|_health|metrics|csrf\.json|robots\.txt|sitemap.*|security\.txt|\.well-known\/.+|speculation-rules\.json|builds\/.+|flags\/.+)$/,
    "everyone",
  ],
  [/^\/(en|de)\/blog\/feed\.atom$/, "everyone"],
  // What the provider's folder has for the root of the shop, with its icon and its colours.
  [/^\/(assets\/(icon|brand)-\w+\.(svg|css)|favicon\.ico|(apple-touch-icon|icon-\d+|share)\.png)$/, "everyone"],
  [/^\/(connect\/:provider|auth\/:provider\/callback)$/, "everyone"],
  // Pages, tried above, and the API, tried with its contract.
  [/^(\*|\/api)$/, "everyone"],
];

const rightsOf = <R extends Right>(right: R, ...names: readonly string[]): Readonly<Record<string, R>> =>
  Object.fromEntries(names.map((name) => [name, right]));

/** The right of each form that leads back to its page. */
const formRights: Readonly<Record<string, Right>> = {
  ...rightsOf(
    "everyone",
    "vat-country",
    "cart",
    "cart-item",
    "cart-domain",
    "cart-domains",
    "colour-mode",
    "consent",
    "unsent",
  ),
  ...rightsOf(
    "everyone",
    "login",
    "logout",
    "forgot-password",
    "reset-password",
    "send-confirmation",
    "confirm-email",
    "change-password",
  ),
  // Of every account; a visitor has none to end.
  ...rightsOf("everyone", "end-other-sessions"),
  // The session at an entrance is no role.
  ...rightsOf("everyone", "ticketing-login", "ticketing-logout", "ticketing-open", "ticketing-check"),
  ...rightsOf("account", "contract-guarantee", "contract-declaration", "order-again", "delete-account"),
};

/** Files that are there without an order or an event; who has no session at an entrance prints the sample alone. */
const isThere = /^\/admin\/:list\(\S+\)\.csv$|printtest|kontor\.json$/;

const withValues = (path: string): string =>
  path
    .replace(/:list\(\^\[[a-z-]+\]\+\)/, path.includes(":id.csv") ? "events" : "orders")
    .replace(/:file\(.*\)/, "1")
    .replace(":key", "0".repeat(26))
    .replaceAll(/:\w+/g, "none");

describe("files and forms of the server", () => {
  it("[SES-07] each file opens to its roles alone", async () => {
    const served = at.site.routes.filter((route) => route.startsWith("GET ")).map((route) => route.slice(4));
    expect(served.length).toBeGreaterThan(30);
    for (const path of served) {
      const right = files.find(([pattern]) => pattern.test(path))?.[1];
      expect([path, right ?? "no right is named for it"]).toEqual([path, expect.stringMatching(/^\w+$/)]);
      if (right === undefined || right === "everyone") continue;
      for (const role of roles) {
        const answer = await answerTo("GET", withValues(path), role);
        // A list of the app is a file of the API, to which its address leads.
        const isSent =
          answer.status === 200 || answer.headers.get("location")?.startsWith("/api/shop/admin/exports/") === true;
        await answer.arrayBuffer();
        // What is closed is closed whether it is there or not; what is missing is missing to everyone who might have it.
        const isAdmin = path.startsWith("/admin/");
        if (isAdmin && isStaff(role) && !(reaches(right, role) && isThere.test(path)))
          expect([path, role, answer.status]).toEqual([path, role, reaches(right, role) ? 404 : 403]);
        if (!reaches(right, role)) expect([path, role, isSent, answer.status < 500]).toEqual([path, role, false, true]);
        // Files of one entry are none here: there is no such entry.
        else if (isThere.test(path)) expect([path, role, isSent]).toEqual([path, role, true]);
      }
    }
  });
  it("[SES-07] each form that is sent to a page of staff or of an account opens to its roles alone", async () => {
    const sent = at.site.routes
      .filter((route) => /^POST \/(admin|en\/account|de\/konto)\//.test(route))
      .map((route) => route.slice(5));
    expect(sent.length).toBeGreaterThan(10);
    for (const path of sent) {
      const page = adminRoutes.find((route) => route.path === path.replace(/:\w+/, "{id}"));
      const isSessions = path.endsWith(accountPaths.sessions.en) || path.endsWith(accountPaths.sessions.de);
      const right = page === undefined ? (isSessions ? "login" : "account") : adminRights[page.kind];
      expect([path, await outcomes("POST", withValues(path))]).toEqual([path, expectedFor(right)]);
      // The form that ends logins did.
      if (isSessions) await everyoneLogsIn();
    }
  });
  it("[SES-07] each form has a right, and no form of staff or of an account does anything for others", async () => {
    const posted = at.site.routes.filter((route) => route.startsWith("POST ")).map((route) => route.slice(5));
    const forms = posted.filter((path) => path.startsWith("/forms/")).map((path) => path.slice("/forms/".length));
    expect(forms.toSorted()).toEqual(Object.keys(formRights).toSorted());
    for (const name of forms)
      for (const role of roles) {
        const right = formRights[name] ?? "admin";
        const answer = await answerTo("POST", `/forms/${name}`, role);
        expect([name, role, answer.status < 500]).toEqual([name, role, true]);
        const to = answer.headers.get("location") ?? "";
        if (right !== "everyone" && !reaches(right, role))
          expect([name, role, to]).toEqual([name, role, expect.not.stringContaining("done=")]);
        // The forms that end logins did.
        if (/logout|sessions/.test(name)) await everyoneLogsIn();
      }
  });
  it("[SES-07] each page that takes a form is one of staff, of an account, or for everyone", () => {
    const pages = at.site.routes
      .filter((route) => /^[A-Z]+ /.test(route) && !/^(GET|HEAD|OPTIONS) /.test(route))
      .map((route) => route.replace(/^[A-Z]+ /, ""))
      .filter(
        (path) =>
          !path.startsWith("/forms/") && !/^\/(admin$|(admin|en\/account|de\/konto)\/)/.test(path) && path !== "/api",
      );
    const named = [
      ...Object.values(fixedPaths).flatMap((paths) => Object.values(paths)),
      ...(["login", "summary"] as const).flatMap((step) => locales.map((locale) => stepPath(step, locale))),
    ];
    expect(
      pages.filter((path) => !named.includes(path.replace(/\/:product$/, "")) && !path.endsWith("/:product")),
    ).toEqual([]);
  });
});

it("[VIS-02] [OPS-07] [SEC4-5] a stranger's script has a way into public pages alone, for visitors, customers and staff: no page of an account, an order, the desk, an entrance or a letter names its host", () => {
  const { open, closed } = documents;
  // Of each kind many were answered above, as a visitor, as a customer and as staff.
  expect([open.size > 15, closed.size > 60]).toEqual([true, true]);
  expect([...open].filter((path) => !readByAll.test(path))).toEqual([]);
  expect([...open].filter((path) => closed.has(path))).toEqual([]);
  for (const path of [homePath("en"), fixedPaths.deals.en, fixedPaths.search.en]) expect(open).toContain(path);
  for (const path of [...closedPaths, ...adminRoutes.map((route) => filled(route.path))])
    expect([path, open.has(path)]).toEqual([path, false]);
});
