// What is said of refusals after all tests: listed and never answered, answered and not listed, excused for nothing. [PKG-03]
import { expect, it } from "vitest";
import { refusalFaults } from "./lib/answered-refusals.mjs";

const listed = { everywhere: ["TooManyAttempts"], operations: { placeOrder: ["CartEmpty", "QuoteChanged"] } };

it("[PKG-03] a whole run in which each listed refusal was answered, or is excused, has no fault", () =>
  expect(
    refusalFaults(
      listed,
      { placeOrder: { QuoteChanged: "No price of this catalogue changes while it is in force." } },
      new Set(["placeOrder CartEmpty", "placeOrder TooManyAttempts"]),
    ),
  ).toEqual([]));

it("[PKG-03] each other pair is named", () =>
  expect(
    refusalFaults(
      listed,
      {
        readCart: { CartNotFound: "Not yet" },
        placeOrder: { CartEmpty: "A cart of this example always has something in it." },
      },
      new Set(["placeOrder OrderUnknown", "placeOrder CartEmpty"]),
    ),
  ).toEqual([
    "openapi/refusals.yaml does not list what a test was answered: placeOrder OrderUnknown",
    "no test provokes a refusal that openapi/refusals.yaml lists: placeOrder QuoteChanged",
    "openapi/unprovoked.json names what is not listed: readCart CartNotFound",
    "openapi/unprovoked.json excuses what a test was answered: placeOrder CartEmpty",
    "openapi/unprovoked.json gives no reason in a sentence: readCart CartNotFound",
  ]));
