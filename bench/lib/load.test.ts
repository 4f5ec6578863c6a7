// Tools of the load benches: seeded random numbers, concurrent work, the ledger that finds every fault.
import { describe, expect, it } from "vitest";
import { seededRandom } from "./random.mjs";
import { inLanes } from "./concurrency.mjs";
import { faultsOf } from "./ledger.mjs";
import { productsFile } from "./vendure.mjs";

describe("the bench under load", () => {
  it("gives the same random numbers for the same seed, spread over the whole range", () => {
    const [one, other] = [seededRandom(7), seededRandom(7)];
    const drawn = Array.from({ length: 1000 }, one);
    expect(Array.from({ length: 1000 }, other)).toEqual(drawn);
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(drawn.filter((value) => value < 0.2).length).toBeGreaterThan(150);
    expect(seededRandom(8)()).not.toBe(drawn[0]);
  });

  it("runs every job in one lane, and returns the results in order", async () => {
    const seen = new Set<number>();
    const given = await inLanes(3, 10, async (index: number, lane: number) => {
      seen.add(lane);
      await new Promise((go) => setTimeout(go, index % 3));
      return index * 2;
    });
    expect(given).toEqual(Array.from({ length: 10 }, (_, index) => index * 2));
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });

  const row = (id: string, more = {}) => ({ id, number: `B-${id}`, keys: 1, mails: 1, sent: 1, ...more });
  const mail = (id: string, messageId = `<order-${id}@shop.test>`) => ({
    messageId,
    to: "a@b.test",
    subject: `Ihre Bestellung B-${id} bei Kontor`,
  });
  const noFault = { lost: 0, half: 0, twice: 0, withoutMail: 0, underTwoIds: 0, sentAgain: 0 };

  it("[CHK-05] [CHK-06] finds nothing wrong with a sound ledger", () => {
    const acknowledged = [{ id: "1", number: "B-1", key: "k" }];
    expect(faultsOf([row("1"), row("2")], acknowledged, [mail("1"), mail("2")])).toEqual(noFault);
    expect(faultsOf([row("1")], acknowledged, [mail("1"), mail("1")])).toEqual({ ...noFault, sentAgain: 1 });
  });

  it.each([
    ["lost", [row("2")], [{ id: "1", number: "B-1", key: "k" }], [mail("2")]],
    ["half", [row("1", { mails: 0 })], [], [mail("1")]],
    ["half", [row("1", { keys: 0 })], [], [mail("1")]],
    [
      "twice",
      [row("1"), row("2")],
      ["1", "2"].map((id) => ({ id, number: `B-${id}`, key: "same" })),
      [mail("1"), mail("2")],
    ],
    ["twice", [row("1"), row("2", { number: "B-1" })], [], [mail("1"), mail("2")]],
    ["withoutMail", [row("1")], [], []],
    ["underTwoIds", [row("1")], [], [mail("1"), mail("1", "<other@shop.test>")]],
  ] as const)("[CHK-05] [CHK-06] finds what is %s", (fault, rows, acknowledged, mails) => {
    const found = faultsOf(rows, acknowledged, mails);
    expect(found[fault]).toBe(1);
  });

  it("writes a catalogue so that a comma or a quote in it stays where it is", () => {
    const [head, line] = productsFile([{ key: "web-m", name: 'The "M"', description: "fast, small" }]).split("\n");
    expect(head?.split(",")).toHaveLength(14);
    expect(line).toContain('"The ""M""","web-m","fast, small"');
  });
});
