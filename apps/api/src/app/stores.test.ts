// The stores on the engine under test: what is stored comes back as it was, transactions are whole, numbers and claims are given once. [OPS-02]
import type { EmailAddress } from "@kontor/domain/kernel/text";
import { ownMailbox } from "../platform/mail/recipients.ts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import type { Rate } from "@kontor/domain/kernel/money";
import type { Customer } from "@kontor/domain/shop/customer";
import { isAccountMail } from "../visitor/session/account-mails.ts";
import {
  addCart,
  cartById,
  cartOfOwner,
  keepAuthcode,
  moveAuthcodes,
  removeCart,
  saveCart,
} from "../shop/cart/store.ts";
import { currentCatalog, setSoldOut } from "../shop/catalog/store.ts";
import { addressCountries } from "../shop/customer/countries-store.ts";
import { vatRates } from "../shop/vat/store.ts";
import { siteTexts } from "../platform/provider/provider-store.ts";
import { customerByNumber, saveCustomer, setIndividualRate } from "../shop/customer/store.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { metadataOf, nextNumber, setMetadata } from "../platform/database/metadata.ts";
import { revisionKey } from "../platform/database/revision.ts";
import { migrations } from "./migrations.ts";
import { readContent } from "./seed/provider-content.ts";
import { demoContent } from "../platform/settings/content-directory.ts";
import { seed } from "./seed/seed.ts";
import { claimLetters, isLetterDue, markFailed, markSent, queueLetter } from "../platform/mail/outbox.ts";
import {
  addUser,
  changeUser,
  keepSingleSignKey,
  userByEmail,
  userByIdentifier,
  userByResetHash,
} from "../visitor/session/users-store.ts";
import { userWithLogin } from "../visitor/session/sessions-store.ts";
import { redeemVoucher, voucherByCode } from "../shop/voucher/store.ts";
import { apiSettings } from "../index.ts";
import { cluster, freshPlace, noon, runningForFile } from "../../test/harness.ts";

const { api } = await runningForFile();
const { database } = api;
const emptyCart = (id: string) => ({ id, version: 0, items: [], voucher: null, referral: null });

describe("the database", () => {
  it("[OPS-02] is the one that the settings name", () => {
    expect(database.engine).toBe(cluster === undefined ? "sqlite" : "postgres");
  });

  it("[OPS-02] is brought up to date by five processes that start at once, each step once", async () => {
    const place = await freshPlace();
    const settings = apiSettings(place.env);
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(settings, migrations)));
    const applied = await opened[0]?.reads.selectFrom("migrations").select("name").orderBy("name").execute();
    expect(applied?.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    for (const each of opened) await each.close();
    await place.drop();
  });

  it("[CHK-05] stores nothing of a transaction that throws", async () => {
    const failing = database.inTransaction(async (handle) => {
      await setMetadata(handle, "half", "done");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await metadataOf(database.reads, "half")).toBeNull();
  });

  it("[CHK-05] of transactions that meet the one that throws is undone alone, and those after it see what those before it did", async () => {
    const add = (text: string, fails = false) =>
      database.inTransaction(async (handle) => {
        const seen = (await metadataOf(handle, "met")) ?? "";
        await setMetadata(handle, "met", seen + text);
        if (fails) throw new Error(`not ${text}`);
        return seen;
      });
    const outcomes = await Promise.allSettled([add("a"), add("b", true), add("c")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect([...((await metadataOf(database.reads, "met")) ?? "")].sort()).toEqual(["a", "c"]);
  });

  it("[OPS-02] transactions that want the same row wait for each other, and none is lost", async () => {
    const raise = () =>
      database.inTransaction(async (handle) => {
        const seen = Number((await metadataOf(handle, "raised")) ?? "0");
        await setMetadata(handle, "raised", String(seen + 1));
      });
    await raise();
    await Promise.all(Array.from({ length: 20 }, raise));
    expect(await metadataOf(database.reads, "raised")).toBe("21");
  });

  it("[OPS-02] money and instants are numbers, whatever their size", async () => {
    const { rows } = await sql<{ large: number }>`select cast(9007199254740991 as bigint) as large`.execute(
      database.reads,
    );
    expect(rows).toEqual([{ large: Number.MAX_SAFE_INTEGER }]);
  });
});

describe("stores", () => {
  it("[CHK-09] numbers count up, never the same twice", async () => {
    const counted = await Promise.all(
      Array.from({ length: 20 }, () => database.inTransaction((handle) => nextNumber(handle, "test", 41))),
    );
    expect(counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => 42 + index));
  });

  it("[CRT-01] carts keep version and owner; a stale version changes nothing", async () => {
    await database.inTransaction((handle) => addCart(handle, emptyCart("cart-a"), "owner-a", noon));
    const save = (seen: number) =>
      database.inTransaction((handle) =>
        saveCart(handle, { ...emptyCart("cart-a"), version: seen + 1, voucher: "X" }, seen, noon),
      );
    expect([await save(0), await save(0)]).toEqual([true, false]);
    expect(await cartById(database.reads, "cart-a")).toEqual({ ...emptyCart("cart-a"), version: 1, voucher: "X" });
    expect((await cartOfOwner(database.reads, "owner-a"))?.id).toBe("cart-a");
    await expect(
      database.inTransaction((handle) => addCart(handle, emptyCart("cart-b"), "owner-a", noon)),
    ).rejects.toThrow();
  });

  it("[DOM-07] authcodes follow their cart and go with it", async () => {
    await database.inTransaction(async (handle) => {
      await keepAuthcode(handle, "from", "a.de", "one");
      await keepAuthcode(handle, "from", "a.de", "two");
      await moveAuthcodes(handle, "from", "to");
      await removeCart(handle, "from");
    });
    const stored = await database.reads.selectFrom("authcodes").selectAll().where("ascii", "=", "a.de").execute();
    expect(stored).toEqual([{ cart_id: "to", ascii: "a.de", code: "two" }]);
  });

  it("[CUS-11] customers come back as they were; an individual rate stays", async () => {
    const customer = {
      number: "100",
      kind: "private",
      company: null,
      firstName: "Zoë 🏠",
      lastName: "Ægir",
      street: "Hauptstraße 1",
      postCode: "10115",
      city: "Berlin",
      country: "DE",
      phone: "+4930123456",
      fax: null,
      email: "zoe@example.test",
      vatId: null,
      locale: "de",
      vatIdValidity: "unknown",
      individualRate: null,
    } satisfies Customer;
    await database.inTransaction((handle) => saveCustomer(handle, customer, noon));
    await database.inTransaction((handle) => setIndividualRate(handle, "100", 700 as Rate));
    await database.inTransaction((handle) => saveCustomer(handle, { ...customer, locale: "en" }, noon));
    expect(await customerByNumber(database.reads, "100")).toEqual({ ...customer, locale: "en", individualRate: 700 });
    expect(await customerByNumber(database.reads, "nobody")).toBeNull();
  });

  it("[SES-11] accounts are found by id, name, email and reset code, and are unique", async () => {
    const add = (username: string, email: string) =>
      database.inTransaction((handle) =>
        addUser(handle, { username, email: email as EmailAddress, passwordHash: "h", now: noon }),
      );
    const user = await add("Zoe", "zoe@example.test");
    expect(user).toMatchObject({ customer_number: expect.stringMatching(/^1\d{5}$/), created_at: noon });
    expect([
      await add("Zoe", "other@example.test"),
      await add("other", "zoe@example.test"),
      await add("zoe@example.test", "x@example.test"),
    ]).toEqual([undefined, undefined, undefined]);
    const id = user?.id ?? 0;
    await database.inTransaction((handle) => changeUser(handle, id, { reset_hash: "r", reset_until: noon + 1 }));
    const found = [
      userByIdentifier(database.reads, "ZOE@example.test"),
      userByIdentifier(database.reads, "Zoe"),
      userByEmail(database.reads, "Zoe@Example.test"),
      userByResetHash(database.reads, "r", noon),
    ];
    expect((await Promise.all(found)).map((each) => each?.id)).toEqual([id, id, id, id]);
    expect(await userWithLogin(database.reads, id, "p")).toMatchObject({ user: { id }, login: null });
    expect(await userByResetHash(database.reads, "r", noon + 1)).toBeUndefined();
    await database.inTransaction((handle) => keepSingleSignKey(handle, "k", id, noon, noon + 1));
  });

  it("[CRT-04] a voucher is redeemed once", async () => {
    const redeem = () => database.inTransaction((handle) => redeemVoucher(handle, "DEMO-5-04", noon));
    expect((await Promise.all([redeem(), redeem(), redeem()])).filter(Boolean)).toHaveLength(1);
    expect(await voucherByCode(database.reads, "DEMO-5-04")).toMatchObject({
      worth: { amount: 500 },
      redeemedAt: noon,
    });
  });

  const words = {
    recipient: ownMailbox({ email: "a@example.test" }),
    subject: "s",
    text: "t",
    html: "h",
    locale: "de",
  };
  const letter = (id: string) => ({ ...words, id, orderId: null });

  it("[CHK-05] letters are claimed once, tried again when they are due, and sent once", async () => {
    await database.inTransaction(async (handle) => {
      for (const id of ["l-1", "l-2", "l-3"]) await queueLetter(handle, letter(id), noon);
    });
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimLetters(database, noon, 1000, 2)));
    expect(
      claims
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["l-1", "l-2", "l-3"]);
    expect(await isLetterDue(database.reads, noon)).toBe(false);
    await markSent(database, ["l-1"], noon, isAccountMail);
    await markFailed(database, "l-2", "later", noon, noon + 500);
    expect((await claimLetters(database, noon + 500, 1000, 9)).map(({ id, attempts }) => [id, attempts])).toEqual([
      ["l-2", 2],
    ]);
    expect((await claimLetters(database, noon + 1000, 1000, 9)).map(({ id }) => id)).toEqual(["l-3"]);
    await markSent(database, ["l-2", "l-3"], noon, isAccountMail);
  });

  it("[CHK-05] however many processes claim at once, none gets nothing while mails wait", async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `many-${String(index).padStart(2, "0")}`);
    await database.inTransaction(async (handle) => {
      for (const id of ids) await queueLetter(handle, letter(id), noon);
    });
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimLetters(database, noon, 1000, 5)));
    expect(claims.map((rows) => rows.length)).toEqual(Array.from({ length: 8 }, () => 5));
    expect(
      claims
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids);
    await markSent(database, ids, noon, isAccountMail);
  });

  it("[PRD-01] the catalogue, rates, countries, flags and texts come back; sold out changes the version", async () => {
    const before = await currentCatalog(database.reads);
    await database.inTransaction((handle) => setSoldOut(handle, "web-s", true));
    const after = await currentCatalog(database.reads);
    expect([before.products.length, after.version === before.version]).toEqual([after.products.length, false]);
    expect(after.products.find(({ key }) => key === "web-s")?.soldOut).toBe(true);
    expect((await vatRates(database.reads)).find(({ country }) => country === "DE")).toMatchObject({ rate: 1900 });
    expect(await addressCountries(database.reads)).toContain("DE");
    expect((await siteTexts(database.reads)).name).not.toBe("");
  });

  it("[ADM-05] [OPS-02] a database from a build that had no offers has them after a start with this one", async () => {
    const { body } = await database.reads
      .selectFrom("documents")
      .select("body")
      .where("key", "=", "site")
      .executeTakeFirstOrThrow();
    const { proProducts, ...before } = JSON.parse(body);
    expect(proProducts.length).toBeGreaterThan(0);
    await database.inTransaction(async (handle) => {
      await handle
        .updateTable("documents")
        .set({ body: JSON.stringify(before) })
        .where("key", "=", "site")
        .execute();
      await setMetadata(handle, "content-hash", "of that build");
      await setMetadata(handle, revisionKey, "of that build");
    });
    expect((await siteTexts(database.reads)).proProducts).toBeUndefined();
    await seed(database, readContent(demoContent), instant(noon));
    expect((await siteTexts(database.reads)).proProducts).toEqual(proProducts);
  });
});
