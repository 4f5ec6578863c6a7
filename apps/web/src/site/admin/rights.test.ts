// Every kind of page of the admin area × every role: the table of rights has them all, and each opens for its roles alone. [SES-07]
import { type AdminPage, adminRights, reaches } from "@kontor/domain/site/admin";
import { type Role, roles } from "@kontor/domain/visitor/session";
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
  ticket: `/admin/tickets/${"0".repeat(32)}`,
  drafts: "/admin/drafts",
  "small-banners": "/admin/small-banners",
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
