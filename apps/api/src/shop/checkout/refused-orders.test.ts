// A cart that could be ordered when it was filled and cannot be any more: each order is refused for its own reason, with cart and key as they were. [CHK-04] [CHK-07] [CHK-08] [DOM-01] [PRD-01] [PRD-03] [VAT-03]
import { randomUUID } from "node:crypto";
import { type CartItem, emptyCart, selectedDomain } from "@kontor/domain/shop/cart";
import type { RefusalTag } from "@kontor/domain/site/refusal";
import { expect, it } from "vitest";
import { agreements, customer } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";
import { problem, problemOf } from "../../../test/refused.ts";
import { setMetadata } from "../../platform/database/metadata.ts";
import { revisionKey } from "../../platform/database/revision.ts";
import { addCart } from "../cart/store.ts";

const { ask, api, clock } = await runningForFile();
const person = await customer(ask);

const named = (ascii: string, acquisition: "register" | "transfer" = "register") => ({
  ...selectedDomain(
    { ascii, unicode: ascii, label: ascii.slice(0, ascii.indexOf(".")), ending: ascii.slice(ascii.indexOf(".") + 1) },
    acquisition,
  ),
  authcodeGiven: acquisition === "transfer",
});
const alone = (ascii: string, acquisition?: "register" | "transfer"): CartItem => ({
  kind: "domain",
  id: ascii,
  domain: named(ascii, acquisition),
});
const stored = (more: object = {}): CartItem => ({
  kind: "product",
  id: "there",
  product: "web-m",
  quantity: 1,
  billingMonths: 12,
  location: null,
  additions: [],
  domains: [],
  ...more,
});

/** Orders a cart as it was filled some time ago. */
const ordered = async (
  items: readonly CartItem[],
  more: Readonly<Record<string, boolean>> = {},
  voucher: string | null = null,
) => {
  const cart = { ...emptyCart(randomUUID()), items, voucher };
  await api.database.inTransaction((handle) => addCart(handle, cart, null, clock.now));
  return ask(
    "POST",
    "/shop/order",
    { cartId: cart.id, cartVersion: 0, quoteHash: "none", agreements: { ...agreements, ...more }, locale: "en" },
    { ...person.auth, "idempotency-key": randomUUID() },
  );
};

const twice = [named("frei-1.de"), named("frei-1.de")];

const rows: readonly (readonly [RefusalTag, readonly CartItem[], Readonly<Record<string, boolean>>?])[] = [
  ["AdditionMaximumReached", [stored({ additions: [{ product: "dedicated-ipv4", quantity: 2 }] })]],
  ["AdditionNotOffered", [stored({ additions: [{ product: "groupware-user", quantity: 1 }] })]],
  ["BillingPeriodNotOffered", [stored({ billingMonths: 7 })]],
  ["CertificateNameMissing", [stored({ product: "ssl-domain" })]],
  ["ConditionsNotConfirmed", [alone("frei-1.berlin")]],
  ["DomainAlreadyInCart", [stored({ domains: twice })]],
  ["DomainEndingUnknown", [alone("frei-1.nowhere")]],
  ["DomainNotTransferable", [alone("taken-1.dk", "transfer")]],
  ["FieldNotOffered", [stored({ product: "vps-xs", fields: { image: "Debian 1" } })]],
  ["LocationNotOffered", [stored({ location: "DE" })]],
  ["ProductOnlyAsAddition", [stored({ product: "web-storage-50" })]],
  ["ProductSoldOut", [stored({ product: "root-xl" })]],
  ["ProductUnknown", [stored({ product: "not-any-more" })]],
  ["QuantityInvalid", [stored({ quantity: 100 })]],
  ["ResellerNotBusiness", [stored()], { reseller: true }],
  ["StorageSizeNotOffered", [stored({ product: "vps-xs", additions: [{ product: "block-storage", quantity: 15 }] })]],
  ["TooManyPieces", [stored({ quantity: 99 }), stored({ id: "other", billingMonths: 1, quantity: 2 })]],
  ["DomainLeaving", [alone("leaving-1.de")]],
  ["DomainNameInvalid", [alone("ab.com")]],
  ["DomainNotRegistered", [alone("frei-1.com", "transfer")]],
  ["DomainOurs", [alone("ours-x.de")]],
  ["DomainTaken", [alone("berlin.de")]],
  ["DomainUnclear", [alone("unclear-1.de")]],
];

it("[CHK-07] [CHK-04] [CHK-08] [DOM-01] [PRD-03] what cannot be had any more is not ordered, for its own reason", async () => {
  const actual: unknown[] = [];
  for (const [, items, boxes] of rows) actual.push(problemOf(await ordered(items, boxes)));
  expect(actual).toEqual(rows.map(([tag]) => problem(tag)));
});

it("[CRT-04] [CHK-07] a voucher that was valid when it was put in is not taken once it is over or is none", async () => {
  expect(problemOf(await ordered([stored()], {}, "ABGELAUFEN-5"))).toEqual(problem("VoucherExpired"));
  expect(problemOf(await ordered([stored()], {}, "NEVER-ISSUED"))).toEqual(problem("VoucherNotValid"));
});

it("[VAT-03] [CHK-07] without rates of VAT nothing is ordered, and an address cannot name a country where none is loaded", async () => {
  const change = (
    statement: (handle: Parameters<Parameters<typeof api.database.inTransaction>[0]>[0]) => Promise<unknown>,
  ) =>
    api.database.inTransaction(async (handle) => {
      await statement(handle);
      await setMetadata(handle, revisionKey, randomUUID());
    });
  await change((handle) => handle.deleteFrom("vat_rates").execute());
  expect(problemOf(await ordered([stored()]))).toEqual(problem("VatMapEmpty"));
  await change((handle) => handle.schema.dropTable("vat_rates").execute());
  expect(problemOf(await ordered([stored()]))).toEqual(problem("VatMapFailed"));
  await change((handle) => handle.deleteFrom("countries").execute());
  expect(problemOf(await ask("GET", "/shop/country"))).toEqual(problem("CountriesNotLoaded"));
});
