// Of each country's code how many digits follow it and which trunk prefixes are no part of a number, as one row of text from libphonenumber's metadata. [CUS-04] [REP2-3]
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { at } from "./places.mjs";

const require = createRequire(import.meta.url);
const digits = Array.from("0123456789");

/** A pattern of the metadata as a tree: digits, sequences, choices, repetitions. */
const parsed = (pattern) => {
  let position = 0;
  const next = () => pattern[position];
  const take = () => pattern[position++];
  const charset = () => {
    const set = new Set();
    for (take(); next() !== "]"; ) {
      const from = take();
      if (from === "\\") {
        take();
        for (const digit of digits) set.add(digit);
      } else if (next() === "-") {
        take();
        const to = take();
        for (const digit of digits) if (digit >= from && digit <= to) set.add(digit);
      } else set.add(from);
    }
    take();
    return { kind: "digit", set };
  };
  const atom = () => {
    if (next() === "[") return charset();
    if (next() === "\\") {
      position += 2;
      return { kind: "digit", set: new Set(digits) };
    }
    if (next() !== "(") return { kind: "digit", set: new Set([take()]) };
    take();
    if (next() === "?") position += 2;
    const group = choice();
    take();
    return group;
  };
  const repeated = () => {
    const of = atom();
    if (next() === "?") {
      take();
      return { kind: "repeat", of, least: 0, most: 1 };
    }
    if (next() !== "{") return of;
    const [text, least, most = least] = /^\{(\d+)(?:,(\d+))?\}/.exec(pattern.slice(position));
    position += text.length;
    return { kind: "repeat", of, least: Number(least), most: Number(most) };
  };
  const sequence = () => {
    const parts = [];
    while (position < pattern.length && next() !== "|" && next() !== ")") parts.push(repeated());
    return { kind: "sequence", parts };
  };
  const choice = () => {
    const ways = [sequence()];
    while (next() === "|") {
      take();
      ways.push(sequence());
    }
    return { kind: "choice", ways };
  };
  return choice();
};

/** Which lengths have texts of a tree that begin with a prefix: pairs of how much of the prefix is used and how long the text is by now. */
const lengthsFrom = (tree, prefix, starts) => {
  const unique = (found) => [...new Map(found.map((one) => [one.join(), one])).values()];
  if (tree.kind === "digit")
    return unique(
      starts.flatMap(([used, length]) => {
        if (used === prefix.length) return [[used, length + 1]];
        return tree.set.has(prefix[used]) ? [[used + 1, length + 1]] : [];
      }),
    );
  if (tree.kind === "sequence") return tree.parts.reduce((now, part) => lengthsFrom(part, prefix, now), starts);
  if (tree.kind === "choice") return unique(tree.ways.flatMap((way) => lengthsFrom(way, prefix, starts)));
  let now = starts;
  const found = tree.least === 0 ? [...starts] : [];
  for (let count = 1; count <= tree.most; count += 1) {
    now = lengthsFrom(tree.of, prefix, now);
    if (count >= tree.least) found.push(...now);
  }
  return unique(found);
};

const lengthsBeginning = (pattern, prefix) =>
  lengthsFrom(parsed(pattern), prefix, [[0, 0]]).flatMap(([used, length]) => (used === prefix.length ? [length] : []));

/** `4-8,10` of lengths. */
const ranges = (lengths) => {
  const sorted = [...new Set(lengths)].toSorted((a, b) => a - b);
  const rows = [];
  for (const length of sorted) {
    const last = rows.at(-1);
    if (last !== undefined && last[1] === length - 1) last[1] = length;
    else rows.push([length, length]);
  }
  return rows.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(",");
};

/** The texts of up to three digits that are a trunk prefix and nothing more. */
const trunks = ([, , , , , national, , forParsing]) => {
  if (!forParsing) return national ? [String(national)] : [];
  const whole = new RegExp(`^(?:${forParsing})$`);
  const texts = [...digits, ...Array.from({ length: 100 }, (_, n) => String(n).padStart(2, "0"))].concat(
    Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, "0")),
  );
  return texts.filter(
    (text) =>
      whole
        .exec(text)
        ?.slice(1)
        .every((group) => group === undefined) === true,
  );
};

/** The lengths of numbers that begin so themselves, and the digits that follow there, where not all of them do. */
const beginningSo = (patterns, prefix) => {
  const own = ranges(patterns.flatMap((pattern) => lengthsBeginning(pattern, prefix)));
  if (own === "") return "";
  const after = digits.filter((digit) =>
    patterns.some((pattern) => lengthsBeginning(pattern, prefix + digit).length > 0),
  );
  return after.length === 10 ? `/${own}` : `/${own}~${after.join("")}`;
};

/** `code:lengths`, and `:prefix` of each trunk prefix, longest first, with `/lengths~digits` of the numbers that begin so themselves; `:=/…` of numbers that begin with a nought which is no trunk prefix. */
export const phonePlanRows = () => {
  const metadata = require("libphonenumber-js/metadata.max.json");
  const plans = [
    ...Object.entries(metadata.country_calling_codes).map(([code, of]) => [code, of.map((c) => metadata.countries[c])]),
    ...Object.entries(metadata.nonGeographic).map(([code, plan]) => [code, [plan]]),
  ];
  return plans
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, countries]) => {
      const lengths = countries.flatMap(([, , pattern, possible]) => [...possible, ...lengthsBeginning(pattern, "")]);
      const prefixes = trunks(countries[0]).toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
      const patterns = countries.map(([, , pattern]) => pattern);
      const rows = prefixes.map((prefix) => prefix + beginningSo(patterns, prefix));
      const noughts = prefixes.includes("0") ? "" : beginningSo(patterns, "0");
      return [code, ranges(lengths), ...rows, ...(noughts === "" ? [] : [`=${noughts}`])].join(":");
    });
};

/** Written with the version of the package, which is all that it follows from. */
export const writePhonePlans = () => {
  const { version } = JSON.parse(readFileSync(at("node_modules/libphonenumber-js/package.json"), "utf8"));
  writeFileSync(
    at("packages/domain/src/shop/customer/phone-plans.gen.ts"),
    `// Generated by scripts/lib/phone-plans.mjs from libphonenumber-js ${version} (metadata by Google, Apache-2.0); do not edit.\n/** A country's code, how many digits follow it, and its trunk prefixes, with the lengths of numbers that begin so themselves. */\nexport const phonePlans: readonly string[] =\n  "${phonePlanRows().join(" ")}".split(\n    " ",\n  );\n`,
  );
};
