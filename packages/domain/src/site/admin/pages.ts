// The pages of the admin area by their paths: tools, test forms, previews. [ADM-01] [ADM-02] [ADM-03] [ADM-05]
import * as Result from "effect/Result";
import type { Form } from "#site/request";
import { ProFormUnknown, triedForms } from "#site/request";
import { AdminPageUnknown } from "./errors.ts";

/** What a preview shows: the draft of a page, wherever such pages stand in public. [ADM-03] */
export type Preview =
  | { readonly of: "page" | "product" | "help"; readonly path: string }
  | { readonly of: "help-home" | "page-headers" }
  | { readonly of: "blog-category"; readonly category: string }
  | { readonly of: "blog-post"; readonly category: string; readonly slug: string };

export type AdminPage =
  | {
      readonly kind:
        | "home"
        | "small-banners"
        | "faulty-products"
        | "product-link-helper"
        | "customers"
        | "orders"
        | "inbox"
        | "subscribers"
        | "vouchers"
        | "journal"
        | "webhooks"
        | "exports"
        | "login"
        | "search"
        | "own"
        | "second-factor"
        | "proof"
        | "invoices"
        | "payment-differences"
        | "contracts"
        | "mails"
        | "events"
        | "drafts"
        | "colleagues";
    }
  /** One of a list, by its number or id. */
  | {
      readonly kind:
        | "customer"
        | "order"
        | "inbox-item"
        | "invoice"
        | "contract"
        | "event"
        | "entrances"
        | "ticket"
        | "small-banner";
      readonly id: string;
    }
  | { readonly kind: "test-form"; readonly form: Form; readonly product: string | null }
  | { readonly kind: "preview"; readonly preview: Preview };

const tools = [
  "small-banners",
  "faulty-products",
  "product-link-helper",
  "customers",
  "orders",
  "inbox",
  "subscribers",
  "vouchers",
  "journal",
  "webhooks",
  "exports",
  "login",
  "search",
  "own",
  "second-factor",
  "proof",
  "invoices",
  "payment-differences",
  "contracts",
  "mails",
  "events",
  "drafts",
  "colleagues",
] as const;
/** Lists whose entries have pages of their own. */
const entries = {
  customers: "customer",
  orders: "order",
  inbox: "inbox-item",
  invoices: "invoice",
  contracts: "contract",
  events: "event",
  entrances: "entrances",
  tickets: "ticket",
  "small-banners": "small-banner",
} as const;
const previews = [
  "{page}",
  "products/{page}",
  "helpcenter",
  "helpcenter/{page}",
  "page-headers",
  "blog/{category}",
  "blog/{category}/{slug}",
] as const;

/** A way that leads to a page of the area; what stands in braces is of one entry. */
export interface AdminRoute {
  readonly path: string;
  readonly kind: AdminPage["kind"];
}

/** Every way there is; with each of them filled, `adminPage` is a page of its kind. [SES-07] */
export const adminRoutes: readonly AdminRoute[] = [
  { path: "/admin", kind: "home" },
  ...tools.map((kind) => ({ path: `/admin/${kind}`, kind })),
  ...Object.entries(entries).map(([list, kind]) => ({ path: `/admin/${list}/{id}`, kind })),
  ...[...triedForms, "{product}-pro"].map((form) => ({
    path: `/admin/tests/${form}-form`,
    kind: "test-form" as const,
  })),
  ...previews.map((path) => ({ path: `/admin/preview/${path}`, kind: "preview" as const })),
];

/** The page at a path; a pro form of a product that has none is refused by name. [ADM-05] */
export const adminPage = (
  path: string,
  proProducts: readonly string[],
): Result.Result<AdminPage, AdminPageUnknown | ProFormUnknown> => {
  const [area, section, ...rest] = path.replace(/^\/+|\/+$/g, "").split("/");
  if (area !== "admin" || rest.includes("")) return unknown();
  if (section === undefined) return Result.succeed({ kind: "home" });
  if (section === "tests") return rest.length === 1 ? testForm(rest[0] ?? "", proProducts) : unknown();
  if (section === "preview") return preview(rest);
  const [id, ...more] = rest;
  if (id !== undefined && more.length === 0 && Object.hasOwn(entries, section))
    return Result.succeed({ kind: entries[section as keyof typeof entries], id });
  const tool = rest.length === 0 ? tools.find((name) => name === section) : undefined;
  return tool === undefined ? unknown() : Result.succeed({ kind: tool });
};

/** A preview is not cached, and not listed by search engines. [ADM-03] */
export const previewHeaders: Readonly<Record<"cache-control" | "x-robots-tag", string>> = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
};

const testForm = (
  name: string,
  proProducts: readonly string[],
): Result.Result<AdminPage, AdminPageUnknown | ProFormUnknown> => {
  const form = triedForms.find((known) => name === `${known}-form`);
  if (form !== undefined) return Result.succeed({ kind: "test-form", form, product: null });
  const product = /^(.+)-pro-form$/.exec(name)?.[1];
  if (product === undefined) return unknown();
  return proProducts.includes(product)
    ? Result.succeed({ kind: "test-form", form: "product-pro", product })
    : Result.fail(new ProFormUnknown({ product }));
};

const preview = (segments: readonly string[]): Result.Result<AdminPage, AdminPageUnknown> => {
  const [section, ...rest] = segments;
  const [first, second, ...more] = rest;
  const path = `/${rest.join("/")}`;
  switch (section) {
    case undefined:
      return unknown();
    case "products":
      return first === undefined ? unknown() : shown({ of: "product", path });
    case "helpcenter":
      return first === undefined ? shown({ of: "help-home" }) : shown({ of: "help", path });
    case "page-headers":
      return first === undefined ? shown({ of: "page-headers" }) : unknown();
    case "blog":
      if (first === undefined || more.length > 0) return unknown();
      return second === undefined
        ? shown({ of: "blog-category", category: first })
        : shown({ of: "blog-post", category: first, slug: second });
    default:
      return shown({ of: "page", path: `/${segments.join("/")}` });
  }
};

const shown = (preview: Preview): Result.Result<AdminPage, AdminPageUnknown> =>
  Result.succeed({ kind: "preview", preview });

const unknown = (): Result.Result<never, AdminPageUnknown> => Result.fail(new AdminPageUnknown());
