// The shop's services in a test: the demo catalogue, VAT, and what a test answers for the content.
import { bothLanguages } from "@kontor/domain/visitor/locale";
import { instant } from "@kontor/domain/kernel/calendar";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { shopClient, type Transport } from "@kontor/adapters/client";
import type { Catalog, Category, Product } from "@kontor/domain/shop/catalog";
import type { PageServices } from "../src/platform/page/services.ts";

const content = fileURLToPath(new URL("../../../content/", import.meta.url));
const data = <A>(path: string): A => JSON.parse(readFileSync(content + path, "utf8"));

export const catalog: Catalog = {
  version: "test",
  categories: data<Category[]>("catalog/categories.json"),
  products: readdirSync(`${content}catalog/products`).flatMap((file) => data<Product[]>(`catalog/products/${file}`)),
  endings: data("catalog/endings.json"),
};

/** Services whose calls a test answers. */
export interface TestedShop extends PageServices {
  readonly send: Transport;
}

/** The same services with other answers. */
export const answeredBy = (services: PageServices, send: Transport): TestedShop => {
  const shop = shopClient({ baseUrl: "/api", fetch: send });
  return { ...services, send, shop, anonymousShop: shop };
};

export const shopWith = (
  answers: Readonly<Record<string, unknown>>,
  contentOf: (path: string) => Response | null = () => null,
): TestedShop => {
  const send: Transport = async (path) =>
    contentOf(path) ??
    (Object.hasOwn(answers, path)
      ? Response.json({ success: true, result: answers[path] })
      : Response.json({ detail: "no answer", refusal: "Nothing" }, { status: 500 }));
  const shop = shopClient({ baseUrl: "/api", fetch: send });
  return {
    publicUrl: "https://kontor.example",
    filesOf: () => ({ scripts: [], styles: [] }),
    build: "test",
    languages: bothLanguages,
    addressPolicy: "specified",
    sellerCountry: "DE",
    zone: "Europe/Berlin",
    now: () => instant(Date.now()),
    log: () => undefined,
    send,
    shop,
    anonymousShop: shop,
  };
};

export const facts = {
  "/api/shop/staff/factor": {
    offered: true,
    step: "none",
    requested: false,
    setAt: null,
    recoveryCodes: 0,
    freshUntil: 0,
    passkeys: null,
  },
  "/api/shop/catalog": catalog,
  "/api/shop/country/vat": { AT: 2000, DE: 1900, OTHER: 0 },
  "/api/shop/vat": { country: { iso: "DE" }, rate: 1900 },
  "/api/shop/contract": { policy: "specified", day: "2026-11-21" },
};
