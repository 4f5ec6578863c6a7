// Jobs and what visitors look for, for laws.
import fc from "fast-check";
import { anyDay } from "#kernel/calendar/arbitraries";
import { employments, type Job, type JobFilters } from "./model.ts";

const anyDepartment = fc.constantFrom("support", "sales", "engineering");
const anyLocation = fc.constantFrom("karlsruhe", "wien", "remote");
const anyText = fc.oneof(
  fc.constantFrom("", "Linux", "süd", "support agent"),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

export const anyJob: fc.Arbitrary<Job> = fc.record({
  slug: fc.stringMatching(/^[a-z]{1,8}$/),
  title: fc.constantFrom("Support agent", "Linux-Systemadministration", "Vertrieb Süd"),
  department: anyDepartment,
  location: anyLocation,
  employment: fc.constantFrom(...employments),
  salaryFrom: fc.option(fc.integer({ min: 20_000, max: 90_000 }), { nil: null }),
  remote: fc.boolean(),
  body: fc.lorem(),
  postedOn: anyDay,
});

/** Filters as links and forms make them: doubled, unsorted, with anything in the text. */
export const anyFilters: fc.Arbitrary<JobFilters> = fc.record({
  department: fc.array(fc.oneof(anyDepartment, fc.string({ maxLength: 5 })), { maxLength: 3 }),
  location: fc.array(anyLocation, { maxLength: 3 }),
  employment: fc.array(fc.constantFrom(...employments), { maxLength: 3 }),
  remote: fc.boolean(),
  salary: fc.option(fc.integer({ min: -1, max: 20_000_000 }), { nil: null }),
  text: anyText,
});

export const anyQuery: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.webQueryParameters(),
  fc
    .array(
      fc.tuple(
        fc.constantFrom("department", "salary", "remote", "text", "employment", "x"),
        fc.constantFrom("a", "%", "%C3%BC", "%C3", "1", "full_time", "a+b", "%ED%A0%80", "%F4%90%80%80", ""),
      ),
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`),
);
