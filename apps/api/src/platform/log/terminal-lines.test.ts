// What a person reads of the log in a terminal. [OPS-04]
import { PassThrough } from "node:stream";
import { WriteStream } from "node:tty";
import { describe, expect, it } from "vitest";
import { lookOfStream, shownOn, type TerminalLook, terminalLine } from "./terminal-lines.ts";

const plain: TerminalLook = { paint: (_, text) => text, width: 61, isWhole: false };

const time = new Date(2026, 10, 29, 14, 3, 22).getTime();
const line = (facts: object): string => `${JSON.stringify({ level: 30, time, pid: 1, hostname: "shop", ...facts })}\n`;
const request = (facts: object = {}): string =>
  line({
    reqId: "0123456789abcdef",
    req: { method: "GET", path: "/de/hosting" },
    res: { statusCode: 200 },
    responseTime: 34.4,
    kind: "page",
    calls: 7,
    msg: "request completed",
    ...facts,
  });

describe("a request in a terminal", () => {
  it("[OPS-04] is one line: when, what, what came of it, how long, how many calls", () => {
    expect(terminalLine(request(), plain)).toBe("14:03:22  GET      200     34 ms  /de/hosting  (7 calls inside)\n");
    expect(terminalLine(request({ calls: 1, kind: "form", req: { method: "DELETE", path: "/x" } }), plain)).toBe(
      "14:03:22  DELETE   200     34 ms  /x  (1 call inside)\n",
    );
  });

  it.each([
    ["a file", { kind: "file" }, true],
    ["a probe", { kind: "probe" }, true],
    ["a file that is not there", { kind: "file", res: { statusCode: 404 } }, false],
    ["a probe of a shop that is not ready", { kind: "probe", res: { statusCode: 503 } }, false],
    ["a page that a cache answers", { calls: 0, res: { statusCode: 304 } }, false],
  ])("[OPS-04] %s is left out where it has nothing to say: %o", (_, facts, isLeftOut) => {
    expect(terminalLine(request(facts), plain) === "").toBe(isLeftOut);
    expect(terminalLine(request(facts), { ...plain, isWhole: true })).toMatch(/^14:03:22 {2}GET .*\n$/);
  });

  it("[OPS-04] shows by colour how it ended, and a call within it fainter", () => {
    const paint: TerminalLook["paint"] = (look, text) => `<${String(look)}>${text}</>`;
    const looks = [200, 302, 404, 500].map((statusCode) =>
      /<(green|yellow|red)>\d/.exec(terminalLine(request({ res: { statusCode } }), { ...plain, paint }))?.at(1),
    );
    expect(looks).toEqual(["green", "green", "yellow", "red"]);
    expect(terminalLine(request({ level: 20 }), { ...plain, paint })).toContain("<dim>/de/hosting</>");
  });
});

describe("a message in a terminal", () => {
  it("[OPS-04] is a sentence in lines that fit, a warning called one", () => {
    const long = "the catalogue has deals that break a rule; they are not offered to anybody";
    expect(terminalLine(line({ level: 40, msg: long, deals: ["a: gone", "b: late"] }), plain)).toBe(
      [
        "14:03:22  Warning: The catalogue has deals that break a rule;",
        "          they are not offered to anybody.",
        "          - a: gone",
        "          - b: late",
        "",
      ].join("\n"),
    );
    expect(terminalLine(line({ msg: "pages were put into the database", put: 3, removed: 1 }), plain)).toBe(
      "14:03:22  Pages were put into the database.\n          put: 3, removed: 1\n",
    );
  });

  it("[OPS-04] has the stack of a defect line by line", () => {
    const err = { name: "TypeError", message: "no", stack: "TypeError: no\n    at place (file.ts:1:2)" };
    expect(terminalLine(line({ level: 50, msg: "a call failed", err }), plain)).toBe(
      ["14:03:22  Error: A call failed.", "          TypeError: no", "              at place (file.ts:1:2)", ""].join(
        "\n",
      ),
    );
  });

  it("[OPS-04] stays as it is where it is no line of the log", () =>
    expect(["no JSON\n", "null", "{}"].map((text) => terminalLine(text, plain))).toEqual([
      "no JSON\n",
      "null\n",
      "{}\n",
    ]));
});

describe("a stream", () => {
  const stream = (isTTY: boolean): NodeJS.WriteStream =>
    Object.assign(new PassThrough(), {
      isTTY,
      columns: 60,
      getColorDepth: WriteStream.prototype.getColorDepth,
    }) as unknown as NodeJS.WriteStream;

  it("[OPS-04] that is no terminal gets the JSON as it is", () =>
    expect(shownOn(stream(false), "info")(request())).toBe(request()));

  it("[OPS-04] that is a terminal gets no JSON, and files only where everything is wanted", () => {
    const shown = (level: string, facts: object = {}): string => shownOn(stream(true), level)(request(facts));
    expect(shown("info")).toContain("/de/hosting");
    expect(shown("info")).not.toMatch(/[{}"]/);
    expect([shown("info", { kind: "file" }) === "", shown("debug", { kind: "file" }) === ""]).toEqual([true, false]);
  });

  it.each([
    ["the terminal's own", { TERM: "xterm-256color" }, true, true],
    ["NO_COLOR: none", { TERM: "xterm-256color", NO_COLOR: "1" }, true, false],
    ["FORCE_COLOR: some anywhere", { FORCE_COLOR: "1" }, false, true],
    ["a file: none", { TERM: "xterm-256color" }, false, false],
  ])("[OPS-04] has colours by %s", (_, env, isTTY, isColoured) => {
    const before = { ...process.env };
    for (const name of ["NO_COLOR", "FORCE_COLOR", "NODE_DISABLE_COLORS", "CI"]) delete process.env[name];
    Object.assign(process.env, env);
    try {
      expect(lookOfStream(stream(isTTY), "info").paint("red", "x") !== "x").toBe(isColoured);
    } finally {
      for (const name of ["NO_COLOR", "FORCE_COLOR", "TERM"]) delete process.env[name];
      Object.assign(process.env, before);
    }
  });
});
