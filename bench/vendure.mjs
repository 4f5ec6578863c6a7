// A full order (cart, item, address, place) and a product list read, against Vendure on SQLite: processor time of the whole server, of an order with all that
// follows until the last letter is out, and orders per second at 8 clients; how long orders and a page take meanwhile, at rest and while the queue empties.
import { httpClient, expected } from "./lib/http-client.mjs";
import { burst, burstText } from "./lib/burst.mjs";
import { newBuyer, wholeOrder } from "./lib/buyers.mjs";
import { inLanes, timed } from "./lib/concurrency.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { shopServed } from "./lib/shop.mjs";
import { queries, searchText, vendureBuyer, vendureFacts, vendureOrder, vendureServed } from "./lib/vendure.mjs";

const clients = 8;

/** Processor time in ms and orders a second, of `times` pieces of work. */
const cost = async (server, times, work) => {
  const before = await server.cpu();
  const { ms } = await timed(() => inLanes(clients, times, work));
  return { cpu: ((await server.cpu()) - before) / 1000 / times, perSecond: times / (ms / 1000) };
};

export const vendure = async (count) => {
  const shop = await shopServed({ AUTH_RATE_LIMIT: "100000", ORDER_RATE_FACTOR: "100000" });
  const [ours, page] = [httpClient(shop.url, clients), httpClient(shop.url, 64)];
  const catalog = expected(200, "catalogue")(await ours.send("GET", "/api/shop/catalog")).body.result;
  const products = catalog.products.map(({ key, title, description }) => ({
    key,
    name: title.en,
    description: description?.en ?? title.en,
  }));
  const peer = await vendureServed(products, clients);
  const theirs = queries(peer.url, clients);
  try {
    const [buyers, sessions] = [
      await inLanes(clients, clients, () => newBuyer(ours.send)),
      await inLanes(1, clients, (index) => vendureBuyer(theirs.query, index)),
    ];
    const facts = await vendureFacts(theirs.query);
    const list = searchText(products.length);
    const found = (await theirs.query(list)).data.search.items.length;
    if (found !== products.length) throw new Error(`Vendure lists ${found} products, the shop ${products.length}`);
    const visit = async () => expected(200, "page")(await page.send("GET", "/en"));
    const orders = {
      ours: async (times) => {
        const whole = await burst(shop, {
          clients,
          times,
          order: (lane) => wholeOrder(ours.send, buyers[lane]),
          visit,
        });
        return { cpu: whole.cpu, perSecond: whole.ordersPerSecond, whole };
      },
      // Vendure sends no letters here: nothing follows its orders.
      theirs: (times) => cost(peer, times, (_, lane) => vendureOrder(theirs.query, sessions[lane], facts)),
    };
    const lists = {
      ours: (times) =>
        cost(shop, times, async () => expected(200, "catalogue")(await ours.send("GET", "/api/shop/catalog"))),
      theirs: (times) => cost(peer, times, () => theirs.query(list)),
    };
    await orders.ours(200);
    await orders.theirs(60);
    await lists.ours(100);
    await lists.theirs(50);
    const measured = await rounds(count, async () => ({
      ours: await orders.ours(200),
      theirs: await orders.theirs(40),
      list: await lists.ours(100),
      search: await lists.theirs(50),
    }));
    for (const { ours: us, theirs: them, list: read, search } of measured)
      console.log(
        `${burstText(us.whole)}\nan order until its letters are out: ${us.cpu.toFixed(2)} ms and ${us.perSecond.toFixed(0)}/s, Vendure ${them.cpu.toFixed(2)} ms and ${them.perSecond.toFixed(1)}/s; ${found} products: ${read.cpu.toFixed(2)} ms, Vendure's search index ${search.cpu.toFixed(2)} ms`,
      );
    return [
      verdict(
        "processor time of a full order until its letters are out, against Vendure",
        measured.map((each) => each.ours.cpu / each.theirs.cpu),
        { atMost: 0.5 },
      ),
      verdict(
        `orders per second at ${clients} clients, against Vendure`,
        measured.map((each) => each.ours.perSecond / each.theirs.perSecond),
        { atLeast: 10 },
      ),
      verdict(
        "processor time of a product list, against Vendure's search index",
        measured.map((each) => each.list.cpu / each.search.cpu),
        { atMost: 1 },
      ),
    ];
  } finally {
    ours.close();
    page.close();
    theirs.close();
    await Promise.all([shop.stop(), peer.stop()]);
  }
};
