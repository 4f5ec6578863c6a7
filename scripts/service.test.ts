// The unit of systemd starts what the container starts, as a user of its own, with its data in a directory of its own; systemd itself finds nothing wrong with it. [OPS-01] [OPS-10]
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { at } from "./lib/places.mjs";

const unit = readFileSync(at("deploy/kontor.service"), "utf8");
const valueOf = (name: string): string => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "";

it("[OPS-01] its command is the container's, its settings are the shop's", () => {
  const container = readFileSync(at("deploy/Containerfile"), "utf8");
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(container)?.[1] ?? "[]") as readonly string[];
  expect(valueOf("ExecStart")).toBe(`/usr/bin/${command.join(" ")}`);
  const settings = readFileSync(at("docs/operate.md"), "utf8");
  for (const pair of valueOf("Environment").split(" ")) {
    const [name = ""] = pair.split("=");
    if (!name.startsWith("NODE_")) expect([name, settings.includes(`\`${name}\``)]).toEqual([name, true]);
  }
});

it("[OPS-10] it has a user of its own, data for it alone, secrets in a file, and tries no wrong setting again", () => {
  expect([valueOf("User"), valueOf("Group")]).toEqual(["kontor", "kontor"]);
  expect(valueOf("Environment")).toContain(`DATA_DIR=/var/lib/${valueOf("StateDirectory")}`);
  expect([valueOf("StateDirectoryMode"), valueOf("UMask")]).toEqual(["0700", "0077"]);
  expect(valueOf("EnvironmentFile")).toBe("/etc/kontor/shop.env");
  expect([valueOf("RestartPreventExitStatus"), valueOf("NoNewPrivileges"), valueOf("ProtectSystem")]).toEqual([
    "78",
    "yes",
    "strict",
  ]);
});

const analyzer = spawnSync("systemd-analyze", ["--version"]).status === 0;

it.skipIf(!analyzer)("[OPS-01] systemd finds nothing wrong with it", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-unit-"));
  const file = join(folder, "kontor.service");
  // The program stands where the machine has it, in quotes for blanks in its path; a per cent sign is written twice.
  const program = JSON.stringify(process.execPath).replaceAll("%", "%%");
  writeFileSync(
    file,
    unit.replace("/usr/bin/node", () => program),
  );
  const { output } = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(
    output
      .join("")
      .split("\n")
      .filter((line) => line.includes("kontor.service")),
  ).toEqual([]);
});

it.skipIf(!analyzer)("[OPS-07] what it may do beside its work is little: systemd counts less than 2 of 10", () => {
  const analysis = (text: string): number => {
    const folder = mkdtempSync(join(tmpdir(), "kontor-unit-"));
    const file = join(folder, "kontor.service");
    writeFileSync(file, text);
    const { output } = spawnSync("systemd-analyze", ["security", "--offline=true", "--no-pager", file], {
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    return Number(/exposure level for kontor.service: ([\d.]+)/.exec(output.join(""))?.[1]);
  };
  expect(analysis(unit)).toBeLessThan(2);
  // Each line is worth something: without the filter of calls and the namespaces it is above.
  expect(analysis(unit.replace(/^(SystemCallFilter|RestrictNamespaces)=.*$/gm, ""))).toBeGreaterThan(2);
});

it("[OPS-07] its memory and threads have bounds, no memory of it is written to disk, and what is forbidden is refused", () => {
  expect([valueOf("MemoryMax"), valueOf("TasksMax"), valueOf("LimitCORE")]).toEqual(["2G", "128", "0"]);
  expect([valueOf("SystemCallErrorNumber"), valueOf("CapabilityBoundingSet")]).toEqual(["EPERM", ""]);
});
