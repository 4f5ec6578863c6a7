// What registries and DNS refuse is refused wherever a name comes into a cart or is ordered. [DOM-03] [DOM-05] [DOM-09] [CHK-07] [OPS-10]
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CartItem, emptyCart, selectedDomain } from "@kontor/domain/shop/cart";
import type { RefusalTag } from "@kontor/domain/site/refusal";
import { afterAll, expect, it } from "vitest";
import { agreements, customer } from "../../../../test/customers.ts";
import { type ApiResponse, type Running, runningForFile } from "../../../../test/harness.ts";
import { problem, problemOf } from "../../../../test/refused.ts";
import { dnsPeer, rdapPeer } from "../../../../test/registry-peers.ts";
import { addCart } from "../../cart/store.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-refusing-"));
const registry = await rdapPeer();
const names = await dnsPeer();
afterAll(async () => {
  await registry.close();
  await names.close();
  rmSync(folder, { recursive: true });
});
const file = join(folder, "dns.json");
writeFileSync(file, JSON.stringify({ services: [[["de"], [registry.url]]] }));
const over = { DOMAIN_REGISTRY: "rdap", DNS_SERVERS: names.address };
const shop = await runningForFile({ ...over, RDAP_BOOTSTRAP: file });
/** It finds no file of registries. */
const lost = await runningForFile({ ...over, RDAP_BOOTSTRAP: `${registry.url}/dns.json` });

/** A name is added, put under an id, taken into an item, ordered: four refusals alike. */
const refusedEverywhere = async (
  { ask, api, clock }: Running,
  ending: string,
  tag: RefusalTag,
): Promise<readonly ApiResponse[]> => {
  const { auth } = await customer(ask);
  const [cartId, ascii] = [randomUUID(), `frei-1.${ending}`];
  const terms = { quantity: 1, billingMonths: 12, location: null, additions: [], domains: [] };
  const items: readonly CartItem[] = [
    { kind: "product", id: "held", product: "web-m", ...terms },
    {
      kind: "domain",
      id: "name",
      domain: selectedDomain({ ascii, unicode: ascii, label: "frei-1", ending }, "register"),
    },
  ];
  await api.database.inTransaction((handle) => addCart(handle, { ...emptyCart(cartId), items }, null, clock.now));
  const path = `/shop/order/cart/${cartId}/items`;
  const domain = { name: `frei-2.${ending}`, acquisition: "register" };
  const item = { kind: "domain", domain };
  const wanted = { cartId, cartVersion: 0, quoteHash: "none", agreements, locale: "en" };
  const answers = [
    await ask("POST", "/shop/domain/check", { name: domain.name }),
    await ask("POST", path, { version: 0, item }),
    await ask("PUT", `${path}/new`, { version: 0, item }),
    await ask("PATCH", `${path}/held`, { version: 0, domains: [domain] }),
    await ask("POST", "/shop/order", wanted, { ...auth, "idempotency-key": randomUUID() }),
  ];
  expect(answers.map(problemOf)).toEqual(answers.map(() => problem(tag)));
  return answers;
};

it("[DOM-03] [OPS-10] DNS that fails", async () => {
  names.mood = "servfail";
  await refusedEverywhere(shop, "de", "DomainValidationFailed");
  names.mood = "well";
});

it("[DOM-05] a registry that has enough, with its wait", async () => {
  registry.mood = "busy";
  const answers = await refusedEverywhere(shop, "de", "DomainRateLimited");
  for (const { headers } of answers) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});

it("[DOM-09] registries that cannot be found", async () => {
  await refusedEverywhere(lost, "de", "DomainCheckFailed");
});
