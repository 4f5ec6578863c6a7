// Jobs and their filters, by example. [CNT-03] [LOC-10]
import { describe, expect, it } from "vitest";
import { day } from "#kernel/calendar";
import {
  comparison,
  canonicalQuery,
  filtersFromQuery,
  type Job,
  jobOptions,
  jobPath,
  jobsPath,
  matchingJobs,
  openJobTitle,
  postingEmployment,
} from "./index.ts";
import { filtersToQuery, noFilters } from "./rules.ts";

const agent: Job = {
  slug: "support-agent",
  title: "Support agent",
  department: "support",
  location: "karlsruhe",
  employment: "part_time",
  salaryFrom: 30_000,
  remote: false,
  body: "Help customers of the South.",
  postedOn: day("2026-11-01"),
};
const engineer: Job = {
  ...agent,
  slug: "engineer",
  title: "Linux-Systemtechnik",
  department: "engineering",
  employment: "full_time",
  salaryFrom: null,
  remote: true,
  body: "Für Server in Südbaden.",
  postedOn: day("2026-11-20"),
};
const slugs = (filters: Partial<typeof noFilters>) =>
  matchingJobs([agent, engineer], { ...noFilters, ...filters }).map(({ slug }) => slug);

describe("filters", () => {
  it.each([
    [{}, ["engineer", "support-agent"]],
    [{ department: ["support"] }, ["support-agent"]],
    [{ department: ["support", "engineering"] }, ["engineer", "support-agent"]],
    [{ location: ["wien"] }, []],
    [{ employment: ["full_time"] }, ["engineer"]],
    [{ remote: true }, ["engineer"]],
    [{ salary: 30_000 }, ["support-agent"]],
    [{ salary: 30_001 }, []],
    [{ text: "  SÜD " }, ["engineer"]],
    [{ text: "su\u0308d linux" }, ["engineer"]],
    [{ text: "south engineer" }, []],
    [{ text: "htuos" }, []],
  ] as const)("[CNT-03] %j lists %j", (filters, expected) => expect(slugs(filters)).toEqual(expected));
  it("[CNT-03] stand in the URL in one order", () => {
    const filters = {
      ...noFilters,
      location: ["wien", "karlsruhe", "wien"],
      employment: ["part_time"],
      remote: true,
      salary: 40_000,
      text: " süd & west ",
    } as const;
    const query =
      "location=karlsruhe&location=wien&employment=part_time&remote=1&salary=40000&text=s%C3%BCd%20%26%20west";
    expect(filtersToQuery(filters)).toBe(query);
    expect(filtersFromQuery(`?${query}`)).toEqual({ ...filters, location: ["karlsruhe", "wien"], text: "süd & west" });
    expect(filtersToQuery(noFilters)).toBe("");
    const salaries = [0, -1, 1.5, 9_999_999, 10_000_000].map((salary) => filtersToQuery({ ...noFilters, salary }));
    expect(salaries).toEqual(["", "", "", "salary=9999999", ""]);
    expect(filtersToQuery({ ...noFilters, text: " \uD800 " })).toBe("text=%EF%BF%BD");
  });
  it.each([
    ["", noFilters],
    ["?employment=boss&salary=-1&remote=0&x=y&department=", noFilters],
    ["salary=1e5", noFilters],
    ["salary=05", noFilters],
    ["text=a+b%2Bc", { ...noFilters, text: "a b+c" }],
    ["text=100%", { ...noFilters, text: "100%" }],
    ["text=%C3", { ...noFilters, text: "%C3" }],
    ["text=%ED%A0%80", { ...noFilters, text: "%ED%A0%80" }],
    ["text=%c3%bc%E0%A4%A0%e2%82%ac%ED%80%80", { ...noFilters, text: "üठ€\uD000" }],
    ["text=%C0%80", { ...noFilters, text: "%C0%80" }],
    ["text=%E0%80%80", { ...noFilters, text: "%E0%80%80" }],
    ["text=%F0%80%80%80", { ...noFilters, text: "%F0%80%80%80" }],
    ["text=%F4%90%80%80", { ...noFilters, text: "%F4%90%80%80" }],
    ["text=%41%C3", { ...noFilters, text: "%41%C3" }],
    ["salary=9999999", { ...noFilters, salary: 9_999_999 }],
    ["salary=10000000", noFilters],
    ["text=a=b", { ...noFilters, text: "a" }],
    ["text=a?b", { ...noFilters, text: "a?b" }],
    ["text=a++b", { ...noFilters, text: "a b" }],
    ["text=%C3%BC%4z", { ...noFilters, text: "%C3%BC%4z" }],
    ["text=one&text=two", { ...noFilters, text: "one" }],
    ["remote=1&remote=0", { ...noFilters, remote: true }],
    ["text=%F0%9F%98%80", { ...noFilters, text: "😀" }],
    ["text=%F3%A0%84%80%F4%8F%BF%BD", { ...noFilters, text: "\u{E0100}\u{10FFFD}" }],
  ])("[CNT-03] the query %j filters for %j", (query, filters) => expect(filtersFromQuery(query)).toEqual(filters));
  it("[CNT-03] list jobs of one day by their addresses", () => {
    const same = ["b", "a", "c"].map((slug) => ({ ...agent, slug }));
    expect(matchingJobs(same, noFilters).map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
  });
  it("[CNT-03] options count what they would leave beside the other filters", () => {
    expect(
      jobOptions([agent, engineer], { ...noFilters, remote: true, department: ["support"] }, "department"),
    ).toEqual([
      { value: "engineering", count: 1 },
      { value: "support", count: 0 },
    ]);
  });
});

describe("a list", () => {
  it.each([
    ["", ""],
    ["?text=&salary=", ""],
    ["location=wien&text=&department=b&department=a&location=wien", "department=a&department=b&location=wien"],
    ["ref=100007&remote=1&utm_source=a%20b&salary=x&remote=0", "remote=1&ref=100007&utm_source=a%20b"],
    ["text=a++b&%74ext=c", "text=a%20b"],
    ["x&&y=1", "x&y=1"],
    ["&?", "%3F"],
    ["&?department=sales", "%3Fdepartment=sales"],
  ])("[CNT-03] of %j has the one address %j", (query, canonical) => expect(canonicalQuery(query)).toBe(canonical));
});

describe("a job's page", () => {
  it("[LOC-10] has a back link to the list in its language", () => {
    expect([jobsPath("de"), jobsPath("en"), jobPath(agent, "en")]).toEqual([
      "/de/jobs",
      "/en/jobs",
      "/en/jobs/support-agent",
    ]);
  });
  it("[CNT-03] the comparison marks what differs", () => {
    expect(comparison([agent, engineer]).map(({ fact, differs }) => [fact, differs])).toEqual([
      ["department", true],
      ["location", false],
      ["employment", true],
      ["salaryFrom", true],
      ["remote", true],
      ["postedOn", true],
    ]);
    expect(comparison([agent, engineer])[1]?.values).toEqual(["karlsruhe", "karlsruhe"]);
  });
  it("[CNT-03] names its employment as search engines do", () =>
    expect(postingEmployment).toEqual({
      full_time: "FULL_TIME",
      part_time: "PART_TIME",
      temporary: "TEMPORARY",
      trainee: "OTHER",
      working_student: "PART_TIME",
    }));
});

describe("a job that is applied for", () => {
  const jobs = [
    { id: "a", locale: "de", slug: "technik-wien", title: "Hallentechnik" },
    { id: "a", locale: "en", slug: "technician-vienna", title: "Hall technician" },
    { id: "b", locale: "de", slug: "redaktion", title: "Redaktion" },
  ] as const;
  it.each([
    ["technik-wien", "en", "Hall technician"],
    ["technician-vienna", "de", "Hallentechnik"],
    ["technik-wien", "de", "Hallentechnik"],
    ["redaktion", "en", "Redaktion"],
    ["captain", "en", "captain"],
  ] as const)("[FRM-04] named %s is called in %s: %s", (slug, locale, title) =>
    expect(openJobTitle(jobs, slug, locale)).toBe(title),
  );
});
