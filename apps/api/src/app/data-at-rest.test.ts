// What lies on the disk: files that their owner alone reads, and no texts of mails for longer than needed. [OPS-06] [OPS-07] [SES-06]
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "./migrations.ts";
import { backup } from "./data/database-commands.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { instant } from "@kontor/domain/kernel/calendar";
import { lettersStoredSince } from "@kontor/domain/shop/personal-data";
import { forgetSentMails } from "../platform/mail/outbox.ts";
import { apiSettings } from "../index.ts";
import { cluster, freshPlace, type FreshPlace, runningForFile } from "../../test/harness.ts";
import { account, codeTo, customer, filledCart, order } from "../../test/customers.ts";
import { type Process, started } from "../../test/process.ts";

describe("a data directory that was open to all users", () => {
  const places: { place?: FreshPlace; shop?: Process; umask?: number } = {};
  const place = (): FreshPlace => places.place as FreshPlace;
  const directory = (): string => place().env["DATA_DIR"] ?? "";

  beforeAll(async () => {
    places.place = await freshPlace();
    // A shop of before, as it left its files to the umask of most machines.
    await (await openDatabase(apiSettings(place().env), migrations)).close();
    for (const folder of ["mail", "images", "backups"]) {
      mkdirSync(join(directory(), folder), { recursive: true });
      writeFileSync(join(directory(), folder, "old"), "code=0123456789abcdef");
      chmodSync(join(directory(), folder, "old"), 0o644);
      chmodSync(join(directory(), folder), 0o755);
    }
    for (const name of readdirSync(directory()))
      if (statSync(join(directory(), name)).isFile()) chmodSync(join(directory(), name), 0o644);
    chmodSync(directory(), 0o755);
    places.shop = await started(place());
  });
  afterAll(async () => {
    places.shop?.child.kill("SIGTERM");
    await places.shop?.ended;
    await place().drop();
  });

  const openToOthers = (at: string): readonly string[] => [
    ...((statSync(at).mode & 0o077) === 0 ? [] : [at]),
    ...(statSync(at).isDirectory() ? readdirSync(at).flatMap((name) => openToOthers(join(at, name))) : []),
  ];

  it("[OPS-06] [OPS-07] belongs to its owner alone once the shop has started: database, log, letters, secrets, backups", async () => {
    const { ask } = places.shop as Process;
    const email = "ada@example.test";
    await ask("POST", "/auth/local/register", { username: email, email, password: "leuchtturm-an-der-elbe" });
    await ask("POST", "/auth/forgot-password", { email });
    const letters = (): readonly string[] =>
      readdirSync(join(directory(), "mail")).filter((name) => name.endsWith(".eml"));
    await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(2);
    if (cluster === undefined)
      expect(readdirSync(directory())).toEqual(expect.arrayContaining(["kontor.sqlite", "kontor.sqlite-wal"]));
    expect(existsSync(join(directory(), "backups", "old"))).toBe(true);
    expect(openToOthers(directory())).toEqual([]);
  });
});

describe("letters", () => {
  it("[SES-06] [OPS-06] about an account keep none of their words once they are sent, in the database and in a backup", async () => {
    const shop = await runningForFile();
    const { email } = await account(shop.ask);
    await shop.ask("POST", "/auth/forgot-password", { email });
    const code = await codeTo(shop, email);
    expect(code).toMatch(/^[0-9a-f]{64}$/);
    const rows = await shop.api.database.reads
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", email)
      .execute();
    expect(rows.map(({ text, html, sent_at }) => [text, html, sent_at !== null])).toEqual([
      ["", "", true],
      ["", "", true],
    ]);
    const file = join(shop.directory, "kept.sqlite");
    await backup(shop.settings.databaseUrl ?? shop.settings.dataDir, file, () => undefined);
    expect(readFileSync(file).includes(code)).toBe(false);
    // The delivery itself, where no mail server takes it, is the file.
    const mail = readdirSync(join(shop.directory, "mail")).map((name) => join(shop.directory, "mail", name));
    const delivered = mail.map((each) => [
      readFileSync(each, "utf8").replaceAll("=\r\n", "").includes(code),
      statSync(each).mode & 0o777,
    ]);
    expect(delivered.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [false, 0o600],
      [true, 0o600],
    ]);
  });

  it("[OPS-06] about orders are forgotten a fortnight after they were sent, and not before; what still waits stays", async () => {
    const shop = await runningForFile();
    const { database } = shop.api;
    const person = await customer(shop.ask);
    const placed = (await order(shop.ask, person, await filledCart(shop.ask, undefined, person.auth))).body.result;
    const row = () =>
      database.reads.selectFrom("outbox").selectAll().where("order_id", "=", placed.id).executeTakeFirstOrThrow();
    await shop.api.mailDelivery.run();
    await expect.poll(async () => (await row()).sent_at).not.toBeNull();
    await forgetSentMails(database, lettersStoredSince(instant(shop.clock.now + 13 * 86_400_000)));
    expect(await row()).toMatchObject({ recipient: person.email, text: expect.stringContaining(placed.number) });
    await forgetSentMails(database, lettersStoredSince(instant(shop.clock.now + 15 * 86_400_000)));
    expect(await row()).toMatchObject({
      id: `order-${placed.id}`,
      recipient: "",
      text: "",
      html: "",
      sent_at: shop.clock.now,
    });
    await database.atOnce((handle) =>
      handle.updateTable("outbox").set({ sent_at: null, recipient: "a@example.test", text: "t" }).execute(),
    );
    await forgetSentMails(database, lettersStoredSince(instant(shop.clock.now + 99 * 86_400_000)));
    expect(await row()).toMatchObject({ recipient: "a@example.test", text: "t" });
  });
});
