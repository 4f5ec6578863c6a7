// Which words are not separated by a line break.
import { expect, it } from "vitest";
import { withHardSpaces } from "./typography.ts";

it("[CNT-01] a figure stays with its unit, a section sign with its number; words are left alone", () => {
  expect(withHardSpaces("10 GB, 31 Tage, 5,00 € und 19 % nach § 25 Abs. 2")).toBe(
    "10\u00a0GB, 31\u00a0Tage, 5,00\u00a0€ und 19\u00a0% nach §\u00a025 Abs.\u00a02",
  );
  expect(withHardSpaces("Mindestens {{minimum}} Zeichen, z. B. so")).toBe(
    "Mindestens {{minimum}}\u00a0Zeichen, z.\u00a0B. so",
  );
  expect(withHardSpaces("12 months, 8 am to 6 pm, 2 amounts, 5 Tageszeiten")).toBe(
    "12\u00a0months, 8\u00a0am to 6\u00a0pm, 2 amounts, 5 Tageszeiten",
  );
});
