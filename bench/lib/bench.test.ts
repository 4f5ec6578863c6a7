// The bench's own arithmetic: medians, verdicts, and markup read back as the tree that wrote it.
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { at, fromSource } from "../../scripts/lib/places.mjs";
import { bodyTree } from "./markup.mjs";
import { median, verdict } from "./rounds.mjs";
import { seededRandom } from "./random.mjs";
import { confidence, drawnOrder, separation } from "./separation.mjs";

describe("the bench", () => {
  it.each([
    ["no-such-bench", "No bench is named no-such-bench; there are javascript, "],
    ["--engine=postgresql", "No engine is named postgresql; --engine is sqlite or postgres."],
  ])("measures nothing where it does not know %s, and names what there is", (word, sentence) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [fromSource, at("bench/run.mjs"), "renewals", word],
      {
        encoding: "utf8",
      },
    );
    expect([status, `${stdout}${stderr}`]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it("takes the middle of the rounds", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(verdict("x", [1.2, 0.9, 1.0], { atMost: 1 })).toMatchObject({ ratio: 1, holds: true });
    expect(verdict("x", [4.9, 5.1, 4.8], { atLeast: 5 })).toMatchObject({ ratio: 4.9, holds: false });
  });

  it("tells series of times apart by how often one side is the slower one", () => {
    expect(separation([1, 2, 3], [4, 5, 6])).toBe(1);
    expect(separation([4, 5, 6], [1, 2, 3])).toBe(1);
    expect(separation([1, 2, 3], [1, 2, 3])).toBe(0);
    expect(separation([1, 4], [2, 3])).toBe(0);
    expect(separation([1, 1, 2], [1, 2, 2])).toBeCloseTo(1 / 3);
  });

  it("is sure that sides differ where one is slower or varies more, and as seldom as it says where they do not", () => {
    const random = seededRandom(7);
    const series = (make: () => number) => Array.from({ length: 100 }, make);
    const alike = () => (random() < 0.1 ? 30 * random() : 10 + random());
    expect(
      confidence(
        series(alike),
        series(() => alike() + 0.5),
        random,
      ),
    ).toBeGreaterThan(0.99);
    expect(
      confidence(
        series(alike),
        series(() => 10.5 + 8 * (random() - 0.5)),
        random,
      ),
    ).toBeGreaterThan(0.99);
    const runs = Array.from({ length: 100 }, () =>
      confidence(series(alike).slice(50), series(alike).slice(50), random, 200),
    );
    // At most one of ten is expected above 0.9, and at least one of fifty.
    expect(runs.filter((sure) => sure > 0.9).length).toBeLessThan(20);
    expect(runs.filter((sure) => sure > 0.9).length).toBeGreaterThan(1);
  });

  it("draws the order of two sides, so many times each", () => {
    const order = drawnOrder("a", "b", 50, seededRandom(7));
    expect(order.filter((side: string) => side === "a")).toHaveLength(50);
    expect(order.slice(0, 50).every((side: string) => side === "a")).toBe(false);
  });

  it("reads markup as elements with their attributes, without scripts and comments", () => {
    const html =
      '<!DOCTYPE html><html><body class="a"><!--$--><p class="b" hidden="">1 &lt; 2<br/><a href="/x">y</a></p><script>if (1 < 2) {}</script><svg><path d="M0"></path></svg><!--/$--></body></html>';
    expect(bodyTree(html)).toEqual({
      children: [
        ["p", { className: "b", hidden: "" }, ["1 < 2", ["br", {}, []], ["a", { href: "/x" }, ["y"]]]],
        ["svg", {}, [["path", { d: "M0" }, []]]],
      ],
      elements: 5,
    });
  });

  it("refuses markup that does not close", () => expect(() => bodyTree("<body><p></body>")).toThrow());
});
