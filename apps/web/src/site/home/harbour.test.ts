// Where the ship of the home page is. [LOC-02]
import { expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { shipIsIn } from "./harbour.ts";

it.each([
  ["2026-11-28T05:59:59Z", false],
  ["2026-11-28T06:00:00Z", true],
  ["2026-11-28T17:59:59Z", true],
  ["2026-11-28T18:00:00Z", false],
  ["2026-07-01T05:00:00Z", true],
  ["2026-07-01T23:30:00Z", false],
])("[LOC-02] at %s the ship is in: %s", (at, isIn) =>
  expect(shipIsIn(instant(Date.parse(at)), "Europe/Berlin")).toBe(isIn),
);
