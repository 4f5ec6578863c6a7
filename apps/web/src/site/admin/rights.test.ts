// Every kind of page of the admin area, of accounts and of ticketing × every role: each opens for its roles alone. [SES-07] [TKT-05]
import { type AdminPage, adminRights, reaches } from "@kontor/domain/site/admin";
import { type AccountPage, accountPath, accountPaths } from "@kontor/domain/site/routing";
import { ticketingGuards, type TicketingPage } from "@kontor/domain/site/ticket";
import { mayEnter, type Role, roles } from "@kontor/domain/visitor/session";
import { describe, expect, it } from "vitest";
import { answer } from "../../app/site.ts";
import { contentAnswers } from "../../../test/content-fixture.ts";
import { catalog, facts, shopWith, type TestedShop } from "../../../test/shop-fixture.ts";

const shops = { count: 0 };

const shopOf = (role: Role): TestedShop => ({
  ...shopWith(
    {
      ...facts,
      "/api/shop/auth": { type: role === "visitor" ? "anonymous" : "user", role, customerNumber: null },
      "/api/shop/catalog": catalog,
    },
    contentAnswers([]),
  ),
  publicUrl: `https://rights-${(shops.count += 1)}.example`,
});

/** One path of each kind. */
const paths: Readonly<Record<AdminPage["kind"], string>> = {
  home: "/admin",
  customers: "/admin/customers",
  customer: "/admin/customers/100001",
  orders: "/admin/orders",
  order: "/admin/orders/1",
  inbox: "/admin/inbox",
  "inbox-item": "/admin/inbox/1",
  "second-factor": "/admin/second-factor",
  proof: "/admin/proof",
  vouchers: "/admin/vouchers",
  journal: "/admin/journal",
  webhooks: "/admin/webhooks",
  exports: "/admin/exports",
  invoices: "/admin/invoices",
  invoice: "/admin/invoices/1",
  contracts: "/admin/contracts",
  mails: "/admin/mails",
  events: "/admin/events",
  event: "/admin/events/1",
  entrances: "/admin/entrances/1",
  ticket: `/admin/tickets/${"0".repeat(32)}`,
  drafts: "/admin/drafts",
  "small-banners": "/admin/small-banners",
  "small-banner": "/admin/small-banners/transfer-free",
  "faulty-products": "/admin/faulty-products",
  "product-link-helper": "/admin/product-link-helper",
  "test-form": "/admin/tests/privacy-form",
  preview: "/admin/preview/page-headers",
};

/** What the guard says: login first, closed, or in, whatever the page then shows. */
const outcomeOf = async (path: string, role: Role): Promise<"login" | "closed" | "in"> => {
  const services = shopOf(role);
  const answered = await answer(new Request(`${services.publicUrl}${path}?locale=en`), services);
  if (answered.kind === "response") return answered.response.headers.get("location")?.includes("/login?") === true ? "login" : "in";
  return answered.kind === "page" && answered.page.status === 403 ? "closed" : "in";
};

describe("the pages of the admin area", () => {
  it.each([...(Object.keys(paths) as AdminPage["kind"][]), null])("[SES-07] %s opens for its roles alone", async (kind) => {
    const right = kind === null ? "admin" : adminRights[kind];
    const outcomes = await Promise.all(
      roles.map(async (role) => [role, await outcomeOf(kind === null ? "/admin/no-such-page" : paths[kind], role)]),
    );
    expect(outcomes).toEqual(roles.map((role) => [role, role === "visitor" ? "login" : reaches(right, role) ? "in" : "closed"]));
  });
});

/** The shop as the API opens it to a role: what is a customer's own is refused to all others. */
const openedTo = (role: Role): TestedShop => {
  const content = contentAnswers([]);
  const refused = (status: number, refusal: string) =>
    Response.json({ type: "about:blank", title: "", status, detail: "", rule: "SES-07", refusal }, { status });
  const session = { type: role === "visitor" ? "anonymous" : "user", role, customerNumber: null };
  return {
    ...shopWith({ ...facts, "/api/shop/auth": session, "/api/shop/catalog": catalog, "/api/shop/ticketing/events": [] }, (path) => {
      if (path.startsWith("/api/shop/ticketing/session")) return refused(401, "StaffSessionMissing");
      if (path.startsWith("/api/shop/ticketing/tickets")) return refused(404, "TicketUnknown");
      if (!/^\/api\/(shop\/(orders|contracts|invoices|customer|account|auth\/(customer|sessions))|users)/.test(path)) return content(path);
      if (role === "visitor") return refused(401, "TokenMissing");
      return mayEnter("account", role) ? refused(404, "OrderUnknown") : refused(403, "AreaClosed");
    }),
    publicUrl: `https://rights-${(shops.count += 1)}.example`,
  };
};

type Outcome = "login" | "closed" | "in" | "missing";

const outcomeAt = async (path: string, role: Role): Promise<Outcome> => {
  const services = openedTo(role);
  const headers = role === "visitor" ? {} : { cookie: "token=a" };
  const answered = await answer(new Request(services.publicUrl + path, { headers }), services);
  if (answered.kind === "response") {
    const to = answered.response.headers.get("location") ?? "";
    return to.includes("?return=") || to.includes("/login?") ? "login" : "closed";
  }
  if (answered.kind !== "page" && answered.kind !== "plain") return "missing";
  if (answered.page.status === 403) return "closed";
  return answered.kind === "plain" && answered.page.status === 404 ? "missing" : "in";
};

const inTurn = (path: string): Promise<readonly (readonly [Role, Outcome])[]> =>
  Promise.all(roles.map(async (role) => [role, await outcomeAt(path, role)] as const));

/** Pages of an account that open with what a mail brings, or say themselves that a login comes first. */
const open: readonly AccountPage[] = ["forgot-password", "reset-password", "change-password", "confirm-email"];

describe("the pages of accounts", () => {
  it.each(Object.keys(accountPaths) as AccountPage[])("[SES-07] [SES-12] %s opens for customers alone, in both languages", async (page) => {
    const expected = roles.map((role) => {
      if (open.includes(page) || mayEnter("account", role)) return [role, "in"];
      // The panel is where visitors log in.
      return [role, role !== "visitor" ? "closed" : page === "panel" ? "in" : "login"];
    });
    for (const locale of ["en", "de"] as const) expect(await inTurn(accountPath(page, locale)), locale).toEqual(expected);
  });
});

/** One path of each kind; badges are written by routes of their own. */
const ticketing: Readonly<Record<TicketingPage["kind"], string>> = {
  ticket: `/en/ticketing/${"0".repeat(26)}`,
  check: "/en/ticketing/check",
  "print-all": "/en/ticketing/check/print-all",
  "print-test": "/ticketing/printtest",
  login: "/ticketing/login/some-key",
};

describe("the pages of ticketing", () => {
  it.each(Object.entries(ticketing))("[SES-07] [TKT-05] %s opens as its guard says", async (kind, path) => {
    const guard = ticketingGuards[kind as TicketingPage["kind"]];
    const expected = roles.map((role) => {
      if (guard === "nothing") return [role, "in"];
      // No ticket has this key.
      if (guard === "ticket") return [role, "missing"];
      return [role, mayEnter("ticketing", role) ? "in" : "closed"];
    });
    expect(await inTurn(path)).toEqual(expected);
  });
});
