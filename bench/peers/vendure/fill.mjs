// Fills a new Vendure shop: a zone with VAT, one way to ship and one to pay, the products of PRODUCTS (CSV), and CUSTOMERS accounts with the password `bench`.
import {
  bootstrap,
  CustomerService,
  JobQueueService,
  RequestContextService,
  SearchService,
  TransactionalConnection,
} from "@vendure/core";
import { populate } from "@vendure/core/cli/index.js";
import { settings } from "./shop.mjs";

const initial = {
  defaultLanguage: "en",
  defaultZone: "Europe",
  countries: [{ code: "DE", name: "Germany", zone: "Europe" }],
  taxRates: [{ name: "Standard Tax", percentage: 19 }],
  shippingMethods: [{ name: "Standard", price: 0 }],
  paymentMethods: [
    {
      name: "Invoice",
      handler: { code: "dummy-payment-handler", arguments: [{ name: "automaticSettle", value: "true" }] },
    },
  ],
  collections: [],
};

const app = await populate(() => bootstrap(settings), initial, process.env.PRODUCTS);
const context = await app.get(RequestContextService).create({ apiType: "admin", languageCode: "en" });
for (let index = 0; index < Number(process.env.CUSTOMERS); index += 1)
  await app.get(CustomerService).registerCustomerAccount(context, {
    emailAddress: `customer-${index}@example.test`,
    firstName: "Erika",
    lastName: "Mustermann",
    password: "bench-password",
  });
await app.get(JobQueueService).start();
await app.get(SearchService).reindex(context);
const counted = async (table) =>
  Number((await app.get(TransactionalConnection).rawConnection.query(`select count(*) as n from ${table}`))[0].n);
const end = performance.now() + 120_000;
while ((await counted("search_index_item")) < (await counted("product_variant"))) {
  if (performance.now() > end) throw new Error("the search index was not ready in time");
  await new Promise((done) => setTimeout(done, 200));
}
await app.close();
process.exit(0);
