// Lists of tickets as spreadsheets write them. [TKT-06]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { readTickets } from "./import.ts";

describe("what spreadsheets write", () => {
  it.each([
    ["WAHR", true],
    ["VRAI", true],
    ["Vero", true],
    ["FALSCH", false],
    ["FAUX", false],
    ["Falso", false],
  ])("[TKT-06] [REP2-8] %s is a badge: %s", (cell, community) =>
    expect(Result.getOrThrow(readTickets(`name;email;community\nAda;a@example.com;${cell}`)).rows).toMatchObject([
      { community },
    ]),
  );
  it("[TKT-06] [REP2-8] a quote that never ends is refused with its line, the other lines are read", () => {
    const read = Result.getOrThrow(readTickets('name;email\nAda;a@example.com\n"Kim;k@example.com\nEve;e@example.com'));
    expect(read.rows.map(({ holder }) => holder)).toEqual(["Ada", "Eve"]);
    expect(read.refused.map(({ line, column }) => `${line} ${column}`)).toEqual(["3 name"]);
  });
});
