// The order in five calls, as the first page of the contract shows it: each call is answered by the contract, and what is typed orders in a shell. [PKG-03]
import { spawn, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { orderWalk, shopLine, typedWalk } from "./order-walk.ts";

const { api, settings } = await runningForFile({ PORT: "0" });

/** A value at a path of jq, such as `.result.id`. */
const valueAt = (body: Loose, path: string): unknown =>
  path
    .slice(1)
    .split(".")
    .reduce((part, name) => part?.[name], body);

describe("an order in five calls", () => {
  const walk = orderWalk("/api");

  it("[PKG-03] [LOOK3-22] has five, and each is answered: from a new account to the number of an order", async () => {
    expect(walk).toHaveLength(5);
    const known = new Map<string, string>();
    const filled = (text: string) =>
      text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => known.get(name) ?? `no ${name}`);
    const values: unknown[] = [];
    for (const { method, path, headers, body, takes } of walk) {
      const answer = await api.inject({
        method: method as "POST",
        url: filled(path),
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
        ...(body === undefined ? {} : { payload: filled(JSON.stringify(body)) }),
      });
      expect(answer.statusCode, `${path}: ${answer.payload}`).toBeLessThan(300);
      const value = takes === null ? null : valueAt(answer.json(), takes.at);
      values.push(value);
      if (takes !== null && takes.name !== null) known.set(takes.name, String(value));
    }
    expect([...known.keys()]).toEqual(["TOKEN", "CART", "QUOTE"]);
    expect(values.at(-1)).toMatch(/^K-\d{4}-\d{6}$/);
  });

  it("[PKG-03] [LOOK3-22] the page shows these five at its own address, each in a block that can be copied", async () => {
    const page = (await api.inject("/api/docs")).payload;
    const blocks = [...page.matchAll(/data-copy="Call \d[^]*?<code>([^]*?)<\/code>/g)].map(([, text = ""]) =>
      text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
    );
    expect(blocks).toEqual(typedWalk("/api", settings.publicUrl));
    expect(page.indexOf("Order in five calls")).toBeLessThan(page.indexOf("All calls"));
  });

  const hasPrograms = ["curl", "jq"].every((program) => spawnSync(program, ["--version"]).status === 0);

  it.skipIf(!hasPrograms)("[PKG-03] typed one after another in a shell they print the order's number", async () => {
    const address = await api.listen();
    const [first = "", ...others] = typedWalk("/api", settings.publicUrl);
    // Another customer than the one above.
    const typed = [first.replace(shopLine(settings.publicUrl), `SHOP=${address}`), ...others]
      .join("\n")
      .replaceAll("erika@", "erna@");
    const shell = spawn("sh", ["-eu", "-c", typed], { stdio: ["ignore", "pipe", "pipe"] });
    const output: string[] = [];
    for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (piece) => output.push(String(piece)));
    const code = await new Promise((resolve) => shell.once("close", resolve));
    const lines = output.join("").trimEnd().split("\n");
    expect({ code, number: lines.at(-1) }).toEqual({ code: 0, number: expect.stringMatching(/K-\d{4}-\d{6}$/) });
  });
});
