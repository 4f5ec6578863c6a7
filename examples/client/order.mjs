// An order by nothing but the contract, in any folder: node order.mjs http://127.0.0.1:3000 erika@example.com PASSWORD
const [shop, email, password] = process.argv.slice(2);
const headers = { "content-type": "application/json", "shop-locale": "en", "idempotency-key": crypto.randomUUID() };
const addresses = {};
for (const name of ["openapi", "openapi-content"]) {
  const { servers, paths } = await (await fetch(`${shop}/api/${name}.json`)).json();
  for (const [path, calls] of Object.entries(paths))
    for (const [method, { operationId }] of Object.entries(calls))
      addresses[operationId] = [method.toUpperCase(), shop + servers[0].url + path];
}
const call = async (operation, body, cart) => {
  const [method, url] = addresses[operation];
  const answer = await fetch(url.replace("{cartId}", cart), { method, headers, body: body && JSON.stringify(body) });
  const content = await answer.json();
  if (!answer.ok) throw new Error(content.detail ?? content.error.message);
  return content.result ?? content;
};
headers.authorization = `Bearer ${(await call("register", { username: email, email, password })).jwt}`;
const name = { locale: "en", kind: "private", firstName: "Erika", lastName: "Mustermann", email, phone: "+4930123456" };
await call("updateCustomer", { ...name, street: "Hauptstraße 1", postCode: "10115", city: "Berlin", country: "DE" });
const { id, version } = await call("createCart", {});
const cart = await call("addItem", { version, item: { kind: "product", product: "web-m" } }, id);
const quoted = { cartId: id, cartVersion: cart.version, quoteHash: (await call("readQuote", undefined, id)).hash };
const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
console.log((await call("placeOrder", { ...quoted, agreements, locale: "en" })).number);
