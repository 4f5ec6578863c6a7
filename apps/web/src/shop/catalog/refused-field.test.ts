// Where refusals stand on a product page. [FRM-05]
import { expect, it } from "vitest";
import { refusedField } from "./refused-field.ts";

it.each([
  ["DomainAlreadyInCart", null, "domain"],
  ["IncludedPlacesTaken", null, "domain"],
  ["AdditionMaximumReached", "backup", "add-backup"],
  ["BillingPeriodNotOffered", null, "months"],
  ["LocationNotOffered", null, "location"],
  ["CartTooLarge", null, "refused"],
  ["", null, "refused"],
])("[FRM-05] %s with %s stands at %s", (tag, addition, field) => expect(refusedField(tag, addition)).toBe(field));
