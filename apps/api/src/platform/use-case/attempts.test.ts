// Refusals that store something, on the engine under test: only that is committed, also among concurrent transactions. [CHK-05] [OPS-08]
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { Attempts, type CommittedRefusal, limited, refuseAndCommit } from "@kontor/domain/kernel/limit";
import { Carts, emptyCart, type CartId } from "@kontor/domain/shop/cart";
import { VoucherNotValid } from "@kontor/domain/shop/voucher";
import { TooManyAttempts } from "@kontor/domain/kernel/limit";
import { counting, run } from "./use-case.ts";
import { Refused } from "../http/problem.ts";
import type { Services } from "../../app/services.ts";
import { type CartPorts, cartPorts } from "../../shop/cart/ports.ts";
import { cartById } from "../../shop/cart/store.ts";
import { metadataOf, setMetadata } from "../database/metadata.ts";
import { noon, runningForFile } from "../../../test/harness.ts";

const {
  api: { database },
  settings,
} = await runningForFile();
/** What attempts need of the services. */
const services = { database, settings, now: () => instant(noon) } as Services;
const limit = { most: 5, seconds: 60 };

const countOf = async (key: string): Promise<number> =>
  Number(
    (await database.reads.selectFrom("rate_limits").select("points").where("key", "=", key).executeTakeFirst())
      ?.points ?? 0,
  );

const refusal = new VoucherNotValid({ code: "GUESS" });
const counted = Effect.flatMap(Attempts, (attempts) => attempts.add("guess", limit));
const ports = cartPorts(services, null);
/** As the call that puts in a voucher, counted by these names. */
const attempting = <
  A,
  E extends VoucherNotValid | TooManyAttempts = never,
  F extends VoucherNotValid | TooManyAttempts = never,
>(
  names: readonly string[],
  use: Effect.Effect<A, E | CommittedRefusal<F>, CartPorts | Attempts>,
): Promise<A> => run(services, { operation: "putVoucher" }, counting(services, names, ports), use);
const creating = (cart: CartId) => Effect.flatMap(Carts, ({ create }) => create(emptyCart(cart), null));

const tagsOf = (outcomes: readonly PromiseSettledResult<unknown>[]): readonly string[] =>
  outcomes.map((each) =>
    each.status === "fulfilled"
      ? "done"
      : each.reason instanceof Refused
        ? each.reason.refusal._tag
        : String(each.reason),
  );

describe("a refusal that stores something", () => {
  it("[CHK-05] commits that and nothing else that its use case did", async () => {
    const use = Effect.andThen(creating("half-done"), refuseAndCommit(refusal, counted));
    await expect(attempting(["alone"], use)).rejects.toMatchObject({
      refusal: { _tag: "VoucherNotValid" },
    });
    expect([await cartById(database.reads, "half-done"), await countOf("guess:alone")]).toEqual([null, 1]);
  });

  it("[CHK-05] stores nothing where the use case is refused otherwise", async () => {
    const use = Effect.andThen(creating("half-done"), Effect.andThen(counted, Effect.fail(refusal)));
    await expect(attempting(["otherwise"], use)).rejects.toBeInstanceOf(Refused);
    expect([await cartById(database.reads, "half-done"), await countOf("guess:otherwise")]).toEqual([null, 0]);
  });

  it("[CHK-05] among transactions that meet, one of them undone: each has its own outcome", async () => {
    const name = "met";
    const writing = (key: string, fails: boolean) =>
      database.inTransaction(async (handle) => {
        await setMetadata(handle, key, "written");
        if (fails) throw new Error("no");
      });
    const outcomes = await Promise.allSettled([
      writing("before", false),
      attempting([name], Effect.andThen(creating("met-1"), refuseAndCommit(refusal, counted))),
      writing("fails", true),
      attempting([name], Effect.andThen(creating("met-2"), refuseAndCommit(refusal, counted))),
      attempting([name], creating("met-3")),
      writing("after", false),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "rejected",
      "fulfilled",
      "fulfilled",
    ]);
    expect(await countOf(`guess:${name}`)).toBe(2);
    const carts = await Promise.all(["met-1", "met-2", "met-3"].map((id) => cartById(database.reads, id)));
    expect(carts.map((cart) => cart?.id ?? null)).toEqual([null, null, "met-3"]);
    expect(await Promise.all(["before", "fails", "after"].map((key) => metadataOf(database.reads, key)))).toEqual([
      "written",
      null,
      "written",
    ]);
  });

  it("[OPS-08] of attempts made at once so many are made as there may be, refused or not", async () => {
    const attempt = (fails: boolean) =>
      attempting(
        ["crowd"],
        limited("guess", limit, (wait) => new TooManyAttempts({ wait }), fails ? Effect.fail(refusal) : Effect.void),
      );
    const tags = tagsOf(await Promise.allSettled(Array.from({ length: 20 }, (_, index) => attempt(index % 2 === 0))));
    expect(tags.filter((tag) => tag === "TooManyAttempts")).toHaveLength(15);
    expect(await countOf("guess:crowd")).toBe(5);
  });

  it("[OPS-08] a name that reached its limit is refused together with any other name", async () => {
    const use = () => limited("guess", limit, (wait) => new TooManyAttempts({ wait }), Effect.fail(refusal));
    for (let count = 0; count < limit.most; count += 1)
      await attempting([`place-${count}`, "account"], use()).catch(() => null);
    const last = attempting(["place-9", "account"], use());
    await expect(last).rejects.toMatchObject({ refusal: { _tag: "TooManyAttempts" } });
    expect(await countOf("guess:place-9")).toBe(0);
  });
});
