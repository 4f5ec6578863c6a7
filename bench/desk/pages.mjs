// The pages of the lists as a browser gets them: the built shop over the same data, its processor time and the bytes of each page.
import { httpClient } from "../lib/http-client.mjs";
import { median, verdict } from "../lib/rounds.mjs";
import { shopServed } from "../lib/shop.mjs";
import { mostBytes, mostMs, timeOfOthers } from "./measured.mjs";

const pages = [
  "",
  "orders",
  "orders?q=muster",
  "orders?only=papers",
  "customers",
  "customers?q=falken",
  "customers?only=staff",
  "invoices",
  "invoices?only=overdue",
  "invoices?only=credit-notes",
  "payment-differences",
  "contracts",
  "contracts?only=cancelled",
  "mails",
  "mails?only=failed",
  "inbox",
  "inbox?only=requests",
  "inbox?only=declarations-handled",
  "inbox?only=requests-handled",
  "webhooks",
  "webhooks?only=open",
  "webhooks?only=stopped",
  "webhooks?only=delivered",
  "vouchers",
  "journal",
  "journal?q=500777",
  "events",
  "exports",
  "product-link-helper",
  "faulty-products",
  "small-banners",
  "drafts",
  "customers/500777",
];

export const pageVerdicts = async (env, token, count) => {
  const server = await shopServed(env);
  const { send, close } = httpClient(server.url, 1);
  try {
    const read = async (path) => {
      const [before, beside] = [await server.cpu(), timeOfOthers()];
      const answer = await send("GET", `/admin${path === "" ? "" : `/${path}`}`, undefined, {
        cookie: `token=${token}`,
        "accept-language": "de",
      });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      return {
        ms: ((await server.cpu()) - before) / 1000 + timeOfOthers() - beside,
        bytes: Buffer.byteLength(answer.text),
        rows: Math.max(0, answer.text.split("<tr>").length - 2),
      };
    };
    // What is compiled and read with the first pages is theirs, not the list's.
    for (const path of pages) await read(path);
    const all = [];
    for (const path of pages) {
      const readings = [];
      for (let time = 0; time < Math.max(5, count); time += 1) readings.push(await read(path));
      all.push({ path, ...readings[0], ms: median(readings.map(({ ms }) => ms)) });
    }
    for (const { path, rows, ms, bytes } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 12))
      console.log(
        `${ms.toFixed(1).padStart(7)} ms  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${rows} rows drawn  /admin/${path}`,
      );
    return [
      verdict("the slowest drawn page of staff, processor time", [Math.max(...all.map(({ ms }) => ms)) / mostMs], {
        atMost: 1,
      }),
      verdict("the largest drawn page, in bytes", [Math.max(...all.map(({ bytes }) => bytes)) / mostBytes], {
        atMost: 1,
      }),
    ];
  } finally {
    close();
    await server.stop();
  }
};
