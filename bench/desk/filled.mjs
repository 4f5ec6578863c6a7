// A shop that has sold for years, for benches of what staff read: the API in this process over a directory of its own, one of each form, and so many orders.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiSettings, createApi } from "../../apps/api/src/index.ts";
import { filledCart, newBuyer, orderFor, place } from "../lib/buyers.mjs";
import { postgresServed, postgresTime } from "../lib/postgres.mjs";
import { fillDesk } from "./fill.mjs";
import { forgetWords, makeWords } from "../../apps/api/src/site/desk/words-job.ts";
import { alsoCount, cpu } from "./measured.mjs";

export const publicUrl = "https://shop.example";

const open = async (place) => {
  const api = await createApi(
    apiSettings({
      ...place,
      LOG_LEVEL: "error",
      PUBLIC_URL: publicUrl,
      AUTH_RATE_LIMIT: "100000",
      ORDER_RATE_FACTOR: "100000",
    }),
    { mailRoundMs: 86_400_000, invoiceRoundMs: 86_400_000 },
  );
  const send = async (method, url, body, headers = {}) => {
    const answer = await api.inject({
      method,
      url,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      text: answer.payload,
      bytes: answer.rawPayload.length,
      body: parsed(answer.payload),
    };
  };
  return { api, send };
};

/** Where the shop keeps everything, by its settings: on SQLite a directory, on PostgreSQL a server of its own beside it, whose processor time counts. */
const freshPlace = async (engine) => {
  const directory = mkdtempSync(join(tmpdir(), "kontor-desk-"));
  const server = engine === "postgres" ? await postgresServed() : null;
  const url = await server?.database();
  if (url !== undefined) alsoCount(await postgresTime(url));
  return {
    env: {
      DATA_DIR: directory,
      ...(url === undefined ? {} : { DATABASE_URL: url, SESSION_SECRET: "a secret of the benches, 32 characters" }),
    },
    drop: async () => {
      alsoCount(() => 0);
      await server?.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** One of each form, from which the many are made. */
const sendForms = async (send, email) => {
  const declaration = {
    category: "",
    product: "the small one",
    termination: "ordinary",
    reason: "",
    end: "next",
    date: "",
    customerNumber: "",
    street: "",
    city: "",
    email,
    emailRepeat: email,
  };
  const message = {
    firstName: "Erika",
    lastName: "Mustermann",
    email,
    emailRepeat: email,
    category: "hosting",
    message: "Which plan fits a small shop?",
  };
  for (const [path, body] of [
    ["declaration/cancellation", declaration],
    ["request/contact", message],
  ]) {
    const answer = await send("POST", `/api/shop/${path}`, body, { "idempotency-key": crypto.randomUUID() });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  }
};

/** `use` gets the API, a way to call it, the settings of its place and the headers of an administrator. */
export const withFilledDesk = async (orders, use, engine = "sqlite") => {
  const { env, drop } = await freshPlace(engine);
  const { api, send } = await open(env);
  try {
    const buyer = await newBuyer(send);
    const cart = await filledCart(send, buyer.headers);
    const placed = await place(send, buyer, await orderFor(send, buyer, cart));
    if (placed.status !== 201) throw new Error(placed.text);
    await api.invoicing.run();
    await sendForms(send, buyer.email);
    console.log(`filling ${orders} orders …`);
    await fillDesk(api.database, Number(orders));
    // The words of these rows, as after an update.
    await forgetWords(api.database);
    const { ms } = await cpu(() => makeWords(api.database));
    console.log(`made all words in ${Math.round(ms)} ms of processor time`);
    const admin = await newBuyer(send);
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ role: "admin" }).where("email", "=", admin.email).execute(),
    );
    return await use({ api, send, env, headers: admin.headers });
  } finally {
    await api.close();
    await drop();
  }
};
