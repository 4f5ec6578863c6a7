// After all tests in Node: the contract lists what calls refuse, and each listed refusal was answered once or stands in a list that only shrinks. [PKG-03]
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { at } from "./places.mjs";

const folder = at(".kontor/answered-refusals");

/** Before a run: what an earlier one noted counts no more. */
export const forgetAnswered = () => rmSync(folder, { recursive: true, force: true });

const answeredPairs = () =>
  new Set(
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
      readFileSync(`${folder}/${file}`, "utf8").trim().split("\n"),
    ),
  );

/**
 * @param {{ everywhere: readonly string[], operations: Readonly<Record<string, readonly string[]>> }} listed
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} unprovoked why a listed refusal of an operation cannot come about over HTTP
 * @param {ReadonlySet<string>} answered pairs of operation and tag
 * @param {boolean} isWhole whether all tests ran, so that each listed refusal must have been answered
 */
export const refusalFaults = ({ everywhere, operations }, unprovoked, answered, isWhole = true) => {
  const pairs = (table) =>
    Object.entries(table).flatMap(([operation, tags]) => tags.map((tag) => `${operation} ${tag}`));
  const reasons = Object.entries(unprovoked).flatMap(([operation, tags]) =>
    Object.entries(tags).map(([tag, reason]) => ({ pair: `${operation} ${tag}`, reason })),
  );
  const [known, excused] = [new Set(pairs(operations)), new Set(reasons.map(({ pair }) => pair))];
  return [
    ...[...answered]
      .filter((pair) => !known.has(pair) && !everywhere.includes(pair.split(" ")[1] ?? ""))
      .map((pair) => `openapi/refusals.yaml does not list what a test was answered: ${pair}`),
    ...[...known]
      .filter((pair) => isWhole && !answered.has(pair) && !excused.has(pair))
      .map((pair) => `no test provokes a refusal that openapi/refusals.yaml lists: ${pair}`),
    ...[...excused]
      .filter((pair) => !known.has(pair))
      .map((pair) => `openapi/unprovoked.json names what is not listed: ${pair}`),
    ...[...excused]
      .filter((pair) => answered.has(pair))
      .map((pair) => `openapi/unprovoked.json excuses what a test was answered: ${pair}`),
    ...reasons
      .filter(({ reason }) => !/^[A-Z].{30,}\.$/.test(reason))
      .map(({ pair }) => `openapi/unprovoked.json gives no reason in a sentence: ${pair}`),
  ];
};

/** The faults of a run; what reads them is there only once the packages are installed. */
export const faultsOfAnswered = async (isWhole) => {
  const { load } = await import("js-yaml");
  return refusalFaults(
    load(readFileSync(at("openapi/refusals.yaml"), "utf8")),
    JSON.parse(readFileSync(at("openapi/unprovoked.json"), "utf8")),
    answeredPairs(),
    isWhole,
  );
};
