// Vendure as a client meets it: filled with the shop's own products, its customers logged in, a whole order by the calls of its shop API.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveUp, run, step } from "../../scripts/lib/say.mjs";
import { httpClient } from "./http-client.mjs";
import { installedPeer } from "./peers.mjs";
import { served } from "./server.mjs";
import { freePort } from "../../scripts/lib/free-port.ts";

const cell = (value) => `"${String(value).replaceAll('"', '""').replaceAll("\n", " ")}"`;

/** The catalogue as the file that Vendure imports. */
export const productsFile = (products) =>
  [
    "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets",
    ...products.map(({ name, key, description }) =>
      [name, key, description, "", "", "", "", key, "8.99", "standard", "100", "false", "", ""].map(cell).join(","),
    ),
  ].join("\n");

/** Vendure on a port and in a folder of its own. */
export const vendureServed = async (products, customers) => {
  const cwd = await installedPeer("vendure");
  const data = mkdtempSync(join(tmpdir(), "kontor-vendure-"));
  const csv = join(data, "products.csv");
  writeFileSync(csv, productsFile(products));
  const env = {
    DATA_DIR: data,
    NODE_ENV: "production",
    SUPERADMIN_PASSWORD: randomUUID(),
    CUSTOMERS: String(customers),
    PRODUCTS: csv,
    VENDURE_DISABLE_TELEMETRY: "true",
  };
  const filling = { ...process.env, ...env, PORT: String(await freePort()) };
  if (
    !(await step("Filling the vendure peer", () =>
      run(process.execPath, ["fill.mjs", "--fill"], { cwd, env: filling }),
    ))
  )
    giveUp("The vendure peer could not be filled.");
  const server = await served({ args: ["serve.mjs"], cwd, env, path: "/health" });
  return { ...server, stop: () => server.stop().finally(() => rmSync(data, { recursive: true, force: true })) };
};

/** `query(text, variables, headers)` → the data of the answer, or an error that says what went wrong. */
export const queries = (url, connections) => {
  const { send, close } = httpClient(url, connections);
  const query = async (text, variables = {}, headers = {}) => {
    const response = await send("POST", "/shop-api", { query: text, variables }, headers);
    const refused =
      response.body?.errors?.[0]?.message ??
      Object.values(response.body?.data ?? {}).find((each) => each?.errorCode)?.message;
    if (response.status !== 200 || refused !== undefined || response.body?.data == null)
      throw new Error(`Vendure: ${response.status} ${refused ?? response.text.slice(0, 300)}`);
    return { data: response.body.data, headers: response.headers };
  };
  return { query, close };
};

const loginText = `mutation ($name: String!) { login(username: $name, password: "bench-password") { __typename ... on ErrorResult { errorCode message } } }`;
const error = "... on ErrorResult { errorCode message }";
const order = "... on Order { id code state totalWithTax lines { id quantity productVariant { sku } } }";
const texts = {
  item: `mutation ($variant: ID!) { addItemToOrder(productVariantId: $variant, quantity: 1) { __typename ${order} ${error} } }`,
  address: `mutation { setOrderShippingAddress(input: { fullName: "Erika Mustermann", streetLine1: "Hauptstraße 1", city: "Berlin", postalCode: "10115", countryCode: "DE", phoneNumber: "+4930123456" }) { __typename ${order} ${error} } }`,
  shipping: `mutation ($method: ID!) { setOrderShippingMethod(shippingMethodId: [$method]) { __typename ${order} ${error} } }`,
  ready: `mutation { transitionOrderToState(state: "ArrangingPayment") { __typename ${order} ${error} ... on OrderStateTransitionError { transitionError } } }`,
  place: `mutation { addPaymentToOrder(input: { method: "invoice", metadata: {} }) { __typename ${order} ${error} } }`,
};

export const searchText = (take) =>
  `query { search(input: { take: ${take}, groupByProduct: true }) { totalItems items { productId productName slug description sku priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } currencyCode } } }`;

/** A customer with a session of their own. */
export const vendureBuyer = async (query, index) => {
  const { headers } = await query(loginText, { name: `customer-${index}@example.test` });
  return { authorization: `Bearer ${headers["vendure-auth-token"]}` };
};

/** What an order needs to name: a product's variant and the way to ship. */
export const vendureFacts = async (query) => {
  const { data } = await query(`query { search(input: { take: 1 }) { items { productVariantId } } }`);
  return { variant: data.search.items[0].productVariantId, method: "1" };
};

/** Item (which opens the cart), address, way to ship, order. */
export const vendureOrder = async (query, headers, { variant, method }) => {
  await query(texts.item, { variant }, headers);
  await query(texts.address, {}, headers);
  await query(texts.shipping, { method }, headers);
  await query(texts.ready, {}, headers);
  const { data } = await query(texts.place, {}, headers);
  const { state } = data.addPaymentToOrder;
  if (state !== "PaymentSettled") throw new Error(`Vendure's order is ${state}`);
};
