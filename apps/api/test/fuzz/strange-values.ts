// What no honest client sends: characters that break stores, numbers at the edges, other types, values missing, added, nested, cut off. [OPS-09]
import fc from "fast-check";

const edges: readonly unknown[] = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff tail",
  "\u202e\u2066",
  "\u2028",
  "\ufeff",
  "'; drop table carts; --",
  '" or 1=1 --',
  "../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%",
  "{{7*7}}",
  "${7*7}",
  "<script>alert(1)</script>",
  "\r\nset-cookie: x=1",
  "x".repeat(5_000),
  "🏠".repeat(300),
  "a\u0301".repeat(200),
  "NaN",
  "-0",
  "1e999",
  "0x10",
  "__proto__",
  "constructor",
  "toString",
  "current",
  "",
  " ",
  -1,
  0,
  -0,
  0.5,
  1.5,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e300,
  -1e300,
  5e-324,
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { $eq: 1 },
  { $ne: null },
  { length: -1 },
];

export const strangeText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...edges.filter((edge) => typeof edge === "string")) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme-composite", maxLength: 20 }) },
);

export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...edges) },
  { weight: 2, arbitrary: strangeText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 60 }).map((depth) => nested(depth)) },
);

const nested = (depth: number): unknown => {
  let value: unknown = "x";
  for (let round = 0; round < depth; round += 1) value = round % 2 === 0 ? [value] : { x: value };
  return value;
};

type Box = Record<string, unknown>;

/** The places in a value where something can be changed. */
const places = (value: unknown): readonly (readonly [Box, string])[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.keys(value).flatMap((key) => [[value as Box, key] as const, ...places((value as Box)[key])]);

/** A value with something in it replaced, taken out, put in or repeated; up to three times. */
export const mutationOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      value,
      fc.array(
        fc.tuple(fc.nat(1_000), strangeValue, fc.constantFrom("replace", "replace", "remove", "add", "repeat")),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    )
    .map(([given, acts]) => acts.reduce(changed, structuredClone(given)));

const changed = (value: unknown, [at, strange, act]: [number, unknown, string]): unknown => {
  const found = places(value);
  const place = found[at % Math.max(1, found.length)];
  // What is put in is a value of its own: one that many inputs share would grow with each of them, at last into itself.
  if (place === undefined) return structuredClone(strange);
  const [box, key] = place;
  if (act === "remove") Reflect.deleteProperty(box, key);
  else if (act === "add") box[`further${at % 7}`] = structuredClone(strange);
  else if (act === "repeat") box[key] = repeated(box[key]);
  else box[key] = structuredClone(strange);
  return value;
};

/** Repeats a value beyond any use; a long one stays as it is. */
const repeated = (value: unknown): unknown =>
  (JSON.stringify(value) ?? "").length > 2_000 ? value : Array.from({ length: 150 }, () => structuredClone(value));
