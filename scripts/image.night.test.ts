// What a container carries, laid out and run as deploy/Containerfile has it, by a user without rights and far from the checkout. [OPS-01] [OPS-05] [OPS-06]
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { built } from "./lib/built.mjs";
import { bytesIn, layOutImage } from "./lib/image.mjs";
import { at, fromSource, root } from "./lib/places.mjs";
import { programs } from "./lib/programs.mjs";
import { bundleServer, unbundled } from "./lib/server-bundle.mjs";
import { freePort } from "./lib/free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-image-"));
const [image, data, bin, temporary] = ["shop", "data", "bin", "tmp"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
  string,
];
const running = programs();

/** The instruction of the container file's last stage. */
const instruction = (name: string): string =>
  new RegExp(`^${name} (.*)$`, "m").exec(
    readFileSync(at("deploy/Containerfile"), "utf8").split("\nFROM ").at(-1) ?? "",
  )?.[1] ?? "";
const settings = (port: number): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    instruction("ENV")
      .split(" ")
      .map((pair) => pair.split("=")),
  ),
  PATH: `${bin}:/usr/bin:/bin`,
  HOME: data,
  HOST: "127.0.0.1",
  PORT: String(port),
  DATA_DIR: data,
  LOG_LEVEL: "error",
});
const command = JSON.parse(instruction("CMD")) as readonly string[];
const health = JSON.parse(/CMD (.*)$/.exec(instruction("HEALTHCHECK"))?.[1] ?? "[]") as readonly string[];

/** A user without rights, where the tests may start programs as another user. */
const unprivileged = { uid: 65_534, gid: 65_534 };
const user = process.getuid?.() === 0 && spawnSync("/bin/true", [], unprivileged).status === 0 ? unprivileged : null;

/** Whether this machine lets a test give a program its own view of the files, as the container and the unit do. */
const isConfinable =
  user !== null && spawnSync("unshare", ["--mount", "setpriv", "--no-new-privs", "true"]).status === 0;

/**
 * The command as deploy/compose.yaml and deploy/kontor.service have it, where no container can be started: every file is read-only but the data and a
 * small folder in memory for temporary ones, no capability, no way to gain one, another user, a bound of processes. SIGTERM reaches the program itself.
 */
const confined = ([program = "", ...args]: readonly string[]): readonly string[] => [
  "/usr/bin/unshare",
  "--mount",
  "--propagation=private",
  "/bin/sh",
  "-euc",
  [
    'mount --bind "$1" "$1"',
    'mount -t tmpfs -o size=256m,mode=1777 tmpfs "$2"',
    // Each file system of the machine by itself, but for the two and those of the kernel.
    `awk '$3 !~ /^(proc|sysfs|devpts|mqueue|cgroup2?|devtmpfs)$/ {print $2}' /proc/mounts | while read -r place; do
       case "$place" in "$1"|"$2"|/dev|/dev/*|/proc/*|/sys/*) ;; *) mount -o remount,bind,ro "$place" ;; esac
     done`,
    "shift 2",
    `exec prlimit --core=0 --nproc=128 setpriv --reuid=${unprivileged.uid} --regid=${unprivileged.gid} --clear-groups \
       --no-new-privs --inh-caps=-all --bounding-set=-all "$@"`,
  ].join("\n"),
  "confined",
  data,
  temporary,
  program === "node" ? join(bin, "node") : program,
  ...args,
];

/** What `running.start` takes of a confined command: it takes the rights away itself. */
const confinedProgram = (args: readonly string[], env: NodeJS.ProcessEnv) => {
  const [program = "", ...rest] = confined(args);
  return [program, rest, { cwd: image, env: { ...env, TMPDIR: temporary } }] as const;
};

const started = ([program = "", ...args]: readonly string[], env: NodeJS.ProcessEnv, cwd = image) =>
  running.start(program === "node" ? join(bin, "node") : program, args, { cwd, env, ...(cwd === image ? user : null) });

/** A program that answers, or whose end the test shows with its output; without rights where the machine lets tests take them. */
const opened = async (args: readonly string[], port: number, more: NodeJS.ProcessEnv = {}) => {
  const env = { ...settings(port), ...more };
  const shop = isConfinable ? running.start(...confinedProgram(args, env)) : started(args, env);
  const state = (): Promise<string> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => `status ${status}`,
      () => (shop.child.exitCode === null ? "not open yet" : shop.output()),
    );
  await expect.poll(state, { timeout: 60_000, interval: 50 }).toBe("status 200");
  return shop;
};

beforeAll(async () => {
  await built();
  await layOutImage(image);
  for (const made of [data, bin, temporary]) mkdirSync(made);
  copyFileSync(process.execPath, join(bin, "node"));
  chmodSync(folder, 0o755);
  if (user !== null) chownSync(data, user.uid, user.gid);
}, 240_000);

afterAll(async () => {
  await running.end();
  rmSync(folder, { recursive: true, force: true });
});

it("[OPS-01] a container carries less than 100 MB beyond its base, and no package for development", () => {
  expect(bytesIn(image)).toBeLessThan(100_000_000);
  const packages = globSync("**/node_modules/{*,@*/*}/package.json", { cwd: image }).map(
    (file) => (JSON.parse(readFileSync(join(image, file), "utf8")) as { readonly name: string }).name,
  );
  expect(packages).toEqual(expect.arrayContaining(["sharp", "@node-rs/argon2", "@kontor/openapi"]));
  const development = [
    root,
    ...globSync("{apps,packages,examples}/*/package.json", { cwd: root }).map((manifest) => at(manifest, "..")),
  ].flatMap((place) =>
    Object.keys(
      (
        JSON.parse(readFileSync(join(place, "package.json"), "utf8")) as {
          readonly devDependencies?: Readonly<Record<string, string>>;
        }
      ).devDependencies ?? {},
    ),
  );
  const runs = ["sharp"];
  expect(packages.filter((name) => development.includes(name) && !runs.includes(name))).toEqual([]);
  const sources = globSync("**/*.{ts,tsx}", { cwd: image }).map((path) => path.replaceAll("\\", "/"));
  expect(sources.toSorted()).toEqual([
    "apps/api/src/app/data/main.ts",
    "apps/api/src/main.ts",
    "apps/web/src/app/check-entry.ts",
    "apps/web/src/app/node-entry.ts",
  ]);
});

it("[OPS-01] each package that is not bundled loads, with all that it depends on", { timeout: 60_000 }, async () => {
  const script = `await Promise.all(${JSON.stringify(unbundled)}.map((name) => import(name)))`;
  const loading = started(["node", "--input-type=module", "--eval", script], settings(0));
  expect(await loading.ended, loading.output()).toBe(0);
});

it("[OPS-04] stack traces can name the sources: the maps know them by their places in the repository", () => {
  const { sources } = JSON.parse(readFileSync(join(image, "server/data.js.map"), "utf8")) as {
    readonly sources: readonly string[];
  };
  expect(sources).toContain("../apps/api/src/app/data/main.ts");
  expect(sources.filter((source) => !source.startsWith("../apps/") && !source.startsWith("../packages/"))).toEqual([]);
});

it("[OPS-01] every package that the server or the web app may hold is there with its licence", () => {
  const licences = readFileSync(join(image, "LICENSES-OF-PACKAGES.txt"), "utf8");
  for (const name of ["fastify", "effect", "react", "pg", "sharp"])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, "m"));
});

it("[OPS-01] [OPS-05] the command of the systemd unit starts it as well, with the unit's settings", {
  timeout: 120_000,
}, async () => {
  const unit = readFileSync(at("deploy/kontor.service"), "utf8");
  const valueOf = (name: string): string => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "";
  const [program = "", ...args] = valueOf("ExecStart").split(" ");
  expect(program).toBe("/usr/bin/node");
  const own = Object.fromEntries(
    valueOf("Environment")
      .split(" ")
      .map((pair) => pair.split("=")),
  ) as NodeJS.ProcessEnv;
  const port = await freePort();
  // What stands in its file of settings goes before.
  const shop = await opened(["node", ...args], port, { ...own, PORT: String(port), DATA_DIR: data });
  shop.child.kill("SIGTERM");
  expect(await shop.ended, shop.output()).toBe(0);
});

it("[OPS-01] [OPS-07] it may write nowhere but to its data, and neither become another user nor gain a right", async (context) => {
  context.skip(!isConfinable, "this machine lets no test take rights away");
  const script = `
    const { writeFileSync, readFileSync } = require("node:fs");
    const writes = (path) => { try { writeFileSync(path, "x"); return path; } catch (error) { return error.code; } };
    const status = readFileSync("/proc/self/status", "utf8");
    const of = (name) => new RegExp("^" + name + ":[ \\t]*([^ \\n]+)", "m").exec(status)[1];
    console.log(JSON.stringify({
      writes: ["server/web.js", "/x", "/usr/x", "/var/tmp/x", process.env.TMPDIR + "/x", process.env.DATA_DIR + "/x"].map(writes),
      rights: ["CapEff", "CapPrm", "CapBnd", "CapInh"].map(of), gains: of("NoNewPrivs"), user: process.getuid(),
    }));`;
  const tried = running.start(...confinedProgram(["node", "--eval", script], settings(0)));
  expect(await tried.ended, tried.output()).toBe(0);
  // A file of another user on a read-only mount is refused by the one or the other.
  const refused = expect.stringMatching(/^E(?:ROFS|ACCES)$/);
  expect(JSON.parse(tried.output())).toEqual({
    writes: [...Array.from({ length: 4 }, () => refused), `${temporary}/x`, `${data}/x`],
    rights: Array.from({ length: 4 }, () => "0".repeat(16)),
    gains: "1",
    user: unprivileged.uid,
  });
});

it("[OPS-01] [OPS-05] [CHK-05] the shop opens, shows pages and pictures, takes an order and stops on SIGTERM", {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const shop = await opened(command, port);
  const address = `http://127.0.0.1:${port}`;
  expect(await started(health, settings(port)).ended).toBe(0);

  const get = async (path: string): Promise<Response> => {
    const response = await fetch(address + path);
    expect([path, response.status]).toEqual([path, 200]);
    return response;
  };
  const pages = await Promise.all(
    ["/en", "/de/hosting/web-m", "/en/blog", "/en/helpcenter", "/de/law-book"].map(async (path) =>
      (await get(path)).text(),
    ),
  );
  for (const page of pages) expect(page).toContain("<h1");
  const [script, style] = [
    /src="(\/assets\/[^"]+\.js)"/.exec(pages.join()),
    /href="(\/assets\/[^"]+\.css)"/.exec(pages.join()),
  ];
  for (const [, path = ""] of [script ?? [], style ?? []]) await get(path);
  // Drawn by the image proxy: its native code is there.
  const [, picture = ""] = /"(\/images\/[^"\s,]+)/.exec(pages.join()) ?? [];
  expect((await get(picture.replaceAll("&amp;", "&"))).headers.get("content-type")).toMatch(/^image\//);
  expect(await (await get("/api/shop/catalog")).text()).toContain("web-m");

  // By the terminal of a checkout, as any other client: a password, a domain, a cart, an order.
  const words = {
    "--url": address,
    "--plan": "web-m",
    "--domain": "example-42.de",
    "--email": "erika@example.com",
    "--password": "Passw0rd-one",
    "--first-name": "Erika",
    "--last-name": "Mustermann",
    "--street": "Hauptstraße 1",
    "--post-code": "10115",
    "--city": "Berlin",
    "--phone": "+4930123456",
  };
  const order = started(
    ["node", fromSource, "examples/terminal/src/order.ts", "--agree", ...Object.entries(words).flat()],
    { PATH: process.env["PATH"] ?? "" },
    root,
  );
  await order.ended;
  expect(order.output()).toMatch(/Thank you\. Your order: K-\d{4}-\d{6}/);

  // Far below what compose file and unit allow it.
  const [, peak = "0"] = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${shop.child.pid}/status`, "utf8")) ?? [];
  expect(Number(peak)).toBeLessThan(1_000_000);
  shop.child.kill("SIGTERM");
  expect(await shop.ended, shop.output()).toBe(0);
});

it("[PKG-08] [OPS-01] three providers run beside each other from one container, each from a folder that it only reads", {
  timeout: 180_000,
}, async () => {
  const names = ["Nordwind", "Südwind", "Westwind"];
  const shops = await Promise.all(
    names.map(async (name, at) => {
      const [content, own] = [join(folder, `content-${at}`), join(data, `shop-${at}`)];
      cpSync(join(image, "content"), content, { recursive: true });
      const site = readFileSync(join(content, "site.json"), "utf8");
      writeFileSync(join(content, "site.json"), site.replaceAll("Kontor Hosting", name));
      writeFileSync(join(content, "brand/colours.css"), `:root { --bar: #${at}${at}aa00; }`);
      mkdirSync(own);
      if (user !== null) chownSync(own, user.uid, user.gid);
      const port = await freePort();
      const shop = await opened(command, port, { CONTENT_DIR: content, DATA_DIR: own });
      return { name, shop, page: await (await fetch(`http://127.0.0.1:${port}/de/hosting`)).text(), port };
    }),
  );
  const sheets = shops.map(({ page }) => /href="(\/assets\/index-[^"]+\.css)"/.exec(page)?.[1] ?? "");
  expect(new Set(sheets).size).toBe(3);
  for (const [at, { name, page, port, shop }] of shops.entries()) {
    expect(page).toMatch(new RegExp(`<title>[^<]*${name}`));
    for (const other of [...names, "Kontor Hosting"].filter((each) => each !== name))
      expect(page.includes(other)).toBe(false);
    const sheet = await fetch(`http://127.0.0.1:${port}${sheets[at]}`);
    expect([sheet.headers.get("cache-control"), (await sheet.text()).includes(`--bar:#${at}${at}aa00`)]).toEqual([
      "public, max-age=31536000, immutable",
      true,
    ]);
    shop.child.kill("SIGTERM");
    expect(await shop.ended, shop.output()).toBe(0);
  }
});

it("[OPS-06] [ADM-06] operators have the commands of a checkout", { timeout: 120_000 }, async () => {
  const operator = { ...settings(0), ADMIN_EMAIL: "chef@example.com", ADMIN_PASSWORD: "a long one for tests 7" };
  const { scripts } = JSON.parse(readFileSync(join(image, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const npmRun = (script: string, ...words: readonly string[]) =>
    started([...(scripts[script] ?? "").split(" "), ...words], operator);
  const admin = npmRun("admin:create");
  expect(await admin.ended, admin.output()).toBe(0);
  expect(admin.output()).toContain("chef@example.com is the administrator of");

  const backup = npmRun("data", "backup", "--to", join(data, "backup.sqlite"));
  expect(await backup.ended, backup.output()).toBe(0);
  expect(existsSync(join(data, "backup.sqlite"))).toBe(true);

  // The driver of PostgreSQL is there: no server answers at this port, which is an error in one sentence.
  const away = started(
    ["node", "server/data.js", "backup", "--from", "postgres://a:b@127.0.0.1:1/kontor", "--to", join(data, "x.sqlite")],
    operator,
  );
  expect(await away.ended).toBe(1);
  expect(away.output()).toMatch(/PostgreSQL|database/i);
  expect(away.output()).not.toContain("    at ");
});

it("[OPS-01] a package that reads files of its own ends the build by its name, unless it stays a package", async () => {
  const bundled = bundleServer(join(folder, "broken"), "..", { broken: "node_modules/svgo/lib/svgo-node.js" }, []);
  await expect(bundled).rejects.toThrow("node_modules/css-tree/lib/version.js reads files of its own package");
});

it("[OPS-03] split in two, each starts by the path that it has in a checkout", { timeout: 120_000 }, async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  const secret = { SESSION_SECRET: "a secret of the tests, 32 characters" };
  const api = await opened(["node", fromSource, "apps/api/src/main.ts"], apiPort, secret);
  const web = await opened(["node", fromSource, "apps/web/src/app/node-entry.ts"], port, {
    ...secret,
    API_URL: `http://127.0.0.1:${apiPort}`,
  });
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await statusOf("/de/hosting/web-m"), await statusOf("/api/shop/catalog")]).toEqual([200, 200]);
  for (const { child, ended, output } of [web, api]) {
    child.kill("SIGTERM");
    expect(await ended, output()).toBe(0);
  }
});
