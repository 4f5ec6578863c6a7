// Which colour of a flag letters and papers take for links and buttons. [PKG-08]
import { expect, it } from "vitest";
import { accentOf } from "./accent.ts";

it.each([
  [["#f2c14e", "#0a5c7a"], "#0a5c7a"],
  [["#c2410c", "#4a044e"], "#4a044e"],
  [["#4a044e", "#f2c14e"], "#4a044e"],
  [["#ffffff", "#f2c14e"], "#14202e"],
  [["#767676"], "#767676"],
  [["#777777"], "#14202e"],
  [["teal", "#123"], "#14202e"],
  [[], "#14202e"],
  [undefined, "#14202e"],
])("[PKG-08] [LGL-06] of %j what can be read on white: %s", (flag, accent) => expect(accentOf(flag)).toBe(accent));
