// The bench's own arithmetic: medians, verdicts, and markup read back as the tree that wrote it.
import { describe, expect, it } from "vitest";
import { bodyTree } from "./markup.mjs";
import { median, verdict } from "./rounds.mjs";
import { separation } from "./separation.mjs";

describe("the bench", () => {
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
