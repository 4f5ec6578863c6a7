// The nginx configuration that is shipped, started for a test: the same file, with other ports and a place of its own.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const shipped = fileURLToPath(new URL("../../../deploy/nginx.conf", import.meta.url));

export const nginxProgram = ["nginx", "/usr/sbin/nginx"].find((program) => spawnSync(program, ["-v"]).status === 0);
export const nginxMissing = "nginx is not installed: `apt-get install nginx-light`";

/**
 * The directories of the system that nginx was built to write into belong to root. Those of an ordinary user are in a place of its own; for
 * root they stay, as its workers are another user, who may not enter that place.
 */
const writableBy = (uid: number | undefined, directory: string): string =>
  uid === 0
    ? ""
    : [
        ...spawnSync(nginxProgram ?? "nginx", ["-V"], { encoding: "utf8" }).stderr.matchAll(
          /--http-([a-z-]+)-temp-path=/g,
        ),
      ]
        .map(([, name = ""]) => `${name.replaceAll("-", "_")}_temp_path "${join(directory, name)}";\n`)
        .join("");

export interface Ports {
  /** Where visitors come in, and where web processes find the API. */
  readonly outer: number;
  readonly inner: number;
  readonly shop: readonly [number, number];
  readonly api: readonly [number, number];
}

export interface Proxy {
  readonly stop: () => void;
}

/** Waits until it takes connections, whatever stands behind it; throws with nginx's own messages where it does not. */
export const startedNginx = async ({ outer, inner, shop, api }: Ports): Promise<Proxy> => {
  const directory = mkdtempSync(join(tmpdir(), "kontor-nginx-"));
  const configuration = readFileSync(shipped, "utf8")
    .replace("pid /run/nginx.pid", `pid "${directory}/nginx.pid"`)
    .replace("access_log /dev/stdout shop", "access_log off")
    .replace("http {\n", (opened) => opened + writableBy(process.getuid?.(), directory))
    .replace("listen 80;", `listen 127.0.0.1:${outer};`)
    .replaceAll("127.0.0.1:8081", `127.0.0.1:${inner}`)
    .replaceAll("127.0.0.1:3001", `127.0.0.1:${shop[0]}`)
    .replaceAll("127.0.0.1:3002", `127.0.0.1:${shop[1]}`)
    .replaceAll("127.0.0.1:4001", `127.0.0.1:${api[0]}`)
    .replaceAll("127.0.0.1:4002", `127.0.0.1:${api[1]}`);
  writeFileSync(join(directory, "nginx.conf"), configuration);
  const program: ChildProcess = spawn(
    nginxProgram ?? "nginx",
    ["-p", directory, "-c", join(directory, "nginx.conf"), "-g", "daemon off;"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const messages: string[] = [];
  program.stderr?.on("data", (data) => messages.push(String(data)));
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${outer}/metrics`).then(
      ({ status }) => status === 404,
      () => false,
    );
  for (let attempt = 0; !(await answers()); attempt += 1) {
    if (attempt === 100 || program.exitCode !== null) throw new Error(`nginx does not answer: ${messages.join("")}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    stop: () => {
      program.kill("SIGTERM");
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
