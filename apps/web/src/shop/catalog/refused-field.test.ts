// Where refusals stand on a product page. [FRM-05]
import { expect, it } from "vitest";
import { refusedField } from "./refused-field.ts";

it.each([
  ["DomainAlreadyInCart", null, "domain"],
  ["IncludedPlacesTaken", null, "domain"],
  ["AdditionMaximumReached", { addition: "backup" }, "add-backup"],
  ["CertificateNameMissing", { addition: null, field: "name" }, "field-name"],
  ["BillingPeriodNotOffered", null, "months"],
  ["LocationNotOffered", null, "location"],
  ["CartTooLarge", null, "refused"],
  ["", null, "refused"],
])("[FRM-05] %s with %j stands at %s", (tag, facts, field) =>
  expect(refusedField(tag, facts ?? undefined)).toBe(field),
);
