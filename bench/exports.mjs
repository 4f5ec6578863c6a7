// Every list of the exports in both formats with 100,000 orders, streamed by the shop's own program: what it keeps of what it has sent.
import { builtServer } from "../scripts/lib/built.mjs";
import { freePort } from "../scripts/lib/free-port.ts";
import { at } from "../scripts/lib/places.mjs";
import { memoryBounds } from "../scripts/lib/shop-process.mjs";
import { withFilledDesk } from "./desk/filled.mjs";
import { heapReports } from "./lib/heap.mjs";
import { killableShop } from "./lib/killable-shop.mjs";
import { verdict } from "./lib/rounds.mjs";

const lists = ["orders", "invoices", "customers"];
const formats = ["jsonl", "csv"];

/** Reads a list to its end; the heap when a fifth of its rows were read, and when nearly all were. */
const readList = async (url, headers, { rows, heap }) => {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const counted = { rows: 0, bytes: 0 };
  const heaps = [];
  for await (const piece of answer.body) {
    counted.bytes += piece.length;
    for (const byte of piece) if (byte === 10) counted.rows += 1;
    // The server waits meanwhile: nothing is taken from it.
    if (counted.rows >= rows * [0.2, 0.95][heaps.length]) heaps.push(await heap());
  }
  return { ...counted, heaps };
};

export const exported = async (_, { orders = "100000" }) => {
  await builtServer();
  return withFilledDesk(orders, async ({ api, env, headers }) => {
    await api.close();
    const reports = heapReports();
    const shop = killableShop(await freePort(), { ...env, ...reports.env }, [
      ...reports.args,
      ...memoryBounds,
      at(".kontor/server/api.js"),
    ]);
    try {
      shop.start();
      await shop.waitUntilReady();
      const all = [];
      for (const list of lists)
        for (const format of formats) {
          // Two orders of each customer.
          const rows = Number(orders) / (list === "customers" ? 2 : 1);
          const url = `${shop.url}/api/shop/admin/exports/${list}?format=${format}`;
          const one = await readList(url, headers, { rows, heap: () => reports.heapOf(shop.pid()) });
          const [early, late] = one.heaps;
          console.log(
            `${list} as ${format}: ${one.rows} rows, ${(one.bytes / 1e6).toFixed(1)} MB, heap ${early.toFixed(1)} and ${late.toFixed(1)} MB`,
          );
          all.push({ missing: Math.max(0, rows - one.rows), growth: late / early });
        }
      return [
        verdict("rows that an export leaves out", [all.reduce((sum, { missing }) => sum + missing, 0)], { atMost: 0 }),
        verdict(
          "heap after 95 % of an export against 20 %, the worst of both formats of three lists",
          [Math.max(...all.map(({ growth }) => growth))],
          {
            atMost: 1.1,
          },
        ),
      ];
    } finally {
      await shop.kill();
      reports.drop();
    }
  });
};
