// A disk that fills up under a running shop, one that is full or read-only at the start: reported in one sentence, nothing half written, and it recovers. [OPS-10] [CHK-05]
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { running, type Running } from "../../test/harness.ts";
import { customer, filledCart, order } from "../../test/customers.ts";
import { started } from "../../test/starts.ts";

const mounted: string[] = [];

/** A disk of its own in memory; null where this user may not mount one. */
const disk = (size: string): string | null => {
  const path = mkdtempSync(join(tmpdir(), "kontor-disk-"));
  if (
    process.platform !== "linux" ||
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=0700`, "kontor-test", path]).status !== 0
  ) {
    rmSync(path, { recursive: true });
    return null;
  }
  mounted.push(path);
  return path;
};
const gone = (path: string): void => {
  spawnSync("umount", ["-l", path]);
  rmSync(path, { recursive: true, force: true });
};
afterAll(() => mounted.forEach(gone));

/** Takes all the room there is, and gives it back. */
const filledUp = (path: string): (() => void) => {
  const file = join(path, "filler");
  const handle = openSync(file, "w");
  for (const size of [1 << 20, 1 << 12]) {
    const piece = Buffer.alloc(size, 1);
    try {
      for (;;) if (writeSync(handle, piece) < size) break;
    } catch {
      // full
    }
  }
  closeSync(handle);
  expect(statfsSync(path).bavail).toBe(0);
  return () => rmSync(file);
};

const onDisks = (): void => {
  it("[OPS-10] a start on a disk that is full says so, and what to do", async () => {
    const path = disk("64k") ?? "";
    const { code, output } = await started({ DATA_DIR: path });
    expect([code, output], output).toEqual([
      78,
      `The disk under ${path} is full: free some space, or move DATA_DIR to a larger one.\n`,
    ]);
  });

  it("[OPS-10] a start on a disk that is mounted read-only says so, and leaves nothing", async () => {
    const path = disk("1m") ?? "";
    spawnSync("mount", ["-o", "remount,ro", path]);
    const { code, output } = await started({ DATA_DIR: path });
    expect([code, output.trim().split("\n").length], output).toEqual([78, 1]);
    expect(output).toMatch(/read-only|cannot be opened: make the directory|cannot be written: make/);
    expect(readdirSync(path)).toEqual([]);
  });

  it("[OPS-05] [OPS-10] [CHK-05] a disk that fills up: orders are refused with a wait, the shop is not ready, reads go on, nothing is half written, and it goes on by itself", async () => {
    const path = disk("96m") ?? "";
    const shop: Running = await running({ DATA_DIR: path });
    const { ask, api } = shop;
    const person = await customer(ask);
    const cart = await filledCart(ask, undefined, person.auth);
    const count = async (table: "orders" | "order_keys" | "outbox") =>
      (await api.database.reads.selectFrom(table).selectAll().execute()).length;
    const before = [await count("orders"), await count("order_keys"), await count("outbox")];
    const readiness = async () => (await api.inject({ url: "/readyz" })).statusCode;
    expect(await readiness()).toBe(200);
    const free = filledUp(path);
    const statuses = new Set<number>();
    // The log of what was written before has room of its own left: up to 16 MB, and a cart takes few pages of it.
    for (let attempt = 0; attempt < 5_000 && !statuses.has(503); attempt += 1)
      statuses.add((await ask("POST", "/shop/order/cart")).status);
    expect(statuses).toContain(503);
    const response = await order(ask, person, cart, "on-a-full-disk");
    expect([response.status, response.body.refusal, response.body.rule]).toEqual([503, "Unavailable", "OPS-10"]);
    expect(response.text).not.toMatch(/disk|sqlite|full/i);
    expect((await ask("GET", `/shop/order/cart/${cart.id}`, undefined, person.auth)).body.result.items).toHaveLength(1);
    expect([await count("orders"), await count("order_keys"), await count("outbox")]).toEqual(before);
    // Between visitors the log is carried over, and has room again for some; they fill it while they come.
    const busy = async () => {
      while ((await ask("POST", "/shop/order/cart")).status !== 503);
      return readiness();
    };
    await expect.poll(busy, { timeout: 60_000, interval: 1 }).toBe(503);
    free();
    await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
    expect((await order(ask, person, cart, "on-a-full-disk")).status).toBe(201);
    expect([await count("orders"), await count("order_keys"), await count("outbox")]).toEqual(
      before.map((number) => number + 1),
    );
    await shop.close();
  }, 120_000);
};

const probe = disk("64k");
if (probe !== null) {
  gone(probe);
  describe("a disk", { timeout: 120_000 }, onDisks);
} else
  it.skip("[OPS-10] full and read-only disks. This user may not mount one: run the tests as root on Linux", () =>
    undefined);
