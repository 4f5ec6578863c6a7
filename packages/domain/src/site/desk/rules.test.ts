// Examples of the desk's lists: what an order is called in its row, who sees which list. [DSK-05] [DSK-07]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { firstView } from "./laws.ts";
import { orderListState } from "./order-row.ts";
import { mayList, viewOf } from "./rules.ts";

describe("a list of orders", () => {
  it("[DSK-07] is open to support, bookkeeping and administrators, closed to editors and entrances", () => {
    const open = (["support", "bookkeeping", "admin", "editor", "ticketing", "customer", "visitor"] as const).map(
      (role) => mayList("orders", role),
    );
    expect(open).toEqual([true, true, true, false, false, false, false]);
  });
  it("[DSK-05] begins with the latest; sorted by another column it ascends", () => {
    const view = (sort: string | null) => Result.getOrThrow(viewOf("orders", "support", { ...firstView, sort }));
    expect([view(null), view("total")]).toMatchObject([
      { sort: "placedAt", direction: "desc", limit: 50 },
      { sort: "total", direction: "asc" },
    ]);
  });
  it("[DSK-05] says how far an order is: papers come first, then what was reported", () => {
    expect([
      orderListState("pending", "none"),
      orderListState("refused", "over"),
      orderListState("confirmed", "open"),
      orderListState(undefined, "none"),
      orderListState(undefined, "failed"),
    ]).toEqual(["papers", "refused", "not-set-up", "not-set-up", "failed"]);
  });
});
