// What is enough of a name to look for a guest.
import { expect, it } from "vitest";
import { soughtGuest } from "./index.ts";

it.each([
  ["Ad", "ad"],
  ["  Ada   Lovelace ", "ada lovelace"],
  ["Ö b", "ö b"],
  ["A", null],
  ["", null],
  ["%%", null],
  ["12", null],
])("[TKT-02] %j is searched for as %j", (typed, wanted) => expect(soughtGuest(typed)).toBe(wanted));
