// Peers that are slow, break off or talk nonsense: orders stand and are answered at once, letters wait and arrive later under one Message-ID, nothing of the peer's words gets out. [OPS-10] [CHK-05] [API-04]
import { createServer, type Server, type Socket } from "node:net";
import { Client } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { waitAfter } from "../mail/mail-delivery.ts";
import { cluster, running, type Running } from "../../../test/harness.ts";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { smtpPeer } from "../../../test/smtp-peer.ts";
import { freePort } from "../../../../../scripts/lib/free-port.ts";

/** A peer on a port that treats each connection as configured. */
const peer = async (treat: (socket: Socket) => void, port: number): Promise<{ readonly end: () => Promise<void> }> => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    treat(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    end: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

/** Takes every mail, and collects their Message-IDs. */
const honest = async (port: number) => {
  const { mails, close } = await smtpPeer(port);
  return { ids: () => mails.map(({ messageId }) => messageId ?? ""), end: close };
};

const placed = async ({ ask }: Running): Promise<{ readonly id: string }> => {
  const person = await customer(ask);
  const cart = await filledCart(ask, undefined, person.auth);
  const response = await order(ask, person, cart);
  expect(response.status, response.text).toBe(201);
  return { id: response.body.result.id };
};

describe("a mail server", async () => {
  const port = await freePort();
  const lines: string[] = [];
  const shop = await running(
    { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: "info" },
    { logTo: { write: (line) => lines.push(line) } },
  );
  afterAll(shop.close);
  const letter = (id: string) =>
    shop.api.database.reads.selectFrom("outbox").selectAll().where("order_id", "=", id).executeTakeFirstOrThrow();

  const strange: readonly (readonly [string, (socket: Socket) => void])[] = [
    ["talks another language", (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")],
    ["sends what is no text", (socket) => socket.write(Buffer.from([0, 255, 254, 13, 10, 0, 13, 10]))],
    ["hangs up at once", (socket) => socket.destroy()],
    [
      "hangs up in the middle of a letter",
      (socket) => {
        socket.write("220 here\r\n");
        socket.on("data", (data) => {
          const command = String(data);
          if (/^DATA/im.test(command)) socket.write("354 go\r\n");
          else if (/^(EHLO|HELO|MAIL|RCPT)/i.test(command)) socket.write("250 ok\r\n");
          else socket.destroy();
        });
      },
    ],
    [
      "refuses with words of its own",
      (socket) => {
        socket.write("554 Kanarienvogel: go away\r\n");
      },
    ],
  ];
  for (const [name, treat] of strange)
    it(`[OPS-10] [CHK-05] that ${name}: the order stands, and its letter arrives once the server has its wits back`, async () => {
      const bad = await peer(treat, port);
      const { id } = await placed(shop);
      await shop.api.mailDelivery.run();
      expect(await letter(id)).toMatchObject({ sent_at: null, attempts: 1, failure: expect.any(String) });
      expect(lines.join("")).not.toContain("Kanarienvogel");
      await bad.end();
      const good = await honest(port);
      shop.clock.now += waitAfter(1);
      await shop.api.mailDelivery.run();
      expect(good.ids()).toEqual([`<order-${id}@127.0.0.1>`]);
      expect((await letter(id)).sent_at).not.toBeNull();
      await good.end();
    });

  it("[OPS-10] that never answers: the order is answered while it is silent, and other calls, too", async () => {
    const silent = await peer(() => undefined, port);
    const { id } = await placed(shop);
    expect((await shop.ask("GET", "/shop/catalog")).status).toBe(200);
    // Its letter has neither arrived nor been given up.
    expect(await letter(id)).toMatchObject({ sent_at: null, failure: null });
    await silent.end();
  });
});

describe("a database", () => {
  it("[OPS-10] whose rows contain nonsense: answered as a defect, without the database's message", async () => {
    const shop = await running();
    const cart = await filledCart(shop.ask);
    await shop.api.database.inTransaction((handle) =>
      handle.updateTable("carts").set({ body: "no json at all, Kanarienvogel" }).where("id", "=", cart.id).execute(),
    );
    const response = await shop.ask("GET", `/shop/order/cart/${cart.id}`);
    expect([response.status, response.body.refusal, response.body.rule]).toEqual([500, "UnknownError", "API-03"]);
    expect(response.text).not.toMatch(/json|Kanarienvogel|token/i);
    expect((await shop.ask("POST", "/shop/order/cart")).status).toBe(201);
    await shop.close();
  });

  if (cluster !== undefined)
    it("[OPS-10] that keeps a table locked: the order is refused with a wait, reads go on, and the same key orders once it is free", async () => {
      const shop = await running();
      const person = await customer(shop.ask);
      const cart = await filledCart(shop.ask, undefined, person.auth);
      const other = new Client({ connectionString: shop.settings.databaseUrl ?? "" });
      await other.connect();
      await other.query("begin");
      await other.query("lock table order_keys in access exclusive mode");
      const answered: string[] = [];
      const waiting = order(shop.ask, person, cart, "a-locked-table").finally(() => answered.push("order"));
      expect((await shop.ask("GET", "/shop/catalog")).status).toBe(200);
      answered.push("catalog");
      // Answered while the table is still locked.
      const response = await waiting;
      expect([response.status, response.body.refusal]).toEqual([503, "Unavailable"]);
      expect(answered).toEqual(["catalog", "order"]);
      await other.query("rollback");
      await other.end();
      expect((await order(shop.ask, person, cart, "a-locked-table")).status).toBe(201);
      await shop.close();
    });
});
