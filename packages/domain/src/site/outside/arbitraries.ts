// Attempts and deliveries as they occur, for laws. [OUT-01]
import fc from "fast-check";
import { type Instant, instant } from "#kernel/calendar";
import type { ExportValue } from "./export.ts";
import type { ItemReport } from "./delivery.ts";
import { itemStates } from "./item-states.ts";
import type { Attempt, DeliveryFacts } from "./model.ts";

export const anyMoment: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(instant);

/** What receivers answer, or nothing. */
export const anyFailure: fc.Arbitrary<Attempt> = fc
  .constantFrom(null, 301, 302, 400, 401, 404, 408, 429, 500, 502, 503)
  .map((status) => ({
    status,
  }));

export const anyDelivery: fc.Arbitrary<DeliveryFacts> = fc.record({
  sentAt: fc.option(anyMoment),
  stoppedAt: fc.option(anyMoment),
  isBehind: fc.boolean(),
});

const anyText = fc.constantFrom(
  "Your server is ready.",
  " ",
  "x".repeat(600),
  "Log in with the name from the letter. ",
);

/** Reports as systems send them: in any order, right and wrong. */
export const anyReport: fc.Arbitrary<ItemReport> = fc.record({
  state: fc.constantFrom(...itemStates),
  text: fc.option(fc.record({ en: anyText, de: anyText })),
  link: fc.option(
    fc.constantFrom(
      "https://panel.example.org/1",
      "https://panel.example.org/2 ",
      "http://panel.example.org/",
      "javascript:alert(1)",
      "https://a:b@x.example/",
    ),
  ),
});

/** Values of an export, also such as programs stumble over. */
export const anyCell: fc.Arbitrary<ExportValue> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom(
    null,
    "=1+1",
    "+49 721 1",
    "-5",
    "@sum",
    "\tx",
    'say "so"',
    "a,b",
    "two\r\nlines",
    "",
    "Müller; Söhne",
  ),
);
