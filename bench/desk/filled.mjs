// A shop that has sold for years, for benches of what staff read: the API in this process over a directory of its own, one of each form, and so many orders.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiSettings, createApi } from "../../apps/api/src/index.ts";
import { filledCart, newBuyer, orderFor, place } from "../lib/buyers.mjs";
import { fillDesk } from "./fill.mjs";

export const publicUrl = "https://shop.example";

const open = async () => {
  const directory = mkdtempSync(join(tmpdir(), "kontor-desk-"));
  const api = await createApi(
    apiSettings({ DATA_DIR: directory, LOG_LEVEL: "error", PUBLIC_URL: publicUrl, AUTH_RATE_LIMIT: "100000", ORDER_RATE_FACTOR: "100000" }),
    { mailRoundMs: 86_400_000, invoiceRoundMs: 86_400_000 },
  );
  const send = async (method, url, body, headers = {}) => {
    const answer = await api.inject({
      method,
      url,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, text: answer.payload, bytes: answer.rawPayload.length, body: parsed(answer.payload) };
  };
  return { api, send, directory };
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

/** `use` gets the API, a way to call it, its directory and the headers of an administrator. */
export const withFilledDesk = async (orders, use) => {
  const { api, send, directory } = await open();
  try {
    const buyer = await newBuyer(send);
    const cart = await filledCart(send, buyer.headers);
    const placed = await place(send, buyer, await orderFor(send, buyer, cart));
    if (placed.status !== 201) throw new Error(placed.text);
    await api.invoicing.run();
    await sendForms(send, buyer.email);
    console.log(`filling ${orders} orders …`);
    await fillDesk(api.database, Number(orders));
    const admin = await newBuyer(send);
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ role: "admin" }).where("email", "=", admin.email).execute(),
    );
    return await use({ api, send, directory, headers: admin.headers });
  } finally {
    await api.close();
    rmSync(directory, { recursive: true, force: true });
  }
};
