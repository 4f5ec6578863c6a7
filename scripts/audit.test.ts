// The audit: it reports a registry without an answer, counts shipped packages, and finds planted faults in container file and lockfile. [OPS-07]
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { containerFaults } from "./lib/container.mjs";
import { composeFaults, instructionFaults, missingIn } from "./lib/deploy-lint.mjs";
import { lockfileFaults } from "./lib/lockfile.mjs";
import { vulnerabilitiesIn } from "./lib/audit-report.mjs";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const file = read("deploy/Containerfile");
const ignored = read(".dockerignore");

describe("the container file", () => {
  it("[OPS-07] is sound", () => expect(containerFaults(file, ignored)).toEqual([]));

  it.each([
    ["no version", file.replaceAll("node:26-bookworm-slim", "node"), /names no version/],
    ["the newest version", file.replaceAll("node:26-bookworm-slim", "node:latest"), /names no version/],
    ["root", file.replace(/^USER .*$/m, ""), /runs as root/],
    ["root again at the end", `${file}\nUSER 0`, /runs as root/],
    ["ADD", `${file}\nADD https://example.com/x.tar /`, /use COPY/],
    ["a secret", `${file}\nENV SESSION_SECRET=abc`, /stand in every image/],
    ["a shell", file.replace(/^CMD .*$/m, "CMD node apps/web/src/app/node-entry.ts"), /keeps signals/],
    ["npm install", file.replace("npm ci", "npm install"), /use npm ci/],
    ["a downloaded script", `${file}\nRUN curl https://example.com | sh`, /runs what it downloads/],
    ["no health check", file.replace(/^HEALTHCHECK .*$/m, ""), /no HEALTHCHECK/],
    ["nothing to start", file.replace(/^CMD .*$/m, ""), /starts nothing/],
  ])("[OPS-07] with %s is not", (_, text, fault) => {
    expect(text).not.toBe(file);
    expect(containerFaults(text, ignored).join("\n")).toMatch(fault);
  });

  it("[OPS-07] takes neither data nor secrets into the build", () =>
    expect(containerFaults(file, "node_modules")).toEqual([
      ".dockerignore lets .git into the build.",
      ".dockerignore lets data into the build.",
      ".dockerignore lets deploy/.env into the build.",
    ]));
});

describe("what its linters say", () => {
  const compose = read("deploy/compose.yaml");
  const faultsOf = (text: string): string => composeFaults(text).join("\n");

  it("[OPS-07] of the container file and the compose file: nothing", () => {
    expect(instructionFaults(file)).toEqual([]);
    expect(faultsOf(compose)).toBe("");
    expect(missingIn(compose, read("deploy/env.example"))).toEqual([]);
  });

  it("[PKG-07] [OPS-07] of those in the folder that a provider gets: nothing, and it has each setting that they need", () => {
    const folder = (name: string): string => read(`deploy/folder/${name}`).replaceAll("{{project}}", "nordwind");
    expect(instructionFaults(folder("Containerfile"))).toEqual([]);
    expect(containerFaults(folder("Containerfile"), ignored)).toEqual([]);
    expect(faultsOf(folder("compose.yaml"))).toBe("");
    expect(missingIn(folder("compose.yaml"), "DATABASE_PASSWORD=")).toEqual([]);
    // Neither its secrets nor its data go into an image.
    expect(folder("dockerignore")).toBe("*\n!package.json\n!package-lock.json\n!.npmrc\n");
  });

  it.each([
    ["an instruction that there is not", file.replace("EXPOSE", "EXPOZE"), /Unknown instruction/],
    ["a port that is none", file.replace("EXPOSE 3000", "EXPOSE here"), /Invalid containerPort/],
    ["a flag that there is not", file.replace("--interval=10s", "--intervall=10s"), /Unknown flag/],
    ["a time that is none", file.replace("--interval=10s", "--interval=often"), /Invalid duration|duration/i],
  ])("[OPS-07] finds %s", (_, text, fault) => expect(instructionFaults(text).join("\n")).toMatch(fault));

  it.each([
    [
      "a key that there is not",
      compose.replace("restart: unless-stopped", "restarted: unless-stopped"),
      /schema|additional/i,
    ],
    ["a port for every interface without saying so", compose.replace("${HTTP_ADDRESS:-127.0.0.1}:", ""), /interface/],
    ["an image without a version", compose.replace("postgres:17", "postgres"), /version|tag/i],
    ["the same port twice", compose.replace(/( {6}- "\$\{HTTP_ADDRESS.*\n)/, "$1$1"), /port/i],
    [
      "a volume of a kind that there is not",
      compose.replace("  mail-1:\n  mail-2:", "  mail-1: 5\n  mail-2:"),
      /mail-1|schema|object/i,
    ],
  ])("[OPS-07] finds %s in the compose file", (_, text, fault) => {
    expect(text).not.toBe(compose);
    expect(faultsOf(text)).toMatch(fault);
  });

  it("[OPS-07] finds a required setting that no example shows", () =>
    expect(missingIn("a: ${SECRET_THING:?set it}", "OTHER=1\n")).toEqual(["SECRET_THING is in no example."]));
});

describe("the lockfile", () => {
  it("[OPS-07] names registry and checksum of every package", () =>
    expect(lockfileFaults(JSON.parse(read("package-lock.json")))).toEqual([]));

  it("[OPS-07] finds packages from elsewhere and without a checksum", () =>
    expect(
      lockfileFaults({
        packages: {
          "": {},
          "packages/own": {},
          "node_modules/own": { link: true, resolved: "packages/own" },
          "node_modules/a": { resolved: "git+ssh://git@github.com/a/a.git#1", integrity: "sha512-x" },
          "node_modules/b": { resolved: "http://registry.npmjs.org/b.tgz", integrity: "sha512-x" },
          "node_modules/c": { resolved: "https://registry.npmjs.org/c.tgz" },
          "node_modules/d": { resolved: "https://registry.npmjs.org/d.tgz", integrity: "sha512-x" },
        },
      }),
    ).toEqual([
      "a comes from git+ssh://git@github.com/a/a.git",
      "b comes from http://registry.npmjs.org/b.tgz",
      "c has no checksum",
    ]));
});

describe("the report of a registry", () => {
  it("[OPS-07] is read with its warnings around it", () => {
    const auditReport = JSON.stringify({
      vulnerabilities: { a: { name: "a", severity: "high", via: [{ title: "Something" }, "b"] } },
    });
    expect(vulnerabilitiesIn(`npm warn x\n${auditReport}\nnpm warn y`)).toEqual({
      found: [{ name: "a", severity: "high", titles: "Something; by b" }],
    });
    expect(vulnerabilitiesIn('{"vulnerabilities":{}}')).toEqual({ found: [] });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', "status 405"],
    ['{"error":{"code":"ENOTFOUND"}}', "ENOTFOUND"],
    ["npm error code ECONNREFUSED", "ECONNREFUSED"],
    ["", "no answer"],
  ])("[OPS-07] is not read as “none” when there is no report: %s", (output, why) => {
    expect(vulnerabilitiesIn(output)).toEqual({ unavailable: why });
  });
});
