// The contract has the version that its changes since the last release ask for: the authors of generated clients learn from it what breaks. [API-05] [REUSE4-8]
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { baseOf } from "../architecture/pairs.mjs";
import { changesBetween, leastVersion } from "./contract-changes.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

const answer = (schema: object) => ({ "200": { content: { "application/json": { schema } } } });
const operation = (sent: object, got: object, query = false) => ({
  paths: {
    "/cart": {
      post: {
        parameters: [{ in: "query", name: "explain", required: query, schema: { type: "string" } }],
        requestBody: { content: { "application/json": { schema: sent } } },
        responses: answer(got),
      },
    },
  },
  components: { schemas: { Line: { type: "object", required: ["sum"], properties: { sum: { type: "integer" } } } } },
});
const sent = { type: "object", required: ["id"], properties: { id: { type: "string" }, kind: { enum: ["a", "b"] } } };
const got = {
  type: "object",
  required: ["lines"],
  properties: { lines: { items: { $ref: "#/components/schemas/Line" } } },
};
const now = operation(sent, got);

const broken: readonly (readonly [string, object, string])[] = [
  ["an operation that is gone", { paths: {} }, "POST /cart is gone"],
  ["a parameter that is required now", operation(sent, got, true), "query explain is required now"],
  [
    "a value that is refused now",
    operation({ ...sent, properties: { ...sent.properties, kind: { enum: ["a"] } } }, got),
    "body.kind may not be b any more",
  ],
  ["a field that is required now", operation({ ...sent, required: ["id", "kind"] }, got), "body.kind is required now"],
  [
    "a new field that is required",
    operation({ ...sent, required: ["id", "note"], properties: { ...sent.properties, note: {} } }, got),
    "body.note is required now",
  ],
  ["a field of an answer that is gone", operation(sent, { ...got, properties: {} }), "200 body.lines is gone"],
  ["one that may be missing", operation(sent, { ...got, required: [] }), "200 body.lines may be missing"],
  [
    "one of another type, below a reference",
    {
      ...now,
      components: {
        schemas: { Line: { type: "object", required: ["sum"], properties: { sum: { type: ["integer", "null"] } } } },
      },
    },
    "200 body.lines[].sum may be null",
  ],
];

it.each(broken)("[API-05] [REUSE4-8] %s is a break", (_, then, sentence) => {
  const { breaks } = changesBetween(now, then);
  expect(
    breaks.some((each) => each.endsWith(sentence)),
    breaks.join("; "),
  ).toBe(true);
  expect(leastVersion("1.4.2", changesBetween(now, then))).toBe("2.0.0");
});

it("[API-05] [REUSE4-8] what a client may leave out or ignore breaks nothing, and is another second number", () => {
  const more = operation(
    { ...sent, properties: { ...sent.properties, note: { type: "string" }, kind: { enum: ["a", "b", "c"] } } },
    { ...got, properties: { ...got.properties, hint: { type: "string" } } },
  );
  const changes = changesBetween(now, more);
  expect(changes).toEqual({ breaks: [], news: ["POST /cart: body.note", "POST /cart: 200 body.hint"] });
  expect(leastVersion("1.4.2", changes)).toBe("1.5.0");
  expect(leastVersion("1.4.2", changesBetween(now, now))).toBe("1.4.2");
});

const base = baseOf(root, null);

it.skipIf("reason" in base).each(["shop", "content"])(
  "[API-05] [REUSE4-8] the version of %s.yaml is the one of its changes since the release, or a later one",
  (name) => {
    const file = `openapi/${name}.yaml`;
    const released = load(
      execFileSync("git", ["show", `${"commit" in base ? base.commit : ""}:${file}`], {
        cwd: root,
        encoding: "utf8",
        maxBuffer: 1e8,
      }),
    );
    const present = load(readFileSync(`${root}/${file}`, "utf8"));
    const changes = changesBetween(released, present);
    const least = leastVersion(released.info.version, changes);
    const order = (version: string) =>
      version
        .split(".")
        .map((part) => part.padStart(4, "0"))
        .join(".");
    expect(
      order(present.info.version) >= order(least),
      `${name}.yaml needs ${least}: ${changes.breaks.join("; ")}`,
    ).toBe(true);
  },
);
