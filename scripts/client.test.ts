// The clients of examples/client: alone in an empty folder, against a started shop, by its served contract, to an order. [PKG-03]
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningShop, startedShop } from "../packages/adapters/test/running-shop.ts";
import { at } from "./lib/places.mjs";
import { programs } from "./lib/programs.mjs";

const running = programs();
const own: { shop?: RunningShop } = {};
beforeAll(async () => {
  own.shop = await startedShop();
}, 60_000);
afterAll(async () => {
  await running.end();
  await own.shop?.close();
});

const python = spawnSync("python3", ["--version"]).status === 0;
const clients = [
  { file: "order.mjs", program: process.execPath, isThere: true },
  { file: "order.py", program: "python3", isThere: python },
];

it("[PKG-03] every client is tried", () => {
  const files = readdirSync(at("examples/client")).filter((name) => name !== "README.md");
  expect(files.sort()).toEqual(clients.map(({ file }) => file));
});

describe.each(clients)("examples/client/$file", ({ file, program, isThere }) => {
  it("[PKG-03] is no longer than 25 lines of 120 characters and names no address of a call", () => {
    const text = readFileSync(at("examples/client", file), "utf8");
    const lines = text.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(25);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
    expect(text).not.toMatch(/\/(shop|auth)\//);
  });

  it.skipIf(!isThere)("[PKG-03] orders alone in an empty folder, and says why it cannot", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kontor-client-"));
    copyFileSync(at("examples/client", file), join(folder, file));
    const email = `${file}@example.com`;
    const order = (password: string) => {
      const { child, ended, output } = running.start(program, [file, own.shop?.url ?? "", email, password], {
        cwd: folder,
        env: { PATH: process.env["PATH"] },
      });
      expect(child.pid).toBeGreaterThan(0);
      return ended.then((code) => ({ code, output: output() }));
    };
    expect(await order("hafen-42-leuchtturm")).toEqual({
      code: 0,
      output: expect.stringMatching(/^K-\d{4}-\d{6}\n$/),
    });
    // Registered already.
    expect((await order("hafen-42-leuchtturm")).code).toBe(1);
    expect(readdirSync(folder)).toEqual([file]);
    rmSync(folder, { recursive: true });
  });
});
