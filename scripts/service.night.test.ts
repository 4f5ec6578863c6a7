// Each line that takes a right from the service takes one: without it systemd finds the unit weaker. [OPS-07] [SEC4-10]
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { at } from "./lib/places.mjs";

const unit = readFileSync(at("deploy/kontor.service"), "utf8");
const analyzer = spawnSync("systemd-analyze", ["--version"]).status === 0;

/** What systemd says that a unit may do beyond need, each in tenths. */
const exposure = (text: string): number => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-unit-"));
  const file = join(folder, "kontor.service");
  writeFileSync(file, text);
  const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", "--no-pager", "--json=short", file], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  const found = JSON.parse(stdout) as readonly { readonly exposure: string | null }[];
  return found.reduce((sum, each) => sum + Number(each.exposure ?? 0), 0);
};

const lines = unit.match(
  /^(?:User|UMask|NoNewPrivileges|CapabilityBoundingSet|PrivateTmp|PrivateDevices|PrivateUsers|RemoveIPC|Protect\w+|ProcSubset|Restrict\w+|LockPersonality|SystemCallArchitectures|SystemCallFilter)=.*$/gm,
) as readonly string[];

it.skipIf(!analyzer)(
  "[OPS-07] [SEC4-10] without any one of its lines the service may do more",
  { timeout: 300_000 },
  () => {
    expect(lines.length).toBeGreaterThan(20);
    const usual = exposure(unit);
    const without = lines.map((line) => [line, exposure(unit.replace(`${line}\n`, ""))] as const);
    expect(without.filter(([, so]) => !(so > usual)).map(([line]) => line)).toEqual([
      // It gives back the one call that papers need.
      "SystemCallFilter=setpriority",
    ]);
  },
);
